import type { Moment } from '@catch/scheduling';
import { type CalendarEvent, movedSeries } from '../../../calendar/index.ts';
import type { WishedTime } from '../events/instances.ts';
import type { Changes, OneArgs } from './args.ts';

export const isMoved = ({ start, end }: Changes): boolean => start !== undefined || end !== undefined;

export const timesOf = (event: CalendarEvent, changes: Changes) => ({
  start: changes.start ?? event.start,
  end: changes.end ?? event.end,
  recurrence: changes.recurrence,
});

/** When it will be then, and of a series each of its meetings from this one on. */
export function wishedTimes(
  { event, series, scope }: Pick<OneArgs, 'event' | 'series' | 'scope'>,
  changes: Changes,
): WishedTime {
  const own = timesOf(event, changes);
  // A new rhythm goes on from this meeting.
  if (scope === 'one' || !series || changes.recurrence) return own;
  return { ...movedSeries(series, event, changes), from: own.start };
}

/** A meeting does not collide with itself, nor with the others of its series when they change with it. */
export const ownIds = ({ event, series, scope }: Pick<OneArgs, 'event' | 'series' | 'scope'>): string[] => [
  event.id,
  ...(scope === 'one' || !series ? [] : [series.id]),
];

export const isRescheduled = (event: CalendarEvent, { start, end }: Changes): boolean =>
  !isSame(start ?? event.start, event.start) || !isSame(end ?? event.end, event.end);

function isSame(one: Moment, other: Moment): boolean {
  if (one.kind === 'date') return other.kind === 'date' && one.date === other.date;
  return other.kind === 'timed' && one.at === other.at;
}
