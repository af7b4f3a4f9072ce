import type { Moment } from '@catch/scheduling';
import type { CalendarEvent } from '../../../calendar/index.ts';
import type { Changes, OneArgs } from './args.ts';

export const isMoved = ({ start, end }: Changes): boolean => start !== undefined || end !== undefined;

export const timesOf = (event: CalendarEvent, changes: Changes) => ({
  start: changes.start ?? event.start,
  end: changes.end ?? event.end,
  recurrence: changes.recurrence,
});

/** A meeting does not collide with itself, nor with the others of its series when they change with it. */
export const ownIds = ({ event, series, scope }: Pick<OneArgs, 'event' | 'series' | 'scope'>): string[] => [
  event.id,
  ...(scope === 'one' || !series ? [] : [series.id]),
];

export const isElsewhere = (event: CalendarEvent, { start, end }: Changes): boolean =>
  !isSame(start ?? event.start, event.start) || !isSame(end ?? event.end, event.end);

function isSame(one: Moment, other: Moment): boolean {
  if (one.kind === 'date') return other.kind === 'date' && one.date === other.date;
  return other.kind === 'timed' && one.at === other.at;
}
