import type { Interval } from '@catch/scheduling';
import { type CalendarEvent, isCalendarError } from '../../calendar/index.ts';
import type { EventFact } from '../values/values.ts';
import type { World } from './world.ts';

/** What some words for an event turned out to mean. */
export type Referred =
  | { readonly kind: 'events'; readonly events: readonly CalendarEvent[] }
  | { readonly kind: 'planned'; readonly event: EventFact }
  | { readonly kind: 'several'; readonly events: readonly CalendarEvent[] }
  | {
      readonly kind: 'none';
      readonly words: string | undefined;
      /** Everything in this stretch was meant, and nothing is in it. */
      readonly within?: Interval | undefined;
      /** These were meant, and each is to be left alone. */
      readonly spared?: readonly CalendarEvent[] | undefined;
    };

/** An event that was spoken of, as the calendar has it now. */
export async function fetch(event: EventFact, world: World): Promise<Referred> {
  if (event.id === '') return { kind: 'planned', event };
  const near = (await world.near()).find(({ id }) => id === event.id);
  if (near) return { kind: 'events', events: [near] };
  try {
    return { kind: 'events', events: [await world.calendars.getOwnEvent(event.id)] };
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'calendar-lost'))
      return { kind: 'none', words: event.title };
    throw error;
  }
}

/** An event by the name that the calendar has for it; none when it is gone. */
export async function eventCalled(id: string, world: World): Promise<CalendarEvent | undefined> {
  const found = await fetch({ id } as EventFact, world);
  return found.kind === 'events' ? found.events[0] : undefined;
}
