import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { uuidFrom } from '../../../../platform/secrets.ts';
import {
  CHOICE_TOPICS,
  type Choice,
  type Choices,
  type ChoiceTopic,
  choiceSchemas,
  erasePreference,
  loadChoices,
  sayChoice,
  setPreferenceActive,
  storeChoice,
} from '../../../preferences/index.ts';
import { answer, question, refusal } from '../events/clarify.ts';
import type { ToolInput } from '../inputs.ts';
import { wordsOf } from '../text/match-words.ts';
import { sayInstant } from '../text/say-time.ts';
import { whenContext } from '../time/when-context.ts';
import type { Tool } from '../tool.port.ts';
import { notificationInputs } from './inputs.ts';
import { planChoice } from './plan-choice.ts';

const changeArgs = z.object({
  topic: z.enum(CHOICE_TOPICS as [ChoiceTopic, ...ChoiceTopic[]]),
  choice: z.record(z.string(), z.unknown()),
  quote: z.string(),
});
type ChangeArgs = z.output<typeof changeArgs>;

const squeeze = (text: string): string => wordsOf(text).join(' ');

/** The person's own choice about what is sent without being asked: remembered as a preference, in force at once. */
export const changeNotificationsTool = (
  db: Database,
): Tool<ToolInput<'change_notifications'>, ChangeArgs> => ({
  name: 'change_notifications',
  description:
    'Change or stop what the assistant sends by itself: the morning briefing, nudges before meetings, words about colliding invitations, the evening look at tomorrow, quiet hours, how many a day, or everything. Not for reminders.',
  inputSchema: notificationInputs.change_notifications,
  argsSchema: changeArgs,
  plan: async (input, context) => {
    const quote = squeeze(input.quote);
    if (!quote || !context.ownWords.some((words) => squeeze(words).includes(quote)))
      return answer(
        refusal('I change my messages only on your own words, and I do not find those in what you wrote.'),
      );
    const planned = planChoice(input, await loadChoices(db, context.user.id), whenContext(context));
    if (planned.kind === 'question') return answer(question(planned.question));
    const { topic, choice } = planned;
    return {
      kind: 'run',
      args: { topic, choice: { ...choice }, quote: input.quote },
      formatted: `From now on: ${describe(topic, choice, context.user.timeZone)}`,
    };
  },
  execute: async (args, { user, now, toolCallId, assertCurrent }, journal) => {
    await assertCurrent();
    const { topic } = args;
    const choice = choiceSchemas[topic].parse(args.choice);
    const id = uuidFrom(`choice:${toolCallId}`);
    const text = describe(topic, choice, user.timeZone);
    const before = journal.before as { ended: string[] } | null | undefined;
    const ended = await storeChoice(db, {
      id,
      userId: user.id,
      topic,
      choice,
      text,
      quote: args.quote,
      at: now,
    });
    journal.recordAfter({ preference_id: id, ended: [...(before?.ended ?? []), ...ended] });
    const note = quietNote(topic, await loadChoices(db, user.id));
    return {
      ok: true,
      data: { status: 'changed', topic, now: text },
      receipt: `From now on: ${text}${namesTime(text) ? ` (${user.timeZone})` : ''}.${note}`,
    };
  },
  undo: async (execution, { user, now }) => {
    const { preference_id, ended } = z
      .object({ preference_id: z.string(), ended: z.array(z.string()) })
      .parse(execution.after);
    await erasePreference(db, user.id, preference_id);
    for (const id of ended) await setPreferenceActive(db, user.id, id, true, now);
    return { ok: true, data: {}, receipt: 'Undone: my messages are as they were before.' };
  },
});

function describe(topic: ChoiceTopic, choice: Choice, zone: string): string {
  const { until } = choice as Choice<'everything'>;
  if (topic === 'everything' && until)
    return `No messages without being asked until ${sayInstant(Date.parse(until), zone)}`;
  return sayChoice(topic, choice as never);
}

/** A time of day needs its zone; an instant has said it already. */
const namesTime = (text: string): boolean => /\d\d:\d\d(?!.*\))/.test(text);

/** Two wishes that meet: which of them holds is said, not left to be found out. */
function quietNote(topic: ChoiceTopic, choices: Choices): string {
  const { quiet, own } = choices;
  if (!own.has('quiet') || !quiet.on || (topic !== 'briefing' && topic !== 'evening')) return '';
  const { on, at } = choices[topic];
  if (!on || !at) return '';
  const isQuiet =
    quiet.from < quiet.to ? at >= quiet.from && at < quiet.to : at >= quiet.from || at < quiet.to;
  return isQuiet ? ` That is within your quiet hours (${quiet.from} to ${quiet.to}), which I keep to.` : '';
}

export const listNotificationsTool = (db: Database): Tool<ToolInput<'list_notifications'>> => ({
  name: 'list_notifications',
  description: 'What the assistant sends by itself, and when: briefing, nudges, quiet hours, how many a day.',
  inputSchema: notificationInputs.list_notifications,
  plan: async (_input, { user }) => {
    const choices = await loadChoices(db, user.id);
    const { background_events_enabled: isEnabled } = await db
      .selectFrom('users')
      .select('background_events_enabled')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    return answer({
      ok: true,
      data: {
        status: 'notifications',
        paused: !isEnabled,
        notifications: CHOICE_TOPICS.map((topic) => ({
          text: describe(topic, choices[topic], user.timeZone),
          your_choice: choices.own.has(topic),
        })),
      },
    });
  },
});
