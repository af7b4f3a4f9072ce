import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soon, type TestPerson } from '../channels/test/channel-harness.ts';
import { scheduleReminder } from '../reminders/index.ts';
import { type BackgroundHarness, createBackgroundHarness, event } from './test/background-harness.ts';

/** Real: the product with staff's own endpoints, PostgreSQL, the sandbox's Google and WhatsApp. */
let harness: BackgroundHarness;
beforeAll(async () => {
  harness = await createBackgroundHarness();
});
afterAll(() => harness.close());

/** A session lasts a day, and the clock is moved by weeks. */
const signInStaff = () => harness.product.signIn('staff.one@catch.example');
const staff = async (person: TestPerson, action: string, session?: string) => {
  const token = session ?? (await signInStaff());
  const response = await fetch(`${harness.url}/api/v1/admin/users/${person.userId}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
};
const unasked = async (person: TestPerson) =>
  (await person.whatsapp.received()).filter((text) =>
    /Good morning|In \d+ minutes|Tomorrow|New invitation/.test(text),
  );
async function connected(at: string): Promise<TestPerson> {
  await harness.at(at);
  const person = await harness.newPerson();
  await person.connectWhatsapp();
  await harness.settle();
  return person;
}

it('paused: nothing is said unasked, reminders fire, and resuming brings no flood', async () => {
  const person = await connected('2026-11-16T06:00:00Z');
  const calendar = await harness.calendar(person.email);
  for (const day of ['16', '17', '18'])
    for (const hour of ['10', '14'])
      await calendar.insert(
        event(`2026-11-${day}`, `${hour}:00`, `${hour}:30`, {
          summary: `At ${hour}`,
          attendees: [{ email: 'a@example.org' }],
        }),
      );
  await harness.settle();
  await staff(person, 'background-events/pause');
  const at = new Date('2026-11-16T12:00:00Z');
  await scheduleReminder(harness.product.database.db, {
    id: randomUUID(),
    userId: person.userId,
    text: 'Water the plants',
    timeZone: 'UTC',
    channel: 'WHATSAPP',
    scheduledAt: at,
    cron: null,
    relativeTo: null,
    nextAt: at,
    at: harness.clock.now(),
  });
  for (const time of ['16T09:00', '16T09:50', '16T12:00', '16T13:50', '16T17:00', '17T09:00', '17T13:50']) {
    await harness.at(`2026-11-${time}:00Z`);
    if (time === '16T12:00') await person.whatsapp.waitForText('Water the plants');
  }
  expect(await unasked(person)).toEqual([]);
  await harness.at('2026-11-17T18:30:00Z');
  await staff(person, 'background-events/resume');
  await harness.settle();
  expect(await unasked(person)).toEqual([]);
  expect(Object.values(await harness.outcomes(person))).not.toContain('told');
  // What is due from now on is said again.
  await harness.at('2026-11-18T09:00:00Z');
  await person.whatsapp.waitForText('Good morning');
  await harness.at('2026-11-18T09:50:00Z');
  await person.whatsapp.waitForText('In 10 minutes');
  expect(await unasked(person)).toHaveLength(2);
});

it('what was written but not sent yet when somebody pauses is not sent', async () => {
  const person = await connected('2026-11-19T08:00:00Z');
  const calendar = await harness.calendar(person.email);
  await calendar.insert(event('2026-11-19', '12:00', '13:00'));
  await harness.control('faults', {
    vendor: 'whatsapp',
    path: '/graph/*/messages',
    status: 503,
    body: '{}',
    times: 1,
  });
  await harness.at('2026-11-19T09:00:00Z');
  const row = () =>
    harness.product.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('user_id', '=', person.userId)
      .where('dedupe_key', 'like', 'background:%')
      .executeTakeFirst();
  await soon(async () => (await row())?.error ?? null).not.toBe(null);
  await staff(person, 'background-events/pause');
  expect(await row()).toMatchObject({ status: 'skipped', error: 'paused' });
  await harness.at('2026-11-19T10:00:00Z');
  expect(await unasked(person)).toEqual([]);
});

it('a pause that comes while a message is being made is respected', async () => {
  const person = await connected('2026-11-20T08:00:00Z');
  const calendar = await harness.calendar(person.email);
  await calendar.insert(event('2026-11-20', '12:00', '13:00'));
  await harness.settle();
  // The calendar takes its time; in the meantime staff pause.
  const session = await signInStaff();
  const looking = await harness.hold({
    vendor: 'google',
    path: '/google/calendar/v3/calendars/*/events',
    user: person.email,
  });
  harness.clock.set('2026-11-20T09:00:00Z');
  const sweeping = harness.settle();
  await soon(async () => {
    const taken = await harness.product.database.db
      .selectFrom('background_occasions')
      .select('try_at')
      .where('user_id', '=', person.userId)
      .where('occasion', '=', '2026-11-20')
      .where('kind', '=', 'briefing')
      .executeTakeFirst();
    return taken && taken.try_at > harness.clock.now();
  }).toBe(true);
  await looking.met();
  await staff(person, 'background-events/pause', session);
  await looking.letGo();
  await sweeping;
  expect(await harness.outcomes(person)).toMatchObject({ 'briefing 2026-11-20': 'paused' });
  expect(await unasked(person)).toEqual([]);
});

it('somebody who is deactivated hears nothing', async () => {
  const person = await connected('2026-11-23T08:00:00Z');
  const calendar = await harness.calendar(person.email);
  await calendar.insert(event('2026-11-23', '12:00', '13:00'));
  await harness.product.database.db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', person.userId)
    .execute();
  await harness.at('2026-11-23T09:00:00Z');
  expect(await harness.outcomes(person)).toMatchObject({ 'briefing 2026-11-23': 'inactive' });
  expect(await unasked(person)).toEqual([]);
});
