import { DAY } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { Conversation } from './conversation.ts';
import { usable } from './time-in-words.ts';
import type { World } from './world.ts';

/** Even a monthly series has its next event within this time. */
const AHEAD = 70 * DAY;

/** 'From next week on', 'from December': the first event of the series to be changed. */
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

/** If only 'this one' of a series was just changed, again only that one. */
export const scopeBefore = (
  { done, isDoneLast, proposals }: Conversation,
  id: string,
): 'this' | undefined => {
  const last = done.find(({ isUndone, wish }) => !isUndone && wish.input.event_id === id);
  const isOpen = proposals.length > 0 && !isDoneLast;
  return last?.wish.input.scope === 'this' && !isOpen ? 'this' : undefined;
};
