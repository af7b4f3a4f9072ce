import { type ReadWhen, readWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { ReminderRow } from '../../../reminders/index.ts';
import { coverage, wordsOf } from '../text/match-words.ts';
import { whenContext } from '../time/when-context.ts';
import type { ToolContext } from '../tool.port.ts';
import { describedReminder, namedBy, tellingWords } from './described-reminder.ts';
import { reminderFactOf } from './reminder-fact.ts';

/** Reminders as they were before a change. */
const stored = z.coerce.date().nullable();
export const beforeImage = z.array(
  z.object({
    id: z.string(),
    reminder_text: z.string().optional(),
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

export const choices = (rows: readonly ReminderRow[], { user }: ToolContext) =>
  rows.map((row) => ({ reminder: reminderFactOf(row, user.timeZone) }));

/** 'To 6', said of a reminder for tomorrow, is tomorrow at six; of one that has been said, it is the next six o'clock. */
export function readOnItsDay(words: string, rows: readonly ReminderRow[], context: ToolContext): ReadWhen {
  const scheduling = whenContext(context);
  const read = readWhen(words, scheduling);
  const plain = read.when;
  const [row, ...others] = rows;
  const isHourOnly = plain.kind === 'instant' && !plain.dateSaid && !/\b(?:in|now|from now)\b/i.test(words);
  const due = row?.reminder_type === 'one_time' && row.last_triggered_at === null ? row.next_at : null;
  if (!isHourOnly || !due || others.length > 0 || due <= context.now) return read;
  const day = Temporal.Instant.fromEpochMilliseconds(due.getTime())
    .toZonedDateTimeISO(context.user.timeZone)
    .startOfDay()
    .toInstant();
  return Temporal.Instant.compare(day, scheduling.now) > 0
    ? readWhen(words, { ...scheduling, now: day })
    : read;
}

export interface ReminderQuery {
  readonly reminder_id?: string | undefined;
  readonly text?: string | undefined;
  readonly all?: boolean | undefined;
  readonly snooze_until?: string | undefined;
  readonly done?: boolean | undefined;
}

/** Which reminders the words mean. */
export function matchingReminders(
  rows: readonly ReminderRow[],
  input: ReminderQuery,
  context: ToolContext,
): readonly ReminderRow[] {
  const active = rows.filter(({ is_active }) => is_active);
  if (input.all) return active;
  if (input.reminder_id) return rows.filter(({ id }) => id === input.reminder_id);
  const asked = tellingWords(input.text ?? '');
  if (asked.length > 0) return named(rows, input.text ?? '', context);
  if (input.snooze_until || input.done) {
    const sent = rows
      .filter(({ last_triggered_at }) => last_triggered_at !== null)
      .sort((a, b) => (b.last_triggered_at?.getTime() ?? 0) - (a.last_triggered_at?.getTime() ?? 0));
    // Nothing has been said yet: put off is then the one that is to come, if there is only one.
    if (sent.length > 0 || input.done) return sent.slice(0, 1);
  }
  return active.length === 1 ? active : [];
}

/** By how they are described, by what they say, or by what they come before. */
function named(rows: readonly ReminderRow[], words: string, context: ToolContext): readonly ReminderRow[] {
  const facts = rows.map((row) => reminderFactOf(row, context.user.timeZone));
  const described = describedReminder(facts, words, whenContext(context));
  if (described) return rows.filter(({ id }) => id === described.id);
  const asked = tellingWords(words);
  const saying = rows.filter(({ reminder_text }) => coverage(asked, wordsOf(reminder_text)) >= 0.5);
  return saying.length > 0
    ? saying
    : rows.filter((_, index) => facts[index] && coverage(asked, namedBy(facts[index])) >= 0.5);
}
