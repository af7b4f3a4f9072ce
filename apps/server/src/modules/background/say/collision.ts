import { dayAt, eventInterval, type Interval } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import { sayEvent, sayName, sayTitle } from './clean-text.ts';
import { sayClock, sayDay, saySpan } from './times.ts';

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

export function sayCollision(zone: string, collision: Collision): string {
  const { invitation, at, proposals } = collision;
  const from = sayName(invitation.organizer?.displayName ?? invitation.organizer?.email);
  const title = sayTitle(invitation.title);
  const against = collision.with.slice(0, MOST).map((event) => {
    const { start, end } = eventInterval(event, zone);
    return `${sayEvent(event)} (${sayClock(start, zone)}–${sayClock(end, zone)})`;
  });
  const more = collision.with.length - against.length;
  const repeats = invitation.recurrence.length > 0 ? ' It repeats; this is the first time it collides.' : '';
  const lines = [
    `New invitation${from ? ` from ${from}` : ''}: ${title}, ${saySpan(at.start, at.end, zone)} (${zone}).`,
    `It collides with ${against.join(', ')}${more > 0 ? ` and ${more} more` : ''}.${repeats}`,
  ];
  if (proposals.length > 0) {
    const who = collision.othersKnown ? 'Everybody is free' : 'You are free';
    lines.push(
      `${who}: ${proposals.map((slot) => `${sayDay(dayAt(slot.start, zone))} ${sayClock(slot.start, zone)}`).join(' · ')}.`,
    );
  }
  lines.push(`Tell me to accept or decline ${title}, or to move what is in its way.`);
  return lines.join('\n');
}
