import { addDays, eventInterval, onDate, parseDateTime, timed } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { Attendee, CalendarEvent } from '../../apps/server/src/modules/calendar/index.ts';
import { PLAIN_EVENT } from '../../apps/server/test/plain-event.ts';
import type { Owner } from './memory-calendar.ts';

/** People whom scenarios name by a short word. */
export const PEOPLE: Readonly<Record<string, { name: string; email: string }>> = {
  ana: { name: 'Ana Silva', email: 'ana.silva@example.org' },
  ben: { name: 'Ben Okafor', email: 'ben.okafor@example.org' },
  carla: { name: 'Carla Rossi', email: 'carla.rossi@example.org' },
  dev: { name: 'Dev Patel', email: 'dev.patel@example.org' },
  emma: { name: 'Emma Lind', email: 'emma.lind@example.org' },
  reed: { name: 'Tom Reed', email: 'tom.reed@example.org' },
  baker: { name: 'Tom Baker', email: 'tom.baker@example.org' },
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 'Tue' is in the week of the scenario's clock, 'Tue+1' in the next; ISO dates stand for themselves. */
export function dateOf(day: string, now: Temporal.ZonedDateTime): string {
  if (/^\d{4}-/.test(day)) return day;
  const [, name = '', weeks = '0'] = /^(\w{3})([+-]\d+)?$/.exec(day) ?? [];
  const index = DAYS.indexOf(name);
  if (index < 0) throw new Error(`no such day: ${day}`);
  const monday = now.toPlainDate().subtract({ days: now.dayOfWeek - 1 });
  return monday.add({ days: index + 7 * Number(weeks) }).toString();
}

export interface Written {
  readonly event: Omit<CalendarEvent, 'etag' | 'calendarId'>;
}

/**
 * An event in one line: 'Tue 15:00-16:00 Review | with ana, ben=declined | at Room 4 | by carla=needsAction | free |
 * note: … | RRULE:FREQ=WEEKLY'. 'Tue all-day Fair' and 'Tue..Thu Fair' last whole days. 'by' names an organiser
 * other than the owner, with the owner's own answer; a link is 'video'.
 */
export function readEvent(
  line: string,
  id: string,
  now: Temporal.ZonedDateTime,
  owner: Owner,
): Written['event'] {
  const [head = '', ...details] = line.split(' | ').map((part) => part.trim());
  const zone = owner.timeZone;
  const { start, end, title } = readHead(head, now, zone);
  let event: Written['event'] = {
    ...PLAIN_EVENT,
    id,
    title,
    start,
    end,
    organizer: { email: owner.email, displayName: owner.name, self: true },
  };
  for (const detail of details) event = { ...event, ...readDetail(detail, event, owner) };
  return event;
}

function readHead(head: string, now: Temporal.ZonedDateTime, zone: string) {
  const clock = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d) (.+)$/.exec(head);
  if (clock) {
    const [, day = '', from = '', to = '', title = ''] = clock;
    const date = dateOf(day, now);
    const until = to <= from ? addDays(date, 1) : date;
    return {
      start: timed(parseDateTime(`${date}T${from}`, zone), zone),
      end: timed(parseDateTime(`${until}T${to}`, zone), zone),
      title,
    };
  }
  const days = /^(\S+?)(?:\.\.(\S+))?(?: all-day)? (.+)$/.exec(head);
  if (!days) throw new Error(`not an event: ${head}`);
  const [, first = '', last, title = ''] = days;
  const date = dateOf(first, now);
  return { start: onDate(date), end: onDate(addDays(last ? dateOf(last, now) : date, 1)), title };
}

function readDetail(detail: string, event: Written['event'], owner: Owner): Partial<CalendarEvent> {
  if (detail.startsWith('RRULE:')) return { recurrence: [detail] };
  if (detail === 'free') return { transparency: 'transparent' };
  if (detail === 'video') return { meetingLink: 'https://meet.example/abc' };
  if (detail.startsWith('at ')) return { location: detail.slice(3) };
  if (detail.startsWith('note: ')) return { description: detail.slice(6) };
  const me = (response: string): Attendee => guest(owner.email, owner.name, response, true);
  if (detail.startsWith('with '))
    return {
      attendees: [
        ...detail
          .slice(5)
          .split(', ')
          .map((word) => guestFrom(word, 'needsAction')),
        ...event.attendees,
      ],
    };
  if (detail.startsWith('by ')) {
    const [who = '', response = 'needsAction'] = detail.slice(3).split('=');
    const person = PEOPLE[who] ?? { name: who, email: who };
    return {
      organizer: { email: person.email, displayName: person.name, self: false },
      attendees: [...event.attendees, guest(person.email, person.name, 'accepted', false), me(response)],
      ownResponse: response as Attendee['responseStatus'],
    };
  }
  throw new Error(`unknown detail: ${detail}`);
}

function guestFrom(word: string, otherwise: string): Attendee {
  const [who = '', response = otherwise] = word.split('=');
  const person = PEOPLE[who];
  return person ? guest(person.email, person.name, response, false) : guest(who, undefined, response, false);
}

const guest = (
  email: string,
  displayName: string | undefined,
  response: string,
  self: boolean,
): Attendee => ({
  email,
  displayName,
  organizer: false,
  self,
  optional: false,
  resource: false,
  responseStatus: response as Attendee['responseStatus'],
  comment: undefined,
  additionalGuests: undefined,
});

/** What is compared of an event. Answers of others never change by our doing, so only who is invited counts. */
export interface Fingerprint {
  readonly at: string;
  readonly title: string;
  readonly rest: string;
}

export function fingerprint(event: Omit<CalendarEvent, 'etag' | 'calendarId'>, zone: string): Fingerprint {
  const { start, end } = eventInterval(event, zone);
  const local = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
  const guests = event.attendees
    .filter(({ self }) => !self)
    .map(({ email }) => email)
    .sort();
  return {
    at:
      event.start.kind === 'date'
        ? `${event.start.date}..${local(end).slice(0, 10)}`
        : `${local(start)}/${local(end)}`,
    title: event.title ?? '',
    rest: [
      guests.length > 0 ? `with ${guests.join(', ')}` : '',
      event.location ? `at ${event.location.toLowerCase()}` : '',
      event.ownResponse && event.organizer?.self === false ? `answer ${event.ownResponse}` : '',
      event.transparency === 'transparent' ? 'free' : '',
      event.meetingLink ? 'video' : '',
    ]
      .filter(Boolean)
      .join(' | '),
  };
}
