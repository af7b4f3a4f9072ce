import { isKnownZone } from '@catch/scheduling';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { findPerson, saveTimeZone } from '../identity/index.ts';
import type { Calendar, UserCalendars } from './calendar.port.ts';

/** The zone that a person's times are meant and shown in: their main calendar's, remembered. */
export interface OwnerZone {
  /** What is remembered; otherwise the calendar service is asked once. */
  of(userId: string, calendars: UserCalendars): Promise<string>;
  /** Keeps what a calendar service just said about the main calendar. Answers the zone that now holds. */
  learn(userId: string, zone: string | undefined, known: string): Promise<string>;
  learnFrom(userId: string, calendars: readonly Calendar[]): Promise<void>;
}

const FALLBACK = 'UTC';
/** A week viewer asks once for each calendar and week; another process may learn of a move in the meantime. */
const FRESH_MS = 60_000;
const MOST_PEOPLE = 10_000;

export function createOwnerZone(db: Database, clock: Clock): OwnerZone {
  const recent = new Map<string, { readonly zone: string; readonly until: number }>();
  const now = () => clock.now().getTime();

  const keep = (userId: string, zone: string): string => {
    if (recent.size >= MOST_PEOPLE) recent.clear();
    recent.set(userId, { zone, until: now() + FRESH_MS });
    return zone;
  };

  const remembered = async (userId: string): Promise<string | undefined> => {
    const fresh = recent.get(userId);
    if (fresh && fresh.until > now()) return fresh.zone;
    const zone = (await findPerson(db, userId))?.zone;
    return zone && isKnownZone(zone) ? keep(userId, zone) : undefined;
  };

  const learn = async (userId: string, zone: string | undefined): Promise<string | undefined> => {
    if (!zone || !isKnownZone(zone)) return undefined;
    if ((await remembered(userId)) !== zone) await saveTimeZone(db, userId, zone, clock.now());
    return keep(userId, zone);
  };

  return {
    of: async (userId, calendars) =>
      (await remembered(userId)) ??
      (await learn(userId, mainZone(await calendars.listCalendars()))) ??
      FALLBACK,
    learn: async (userId, zone, known) => (zone === known ? known : ((await learn(userId, zone)) ?? known)),
    learnFrom: async (userId, calendars) => {
      await learn(userId, mainZone(calendars));
    },
  };
}

const mainZone = (calendars: readonly Calendar[]): string | undefined =>
  calendars.find(({ primary }) => primary)?.timeZone;
