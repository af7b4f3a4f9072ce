import { DAY, eventInterval, type Interval } from '@catch/scheduling';
import type { Reference } from '@catch/understanding';
import type { AllCalendars, CalendarEvent } from '../../../calendar/index.ts';
import type { ToolContext } from '../tool.port.ts';
import { isOwners } from './other-calendars.ts';

/** What has an hour, when there is such a thing: nobody who asks for the first meeting of a day means its birthday. */
export const timedFirst = <T extends { readonly start: CalendarEvent['start'] }>(
  events: readonly T[],
): readonly T[] => {
  const timed = events.filter(({ start }) => start.kind === 'timed');
  return timed.length > 0 ? timed : events;
};

/** 'My first meeting on Friday', 'the next one': by its place among the owner's own that have an hour and begin then. */
export async function eventInOrder(
  calendars: AllCalendars,
  { words, position, extreme, isNext }: Reference,
  within: Interval | undefined,
  { now, user: { timeZone } }: ToolContext,
): Promise<CalendarEvent | undefined> {
  const isPlaced = position !== undefined || extreme !== undefined;
  if (words || !(isNext || (isPlaced && within))) return undefined;
  const window = within ?? { start: now.getTime(), end: now.getTime() + 60 * DAY };
  const { events } = await calendars.listOwnEvents({ from: window.start, to: window.end });
  const inOrder = events
    .filter(
      (event) =>
        event.start.kind === 'timed' &&
        event.ownResponse !== 'declined' &&
        isOwners(event) &&
        event.start.at >= window.start,
    )
    .toSorted((one, other) => eventInterval(one, timeZone).start - eventInterval(other, timeZone).start);
  return inOrder.at(isNext || extreme === 'earliest' ? 0 : extreme === 'latest' ? -1 : (position ?? 0));
}
