import type { Language } from '@catch/contract/languages';
import { dayAt, HOUR, MINUTE } from '@catch/scheduling';
import type { UpcomingEvent } from '../../../platform/db/tables/memory.ts';
import { atClock, onInstant } from '../../../platform/say-time.ts';
import { type Reader, readerIn } from '../../../platform/time-reader.ts';
import { and, type Key, type Spoken, say } from '../../../platform/words.ts';

/** From then on a reminder says that it is late. */
const LATE = MINUTE;

/** 'at 09:00' on the same day, otherwise with the day. */
const sayWhen = (at: number, reader: Reader): string =>
  dayAt(at, reader.zone) === dayAt(reader.now, reader.zone) ? atClock(at, reader) : onInstant(at, reader);

export interface Occasion {
  readonly text: string;
  readonly due: Date;
  /** How often it would have been sent between then and now; 0 when only this once. */
  readonly missedSince: number;
  readonly now: Date;
  readonly zone: string;
  readonly language?: Language | null | undefined;
}

/** What a person reads. One that comes too late says so, and since when. */
export function sayReminder({ text, due, missedSince, now, zone, language }: Occasion): string {
  const reader = readerIn(zone, now, language);
  const head = say(reader, 'due.reminder', { text });
  if (now.getTime() - due.getTime() < LATE) return head;
  return `${head}\n${sayLate(sayWhen(due.getTime(), reader), missedSince, reader)}`;
}

function sayLate(when: string, count: number, to: Spoken): string {
  if (count > 1 && count < MOST_COUNTED) return say(to, 'due.lateOften', { when, count });
  const key: Key = count === 0 ? 'due.late' : count === 1 ? 'due.lateOnce' : 'due.lateVeryOften';
  return say(to, key, { when });
}

/** Nobody wants to know more exactly. */
export const MOST_COUNTED = 100;

/** Before an event: its name and how long until then, by the time at which it is said. */
export function sayBeforeEvent(
  text: string,
  event: UpcomingEvent,
  now: Date,
  zone: string,
  language?: Language | null,
): string {
  const reader = readerIn(zone, now, language);
  const start = Date.parse(event.start);
  const named = { event: event.title ?? say(reader, 'event.untitled'), when: sayWhen(start, reader) };
  const left = Math.round((start - now.getTime()) / MINUTE) * MINUTE;
  const head = say(reader, 'due.reminder', { text });
  if (left < 0) return `${head}\n${say(reader, 'due.started', named)}`;
  if (left > 12 * HOUR) return `${head}\n${say(reader, 'due.starts', named)}`;
  return `${head}\n${left === 0 ? say(reader, 'due.startsNow', named) : say(reader, 'due.startsIn', { ...named, length: sayLeft(left, reader) })}`;
}

function sayLeft(left: number, to: Spoken): string {
  const [hours, minutes] = [Math.floor(left / HOUR), Math.round((left % HOUR) / MINUTE)];
  return and(
    [
      hours > 0 ? say(to, 'length.hours', { count: hours }) : '',
      minutes > 0 ? say(to, 'length.minutes', { count: minutes }) : '',
    ].filter(Boolean),
    to,
  );
}
