import { sql } from 'kysely';
import { eventsOf, type Happening, happeningsOf, type WeekEvent } from './calendars.ts';
import { connect, signIn } from './connect.ts';
import { DAYS, instantOf, PEOPLE, type WeekPerson } from './people.ts';
import { learntHours, type PersonWeek, record } from './record-week.ts';
import { openWorld, type World } from './world.ts';

/** People sign in the evening before, wherever they are. */
const SIGN_IN_AT = Date.parse('2026-10-20T20:00:00Z');

export async function runWeek(log: (line: string) => void): Promise<PersonWeek[]> {
  const world = await openWorld(SIGN_IN_AT);
  try {
    const ids = await arrive(world);
    log(`${PEOPLE.length} people are connected`);
    const end = Math.max(...PEOPLE.map(({ zone }) => instantOf(`${DAYS.at(-1)}T23:59`, zone)));
    const script = scriptOf(world, ids);
    const atFirst = await Promise.all(PEOPLE.map(({ email }) => learntHours(world, ids.get(email) ?? '')));
    let day = '';
    for (let next = await nextInstant(world, script); next <= end; next = await nextInstant(world, script)) {
      await world.moveTo(next);
      for (let first = script[0]; first && first.at <= next; first = script[0]) {
        script.shift();
        await first.act();
        await world.settle();
      }
      const today = new Date(next).toISOString().slice(0, 10);
      if (today !== day) log(today);
      day = today;
    }
    return await Promise.all(
      PEOPLE.map((person, index) => record(world, person, ids.get(person.email) ?? '', atFirst[index])),
    );
  } finally {
    await world.close();
  }
}

async function arrive(world: World): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const person of PEOPLE) {
    await world.control('accounts', { email: person.email, name: person.name, time_zone: person.zone });
    const token = await signIn(world, person.email);
    await connect(world, person, token);
    const me = await fetch(`${world.url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    ids.set(person.email, ((await me.json()) as { id: string }).id);
  }
  await world.settle();
  for (const person of PEOPLE) {
    if (person.hours) await learn(world, ids.get(person.email) ?? '', person.hours);
    const calendar = await world.calendar(person.email);
    for (const event of eventsOf(person)) {
      const { status } = await calendar.insert(asGoogle(event, person.zone), { sendUpdates: 'all' });
      if (status !== 200) throw new Error(`an event was refused: ${status}`);
    }
  }
  await world.settle();
  return ids;
}

const learn = async (world: World, userId: string, hours: NonNullable<WeekPerson['hours']>) => {
  const week = Object.fromEntries(hours.days.map((day) => [day, [{ from: hours.from, to: hours.to }]]));
  await sql`
    insert into profiles (user_id, profile_data, last_updated)
    values (${userId}, ${JSON.stringify({ working_hours: { zone: 'UTC', week } })}::jsonb, ${new Date(world.now())})
    on conflict (user_id) do update set profile_data = profiles.profile_data || excluded.profile_data`.execute(
    world.db,
  );
};

const asGoogle = (event: WeekEvent, zone: string) => ({
  summary: event.title,
  start: { dateTime: `${event.date}T${event.from}:00`, timeZone: zone },
  end: { dateTime: `${event.date}T${event.to}:00`, timeZone: zone },
  ...(event.place ? { location: event.place } : {}),
  ...(event.guests ? { attendees: event.guests.map((email) => ({ email })) } : {}),
  ...(event.daily ? { recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'] } : {}),
});

interface Act {
  readonly at: number;
  readonly act: () => Promise<void>;
}

/** All that people, their partners and staff do, in the order of time. */
function scriptOf(world: World, ids: ReadonlyMap<string, string>): Act[] {
  const acts = PEOPLE.flatMap((person): Act[] => [
    ...person.wishes.map(({ at, say }) => ({
      at: instantOf(at, person.zone),
      act: async () => {
        await world.control(`${person.channel}/send`, { user: person.email, text: say });
      },
    })),
    ...person.staff.map(({ at, action }) => ({
      at: instantOf(at, person.zone),
      act: () => staffAct(world, ids.get(person.email) ?? '', action),
    })),
    ...happeningsOf(person).map((happening) => ({
      at: instantOf(happening.at, person.zone),
      act: () => happen(world, person, happening),
    })),
  ]);
  return acts.sort((a, b) => a.at - b.at);
}

async function staffAct(world: World, userId: string, action: string): Promise<void> {
  const token = await signIn(world, 'staff.one@catch.example');
  const answer = await fetch(`${world.url}/api/v1/admin/users/${userId}/background-events/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`staff could not ${action}: ${answer.status}`);
}

async function happen(world: World, person: WeekPerson, happening: Happening): Promise<void> {
  if (happening.kind === 'invitation') {
    const calendar = await world.calendar(happening.from);
    await calendar.insert(asGoogle({ ...happening.event, guests: [person.email] }, person.zone), {
      sendUpdates: 'all',
    });
    return;
  }
  const calendar = await world.calendar(person.email);
  const { items } = await calendar.listAll({});
  const found = items.find(
    ({ summary, status }) => status !== 'cancelled' && summary?.endsWith(happening.title),
  );
  if (!found) throw new Error(`${person.email} has nothing that ends with '${happening.title}'`);
  if (happening.kind === 'call-off') await calendar.remove(found.id);
  else {
    const date = (found.start.dateTime ?? '').slice(0, 10);
    await calendar.patch(found.id, {
      start: { dateTime: `${date}T${happening.to.from}:00`, timeZone: person.zone },
      end: { dateTime: `${date}T${happening.to.to}:00`, timeZone: person.zone },
    });
  }
}

async function nextInstant(world: World, script: readonly Act[]): Promise<number> {
  const { rows } = await sql<{ next: Date | null }>`select least(
    (select min(try_at) from background_occasions where outcome is null),
    (select min(look_at) from background_people),
    (select min(next_attempt_at) from outbox where status = 'waiting')) as next`.execute(world.db);
  return Math.min(
    script[0]?.at ?? Number.POSITIVE_INFINITY,
    rows[0]?.next?.getTime() ?? Number.POSITIVE_INFINITY,
  );
}
