import { DAY } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { Conversation } from './conversation.ts';
import { usable } from './time-in-words.ts';
import type { World } from './world.ts';

/** A rhythm of months has its next one within these. */
const AHEAD = 70 * DAY;

/** 'From next week on', 'from December': the first of a series from which on something else is so. */
export async function firstFrom(
  event: CalendarEvent,
  words: string | undefined,
  world: World,
): Promise<CalendarEvent> {
  const read = words && event.seriesId ? usable(resolveWhen(words, world.when)) : undefined;
  const from =
    read?.kind === 'open' && read.direction === 'from'
      ? read.at
      : read?.kind === 'interval'
        ? read.start
        : undefined;
  const start = from?.epochMilliseconds;
  if (start === undefined || start <= world.interval(event).start) return event;
  const later = await world.events({ start, end: start + AHEAD });
  const ofSeries = later.filter(
    (one) => one.seriesId === event.seriesId && world.interval(one).start >= start,
  );
  return ofSeries[0] ?? event;
}

/** 'This one' of a series that was just changed alone: it alone once more. */
export const scopeBefore = (
  { done, isDoneLast, proposals }: Conversation,
  id: string,
): 'this' | undefined => {
  const last = done.find(({ isUndone, wish }) => !isUndone && wish.input.event_id === id);
  const isOpen = proposals.length > 0 && !isDoneLast;
  return last?.wish.input.scope === 'this' && !isOpen ? 'this' : undefined;
};
