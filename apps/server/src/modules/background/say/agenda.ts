import {
  blocks,
  eventInterval,
  findConflicts,
  type Interval,
  instantOf,
  startOfDay,
} from '@catch/scheduling';
import { sayClock, sayHours } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import type { CalendarEvent } from '../../calendar/index.ts';
import { physicalPlace, sayEvent } from './clean-text.ts';

export interface DayEvent extends Interval {
  readonly event: CalendarEvent;
  readonly isAllDay: boolean;
}

/** What a person has on a day of theirs, in order; what they declined, or what only notes where they work, is left out. */
export const eventsOfDay = (events: readonly CalendarEvent[], day: number, zone: string): DayEvent[] =>
  eventsBetween(events, startOfDay(day, zone), startOfDay(day + 1, zone), zone);

export function eventsBetween(
  events: readonly CalendarEvent[],
  from: number,
  to: number,
  zone: string,
): DayEvent[] {
  return events
    .filter(
      ({ ownResponse, eventType }) =>
        ownResponse !== 'declined' && eventType !== 'workingLocation' && eventType !== 'birthday',
    )
    .map((event) => ({ event, isAllDay: event.start.kind === 'date', ...eventInterval(event, zone) }))
    .filter(({ start, end }) => start < to && (end > from || (start === end && start >= from)))
    .sort((a, b) => Number(b.isAllDay) - Number(a.isAllDay) || a.start - b.start || a.end - b.end);
}

const MOST_LINES = 12;

export function agendaLines(events: readonly DayEvent[], day: number, reader: Reader): string[] {
  const lines = events.slice(0, MOST_LINES).map((one) => agendaLine(one, day, reader));
  const more = events.length - lines.length;
  return more > 0 ? [...lines, say(reader, 'brief.more', { count: more })] : lines;
}

function agendaLine({ event, isAllDay, start, end }: DayEvent, day: number, reader: Reader): string {
  const place = physicalPlace(event.location);
  const others = event.attendees.filter(({ self, resource }) => !self && !resource).length;
  const company = others === 0 ? '' : `, ${say(reader, 'brief.withOthers', { count: others })}`;
  const answer = event.ownResponse === 'needsAction' ? ` ${say(reader, 'brief.notAnswered')}` : '';
  const time = isAllDay ? say(reader, 'brief.allDay') : timeOf(start, end, day, reader);
  return `• ${time} ${sayEvent(event, reader)}${place ? `, ${place}` : ''}${company}${answer}`;
}

/** As much of it as lies in that day. */
function timeOf(start: number, end: number, day: number, reader: Reader): string {
  const [from, to] = [startOfDay(day, reader.zone), startOfDay(day + 1, reader.zone)];
  if (start === end) return sayClock(start, reader);
  return sayHours({ start: Math.max(start, from), end: start < to ? Math.min(end, to) : end }, reader);
}

/** Pairs that cannot both be attended. Each pair is named once. */
export function conflictsAmong(events: readonly DayEvent[], zone: string): [DayEvent, DayEvent][] {
  const timed = events.filter(({ isAllDay, event }) => !isAllDay && blocks(event));
  return timed.flatMap((one, index) => {
    if (one.start >= one.end) return [];
    const later = timed.slice(index + 1);
    return findConflicts(
      one,
      later.map(({ event }) => event),
      { zone },
    ).flatMap(({ event }) => {
      const other = later.find((candidate) => candidate.event === event);
      return other ? [[one, other] as [DayEvent, DayEvent]] : [];
    });
  });
}

/** Still to come, not answered, from somebody else; a series counts once, by its next instance. */
export function waitingInvitations(
  events: readonly CalendarEvent[],
  now: number,
  zone: string,
): CalendarEvent[] {
  const seen = new Set<string>();
  return events
    .filter(
      ({ ownResponse, organizer, start }) =>
        ownResponse === 'needsAction' && organizer?.self !== true && instantOf(start, zone) > now,
    )
    .sort((a, b) => instantOf(a.start, zone) - instantOf(b.start, zone))
    .filter(({ id, seriesId }) => {
      const key = seriesId ?? id;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
