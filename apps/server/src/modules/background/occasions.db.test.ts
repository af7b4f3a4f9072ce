import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import {
  addOccasion,
  claimOccasions,
  type Occasion,
  planOccasions,
  settleOccasion,
} from './occasions.repository.ts';
import { askForLook, claimLooks, finishLook } from './people.repository.ts';

/** Real: PostgreSQL. Several workers are several callers. */
let database: TestDatabase;
let userId = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  userId = await addUser(database.db);
  await sql`delete from background_occasions`.execute(database.db);
  await sql`delete from background_people`.execute(database.db);
});

const at = (minutes: number) => new Date(Date.parse('2026-11-16T09:00:00Z') + minutes * 60_000);
const add = (occasion: string, due = 0): Promise<void> =>
  addOccasion(database.db, { userId, kind: 'nudge', occasion, dueAt: at(due), untilAt: at(due + 60) });
const claim = (now: number, most = 10) => claimOccasions(database.db, at(now), at(now + 2), most);
const planBriefing = (due: number, now: number, more: { isAssumed?: boolean } = {}) =>
  planOccasions(
    database.db,
    userId,
    [
      {
        kind: 'briefing',
        occasion: '2026-11-16',
        dueAt: at(due).getTime(),
        untilAt: at(due + 60).getTime(),
        ...more,
      },
    ],
    at(now),
  );
const names = (occasions: readonly Occasion[]) => occasions.map(({ occasion }) => occasion).sort();

it('what is due is taken by one worker at a time, in batches, and again when its worker died', async () => {
  for (let number = 0; number < 30; number += 1) await add(`n${number}`);
  await add('later', 5);
  const taken = await Promise.all(Array.from({ length: 5 }, () => claim(0)));
  expect(names(taken.flat())).toEqual(
    names(taken.flat().filter((one, index, all) => all.indexOf(one) === index)),
  );
  expect(new Set(names(taken.flat())).size).toBe(30);
  expect(await claim(1)).toEqual([]);
  // Two minutes later nobody has settled them: their workers are gone.
  expect(await claim(2, 100)).toHaveLength(30);
});

it('is settled once, no matter which comes first', async () => {
  await add('once');
  const [occasion] = await claim(0);
  if (!occasion) throw new Error('nothing was due');
  const settled = await Promise.all(
    Array.from({ length: 6 }, () =>
      settleOccasion(database.db, occasion, { outcome: 'told', at: at(0), localDay: '2026-11-16' }),
    ),
  );
  expect(settled.filter(Boolean)).toHaveLength(1);
  await add('once');
  expect(await claim(60)).toEqual([]);
});

it('a plan moves what waits, leaves what is settled, and begins nothing in the past', async () => {
  const plan = (due: number) => planBriefing(due, 0);
  const waiting = async () =>
    (await database.db.selectFrom('background_occasions').select(['due_at', 'outcome']).execute()).map(
      ({ due_at, outcome }) => [(due_at.getTime() - at(0).getTime()) / 60_000, outcome],
    );
  await plan(-10);
  expect(await waiting()).toEqual([]);
  await plan(30);
  await plan(20);
  expect(await waiting()).toEqual([[20, null]]);
  // Now it is wanted earlier than now: not at noon what is wanted at seven.
  await plan(-5);
  expect(await waiting()).toEqual([]);
  await plan(10);
  const [occasion] = await claim(10);
  if (!occasion) throw new Error('nothing was due');
  await settleOccasion(database.db, occasion, { outcome: 'told', at: at(10) });
  await plan(40);
  expect(await waiting()).toEqual([[10, 'told']]);
});

