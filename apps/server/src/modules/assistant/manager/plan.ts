import type { Interval } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import { noSuchEvent } from '../tools/events/clarify.ts';
import { factOf as asFact } from '../tools/events/event-fact.ts';
import { unreadOf } from '../tools/events/other-calendars.ts';
import { wordsOf } from '../tools/text/match-words.ts';
import type { ToolName } from '../tools/tool-names.ts';
import type { Asks, EventFact, Option, Proposal, Question } from '../values/values.ts';
import type { Said, Talk } from './answers.ts';
import {
  type AskedBefore,
  type Conversation,
  type OpenQuestion,
  spokenStretch,
  type Wish,
  withFocus,
  withList,
} from './conversation.ts';
import { Slots } from './slots.ts';
import type { World } from './world.ts';

/** What is to be done about a message, in order. */
export type Step =
  | { readonly kind: 'call'; readonly wish: Wish; readonly of?: string | undefined }
  | {
      readonly kind: 'say';
      readonly said: Said;
      readonly wish?: Wish | undefined;
      /** The words that it is about, where the message says more than that: what is asked back then names them. */
      readonly of?: string | undefined;
    };

/** The plan for one message while it is made: what is said and called so far, and what is in focus. */
export class MessagePlan {
  readonly world: World;
  readonly steps: Step[] = [];
  /** Proposals that this message takes the place of without a call of its own: it only asks something. */
  readonly replaced: string[] = [];
  /** Proposals that this message says yes to, all at once, or no. */
  readonly approved: string[] = [];
  /** What those come to. */
  readonly agreed: Proposal['changes'][number][] = [];
  readonly denied: string[] = [];
  /** As it stood before this message. */
  readonly before: Conversation;
  conversation: Conversation;
  /** What the questions of this message came to, by their clause: conditions rest on it. */
  readonly truths = new Map<number, boolean>();
  /** Where an event would be, if it were moved as the person only wonders. */
  supposed: EventFact | undefined;
  /** The same for each of several that may be meant. */
  eachSupposed: readonly EventFact[] = [];
  /** The day or stretch that the last answer named. */
  answeredStretch: Interval | undefined;
  /** It was asked about from when to when. */
  isExact = false;
  /** Several days or parts of days were offered, and any of them may be meant next. */
  isChoice = false;
  /** The time that a condition was about, for what has none of its own. */
  conditionTime: string | undefined;
  /** The command that is being planned. */
  current: Slots = new Slots([]);
  /** It is of what was told before, where no day was named: today would only be a guess. */
  lacksDay = false;
  /** The calendar that new events shall go into, when one was named. */
  calendar: string | undefined;
  /** The words of that command. */
  words = '';
  /** Everything that was said up to its end. */
  saidSoFar = '';
  /** The same, when it is one of several. */
  clause: string | undefined;
  /** Words of it that are in doubt: what it leads to is proposed and not done. */
  unsure: readonly string[] = [];
  /** Every word of it is clear, only not whether all of it is meant so. */
  isHalfSure = false;

  constructor(world: World, conversation: Conversation) {
    this.world = world;
    this.before = conversation;
    // What was so right before the message is not so behind it.
    this.conversation = {
      ...conversation,
      isAskedTogether: undefined,
      isDenied: undefined,
      story: undefined,
    };
  }

