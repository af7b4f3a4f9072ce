import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { uuidFrom } from '../../../../platform/secrets.ts';
import { personOf } from '../../../identity/index.ts';
import {
  CHOICE_TOPICS,
  type Choices,
  type ChoiceTopic,
  choiceSchemas,
  erasePreference,
  loadChoices,
  sayChoice,
  setPreferenceActive,
  storeChoice,
} from '../../../preferences/index.ts';
import { intended, receipt, refusal, takenBack } from '../../values/make.ts';
import type { QuietStretch } from '../../values/values.ts';
import { answer } from '../events/clarify.ts';
import { undoing } from '../events/undoing.ts';
import type { ToolInput } from '../inputs.ts';
import { wordsOf } from '../text/match-words.ts';
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
    'Change or stop what the assistant sends by itself: the morning briefing, nudges before meetings, words about colliding invitations, the evening look at tomorrow, quiet hours, how many a day, or everything. Done at once. Not for reminders.',
  inputSchema: notificationInputs.change_notifications,
  argsSchema: changeArgs,
  plan: async (input, context) => {
    const quote = squeeze(input.quote);
    if (!quote || !context.ownWords.some((words) => squeeze(words).includes(quote)))
      return answer(refusal({ code: 'not-said', to: 'notifications' }));
    const planned = planChoice(input, await loadChoices(db, context.user.id), whenContext(context));
    if (planned.kind === 'question') return answer(planned);
    const { topic, choice } = planned;
    return {
      kind: 'run',
      args: { topic, choice: { ...choice }, quote: input.quote },
      proposal: intended([{ did: 'notifications', topic, choice }]),
    };
  },
  execute: async (args, context, journal) => {
    const { user, now } = context;
    await context.assertCurrent();
    const { topic } = args;
    const choice = choiceSchemas[topic].parse(args.choice);
    const id = uuidFrom(`choice:${context.toolCallId}`);
    const before = journal.before as { ended: string[] } | null | undefined;
    const earlier = await loadChoices(db, user.id);
    const ended = await storeChoice(db, {
      id,
      userId: user.id,
      topic,
      choice,
      text: sayChoice(topic, choice, { zone: user.timeZone, now: now.getTime(), inFull: true }),
      quote: args.quote,
      at: now,
    });
    journal.recordAfter({ preference_id: id, ended: [...(before?.ended ?? []), ...ended] });
    const present = await loadChoices(db, user.id);
    const quiet = quietAt(topic, present);
    const instead = topic === 'quiet' ? quietLost(earlier, present) : undefined;
    return receipt(
      [{ did: 'notifications', topic, choice, ...(quiet ? { quiet } : {}), ...(instead ? { instead } : {}) }],
      context,
    );
  },
  undo: async (execution, { user, now }) => {
    const { preference_id, ended } = z
      .object({ preference_id: z.string(), ended: z.array(z.string()) })
      .parse(execution.after);
    await erasePreference(db, user.id, preference_id);
    for (const id of ended) await setPreferenceActive(db, user.id, id, true, now);
    return takenBack(undoing(execution, { was: 'notifications' }));
  },
});

/** Two wishes that meet: which of them holds is said, not left to be found out. */
function quietAt(topic: ChoiceTopic, choices: Choices): QuietStretch | undefined {
  const { quiet, own } = choices;
  if (!own.has('quiet') || !quiet.on || (topic !== 'briefing' && topic !== 'evening')) return undefined;
  const { on, at } = choices[topic];
  if (!on || !at) return undefined;
  return isWithin(at, quiet) ? { from: quiet.from, to: quiet.to } : undefined;
}

const isWithin = (at: string, { from, to }: Choices['quiet']): boolean =>
  from < to ? at >= from && at < to : at >= from || at < to;

/** Somebody who wants quiet at noon has not said that the night is over; there is only one stretch. */
function quietLost({ quiet: earlier }: Choices, { quiet }: Choices): QuietStretch | undefined {
  const isApart = !isWithin(earlier.from, quiet) && !isWithin(quiet.from, earlier);
  return earlier.on && quiet.on && isApart ? { from: earlier.from, to: earlier.to } : undefined;
}

export const listNotificationsTool = (db: Database): Tool<ToolInput<'list_notifications'>> => ({
  name: 'list_notifications',
  description: 'What the assistant sends by itself, and when: briefing, nudges, quiet hours, how many a day.',
  inputSchema: notificationInputs.list_notifications,
  plan: async (_input, { user }) => {
    const choices = await loadChoices(db, user.id);
    const { getsUnprompted } = await personOf(db, user.id);
    return answer({
      kind: 'answer',
      about: 'notifications',
      isPaused: !getsUnprompted,
      notifications: CHOICE_TOPICS.map((topic) => ({
        topic,
        choice: choices[topic],
        isOwnChoice: choices.own.has(topic),
      })),
    });
  },
});