it('a day that begins earlier than was thought has its briefing at once, while that is worth saying', async () => {
  const plan = (due: number, now: number) => planBriefing(due, now, { isAssumed: true });
  await plan(-10, 0);
  expect(await claim(0)).toEqual([]);
  await plan(30, 0);
  await plan(-10, 0);
  expect(await claim(0)).toMatchObject([{ dueAt: at(0), untilAt: at(50) }]);
  // Planning the same again leaves it to the sweep that claimed it.
  await plan(-10, 1);
  expect(await claim(1)).toEqual([]);

  await sql`delete from background_occasions`.execute(database.db);
  await plan(30, 0);
  await plan(-90, 0);
  expect(await claim(30)).toEqual([]);
});

it('what is overdue after an outage stays in the plan', async () => {
  const dueAt = at(-5);
  await addOccasion(database.db, {
    userId,
    kind: 'briefing',
    occasion: '2026-11-16',
    dueAt,
    untilAt: at(60),
  });
  await planOccasions(
    database.db,
    userId,
    [{ kind: 'briefing', occasion: '2026-11-16', dueAt: dueAt.getTime(), untilAt: at(60).getTime() }],
    at(0),
  );
  expect(await claim(0)).toHaveLength(1);
});

it('a look that somebody asks for while another is under way is not lost', async () => {
  const { db } = database;
  await sql`insert into background_people (user_id, look_at) values (${userId}, ${at(0)})`.execute(db);
  const [look] = await claimLooks(db, at(0), at(2), 10);
  if (!look) throw new Error('nobody was due');
  expect(await claimLooks(db, at(0), at(2), 10)).toEqual([]);
  await askForLook(db, userId, at(0));
  await finishLook(db, look, { nextAt: at(360), failures: 0, syncToken: 'new', syncedAt: at(0) });
  const [again] = await claimLooks(db, at(0), at(2), 10);
  expect(again).toMatchObject({ userId, syncToken: 'new' });
});

it('a choice that is made while Google is away is planned by when it is back', async () => {
  const { db } = database;
  await sql`insert into background_people (user_id, look_at, planned_at) values (${userId}, ${at(0)}, ${at(-1)})`.execute(
    db,
  );
  const look = async (minute: number) => {
    const [claimed] = await claimLooks(db, at(minute), at(minute + 2), 10);
    if (!claimed) throw new Error('nobody was due');
    return claimed;
  };
  const first = await look(0);
  expect(first.plannedAt).toEqual(at(-1));
  // While the first look is under way; it knows nothing of the choice.
  await sql`update background_people set look_at = to_timestamp(0)`.execute(db);
  const second = await look(1);
  await finishLook(db, first, { nextAt: at(360), failures: 0, plannedAt: at(0) });
  await finishLook(db, second, { nextAt: at(4), failures: 1 });
  const third = await look(4);
  expect(third.plannedAt).toBeNull();
  await finishLook(db, third, { nextAt: at(6), failures: 0, plannedAt: at(4) });
  expect((await look(6)).plannedAt).toEqual(at(4));
});

it('a choice that is made or taken away is planned by at once', async () => {
  const { db } = database;
  await sql`insert into background_people (user_id, look_at) values (${userId}, ${at(600)})`.execute(db);
  const due = async () => {
    const looks = await claimLooks(db, at(0), at(600), 10);
    await sql`update background_people set planned_at = ${at(0)}`.execute(db);
    return looks.map(({ plannedAt }) => plannedAt === null);
  };
  const preference = randomUUID();
  await sql`insert into preferences (id, user_id, category, preference_text) values (${preference}, ${userId}, 'notifications', 'x')`.execute(
    db,
  );
  expect(await due()).toEqual([]);
  await sql`insert into notification_choices values (${preference}, ${userId}, 'briefing', '{"on": false}')`.execute(
    db,
  );
  expect(await due()).toEqual([true]);
  await sql`update preferences set is_active = false where id = ${preference}`.execute(db);
  expect(await due()).toEqual([true]);
  await sql`delete from preferences where id = ${preference}`.execute(db);
  expect(await due()).toEqual([true]);
  await sql`insert into profiles (user_id, profile_data, last_updated) values (${userId}, '{}', now())`.execute(
    db,
  );
  expect(await due()).toEqual([true]);
});
