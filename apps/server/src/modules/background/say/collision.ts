import type { Language } from '@catch/contract/languages';
import { eventInterval, type Interval, timed } from '@catch/scheduling';
import { sayHours, sayInstant, sayRange } from '../../../platform/say-time.ts';
import { readerIn } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
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

export function sayCollision(zone: string, collision: Collision, now: number, language?: Language): string {
  const reader = readerIn(zone, now, language);
  const { invitation, at, proposals } = collision;
  const person = sayName(invitation.organizer?.displayName ?? invitation.organizer?.email, reader);
  const event = sayTitle(invitation.title, reader);
  const when = sayRange(timed(at.start, zone), timed(at.end, zone), reader);
  const against = collision.with
    .slice(0, MOST)
    .map((one) => `${sayEvent(one, reader)} (${sayHours(eventInterval(one, zone), reader)})`)
    .join(', ');
  const count = collision.with.length - MOST;
  const events = count > 0 ? say(reader, 'reason.more', { events: against, count }) : against;
  const repeats = invitation.recurrence.length > 0 ? ` ${say(reader, 'brief.firstClash')}` : '';
  const lines = [
    person
      ? say(reader, 'brief.newInvitationFrom', { person, event, when })
      : say(reader, 'brief.newInvitation', { event, when }),
    `${say(reader, 'brief.clashesWith', { events })}${repeats}`,
  ];
  if (proposals.length > 0) {
    const times = proposals.map((slot) => sayInstant(slot.start, reader)).join(', ');
    lines.push(say(reader, collision.othersKnown ? 'brief.everybodyFree' : 'brief.youAreFree', { times }));
  }
  lines.push(say(reader, 'brief.whatNow', { event }));
  return lines.join('\n');
}
