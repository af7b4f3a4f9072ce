import { eventInterval, type Interval, timed } from '@catch/scheduling';
import { readerIn, sayHours, sayInstant, sayRange } from '../../../platform/say-time.ts';
import type { CalendarEvent } from '../../calendar/index.ts';
import { sayEvent, sayName, sayTitle } from './clean-text.ts';

export interface Collision {
  readonly invitation: CalendarEvent;
  /** Of a series: the instance that collides. */
  readonly at: Interval;
  readonly with: readonly CalendarEvent[];
  readonly proposals: readonly Interval[];
  /** Whether the others' calendars could be read, and are free then too. */
  readonly othersKnown: boolean;
}

const MOST = 3;

export function sayCollision(zone: string, collision: Collision, now: number): string {
  const reader = readerIn(zone, now);
  const { invitation, at, proposals } = collision;
  const from = sayName(invitation.organizer?.displayName ?? invitation.organizer?.email);
  const title = sayTitle(invitation.title);
  const against = collision.with
    .slice(0, MOST)
    .map((event) => `${sayEvent(event)} (${sayHours(eventInterval(event, zone), reader)})`);
  const more = collision.with.length - against.length;
  const repeats = invitation.recurrence.length > 0 ? ' It repeats; this is the first time it clashes.' : '';
  const lines = [
    `New invitation${from ? ` from ${from}` : ''}: ${title}, ${sayRange(timed(at.start, zone), timed(at.end, zone), reader)}.`,
    `It clashes with ${against.join(', ')}${more > 0 ? ` and ${more} more` : ''}.${repeats}`,
  ];
  if (proposals.length > 0) {
    const who = collision.othersKnown ? 'Everybody is free' : "You're free";
    lines.push(`${who} ${proposals.map((slot) => sayInstant(slot.start, reader)).join(', ')}.`);
  }
  lines.push(`Shall I accept or decline ${title}, or move what's in the way?`);
  return lines.join('\n');
}
