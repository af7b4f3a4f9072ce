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
import { answer, question, refusal } from '../events/clarify.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { coverage, tellingWords, wordsOf } from '../text/match-words.ts';
import { sayInstant } from '../text/say-time.ts';
import { whenContext } from '../time/when-context.ts';
import type { Tool, ToolContext } from '../tool.port.ts';
import { momentOf } from './moment.ts';
import { refuseTime } from './refuse-time.ts';
import { readRepetition } from './repetition.ts';
import type { ReminderToolDependencies } from './set-reminder.ts';

const cancelArgs = z.object({
  reminder_ids: z.array(z.string()),
  texts: z.array(z.string()),
  action: z.enum(['cancel', 'snooze', 'done', 'repeat']),
  until: z.string().optional(),
  cron: z.string().optional(),
  zone: z.string().optional(),
  description: z.string().optional(),
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
          ? refusal('You have no active reminders.')
          : question(
              'Which reminder do you mean?',
              active.map(({ reminder_text }) => reminder_text),
            ),
      );
    if (matches.length > 1 && !input.all)
      return answer(
        question(
          'Which of these do you mean?',
          matches.map(({ reminder_text }) => reminder_text),
        ),
      );
    const args: CancelArgs = {
      reminder_ids: matches.map(({ id }) => id),
      texts: matches.map(({ reminder_text }) => reminder_text),
      action: input.snooze_until ? 'snooze' : input.done ? 'done' : 'cancel',
    };
    if (!input.snooze_until) return { kind: 'run', args };
    const impossible = refuseTime(
      { when: input.snooze_until, said: context.ownWords.at(-1) },
      whenContext(context),
    );
    if (impossible) return answer(question(`${impossible} Until when should I put it off?`));
    const when = resolveOnItsDay(input.snooze_until, matches, context);
    if (when.kind === 'recurrence') {
      const repetition = readRepetition(when, context);
      if (repetition.kind === 'refused') return answer(refusal(`${repetition.why} Nothing was changed.`));
      const { kind: _kind, ...schedule } = repetition;
      return { kind: 'run', args: { ...args, ...schedule, action: 'repeat' } };
    }
    const until = momentOf(when, context);
    if (until.kind === 'question' || until.at <= now.getTime())
      return answer(question('Until when should I put it off?'));
    return { kind: 'run', args: { ...args, until: new Date(until.at).toISOString() } };
  },
  execute: async (args, { user, now, assertCurrent }, journal) => {
    await assertCurrent();
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
    const what = args.texts.join('; ');
    const receipts = {
      cancel: `Cancelled the reminder: ${what}.`,
      done: `Well done: ${what}.`,
      repeat: `I will remind you: ${what}, ${args.description}.`,
      snooze: `I will remind you again: ${what}, on ${sayInstant(new Date(args.until ?? now).getTime(), user.timeZone)}.`,
    };
    return { ok: true, data: { reminders: args.texts }, receipt: receipts[args.action] };
  },
  undo: async (execution, { user, now }) => {
    for (const row of beforeImage.parse(execution.before)) await restoreReminder(db, user.id, row, now);
    return { ok: true, data: {}, receipt: 'Undone: the reminder is as it was.' };
  },
});

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
