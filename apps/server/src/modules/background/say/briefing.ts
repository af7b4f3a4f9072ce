import { dayAt, instantOf } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import { agendaLines, conflictsAmong, eventsOfDay, waitingInvitations } from './agenda.ts';
import { sayName, sayTitle } from './clean-text.ts';
import { sayClock, sayDay } from './times.ts';
import { travelLines } from './travel.ts';

export interface Addressee {
  readonly name: string;
  readonly zone: string;
}

const MOST_NAMED = 3;

/** The morning briefing; undefined when the day is empty and nothing waits. */
export function sayBriefing(
  { name, zone }: Addressee,
  events: readonly CalendarEvent[],
  now: number,
): string | undefined {
  const day = dayAt(now, zone);
  const today = eventsOfDay(events, day, zone);
  const waiting = waitingInvitations(events, now, zone);
  if (today.length === 0 && waiting.length === 0) return undefined;
  const first = sayName(name.split(/\s+/u)[0]);
  const lines = [
    `Good morning${first ? `, ${first}` : ''}. ${sayDay(day)} (${zone}):`,
    ...(today.length > 0 ? agendaLines(today, day, zone) : ['Nothing is in your calendar today.']),
    ...conflictLines(conflictsAmong(today, zone), zone),
    ...travelLines(today, zone).map((line) => `Travel: ${line}.`),
    ...invitationLines(waiting, zone),
  ];
  return lines.join('\n');
}

export function conflictLines(pairs: ReturnType<typeof conflictsAmong>, zone: string): string[] {
  const lines = pairs
    .slice(0, MOST_NAMED)
    .map(
      ([one, other]) =>
        `Conflict: ${sayTitle(one.event.title)} and ${sayTitle(other.event.title)} overlap from ${sayClock(other.start, zone)}.`,
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
