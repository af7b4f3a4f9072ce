import { parseDate, type Weekday, weekdayOf } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { LearnedPlace, WorkingPlace } from '../profile.ts';
import { inWeekOrder } from './clock.ts';
import { countValues, groupBy } from './count.ts';
import type { Occasion } from './occasion.ts';
import { tidyText } from './tidy-text.ts';

const LEAST_TIMES = 2;
const MOST_PLACES = 10;
const NO_PLACE = /:\/\/|\b(zoom|teams|google meet|webex|online|phone|video call)\b/i;

/** Where somebody meets, most often first; links are no places. */
export function learnPlaces(occasions: readonly Occasion[]): LearnedPlace[] {
  const places = occasions.flatMap(({ place }) => (place && !NO_PLACE.test(place) ? [place] : []));
  return countValues(places)
    .filter(({ times }) => times >= LEAST_TIMES)
    .slice(0, MOST_PLACES)
    .map(({ value, times }) => ({ name: value, events: times }));
}

/** 'At home on Mondays', from what the calendar calls working location. */
export function learnWorkingPlaces(events: readonly CalendarEvent[]): WorkingPlace[] {
  const days = events.flatMap(({ eventType, title, start }) => {
    const name = eventType === 'workingLocation' && start.kind === 'date' ? tidyText(title) : undefined;
    return name && start.kind === 'date' ? [{ name, weekday: weekdayOf(parseDate(start.date)) }] : [];
  });
  return [...groupBy(days, ({ name }) => name)]
    .map(([name, group]) => ({
      name,
      weekdays: usual(group.map(({ weekday }) => weekday)),
      days: group.length,
    }))
    .filter(({ weekdays }) => weekdays.length > 0)
    .sort((one, other) => other.days - one.days);
}

const usual = (weekdays: readonly Weekday[]): Weekday[] =>
  inWeekOrder(
    countValues(weekdays)
      .filter(({ times }) => times >= 3)
      .map(({ value }) => value),
  );