  call(tool: ToolName, input: Record<string, unknown>, zone?: string): void {
    const said = this.current.list();
    const wish: Wish = {
      tool,
      input: present({
        ...input,
        ...(changesSomething(tool)
          ? { unsure: this.doubtsOf(input), replaces: this.replaced.shift() ?? input.replaces }
          : { unsure: undefined, replaces: undefined }),
      }),
      ...(zone ? { zone } : {}),
      ...(said.length > 0 ? { said } : {}),
    };
    this.#takeBackAnswer(wish);
    if (!this.#joins(wish)) this.steps.push({ kind: 'call', wish, of: this.clause });
    const { open, parked, aside } = this.conversation;
    // What we had asked about is put aside, not lost: we come back to it.
    const left = open && isAnother(open.wish, wish) ? open : undefined;
    this.conversation = {
      ...this.conversation,
      open: undefined,
      parked: left?.wish ?? parked,
      aside: left
        ? aside && !isAnother(aside.wish, left.wish)
          ? { ...left, recalled: aside.recalled, behind: aside.behind }
          : { ...left, recalled: 0, behind: this.conversation.done[0]?.call }
        : aside && !isAnother(aside.wish, wish)
          ? undefined
          : aside,
      asked: undefined,
    };
  }

  /** Two changes of one event in one message are one change: the second would find it changed by the first. */
  #joins(wish: Wish): boolean {
    const last = this.steps.at(-1);
    if (wish.tool !== 'update_event' || last?.kind !== 'call' || last.wish.tool !== 'update_event')
      return false;
    if (!wish.input.event_id || wish.input.event_id !== last.wish.input.event_id) return false;
    const input = { ...last.wish.input, ...wish.input };
    const said = [...(last.wish.said ?? []), ...(wish.said ?? [])];
    this.steps[this.steps.length - 1] = { kind: 'call', wish: { ...last.wish, ...wish, input, said } };
    return true;
  }

  /** 'No. Decline it', of which the first word was taken for another answer: an invitation has one, the last. */
  #takeBackAnswer({ tool, input }: Wish): void {
    if (tool !== 'respond_to_invitation') return;
    const kept = this.steps.filter(
      (step) =>
        step.kind !== 'call' || step.wish.tool !== tool || step.wish.input.event_id !== input.event_id,
    );
    this.steps.splice(0, this.steps.length, ...kept);
  }

  /** What was in doubt about a wish stays so when it is corrected in another point. */
  private doubtsOf({ unsure }: Record<string, unknown>): readonly string[] {
    return [...new Set([...(Array.isArray(unsure) ? (unsure as string[]) : []), ...this.unsure])];
  }

  /** A word in doubt that is part of what the event is called only says which one it is. */
  settleName(title: string | undefined): void {
    const named = new Set(wordsOf(title ?? ''));
    this.unsure = this.unsure.filter((doubt) => !wordsOf(doubt).every((word) => named.has(word)));
  }

  say(said: Said): void {
    // Every answer depends on which calendars could be read.
    const complete = said.kind === 'told' ? { ...said, ...unreadOf(this.world.calendars) } : said;
    this.steps.push({ kind: 'say', said: complete, of: this.clause });
  }

  /** Next to an answer or a change there is no need to say that all is well; and nothing is said twice. */
  tidy(): void {
    const said = new Set<string>();
    const unique = this.steps.filter((step) => {
      if (step.kind === 'say' && step.wish) return true;
      // 'Tomorrow at half four. Yes, half four, ring him': said twice, wanted once.
      if (step.kind === 'call' && !MAKES.has(step.wish.tool)) return true;
      const words =
        step.kind === 'call'
          ? JSON.stringify([step.wish.tool, { ...step.wish.input, unsure: undefined }])
          : // The same answer to two clauses is one answer.
            JSON.stringify([step.said, step.said.kind === 'told' ? undefined : step.of]);
      const isNew = !said.has(words);
      said.add(words);
      return isNew;
    });
    const real = unique.filter((step) => !isIdleTalk(step));
    this.steps.splice(0, this.steps.length, ...(real.length > 0 ? real : unique));
  }

  /** It has turned out otherwise. */
  unsay(what: Talk['what']): void {
    const kept = this.steps.filter(
      (step) => step.kind !== 'say' || step.said.kind !== 'talk' || step.said.what !== what,
    );
    this.steps.splice(0, this.steps.length, ...kept);
  }

  /** Asks for what a wish still needs; the wish is kept until it is answered. */
  ask(asks: Asks, wish: Wish, more: { options?: readonly Option[]; about?: EventFact } = {}): void {
    const question: Question = {
      kind: 'question',
      asks,
      options: more.options ?? [],
      ...(more.about ? { about: more.about } : {}),
    };
    const said = wish.said ?? this.current.list();
    const kept: Wish = { ...wish, input: present(wish.input), ...(said.length > 0 ? { said } : {}) };
    this.steps.push({ kind: 'say', said: question, wish: kept, of: this.clause });
    const open: OpenQuestion = { question, wish: kept };
    const { asked } = this.conversation;
    this.conversation = {
      ...this.conversation,
      open,
      ...(asked?.isLater ? { asked: { ...asked, isLater: undefined } } : {}),
      ...(question.options.length > 0 ? { listed: question.options } : {}),
    };
  }

  askWhich(events: readonly CalendarEvent[], wish: Wish): void {
    this.ask({ for: 'event' }, wish, {
      options: events.slice(0, 8).map((event, index) => ({ ref: String(index + 1), event: asFact(event) })),
    });
  }

  noSuchEvent(words: string | undefined): void {
    this.say(noSuchEvent(words, unreadOf(this.world.calendars)));
  }

  focusOn(events: readonly EventFact[]): void {
    this.conversation = withFocus(this.conversation, events);
  }

  list(events: readonly EventFact[]): void {
    this.conversation = withList(
      this.conversation,
      events.map((event, index) => ({ ref: String(index + 1), event })),
    );
  }

  asked(asked: AskedBefore): void {
    const isLater = this.before.open !== undefined && this.before.open === this.conversation.open;
    this.conversation = { ...this.conversation, asked: { ...asked, ...(isLater ? { isLater } : {}) } };
  }

  /** The stretch that was asked about, also for what else is booked in the same message: '10 to 12 this, 13 to 14 that'. */
  get spokenStretch(): AskedBefore['window'] {
    const isBooking = this.steps.every(({ wish }) => wish?.tool === 'create_event');
    return spokenStretch(this.conversation.asked ?? (isBooking ? this.before.asked : undefined));
  }

  /** What is called next takes its place. */
  replace(call: string): void {
    this.replaced.push(call);
    this.#drop([call]);
  }

  deny(calls: readonly string[]): void {
    this.denied.push(...calls);
    this.#drop(calls);
  }

  approve(calls: readonly string[]): void {
    this.agreed.push(
      ...this.conversation.proposals.flatMap(({ call, changes }) => (calls.includes(call) ? changes : [])),
    );
    this.approved.push(...calls);
    this.#drop(calls);
  }

  #drop(calls: readonly string[]): void {
    const gone = new Set(calls);
    this.conversation = {
      ...this.conversation,
      proposals: this.conversation.proposals.filter(({ call }) => !gone.has(call)),
    };
  }
}

