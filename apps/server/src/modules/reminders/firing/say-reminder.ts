import { dayAt, HOUR, MINUTE } from '@catch/scheduling';
import type { UpcomingEvent } from '../../../platform/db/tables/memory.ts';
import { onInstant, readerIn, sayClock } from '../../../platform/say-time.ts';

/** From then on a reminder says that it is late. */
const LATE = MINUTE;

/** 'at 09:00' on the same day, otherwise with the day. */
function sayWhen(at: Date, now: Date, zone: string): string {
  const reader = readerIn(zone, now);
  return dayAt(at.getTime(), zone) === dayAt(now.getTime(), zone)
    ? `at ${sayClock(at.getTime(), reader)}`
    : onInstant(at.getTime(), reader);
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
  const since = missedSince === 0 ? '' : ` and ${sayTimes(missedSince)} since`;
  return `${head}\nSorry, this is late: it was due ${when}${since}.`;
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
  if (left < 0) return `Reminder: ${text}\nSorry, this is late: ${title} started ${when}.`;
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
