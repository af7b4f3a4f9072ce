import { Temporal } from 'temporal-polyfill';
import { at, dateOf, dayNumber, dayOf, secondOfDay } from './calendar.ts';

export interface Zoned {
  readonly time: Temporal.ZonedDateTime;
  /** What the clock change did to it, in words. */
  readonly note?: string;
}

const two = (n: number): string => String(n).padStart(2, '0');

function plainOf(civil: number): Temporal.PlainDateTime {
  const { year, month, day } = dateOf(dayOf(civil));
  const s = secondOfDay(civil);
  return new Temporal.PlainDateTime(year, month, day, Math.floor(s / 3600), Math.floor(s / 60) % 60, s % 60);
}

export const civilOf = (plain: Temporal.PlainDateTime | Temporal.ZonedDateTime): number =>
  at(dayNumber(plain.year, plain.month, plain.day), plain.hour * 3600 + plain.minute * 60 + plain.second);

/**
 * A wall-clock time in a zone. A time that does not exist (spring) moves forward by the length of the gap;
 * of a time that exists twice (autumn) the first is taken. Both are said in the note.
 */
export function toZoned(civil: number, zone: string): Zoned {
  const plain = plainOf(civil);
  const time = plain.toZonedDateTime(zone, { disambiguation: 'compatible' });
  if (!time.toPlainDateTime().equals(plain)) {
    return {
      time,
      note: `${clockText(plain)} does not exist on ${time.toPlainDate()} in ${zone} because clocks go forward; moved to ${clockText(time)}`,
    };
  }
  const later = plain.toZonedDateTime(zone, { disambiguation: 'later' });
  if (!later.equals(time)) {
    return {
      time,
      note: `${clockText(plain)} happens twice on ${time.toPlainDate()} in ${zone} because clocks go back; the first is meant`,
    };
  }
  return { time };
}

const clockText = (t: { hour: number; minute: number }): string => `${two(t.hour)}:${two(t.minute)}`;
