import { dayAt, instantOf, startOfDay, type WorkingHours } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import { instantAt, minuteOfDay, minutesOf, weekdayOf } from '../plan/local-clock.ts';
import { agendaLines, conflictsAmong, eventsBetween, waitingInvitations } from './agenda.ts';
import { sayEvent, sayName, sayTitle } from './clean-text.ts';
import { sayClock, sayDay } from './times.ts';
import { travelLines } from './travel.ts';

export interface Addressee {
  readonly name: string;
  readonly zone: string;
  readonly hours: WorkingHours;
}

const MOST_NAMED = 3;

/** The morning briefing; undefined when the day is empty and nothing waits. */
export function sayBriefing(
  { name, zone, hours }: Addressee,
  events: readonly CalendarEvent[],
  now: number,
): string | undefined {
  const day = dayAt(now, zone);
  // What is over needs no briefing; for those who work through midnight the day goes on until the shift ends.
  const today = eventsBetween(events, now, endOfWork(hours, day, zone), zone);
  const waiting = waitingInvitations(events, now, zone);
  if (today.length === 0 && waiting.length === 0) return undefined;
  const first = sayName(name.split(/\s+/u)[0]);
  const lines = [
    `Good ${partOfDay(now, zone)}${first ? `, ${first}` : ''}. ${sayDay(day)} (${zone}):`,
    ...(today.length > 0 ? agendaLines(today, day, zone) : ['Nothing more is in your calendar today.']),
    ...conflictLines(conflictsAmong(today, zone), zone),
    ...travelLines(today, zone).map((line) => `Travel: ${line}.`),
    ...invitationLines(waiting, zone),
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

export function conflictLines(pairs: ReturnType<typeof conflictsAmong>, zone: string): string[] {
  const lines = pairs
    .slice(0, MOST_NAMED)
    .map(
      ([one, other]) =>
        `Conflict: ${sayEvent(one.event)} and ${sayEvent(other.event)} overlap from ${sayClock(other.start, zone)}.`,
    );
  const more = pairs.length - lines.length;
  return more > 0 ? [...lines, `${more} more ${more === 1 ? 'overlap' : 'overlaps'}.`] : lines;
}

function invitationLines(waiting: readonly CalendarEvent[], zone: string): string[] {
  if (waiting.length === 0) return [];
  const named = waiting.slice(0, MOST_NAMED).map((event) => {
    const at = instantOf(event.start, zone);
    const time = event.start.kind === 'date' ? '' : ` ${sayClock(at, zone)}`;
    const from = sayName(event.organizer?.displayName ?? event.organizer?.email);
    return `• ${sayTitle(event.title)}, ${sayDay(dayAt(at, zone))}${time}${from ? `, from ${from}` : ''}`;
  });
  const more = waiting.length - named.length;
  return ['Waiting for your answer:', ...named, ...(more > 0 ? [`… and ${more} more`] : [])];
}
