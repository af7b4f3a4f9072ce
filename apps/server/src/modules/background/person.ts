import type { Channel } from '@catch/contract/channel';
import type { Language } from '@catch/contract/languages';
import { type ClockRange, officeHours, parseClock, type WorkingHours } from '@catch/scheduling';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { reachable } from '../channels/index.ts';
import { type Choices, choicesFrom } from '../preferences/index.ts';
import { localDate, minutesOf } from './plan/local-clock.ts';
import { type QuietHours, quietHoursOf } from './plan/quiet-hours.ts';

/** All that decides whether, when and how somebody is written to. */
export interface BackgroundPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly zone: string;
  /** What they chose; English until then. */
  readonly language?: Language | undefined;
  readonly isActive: boolean;
  readonly isEnabled: boolean;
  /** A calendar that can be read, and at least one channel. */
  readonly isReachable: boolean;
  readonly hours: WorkingHours;
  readonly choices: Choices;
  readonly quiet: QuietHours | undefined;
  /** How many messages they were sent unprompted on that date of theirs. */
  readonly sent: number;
  readonly sentOn: string;
  /** Where they wrote last. */
  readonly preferred: Channel;
}

const clock = z.string().refine((text) => {
  try {
    return parseClock(text) >= 0;
  } catch {
    return false;
  }
});
const ranges = z.array(z.object({ from: clock, to: clock })).optional();
const week = z.object({
  monday: ranges,
  tuesday: ranges,
  wednesday: ranges,
  thursday: ranges,
  friday: ranges,
  saturday: ranges,
  sunday: ranges,
});
const learnt = z.object({ working_hours: z.object({ week }) });

/** A shorter day than this is when somebody meets, not when they work. */
const SHORTEST_DAY = 4 * 60;
const OFFICE = { from: '09:00', to: '17:00' };

/** Their own clock counts, wherever the hours were learnt. */
function hoursFrom(profile: unknown, zone: string): WorkingHours {
  const parsed = learnt.safeParse(profile);
  const days = Object.entries(parsed.success ? parsed.data.working_hours.week : {}).filter(
    ([, ranges]) => (ranges?.length ?? 0) > 0,
  );
  if (days.length === 0) return officeHours(zone);
  return { zone, week: Object.fromEntries(days.map(([day, ranges]) => [day, wholeDay(ranges ?? [])])) };
}

function wholeDay(ranges: readonly ClockRange[]): readonly ClockRange[] {
  const from = ranges.map((range) => range.from).sort()[0] ?? OFFICE.from;
  const to =
    ranges
      .map((range) => range.to)
      .sort()
      .at(-1) ?? OFFICE.to;
  const isThroughMidnight = ranges.some((range) => range.to <= range.from);
  if (isThroughMidnight || minutesOf(to) - minutesOf(from) >= SHORTEST_DAY) return ranges;
  return [{ from: from < OFFICE.from ? from : OFFICE.from, to: to > OFFICE.to ? to : OFFICE.to }];
}

interface PersonRow {
  name: string;
  email: string;
  time_zone: string | null;
  language: Language | null;
  is_active: boolean;
  background_events_enabled: boolean;
  has_calendar: boolean;
  has_channel: boolean;
  profile_data: unknown;
  choices: { topic: string; choice: unknown }[] | null;
  preferred: Channel | null;
}

/** Undefined when nobody has that id any longer. */
export async function loadPerson(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<BackgroundPerson | undefined> {
  const { rows } = await sql<PersonRow>`
    select u.name, u.email, u.time_zone, u.language, u.is_active, u.background_events_enabled,
      exists (select 1 from calendar_connections c where c.user_id = u.id and c.reconnect_since is null)
        as has_calendar,
      exists (select 1 from ${reachable} r where r.user_id = u.id) as has_channel,
      (select p.profile_data from profiles p where p.user_id = u.id) as profile_data,
      (select json_agg(json_build_object('topic', c.topic, 'choice', c.choice) order by p.created_at, p.id)
        from notification_choices c join preferences p on p.id = c.preference_id and p.is_active
        where c.user_id = u.id) as choices,
      (select o.channel from outbox o where o.user_id = u.id and o.kind in ('reply', 'card') order by o.id desc limit 1)
        as preferred
    from users u where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const zone = row.time_zone ?? 'UTC';
  const hours = hoursFrom(row.profile_data, zone);
  const choices = choicesFrom(row.choices ?? []);
  const sentOn = localDate(now.getTime(), zone);
  return {
    id: userId,
    name: row.name,
    email: row.email,
    zone,
    language: row.language ?? undefined,
    isActive: row.is_active,
    isEnabled: row.background_events_enabled,
    isReachable: row.has_calendar && row.has_channel,
    hours,
    choices,
    quiet: quietHoursOf(choices, hours),
    sent: await countSent(db, userId, sentOn),
    sentOn,
    preferred: row.preferred ?? 'WEB',
  };
}

async function countSent(db: Queryable, userId: string, localDay: string): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from background_occasions
    where user_id = ${userId} and local_day = ${localDay}::date and outcome = 'told'`.execute(db);
  return rows[0]?.sent ?? 0;
}