/** What makes something new, which nobody wants twice. */
const MAKES: ReadonlySet<ToolName> = new Set(['create_event', 'set_reminder'] as const);

/** Unless it names one of several wishes: then nothing came of that one, which has to be said. */
const isIdleTalk = (step: Step): boolean =>
  step.kind === 'say' && step.of === undefined && step.said.kind === 'talk' && IDLE.has(step.said.what);
const IDLE: ReadonlySet<Talk['what']> = new Set([
  ...(['hello', 'thanks', 'goodbye', 'chat', 'left-alone', 'nothing-changed'] as const),
]);

/** Whether a call is for something else than a wish that was begun. */
function isAnother(begun: Wish, { tool, input }: Wish): boolean {
  if (begun.tool !== tool) return true;
  const words = ({ title }: Readonly<Record<string, unknown>>) => wordsOf(String(title ?? ''));
  // 'Permit drawings due on the 27th' is what was begun as 'permit drawings'.
  if (tool === 'create_event') return words(begun.input).some((word) => !words(input).includes(word));
  const { event_id: id } = begun.input;
  return tool === 'update_event' && id !== undefined && input.event_id !== undefined && id !== input.event_id;
}

const LOOKING: ReadonlySet<ToolName> = new Set([
  'list_events',
  'find_free_times',
  'list_reminders',
  'list_preferences',
  'find_contact',
  'list_notifications',
  'convert_time',
  'count_time',
  'product_facts',
] as const);
const changesSomething = (tool: ToolName): boolean => !LOOKING.has(tool);

/** Only what was said: a tool takes no empty words. */
const present = (input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
