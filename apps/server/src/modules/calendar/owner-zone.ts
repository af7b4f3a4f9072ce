import { isKnownZone } from '@catch/scheduling';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Calendar, UserCalendars } from './calendar.port.ts';
import { findTimeZone, saveTimeZone } from './calendar.repository.ts';

/** The zone that a person's times are meant and shown in: their primary calendar's, remembered. */
export interface OwnerZone {
  /** What is remembered; otherwise the calendar service is asked once. */
  of(userId: string, calendars: UserCalendars): Promise<string>;
  /** Keeps what a calendar service just said. Answers the zone that now holds. */
  learn(userId: string, zone: string | undefined, known: string): Promise<string>;
  learnFrom(userId: string, calendars: readonly Calendar[]): Promise<void>;
}

const FALLBACK = 'UTC';

export function createOwnerZone(db: Database, clock: Clock): OwnerZone {
  const remember = async (userId: string, zone: string | undefined): Promise<string | undefined> => {
    if (!zone || !isKnownZone(zone)) return undefined;
    await saveTimeZone(db, userId, zone, clock.now());
    return zone;
  };
  return {
    of: async (userId, calendars) => {
      const known = await findTimeZone(db, userId);
      if (known && isKnownZone(known)) return known;
      return (await remember(userId, primaryZone(await calendars.listCalendars()))) ?? FALLBACK;
    },
    learn: async (userId, zone, known) =>
      zone === known ? known : ((await remember(userId, zone)) ?? known),
    learnFrom: async (userId, calendars) => {
      await remember(userId, primaryZone(calendars));
    },
  };
}

const primaryZone = (calendars: readonly Calendar[]): string | undefined =>
  calendars.find(({ primary }) => primary)?.timeZone;
