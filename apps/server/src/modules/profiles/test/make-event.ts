import { parseDateTime, timed } from '@catch/scheduling';
import { PLAIN_EVENT, plainGuest } from '../../../../test/plain-event.ts';
import type { Attendee, CalendarEvent, MailHeader } from '../../calendar/index.ts';

export const SELF = 'me@home.example';

export interface EventSketch extends Partial<Omit<CalendarEvent, 'start' | 'end' | 'attendees'>> {
  /** `2026-11-02 10:00` on the wall clock of `zone`. */
  readonly at: string;
  readonly minutes?: number;
  readonly zone?: string;
  /** Others' addresses, or with a name: `Emma Clarke <emma@x.example>`. */
  readonly people?: readonly string[];
  readonly own?: boolean;
}

let made = 0;

/** An event as the calendar port gives it, from as little as a test wants to say. */
export function event({
  at,
  minutes = 60,
  zone = 'Europe/Madrid',
  people = [],
  own = true,
  ...rest
}: EventSketch): CalendarEvent {
  made += 1;
  const start = parseDateTime(at.replace(' ', 'T'), zone);
  const attendees =
    people.length === 0 ? [] : [attendee(SELF, true), ...people.map((one) => attendee(one, false))];
  return {
    ...PLAIN_EVENT,
    id: `event${made}`,
    calendarId: 'primary',
    title: 'Meeting',
    attendees,
    ownResponse: people.length === 0 ? undefined : 'accepted',
    organizer: { email: own ? SELF : people[0], displayName: undefined, self: own },
    start: timed(start, zone),
    end: timed(start + minutes * 60_000, zone),
    ...rest,
  };
}

function attendee(text: string, self: boolean): Attendee {
  const [, name, address] = /^(.*)<(.+)>$/.exec(text) ?? [];
  return plainGuest(address ?? text, { displayName: name?.trim() || undefined, self });
}

/** Every so many days from a first date, at the same wall-clock time. */
export const repeated = (times: number, everyDays: number, sketch: EventSketch): CalendarEvent[] =>
  Array.from({ length: times }, (_, index) => {
    const [date = '', clock = ''] = sketch.at.split(' ');
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + index * everyDays * 86_400_000);
    return event({ ...sketch, at: `${day.toISOString().slice(0, 10)} ${clock}` });
  });

export const mail = (from: string, ...to: readonly string[]): MailHeader => {
  made += 1;
  const address = (text: string) => {
    const { email, displayName } = attendee(text, false);
    return { email, name: displayName };
  };
  return { id: `mail${made}`, at: 0, from: [address(from)], to: to.map(address) };
};
