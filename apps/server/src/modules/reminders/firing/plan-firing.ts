import type { Language } from '@catch/contract/languages';
import type { UpcomingEvent } from '../../../platform/db/tables/memory.ts';
import { nextRun, parseCron } from '../cron.ts';
import { earliest } from '../next-time.ts';
import type { ReminderRow } from '../reminders.repository.ts';
import { MOST_COUNTED, sayBeforeEvent, sayReminder } from './say-reminder.ts';

/** A reminder that is due: `next_at` is not after now. */
export type DueReminder = ReminderRow & {
  readonly next_at: Date;
  readonly owner_language?: Language | null;
};

/** One thing to say. */
export interface Utterance {
  /** Which of its times it is: said once, whatever happens. */
  readonly occurrence: string;
  readonly due: Date;
  readonly text: string;
}

export interface Firing {
  readonly said: readonly Utterance[];
  /** What the row holds afterwards. */
  readonly nextAt: Date | null;
  readonly isActive: boolean;
  readonly snoozedUntil: Date | null;
  readonly upcoming: readonly UpcomingEvent[] | null;
}

/** What a due reminder says now and when it comes again. What was missed is said once, however often it was missed. */
export function planFiring(row: DueReminder, now: Date, zone: string, language?: Language | null): Firing {
  const to = { zone, language };
  const snoozedUntil = row.snoozed_until && row.snoozed_until > now ? row.snoozed_until : null;
  if (row.cron_expression) return repeat(row, row.cron_expression, snoozedUntil, now, to);
  if (row.reminder_type === 'recurring') return beforeEach(row, snoozedUntil, now, to);
  return {
    said: [once(row, now, to)],
    nextAt: null,
    isActive: false,
    snoozedUntil: null,
    upcoming: row.upcoming,
  };
}

/** By whose clock and in whose language. */
interface Owner {
  readonly zone: string;
  readonly language: Language | null | undefined;
}

function once(row: DueReminder, now: Date, owner: Owner): Utterance {
  const [event] = row.snoozed_until ? [] : (row.upcoming ?? []);
  return {
    occurrence: row.next_at.toISOString(),
    due: row.next_at,
    text: event
      ? sayBeforeEvent(row.reminder_text, event, now, owner.zone, owner.language)
      : sayReminder({ text: row.reminder_text, due: row.next_at, missedSince: 0, now, ...owner }),
  };
}

function repeat(
  row: DueReminder,
  expression: string,
  snoozedUntil: Date | null,
  now: Date,
  owner: Owner,
): Firing {
  const cron = parseCron(expression);
  let missedSince = 0;
  let next = nextRun(cron, row.time_zone, row.next_at);
  for (; next && next <= now && missedSince < MOST_COUNTED; missedSince += 1)
    next = nextRun(cron, row.time_zone, next);
  if (next && next <= now) next = nextRun(cron, row.time_zone, now);
  const nextAt = earliest(snoozedUntil, next ?? null);
  return {
    said: [
      {
        occurrence: row.next_at.toISOString(),
        due: row.next_at,
        text: sayReminder({ text: row.reminder_text, due: row.next_at, missedSince, now, ...owner }),
      },
    ],
    nextAt,
    isActive: nextAt !== null,
    snoozedUntil,
    upcoming: null,
  };
}

function beforeEach(row: DueReminder, snoozedUntil: Date | null, now: Date, owner: Owner): Firing {
  const upcoming = row.upcoming ?? [];
  const due = upcoming.filter((event) => new Date(event.due) <= now);
  const rest = upcoming.filter((event) => new Date(event.due) > now);
  const said = due.map((event) => ({
    occurrence: occurrenceOf(event),
    due: new Date(event.due),
    text: sayBeforeEvent(row.reminder_text, event, now, owner.zone, owner.language),
  }));
  if (row.snoozed_until && snoozedUntil === null)
    said.push({
      occurrence: row.snoozed_until.toISOString(),
      due: row.snoozed_until,
      text: sayReminder({ text: row.reminder_text, due: row.snoozed_until, missedSince: 0, now, ...owner }),
    });
  return {
    said,
    nextAt: earliest(snoozedUntil, rest[0] ? new Date(rest[0].due) : null),
    isActive: true,
    snoozedUntil,
    upcoming: rest,
  };
}

/** An event that was moved is announced again: it is another time. */
export const occurrenceOf = ({ event_id, start }: UpcomingEvent): string => `${event_id}@${start}`;
