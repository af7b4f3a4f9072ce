import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { soon, type TestPerson } from '../../channels/test/channel-ground.ts';
import { type BackgroundGround, createBackgroundGround, event } from '../test/background-ground.ts';

/** Real: the product over HTTP, PostgreSQL, the sandbox's Google with its push channels and sync tokens. */
let ground: BackgroundGround;
beforeAll(async () => {
  ground = await createBackgroundGround();
});
afterAll(() => ground.close());

const channelsOf = (person: TestPerson) =>
  ground.product.database.db
    .selectFrom('calendar_channels')
    .selectAll()
    .where('user_id', '=', person.userId)
    .orderBy('opened_at')
    .execute();
const rowOf = (person: TestPerson) =>
  ground.product.database.db
    .selectFrom('background_people')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
const nudges = async (person: TestPerson) =>
  Object.keys(await ground.outcomes(person)).filter((key) => key.startsWith('nudge'));
const meeting = (date: string, from: string, to: string) =>
  event(date, from, to, { summary: 'Meeting', attendees: [{ email: 'someone@example.org' }] });

let person: TestPerson;
beforeEach(async () => {
  await ground.control('reset', { parts: ['faults'] });
  person = await ground.newPerson();
  await person.connectWhatsapp();
  await ground.settle();
  // Google says that the channel is open when it likes, not when we have settled.
  await soon(async () => (await channelsOf(person)).map(({ last_message }) => last_message)).toEqual([1]);
});

const post = (headers: Record<string, string>, body?: string) =>
  fetch(`${ground.url}/webhooks/google`, {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  });
const message = (id: string, token: string, number: number, state = 'exists') =>
  post({
    'x-goog-channel-id': id,
    'x-goog-channel-token': token,
    'x-goog-message-number': String(number),
    'x-goog-resource-id': 'r',
    'x-goog-resource-state': state,
  });

describe('push messages', () => {
  it('of channels that are not ours, or without their token, are not told apart', async () => {
    const [channel] = await channelsOf(person);
    expect(channel?.resource_id).toBeTruthy();
    const before = await rowOf(person);
    for (const answer of [
      await message('nobody', 'x', 5),
      await message(channel?.id ?? '', 'wrong', 5),
      await message(channel?.id ?? '', '', 5),
      await post({}),
      await post({ 'x-goog-channel-id': 'x'.repeat(500) }),
      await post({ 'x-goog-channel-id': channel?.id ?? '', 'content-type': 'application/json' }, '{broken'),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ detail: 'There is no such channel.' });
    }
    expect(await rowOf(person)).toEqual(before);
    expect((await channelsOf(person))[0]?.last_message).toBe(channel?.last_message);
  });

  it('ask for one look each, by their number; the first and repetitions ask for none', async () => {
    const { createHash } = await import('node:crypto');
    const { db } = ground.product.database;
    const later = new Date(ground.clock.now().getTime() + 3_600_000);
    await db
      .insertInto('calendar_channels')
      .values({
        id: `own-${person.userId}`,
        user_id: person.userId,
        token_hash: createHash('sha256').update('secret').digest(),
        resource_id: null,
        expires_at: later,
        opened_at: ground.clock.now(),
      })
      .execute();
    const asks = async (number: number, state?: string) => {
      await db
        .updateTable('background_people')
        .set({ look_at: later })
        .where('user_id', '=', person.userId)
        .execute();
      const answer = await message(`own-${person.userId}`, 'secret', number, state);
      expect(answer.status).toBe(204);
      const taken = (await channelsOf(person)).find(({ id }) => id.startsWith('own-'))?.last_message;
      return [(await rowOf(person)).look_at.getTime() !== later.getTime(), taken];
    };
    expect(await asks(1, 'sync')).toEqual([false, 1]);
    expect(await asks(7)).toEqual([true, 7]);
    expect(await asks(7)).toEqual([false, 7]);
    expect(await asks(3)).toEqual([false, 7]);
    expect((await message(`own-${person.userId}`, 'secret', Number.NaN)).status).toBe(400);
  });

  it('that get lost are made up for by the backstop, and so are tokens that are too old', async () => {
    await ground.control('faults', {
      direction: 'outgoing',
      vendor: 'google',
      path: '/webhooks/google',
      drop: true,
      times: 100,
    });
    const day = ground.clock.now().toISOString().slice(0, 10);
    const calendar = await ground.calendar(person.email);
    await calendar.insert(meeting(day, '19:00', '20:00'));
    await ground.settle();
    expect(await nudges(person)).toEqual([]);
    ground.clock.advance(6 * 3_600_000);
    await ground.settle();
    expect(await nudges(person)).toHaveLength(1);
    await ground.control('google/expire-sync-tokens', { user: person.email });
    const again = await ground.calendar(person.email);
    await again.insert(meeting(day, '20:30', '21:00'));
    const { sync_token: old } = await rowOf(person);
    ground.clock.advance(6 * 3_600_000);
    await ground.settle();
    expect((await rowOf(person)).sync_token).not.toBe(old);
    expect(await nudges(person)).toHaveLength(2);
  });
});

