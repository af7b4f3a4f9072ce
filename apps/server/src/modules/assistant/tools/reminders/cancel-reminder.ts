import { resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import {
  completeReminder,
  deactivateReminder,
  listReminders,
  type ReminderRow,
  repeatReminder,
  restoreReminder,
  snoozeReminder,
} from '../../../reminders/index.ts';
import { intended, momentAt, question, receipt, refusal, takenBack } from '../../values/make.ts';
import type { Change, ReminderFact } from '../../values/values.ts';
import { answer } from '../events/clarify.ts';
import { undoing } from '../events/undoing.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { coverage, tellingWords, wordsOf } from '../text/match-words.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, Tool, ToolContext } from '../tool.port.ts';
import { readCron } from './cron-words.ts';
import { momentOf } from './moment.ts';
import { refuseTime } from './refuse-time.ts';
import { reminderFactOf } from './reminder-fact.ts';
import { readRepetition } from './repetition.ts';
import type { ReminderToolDependencies } from './set-reminder.ts';

const cancelArgs = z.object({
  reminder_ids: z.array(z.string()),
  texts: z.array(z.string()),
  action: z.enum(['cancel', 'snooze', 'done', 'repeat']),
  until: z.string().optional(),
  cron: z.string().optional(),
  zone: z.string().optional(),
});
type CancelArgs = z.output<typeof cancelArgs>;
type Input = ToolInput<'cancel_reminder'>;

const stored = z.coerce.date().nullable();
const beforeImage = z.array(
  z.object({
    id: z.string(),
    is_active: z.boolean(),
    next_at: stored,
    // Absent in what was kept before reminders could be put off.
    snoozed_until: stored.default(null),
    scheduled_at: stored,
    reminder_type: z.enum(['one_time', 'recurring']),
    cron_expression: z.string().nullable(),
    time_zone: z.string(),
    zone_is_said: z.boolean().default(false),
  }),
);

export const cancelReminderTool = ({
  db,
}: Pick<ReminderToolDependencies, 'db'>): Tool<Input, CancelArgs> => ({
  name: 'cancel_reminder',
  description:
    'Cancel a reminder, put it off, or mark it done. Without naming one: the one that was sent last, when the user puts it off or says it is done.',
  inputSchema: toolInputs.cancel_reminder,
  argsSchema: cancelArgs,
  plan: async (input, context) => {
    const { user, now } = context;
    const rows = await listReminders(db, user.id, !(input.snooze_until || input.done));
    const matches = meant(rows, input);
    const active = rows.filter(({ is_active }) => is_active);
    if (matches.length === 0)
      return answer(
        active.length === 0
          ? refusal({ code: 'no-reminders' })
          : question({ for: 'reminder', among: 'all' }, choices(active, context)),
      );
    if (matches.length > 1 && !input.all)
      return answer(question({ for: 'reminder', among: 'matches' }, choices(matches, context)));
    const args: CancelArgs = {
      reminder_ids: matches.map(({ id }) => id),
      texts: matches.map(({ reminder_text }) => reminder_text),
      action: input.snooze_until ? 'snooze' : input.done ? 'done' : 'cancel',
    };
    if (!input.snooze_until) return run(args, context);
    const impossible = refuseTime(
      { when: input.snooze_until, said: context.ownWords.at(-1) },
      whenContext(context),
    );
    if (impossible) return answer(question({ for: 'snooze', impossible }));
    const when = resolveOnItsDay(input.snooze_until, matches, context);
    if (when.kind === 'recurrence') {
      const repetition = readRepetition(when, context);
      if (repetition.kind === 'refused')
        return answer(refusal({ code: 'impossible-rhythm', rhythm: repetition.rhythm, to: 'change' }));
      const { kind: _kind, ...schedule } = repetition;
      return run({ ...args, ...schedule, action: 'repeat' }, context);
    }
    const until = momentOf(when, context);
    if (until.kind === 'question' || until.at <= now.getTime()) return answer(question({ for: 'snooze' }));
    return run({ ...args, until: new Date(until.at).toISOString() }, context);
  },
  execute: async (args, context, journal) => {
    const { user, now } = context;
    await context.assertCurrent();
    await journal.recordBefore(
      journal.before ??
        (await listReminders(db, user.id, false)).filter(({ id }) => args.reminder_ids.includes(id)),
    );
    for (const id of args.reminder_ids)
      if (args.action === 'snooze' && args.until)
        await snoozeReminder(db, user.id, id, new Date(args.until), now);
      else if (args.action === 'repeat' && args.cron)
        await repeatReminder(
          db,
          user.id,
          id,
          { cron: args.cron, timeZone: args.zone ?? user.timeZone, zoneIsSaid: args.zone !== undefined },
          now,
        );
      else if (args.action === 'done') await completeReminder(db, user.id, id, now);
      else await deactivateReminder(db, user.id, id, now);
    journal.recordAfter({ reminder_ids: args.reminder_ids });
    return receipt(changesOf(args, context), context);
  },
  undo: async (execution, { user, now }) => {
    for (const row of beforeImage.parse(execution.before)) await restoreReminder(db, user.id, row, now);
    return takenBack(undoing(execution, { was: 'reminder-changed' }));
  },
});

