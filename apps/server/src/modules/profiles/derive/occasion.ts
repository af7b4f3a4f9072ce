import { DAY, MINUTE, type Weekday, weekdayOf, zoneOf } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import { tidyName, tidyText } from './tidy-text.ts';

/** An event with a time that its owner goes to, on the owner's own clock. */
export interface Occasion {
  readonly title: string;
  readonly calendarId: string;
  readonly seriesId: string | undefined;
  /** Days since 1970-01-01 by the owner's calendar. */
  readonly day: number;
  readonly weekday: Weekday;
  /** Minutes after the owner's midnight. */
  readonly from: number;
  readonly minutes: number;
  readonly place: string | undefined;
  readonly others: readonly Other[];
  /** Takes up time: a lunch that is only pencilled in does not. */
  readonly isBusy: boolean;
  /** The owner chose the time. */
  readonly isOwn: boolean;
}

interface Other {
  readonly email: string;
  readonly name: string | undefined;
}

const KINDS = new Set(['default', 'focusTime', 'fromMail']);
/** What nobody answered or what was declined says nothing about how its receiver lives. */
const GOES = new Set(['accepted', 'tentative', undefined]);

export function occasionsOf(events: readonly CalendarEvent[], zoneId: string): Occasion[] {
  return events.flatMap((event) => occasionOf(event, zoneId) ?? []);
}

/** Weeks begin on Monday; day 0 was a Thursday. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

function occasionOf(event: CalendarEvent, zoneId: string): Occasion | undefined {
  const { start, end } = event;
  if (start.kind !== 'timed' || end.kind !== 'timed' || end.at <= start.at) return undefined;
  if (!KINDS.has(event.eventType) || !GOES.has(event.ownResponse)) return undefined;
  const title = tidyText(event.title);
  if (title === undefined) return undefined;
  const local = zoneOf(zoneId).toLocal(start.at);
  const day = Math.floor(local / DAY);
  return {
    title,
    calendarId: event.calendarId,
    seriesId: event.seriesId,
    day,
    weekday: weekdayOf(day),
    from: Math.floor((local - day * DAY) / MINUTE),
    minutes: Math.round((end.at - start.at) / MINUTE),
    place: tidyText(event.location),
    others: othersOf(event),
    isBusy: event.transparency === 'opaque',
    isOwn: event.attendees.length === 0 || event.organizer?.self === true,
  };
}

function othersOf({ attendees }: CalendarEvent): Other[] {
  return attendees
    .filter(({ self, resource, responseStatus }) => !self && !resource && responseStatus !== 'declined')
    .map(({ email, displayName }) => ({
      email: email.toLowerCase(),
      name: tidyName(displayName, email.toLowerCase()),
    }));
}

/** Each series once, since its time and length were chosen once; single events as they are. */
export const decisions = (occasions: readonly Occasion[]): Occasion[] => {
  const seen = new Set<string>();
  return occasions.filter(({ seriesId }) => {
    if (seriesId === undefined) return true;
    const isNew = !seen.has(seriesId);
    seen.add(seriesId);
    return isNew;
  });
};
