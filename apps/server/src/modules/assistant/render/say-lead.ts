import { dayAt, MINUTE } from '@catch/scheduling';
import { atClock, sayClock } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { and, type Spoken, say } from '../../../platform/words.ts';

/** How long before: '10 minutes', 'an hour', '2 hours 15 minutes', 'a day and 14 hours'. */
export function sayLead(minutes: number, to: Spoken = {}): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  // '90 minutes' is said so; nobody says '1305 minutes'.
  if ((hours === 0 && days === 0) || (minutes <= 90 && rest > 0))
    return say(to, 'lead.minutes', { count: minutes });
  if (days === 0) {
    const said = say(to, 'lead.hours', { count: hours });
    return rest > 0 ? `${said} ${say(to, 'length.minutes', { count: rest })}` : said;
  }
  return and(
    [
      say(to, 'lead.days', { count: days }),
      hours > 0 ? say(to, 'lead.hours', { count: hours }) : '',
      rest > 0 ? say(to, 'lead.minutes', { count: rest }) : '',
    ].filter(Boolean),
    to,
  );
}

/**
 * As it would be said of that moment: 'the evening before rowing' on another day, otherwise how long before. Counted
 * from where the event is now, since the reminder moves with it.
 */
export function sayPlaceBefore(at: number, minutes: number, name: string, reader: Reader): string {
  const days = dayAt(at + minutes * MINUTE, reader.zone) - dayAt(at, reader.zone);
  if (isByLength(days, minutes)) return say(reader, 'lead.before', { lead: sayLead(minutes, reader), name });
  return days === 1
    ? say(reader, 'lead.partBefore', { part: partOf(at, reader), name })
    : say(reader, 'lead.daysBefore', { count: days, name });
}

/** With its hour, where that is not given next to it. */
export function sayBefore(at: number, minutes: number, name: string, reader: Reader): string {
  const days = dayAt(at + minutes * MINUTE, reader.zone) - dayAt(at, reader.zone);
  const place = sayPlaceBefore(at, minutes, name, reader);
  return isByLength(days, minutes) ? place : `${place}, ${atClock(at, reader)}`;
}

const isByLength = (days: number, minutes: number): boolean =>
  days === 0 || minutes <= 90 || minutes % 1440 === 0;

const partOf = (at: number, { zone, now }: Reader): string => {
  const hour = Number.parseInt(sayClock(at, { zone, now }), 10);
  return hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
};
