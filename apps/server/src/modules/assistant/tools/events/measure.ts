import { busyIntervals, DAY, type Interval, MINUTE, zoneOf } from '@catch/scheduling';
import type { CalendarEvent } from '../../../calendar/index.ts';
import type { Measured, MeasuredDay, MeasuredEvent } from '../../values/values.ts';

interface Placed {
  readonly event: CalendarEvent;
  readonly at: Interval;
}

/** What can be counted of a stretch of the calendar: meetings, not the notes that last whole days. */
export function measure(placed: readonly Placed[], window: Interval, zone: string): Measured {
  const meetings = placed.filter(({ event }) => event.start.kind === 'timed');
  // Two at the same time take the time once.
  const busy = busyIntervals(
    meetings.map(({ event }) => event),
    zone,
  ).map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }));
  const byLength = [...meetings].sort((one, other) => length(other.at) - length(one.at));
  const days = [...minutesByDay(busy, zone)].sort(([, one], [, other]) => other - one);
  const [busiest] = days;
  const quietest = days.at(-1);
  return {
    meetings: meetings.length,
    allDay: placed.length - meetings.length,
    minutes: busy.reduce((sum, one) => sum + Math.max(0, length(one)), 0),
    longest: measured(byLength[0], byLength),
    shortest: measured(byLength.at(-1), byLength),
    ...(busiest ? { busiest: ofDay(busiest, days) } : {}),
    ...(quietest ? { quietest: ofDay(quietest, days) } : {}),
  };
}

const length = ({ start, end }: Interval): number => Math.round((end - start) / MINUTE);

function measured(found: Placed | undefined, among: readonly Placed[]): MeasuredEvent | undefined {
  if (!found) return undefined;
  const minutes = length(found.at);
  const equals = among.filter((one) => one !== found && length(one.at) === minutes);
  return {
    id: found.event.id,
    minutes,
    ...(equals.length > 0 ? { equals: equals.map(({ event }) => event.id) } : {}),
  };
}

type Day = readonly [day: string, minutes: number];
function ofDay([day, minutes]: Day, among: readonly Day[]): MeasuredDay {
  const equals = among.filter(([other, its]) => other !== day && its === minutes);
  return { day, minutes, ...(equals.length > 0 ? { equals: equals.map(([other]) => other) } : {}) };
}

function minutesByDay(busy: readonly Interval[], zone: string): Map<string, number> {
  const minutes = new Map<string, number>();
  const wall = zoneOf(zone);
  for (const { start, end } of busy)
    for (let from = start; from < end; ) {
      const midnight = wall.toInstant((Math.floor(wall.toLocal(from) / DAY) + 1) * DAY);
      const to = Math.min(end, midnight > from ? midnight : end);
      const day = new Date(wall.toLocal(from)).toISOString().slice(0, 'YYYY-MM-DD'.length);
      minutes.set(day, (minutes.get(day) ?? 0) + length({ start: from, end: to }));
      from = to;
    }
  return minutes;
}
