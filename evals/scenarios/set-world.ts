import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { MemoryCalendar, type Owner } from './memory-calendar.ts';
import { PEOPLE, readEvent } from './notation.ts';
import type { Scenario } from './scenario.ts';
import type { StageClock } from './stage-clock.ts';

/** A Monday morning: the week of the short day names. */
const MONDAY = '2026-11-16T10:00';
const ZONE = 'Europe/Madrid';

/** The person of a scenario, with all that is there before the first word. */
export interface World {
  readonly userId: string;
  readonly owner: Owner;
  readonly calendar: MemoryCalendar;
  readonly start: Temporal.ZonedDateTime;
  readonly zone: string;
}

export async function setWorld(db: Database, clock: StageClock, world: Scenario['world']): Promise<World> {
  const zone = world.zone ?? ZONE;
  const start = Temporal.PlainDateTime.from(world.now ?? MONDAY).toZonedDateTime(zone);
  clock.set(start.epochMilliseconds);
  const owner: Owner = { email: `${randomUUID()}@example.com`, name: 'Ada Lopez', timeZone: zone };
  const userId = await createUser(db, owner, world.character ?? null);
  const calendar = new MemoryCalendar(owner, clock.now);
  fillCalendar(calendar, world, start, owner);
  for (const text of world.preferences ?? [])
    await db
      .insertInto('preferences')
      .values({ user_id: userId, category: 'other', preference_text: text, source_quote: text })
      .execute();
  if (world.profile)
    await db
      .insertInto('profiles')
      .values({ user_id: userId, profile_data: JSON.stringify(world.profile), last_updated: clock.now() })
      .execute();
  return { userId, owner, calendar, start, zone };
}

function fillCalendar(
  calendar: MemoryCalendar,
  world: Scenario['world'],
  start: Temporal.ZonedDateTime,
  owner: Owner,
): void {
  for (const [index, line] of (world.has ?? []).entries())
    calendar.seed(readEvent(line, `seed${index}`, start, owner));
  for (const [who, times] of Object.entries(world.busy ?? {}))
    calendar.busy.set(
      PEOPLE[who]?.email ?? who,
      times.map((line) => intervalOf(`${line} busy`, start, owner)),
    );
  for (const [who, place] of Object.entries(world.zones ?? {}))
    calendar.zones.set(PEOPLE[who]?.email ?? who, place);
}

const intervalOf = (line: string, now: Temporal.ZonedDateTime, owner: Owner) => {
  const { start, end } = readEvent(line, 'busy', now, owner);
  if (start.kind === 'date' || end.kind === 'date') throw new Error('busy times have hours');
  return { start: start.at, end: end.at };
};

async function createUser(db: Database, owner: Owner, character: string | null): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      issuer: 'scenario',
      subject: owner.email,
      email: owner.email,
      name: owner.name,
      picture: null,
      hosted_domain: null,
      selected_character_id: character,
      time_zone: owner.timeZone,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
