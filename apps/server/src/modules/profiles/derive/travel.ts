import { addDays, dayAt, formatDate, parseDate } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { Journey } from '../profile.ts';
import { tidyText } from './tidy-text.ts';

const MOST_JOURNEYS = 10;
const JOURNEY =
  /\b(trip|travel(?:l?ing)?|flight|fly(?:ing)?|train to|conference|offsite|visit(?:ing)?|away in)\b/i;
const LONGEST_DAYS = 60;

/** Days away: whole days with a place or a word for it, and flights. From the owner's own entries, newest last. */
export function learnTravel(events: readonly CalendarEvent[], zone: string): Journey[] {
  return events
    .flatMap((event) => journeyOf(event, zone) ?? [])
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .slice(-MOST_JOURNEYS);
}

const dateIn = (at: number, zone: string): string => formatDate(dayAt(at, zone));

function journeyOf(event: CalendarEvent, zone: string): Journey | undefined {
  const { start, end, eventType, ownResponse } = event;
  const title = tidyText(event.title);
  if (title === undefined || !['default', 'fromMail'].includes(eventType)) return undefined;
  if (ownResponse === 'declined' || ownResponse === 'needsAction' || event.seriesId !== undefined)
    return undefined;
  const place = tidyText(event.location);
  const saysSo = JOURNEY.test(title);
  if (start.kind === 'date' && end.kind === 'date') {
    const days = parseDate(end.date) - parseDate(start.date);
    const isAway = saysSo || (place !== undefined && !place.includes('://'));
    if (!isAway || days < 2 || days > LONGEST_DAYS) return undefined;
    return { title, ...(place ? { place } : {}), from: start.date, to: addDays(end.date, -1) };
  }
  if (start.kind !== 'timed' || end.kind !== 'timed' || !/\b(flight|fly(?:ing)?|train to)\b/i.test(title))
    return undefined;
  return { title, ...(place ? { place } : {}), from: dateIn(start.at, zone), to: dateIn(end.at, zone) };
}
