import type { When } from '@catch/understanding';
import { z } from 'zod';
import {
  editReminder,
  listReminders,
  type ReminderRow,
  repeatReminder,
  restoreReminder,
} from '../../../reminders/index.ts';
import { intended, momentAt, question, receipt, refusal, takenBack } from '../../values/make.ts';
import type { Change, Question, Refusal, ReminderFact } from '../../values/values.ts';
import { answer } from '../events/clarify.ts';
import { undoing } from '../events/undoing.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { whenContext } from '../time/when-context.ts';
import type { Tool, ToolContext } from '../tool.port.ts';
import { readCron } from './cron-words.ts';
import { momentOf } from './moment.ts';
import { refuseTime } from './refuse-time.ts';
import { reminderFactOf } from './reminder-fact.ts';
import { readRepetition } from './repetition.ts';
import type { ReminderToolDependencies } from './set-reminder.ts';
import { beforeImage, choices, matchingReminders, readOnItsDay } from './which-reminder.ts';

const changeArgs = z.object({
  reminder_id: z.string(),
  /** As it was. */
  before: z.looseObject({ id: z.string() }).transform((fact) => fact as unknown as ReminderFact),
  text: z.string().optional(),
  at: z.string().optional(),
  cron: z.string().optional(),
  /** Only when it was named with the time. */
  zone: z.string().optional(),
});
type ChangeArgs = z.output<typeof changeArgs>;
type Input = ToolInput<'change_reminder'>;
type Times = Pick<ChangeArgs, 'at' | 'cron' | 'zone'>;

export const changeReminderTool = ({
  db,
}: Pick<ReminderToolDependencies, 'db'>): Tool<Input, ChangeArgs> => ({
  name: 'change_reminder',
  description:
    'Change what a reminder says or when it comes. Done at once. To put off one that was just sent use cancel_reminder with snooze_until.',
  inputSchema: toolInputs.change_reminder,
  argsSchema: changeArgs,
  plan: async (input, context) => {
    const active = await listReminders(db, context.user.id, true);
    if (active.length === 0) return answer(refusal({ code: 'no-reminders' }));
    const [row, ...others] = matchingReminders(active, input, context);
    if (!row) return answer(question({ for: 'reminder', among: 'all' }, choices(active, context)));
    if (others.length > 0)
      return answer(question({ for: 'reminder', among: 'matches' }, choices([row, ...others], context)));
    const times = timesOf(input.new_when, row, context);
    if ('kind' in times) return answer(times);
    const before = reminderFactOf(row, context.user.timeZone);
    const text = input.new_text === before.text ? undefined : input.new_text;
    if (text === undefined && Object.keys(times).length === 0)
      return answer(question({ for: 'reminder-time', because: 'missing', text: before.text }));
    const args = { reminder_id: row.id, before, ...(text === undefined ? {} : { text }), ...times };
    return { kind: 'run', args, proposal: intended([changeOf(args, context)]) };
  },
  execute: async (args, context, journal) => {
    const { user, now } = context;
    await context.assertCurrent();
    const rows = async () =>
      (await listReminders(db, user.id, false)).filter(({ id }) => id === args.reminder_id);
    await journal.recordBefore(journal.before ?? (await rows()));
    const { text, at, cron, zone } = args;
    const when = at === undefined ? undefined : new Date(at);
    await editReminder(db, user.id, args.reminder_id, { text, when }, now);
    if (cron)
      await repeatReminder(
        db,
        user.id,
        args.reminder_id,
        { cron, timeZone: zone ?? user.timeZone, zoneIsSaid: zone !== undefined },
        now,
      );
    journal.recordAfter({ reminder_id: args.reminder_id });
    return receipt([changeOf(args, context)], context);
  },
  undo: async (execution, { user, now }) => {
    const rows = beforeImage.parse(execution.before);
    for (const row of rows) await restoreReminder(db, user.id, row, now);
    return takenBack(undoing(execution, { was: 'reminder-changed', text: rows[0]?.reminder_text }));
  },
});

/** When it shall come; nothing when that stays. One that repeats keeps doing so: a single hour is not how often. */
function timesOf(
  words: string | undefined,
  row: ReminderRow,
  context: ToolContext,
): Times | Question | Refusal {
  if (!words) return {};
  const impossible = refuseTime({ when: words, said: context.ownWords.at(-1) }, whenContext(context));
  if (impossible) return refusal({ code: 'impossible-time', time: impossible });
  const { when, unread } = readOnItsDay(words, [row], context);
  if (unread.length > 0 || when.kind === 'none')
    return question({ for: 'reminder-time', because: 'not-understood', words, text: row.reminder_text });
  if (when.kind === 'recurrence') {
    const repetition = readRepetition(when, context);
    if (repetition.kind === 'refused')
      return refusal({ code: 'impossible-rhythm', rhythm: repetition.rhythm, to: 'change' });
    return { cron: repetition.cron, ...(repetition.zone ? { zone: repetition.zone } : {}) };
  }
  if (row.reminder_type === 'recurring') {
    const cron = row.cron_expression ? atHour(row.cron_expression, when) : undefined;
    return cron ? { cron } : question({ for: 'rhythm', because: 'not-understood', words });
  }
  const due = momentOf(when, context);
  if (due.kind === 'question') return due;
  if (due.at <= context.now.getTime())
    return question({
      for: 'reminder-time',
      because: 'passed',
      at: momentAt(due.at, context.user.timeZone),
    });
  return { at: new Date(due.at).toISOString() };
}

/** 'At 11', of one on the first of every month at nine: its days stay, and so does the half of the day if none was said. */
function atHour(cron: string, when: When): string | undefined {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  const readings = when.kind === 'ambiguous' ? when.options : [when, ...alternativesOf(when)];
  const clocks = readings.flatMap((one) => (one.kind === 'instant' && !one.dateSaid ? [one.at] : []));
  if (!/^\d+$/.test(minute) || !/^\d+$/.test(hour) || clocks.length < readings.length) return undefined;
  const [first] = clocks;
  const at = clocks.find((clock) => clock.hour >= 12 === Number(hour) >= 12) ?? first;
  return at && [at.minute, at.hour, ...days].join(' ');
}

const alternativesOf = (when: When): readonly When[] =>
  when.kind === 'instant' ? (when.alternatives ?? []) : [];

function changeOf(
  { before, text, at, cron, zone }: ChangeArgs,
  { user, now }: Pick<ToolContext, 'user' | 'now'>,
): Change {
  const said = { ...before, text: text ?? before.text };
  const rhythm = cron ?? (at ? undefined : before.cron);
  const reading = rhythm ? readCron(rhythm, zone ?? user.timeZone, now) : undefined;
  const { before: _lead, ...itself } = said;
  const after: ReminderFact =
    rhythm && reading?.kind === 'runs'
      ? { ...said, cron: rhythm, runs: reading.runs, next: reading.runs[0], repeats: true }
      : at
        ? { ...itself, next: momentAt(Date.parse(at), user.timeZone) }
        : said;
  return { did: 'reminder-changed', before, after };
}
