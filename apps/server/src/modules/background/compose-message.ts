import { DAY, dayAt, startOfDay } from '@catch/scheduling';
import { type AllCalendars, MAIN_CALENDAR } from '../calendar/index.ts';
import { findCollision } from './find-collision.ts';
import type { Occasion } from './occasions.repository.ts';
import type { BackgroundPerson } from './person.ts';
import { sayBriefing } from './say/briefing.ts';
import { sayCollision } from './say/collision.ts';
import { sayEvening } from './say/evening.ts';
import { sayNudge } from './say/nudge.ts';
import { sayUnread } from './say/unread.ts';

/** Invitations that begin within so many days are named in the briefing. */
const INVITATIONS_AHEAD = 14 * DAY;
const EVENING_AHEAD = 5 * DAY;

/** What there is to say, from the calendar as it is now; undefined means silence. */
export async function composeMessage(
  person: BackgroundPerson,
  occasion: Occasion,
  calendars: AllCalendars,
  now: number,
): Promise<string | undefined> {
  const { zone } = person;
  const read = async (from: number, to: number) => (await calendars.listOwnEvents({ from, to })).events;
  const withUnread = (text: string | undefined) => text && text + sayUnread(calendars.unread, person);
  switch (occasion.kind) {
    case 'briefing':
      return withUnread(
        sayBriefing(person, await read(startOfDay(dayAt(now, zone), zone), now + INVITATIONS_AHEAD), now),
      );
    case 'evening':
      return withUnread(sayEvening(person, await read(now, now + EVENING_AHEAD), now));
    case 'nudge': {
      const start = Date.parse(occasion.occasion);
      // Planned for what lies in the main calendar; nobody wants to be sent to a colleague's meetings.
      const { events } = await calendars.listEvents({
        calendarId: MAIN_CALENDAR,
        from: start,
        to: start + 1000,
      });
      return sayNudge(zone, events, start, now, person.language);
    }
    case 'collision': {
      const collision = await findCollision(calendars, person, eventOf(occasion.occasion), now);
      return collision && sayCollision(zone, collision, now, person.language);
    }
  }
}

/** An invitation is an occasion again when it is moved, not when its description is edited. */
export const invitationOccasion = (eventId: string, start: number, end: number): string =>
  `${eventId}@${new Date(start).toISOString()}/${new Date(end).toISOString()}`;

const eventOf = (occasion: string): string => occasion.slice(0, occasion.lastIndexOf('@'));
