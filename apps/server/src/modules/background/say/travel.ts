import { HOUR, zoneOf } from '@catch/scheduling';
import { atClock, sayClock, sayHours } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import type { DayEvent } from './agenda.ts';
import { physicalPlace, sayTitle } from './clean-text.ts';
import { sayLength } from './times.ts';

/** More time than this between two places needs no mention. */
const TIGHT = HOUR;
const MOST = 3;

/** Ways between places with little time for them, and events that were set by another clock. */
export function travelLines(events: readonly DayEvent[], reader: Reader): string[] {
  const { zone } = reader;
  // Where somebody goes who shares their calendar is not the owner's way.
  const timed = events.filter(
    ({ isAllDay, event }) => !isAllDay && (event.calendar === undefined || event.calendar.access === 'own'),
  );
  const ways = timed.flatMap((one, index) => {
    const next = timed.slice(index + 1).find(({ event }) => physicalPlace(event.location) !== undefined);
    const [from, to] = [physicalPlace(one.event.location), physicalPlace(next?.event.location)];
    if (!next || !from || !to || samePlace(from, to)) return [];
    const gap = next.start - one.end;
    if (gap >= TIGHT) return [];
    return gap <= 0
      ? [say(reader, 'brief.noWay', { from, to, clock: sayClock(next.start, reader) })]
      : [
          say(reader, 'brief.way', {
            length: sayLength(gap, reader),
            from,
            to,
            hours: sayHours({ start: one.end, end: next.start }, reader),
          }),
        ];
  });
  const elsewhere = timed.flatMap(({ event, start }) => {
    const other = event.start.kind === 'timed' ? event.start.zone : zone;
    if (zoneOf(other).offsetAt(start) === zoneOf(zone).offsetAt(start)) return [];
    // Without a place it is a call across zones, not a journey.
    return physicalPlace(event.location)
      ? [
          say(reader, 'brief.clockThere', {
            event: sayTitle(event.title, reader),
            at: atClock(start, { ...reader, zone: other }),
            zone: other,
          }),
        ]
      : [];
  });
  return [...ways, ...elsewhere].slice(0, MOST);
}

const samePlace = (one: string, other: string): boolean => {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const [a, b] = [bare(one), bare(other)];
  return a === b || a.startsWith(b) || b.startsWith(a);
};
