import { HOUR, MINUTE } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { UpcomingEvent } from '../../../platform/db/tables/memory.ts';

/** From then on a reminder says that it is late. */
const LATE = MINUTE;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const local = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });

/** 'at 09:00' on the same day, otherwise with the day. */
function sayWhen(at: Date, now: Date, zone: string): string {
  const there = local(at, zone);
  return there.toPlainDate().equals(local(now, zone).toPlainDate())
    ? `at ${clock(there)}`
    : `on ${DAYS[there.dayOfWeek - 1]} ${there.day} ${MONTHS[there.month - 1]} at ${clock(there)}`;
}

export interface Occasion {
  readonly text: string;
  readonly due: Date;
  /** How often it would have been told between then and now; 0 when only this once. */
  readonly missedSince: number;
  readonly now: Date;
  readonly zone: string;
}

/** What a person reads. One that comes too late says so, and since when. */
export function sayReminder({ text, due, missedSince, now, zone }: Occasion): string {
  const head = `Reminder: ${text}`;
  if (now.getTime() - due.getTime() < LATE) return head;
  const when = sayWhen(due, now, zone);
  return missedSince === 0
    ? `${head}\nThis was due ${when}. I could not send it then; sorry for being late.`
    : `${head}\nThis was due ${when} and ${sayTimes(missedSince)} since. I could not send it then; sorry for being late.`;
}

const sayTimes = (count: number): string =>
  count === 1 ? 'once more' : `${count >= MOST_COUNTED ? 'many' : count} more times`;

/** Nobody wants to know more exactly. */
export const MOST_COUNTED = 100;

/** Before an event: its name and how long until then, by the time at which it is said. */
export function sayBeforeEvent(text: string, event: UpcomingEvent, now: Date, zone: string): string {
  const start = new Date(event.start);
  const title = event.title ?? 'Untitled Event';
  const left = Math.round((start.getTime() - now.getTime()) / MINUTE) * MINUTE;
  const when = sayWhen(start, now, zone);
  if (left < 0)
    return `Reminder: ${text}\n${title} started ${when}. I could not tell you before; sorry for being late.`;
  return `Reminder: ${text}\n${title} starts ${when}${left <= 12 * HOUR ? `, ${sayLeft(left)}` : ''}.`;
}

function sayLeft(left: number): string {
  if (left === 0) return 'which is now';
  const hours = Math.floor(left / HOUR);
  const minutes = Math.round((left % HOUR) / MINUTE);
  const words = [unit(hours, 'hour'), unit(minutes, 'minute')].filter(Boolean);
  return `in ${words.join(' and ')}`;
}

const unit = (count: number, name: string): string =>
  count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`;