const run = (args: CancelArgs, context: ToolContext): Plan<CancelArgs> => ({
  kind: 'run',
  args,
  proposal: intended(changesOf(args, context)),
});

const choices = (rows: readonly ReminderRow[], { user }: ToolContext) =>
  rows.map((row) => ({ reminder: reminderFactOf(row, user.timeZone) }));

const changesOf = (args: CancelArgs, context: ToolContext): Change[] =>
  args.reminder_ids.map((id, index) => changeOf({ id, text: args.texts[index] ?? '' }, args, context));

function changeOf(reminder: ReminderFact, args: CancelArgs, { user, now }: ToolContext): Change {
  const { action, cron, zone = user.timeZone, until } = args;
  if (action === 'cancel' || action === 'done')
    return { did: 'reminder-ended', reminder, how: action === 'done' ? 'done' : 'cancelled' };
  const reading = action === 'repeat' && cron ? readCron(cron, zone, now) : undefined;
  const after: ReminderFact =
    cron && reading?.kind === 'runs'
      ? { ...reminder, cron, runs: reading.runs, next: reading.runs[0], repeats: true }
      : {
          ...reminder,
          next: momentAt(new Date(until ?? now).getTime(), user.timeZone),
          isSnoozed: true,
        };
  return { did: 'reminder-changed', before: reminder, after };
}

/** 'To 6', said of a reminder for tomorrow, is tomorrow at six; of one that has been said, it is the next six o'clock. */
function resolveOnItsDay(words: string, rows: readonly ReminderRow[], context: ToolContext): When {
  const scheduling = whenContext(context);
  const plain = resolveWhen(words, scheduling);
  const [row, ...others] = rows;
  const isHourOnly = plain.kind === 'instant' && !plain.dateSaid && !/\b(?:in|now|from now)\b/i.test(words);
  const due = row?.reminder_type === 'one_time' && row.last_triggered_at === null ? row.next_at : null;
  if (!isHourOnly || !due || others.length > 0 || due <= context.now) return plain;
  const day = Temporal.Instant.fromEpochMilliseconds(due.getTime())
    .toZonedDateTimeISO(context.user.timeZone)
    .startOfDay()
    .toInstant();
  const own = resolveWhen(words, { ...scheduling, now: day });
  return Temporal.Instant.compare(day, scheduling.now) > 0 ? own : plain;
}

function meant(rows: readonly ReminderRow[], input: Input): readonly ReminderRow[] {
  const active = rows.filter(({ is_active }) => is_active);
  if (input.all) return active;
  if (input.reminder_id) return rows.filter(({ id }) => id === input.reminder_id);
  const asked = tellingWords(input.text ?? '');
  if (asked.length > 0)
    return rows.filter(({ reminder_text }) => coverage(asked, wordsOf(reminder_text)) >= 0.5);
  if (input.snooze_until || input.done) {
    const told = rows
      .filter(({ last_triggered_at }) => last_triggered_at !== null)
      .sort((a, b) => (b.last_triggered_at?.getTime() ?? 0) - (a.last_triggered_at?.getTime() ?? 0));
    return told.slice(0, 1);
  }
  return active.length === 1 ? active : [];
}
