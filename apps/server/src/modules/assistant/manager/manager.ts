import { type Act, type Role, saysMoving } from '@catch/understanding';
import type { Database } from '../../../platform/db/database.ts';
import { type AllCalendarsGateway, isCalendarError, type MailHeaders } from '../../calendar/index.ts';
import { troubleOf } from '../tools/events/calendar-failure.ts';
import { createContacts } from '../tools/people/contacts.ts';
import { wordsOf } from '../tools/text/match-words.ts';
import type { ToolContext } from '../tools/tool.port.ts';
import { refusal } from '../values/make.ts';
import type { Conversation } from './conversation.ts';
import type { JudgedReading } from './judged-reading.ts';
import { manage } from './manage.ts';
import { isPlain, isSettled } from './plain.ts';
import { MessagePlan } from './plan.ts';
import { behindStory, storyAfter } from './told-story.ts';
import { World } from './world.ts';

/** What a message says, as commands. */
export interface MessageReader {
  read(message: string, conversation: Conversation, context: ToolContext): Promise<JudgedReading>;
  /** Whether any words can be read, and not only those of known messages. */
  readonly readsAnything?: true;
}

/** A reader and the dialogue manager together: from a message to what is to be done. */
export interface Manager {
  plan(message: string, conversation: Conversation, context: ToolContext): Promise<MessagePlan>;
  /** Only when it is a plain request that is understood without a doubt. */
  planPlainly?(
    message: string,
    conversation: Conversation,
    context: ToolContext,
  ): Promise<MessagePlan | undefined>;
}

/** Nothing can be looked up, and the answer says so. */
const OUT_OF_REACH = ['reconnect-needed', 'unavailable', 'rate-limited'] as const;

export function createManager(given: {
  readonly reader: MessageReader;
  readonly db: Database;
  readonly gateway: AllCalendarsGateway;
  readonly mail: MailHeaders;
}): Manager {
  const contacts = createContacts(given.gateway, given.mail);
  return {
    planPlainly: async (message, conversation, context) => {
      const world = new World({ ...given, contacts }, context);
      const reading = await given.reader.read(message, conversation, context);
      // What leans on what was told before is not plain.
      const isSettledHere = isPlain(reading) && !conversation.story;
      const plan = isSettledHere ? await manage(reading, conversation, world) : undefined;
      return plan && isSettled(plan) ? plan : undefined;
    },
    plan: async (message, conversation, context) => {
      const world = new World({ ...given, contacts }, context);
      const read = (text: string) => given.reader.read(text, conversation, context);
      const calendar = await world.calendarNamed(message);
      const reading = await read(calendar?.rest ?? message);
      const talk = async (said: JudgedReading, into?: string): Promise<MessagePlan> => {
        const behind = given.reader.readsAnything ? read : undefined;
        const plan = await manage(
          await behindStory(said, conversation, world, behind),
          conversation,
          world,
          into,
        );
        plan.conversation = { ...plan.conversation, story: storyAfter(plan, message, said) };
        return plan;
      };
      try {
        // Only what is made goes into a calendar; of anything else its name is a word like others.
        if (calendar && makesOnly(reading)) return await talk(reading, calendar.name);
        const whole = calendar ? await read(message) : reading;
        if (!calendar || !putsInto(whole, calendar.name, message)) return await talk(whole);
        const plan = new MessagePlan(world, conversation);
        plan.say({ kind: 'talk', what: 'other-calendar' });
        return plan;
      } catch (error) {
        if (!isCalendarError(error, ...OUT_OF_REACH)) throw error;
        const plan = new MessagePlan(world, conversation);
        plan.steps.push({ kind: 'say', said: refusal({ code: troubleOf(error) }) });
        return plan;
      }
    },
  };
}

/** Something new, and nothing that touches what is there: reminders, questions and thanks may stand beside it. */
const makesOnly = ({ commands }: JudgedReading): boolean =>
  commands.some(({ act }) => act === 'create') && !commands.some(({ act }) => TOUCHING.has(act));
const TOUCHING: ReadonlySet<Act> = new Set([
  ...(['change', 'revise', 'again', 'cancel', 'swap', 'undo', 'pick', 'answer'] as const),
] as const);

/** 'Can you put that into Personal instead?': the calendar, taken for a place or a person or for nothing, is all that is said. */
const putsInto = ({ commands }: JudgedReading, name: string, message: string): boolean => {
  const isIt = (text: string) => wordsOf(name).every((word) => wordsOf(text).includes(word));
  return (
    commands.length > 0 &&
    commands.every(
      ({ act, slots }) =>
        (act === 'other' && saysMoving(message)) ||
        (TOUCHING.has(act) &&
          (slots.some(({ role, text }) => WHERE.has(role) && isIt(text)) ||
            (PLACED.has(act) && slots.every(({ role }) => role === 'target')))),
    )
  );
};
const PLACED: ReadonlySet<Act> = new Set(['change', 'revise'] as const);
const WHERE: ReadonlySet<Role> = new Set(['place', 'guest', 'person', 'title', 'option'] as const);
