import { dayAt, MINUTE } from '@catch/scheduling';
import { type Reader, sayClock } from '../../../platform/say-time.ts';

const LIST = new Intl.ListFormat('en-GB');

/** How long before: '10 minutes', 'an hour', '2 hours 15 minutes', 'a day and 14 hours'. */
export function sayLead(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 1440), 'a day', 'days'],
    [Math.floor(minutes / 60) % 24, 'an hour', 'hours'],
    [minutes % 60, 'a minute', 'minutes'],
  ] as const;
  const said = parts.flatMap(([count, one, many]) =>
    count === 0 ? [] : [count === 1 ? one : `${count} ${many}`],
  );
  // '90 minutes' is said so; nobody says '1305 minutes'.
  if (said.length > 1 && minutes <= 90) return `${minutes} minutes`;
  if (said.length === 0) return '0 minutes';
  return minutes < 1440 ? said.join(' ').replace(/ an? /g, ' 1 ') : LIST.format(said);
}

/**
 * As it would be said of that moment: 'the evening before rowing' on another day, otherwise how long before. It is told
 * from where it stands now, since it moves with its event.
 */
export function sayPlaceBefore(at: number, minutes: number, name: string, reader: Reader): string {
  const days = dayAt(at + minutes * MINUTE, reader.zone) - dayAt(at, reader.zone);
  if (isByLength(days, minutes)) return `${sayLead(minutes)} before ${name}`;
  return `${days === 1 ? `the ${partOf(at, reader)}` : `${days} days`} before ${name}`;
}

/** With its hour, where that is not said beside it. */
export function sayBefore(at: number, minutes: number, name: string, reader: Reader): string {
  const days = dayAt(at + minutes * MINUTE, reader.zone) - dayAt(at, reader.zone);
  const place = sayPlaceBefore(at, minutes, name, reader);
  return isByLength(days, minutes) ? place : `${place}, at ${sayClock(at, reader)}`;
}

const isByLength = (days: number, minutes: number): boolean =>
  days === 0 || minutes <= 90 || minutes % 1440 === 0;

const partOf = (at: number, { zone, now }: Reader): string => {
  const hour = Number.parseInt(sayClock(at, { zone, now }), 10);
  return hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
};