it('a channel is replaced a day before it ends, and the old one is stopped', async () => {
  const [first] = await channelsOf(person);
  ground.clock.advance(5.9 * 86_400_000);
  await ground.settle();
  expect((await channelsOf(person)).map(({ id }) => id)).toEqual([first?.id]);
  ground.clock.advance(0.3 * 86_400_000);
  await ground.settle();
  const renewed = await channelsOf(person);
  expect(renewed).toHaveLength(1);
  expect(renewed[0]?.id).not.toBe(first?.id);
  expect(renewed[0]?.expires_at.getTime()).toBeGreaterThan(ground.clock.now().getTime() + 6 * 86_400_000);
  // The new one works.
  const calendar = await ground.calendar(person.email);
  const tomorrow = new Date(ground.clock.now().getTime() + 20 * 3_600_000).toISOString();
  await calendar.insert({
    ...meeting('2026-01-01', '10:00', '11:00'),
    start: { dateTime: tomorrow },
    end: { dateTime: new Date(Date.parse(tomorrow) + 1_800_000).toISOString() },
  });
  await soon(() => nudges(person)).toHaveLength(1);
});

it('where Google refuses channels, looking from time to time is enough', async () => {
  await ground.control('faults', {
    vendor: 'google',
    path: '/google/calendar/v3/calendars/*/events/watch',
    status: 403,
    body: '{"error":{"errors":[{"reason":"forbidden"}]}}',
    times: 50,
  });
  const other = await ground.newPerson();
  await other.connectWhatsapp();
  await ground.settle();
  expect(await channelsOf(other)).toEqual([]);
  const { look_at, watch_at } = await rowOf(other);
  expect(look_at.getTime() - ground.clock.now().getTime()).toBe(15 * 60_000);
  expect(watch_at?.getTime()).toBeGreaterThan(ground.clock.now().getTime());
  const metrics = await (await fetch(`${ground.url}/metrics`)).text();
  expect(metrics).toMatch(/^catch_push_channels\{state="failing"\} [1-9]/m);
  const calendar = await ground.calendar(other.email);
  const soonAt = new Date(ground.clock.now().getTime() + 7_200_000);
  await calendar.insert({
    summary: 'x',
    start: { dateTime: soonAt.toISOString() },
    end: { dateTime: new Date(soonAt.getTime() + 60_000).toISOString() },
    attendees: [{ email: 'someone@example.org' }],
  });
  ground.clock.advance(15 * 60_000);
  await ground.settle();
  expect(await nudges(other)).toHaveLength(1);
});

it('Google being away for an hour costs nothing but the hour', async () => {
  await ground.control('faults', {
    vendor: 'google',
    path: '/google/calendar/**',
    status: 503,
    body: '{}',
    times: 10_000,
  });
  const other = await ground.newPerson();
  await other.connectWhatsapp();
  await ground.settle();
  expect((await rowOf(other)).failures).toBe(1);
  await ground.control('reset', { parts: ['faults'] });
  ground.clock.advance(3_600_000);
  await ground.settle();
  expect(await rowOf(other)).toMatchObject({ failures: 0 });
  expect((await rowOf(other)).sync_token).toBeTruthy();
}, 120_000);
