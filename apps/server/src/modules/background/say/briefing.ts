import type { Language } from '@catch/contract/languages';
import { dayAt, startOfDay, type WorkingHours, weekdayOf } from '@catch/scheduling';
import { sayClock, sayDay, sayInstant, sayShortDay } from '../../../platform/say-time.ts';
import { type Reader, readerIn } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import type { CalendarEvent } from '../../calendar/index.ts';
import { instantAt, minuteOfDay, minutesOf } from '../plan/local-clock.ts';
import { agendaLines, conflictsAmong, eventsBetween, waitingInvitations } from './agenda.ts';
import { sayEvent, sayName, sayTitle } from './clean-text.ts';
import { travelLines } from './travel.ts';

export interface Addressee {
  readonly name: string;
  readonly zone: string;
  readonly language?: Language | undefined;
  readonly hours: WorkingHours;
}

const MOST_NAMED = 3;

/** The morning briefing; undefined when the day is empty and nothing waits. */
export function sayBriefing(
  { name, zone, hours, language }: Addressee,
  events: readonly CalendarEvent[],
  now: number,
): string | undefined {
  const day = dayAt(now, zone);
  // What is over needs no briefing; for those who work through midnight the day goes on until the shift ends.
  const today = eventsBetween(events, now, endOfWork(hours, day, zone), zone);
  const waiting = waitingInvitations(events, now, zone);
  if (today.length === 0 && waiting.length === 0) return undefined;
  const reader = readerIn(zone, now, language);
  const first = sayName(name.split(/\s+/u)[0], reader);
  const greeting = { part: partOfDay(now, zone), day: sayShortDay(day, reader) };
  const lines = [
    first
      ? say(reader, 'brief.greetingByName', { ...greeting, name: first })
      : say(reader, 'brief.greeting', { ...greeting }),
    ...(today.length > 0 ? agendaLines(today, day, reader) : [say(reader, 'brief.nothingMore')]),
    ...conflictLines(conflictsAmong(today, zone), reader),
    ...travelLines(today, reader).map((line) => say(reader, 'brief.travel', { way: line })),
    ...invitationLines(waiting, reader),
  ];
  return lines.join('\n');
}

const partOfDay = (now: number, zone: string): string => {
  const minute = minuteOfDay(now, zone);
  return minute < 12 * 60 ? 'morning' : minute < 17 * 60 ? 'afternoon' : 'evening';
};

function endOfWork(hours: WorkingHours, day: number, zone: string): number {
  const ends = (hours.week[weekdayOf(day)] ?? [])
    .filter(({ from, to }) => minutesOf(to) <= minutesOf(from))
    .map(({ to }) => instantAt(day + 1, minutesOf(to), zone));
  return Math.max(startOfDay(day + 1, zone), ...ends);
}

export function conflictLines(pairs: ReturnType<typeof conflictsAmong>, reader: Reader): string[] {
  const lines = pairs.slice(0, MOST_NAMED).map(([one, other]) =>
    say(reader, 'brief.clash', {
      one: sayEvent(one.event, reader),
      other: sayEvent(other.event, reader),
      from: sayClock(other.start, reader),
    }),
  );
  const more = pairs.length - lines.length;
  return more > 0 ? [...lines, say(reader, 'brief.moreClashes', { count: more })] : lines;
}

function invitationLines(waiting: readonly CalendarEvent[], reader: Reader): string[] {
  if (waiting.length === 0) return [];
  const named = waiting.slice(0, MOST_NAMED).map((event) => {
    const { start } = event;
    const when = start.kind === 'date' ? sayDay(start.date, reader) : sayInstant(start.at, reader);
    const person = sayName(event.organizer?.displayName ?? event.organizer?.email, reader);
    const named = { event: sayTitle(event.title, reader), when };
    return `• ${person ? say(reader, 'brief.invitationFrom', { ...named, person }) : say(reader, 'brief.invitation', named)}`;
  });
  const more = waiting.length - named.length;
  return [
    say(reader, 'brief.invitations'),
    ...named,
    ...(more > 0 ? [say(reader, 'brief.more', { count: more })] : []),
  ];
}
