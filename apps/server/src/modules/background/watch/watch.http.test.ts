import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { soon, type TestPerson } from '../../channels/test/channel-harness.ts';
import { type BackgroundHarness, createBackgroundHarness, event } from '../test/background-harness.ts';

/** Real: the product over HTTP, PostgreSQL, the sandbox's Google with its push channels and sync tokens. */
let harness: BackgroundHarness;
beforeAll(async () => {
  harness = await createBackgroundHarness();
});
afterAll(() => harness.close());

const channelsOf = (person: TestPerson) =>
  harness.product.database.db
    .selectFrom('calendar_channels')
    .selectAll()
    .where('user_id', '=', person.userId)
    .orderBy('opened_at')
    .execute();
const rowOf = (person: TestPerson) =>
  harness.product.database.db
    .selectFrom('background_people')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
const nudges = async (person: TestPerson) =>
  Object.keys(await harness.outcomes(person)).filter((key) => key.startsWith('nudge'));
const meeting = (date: string, from: string, to: string) =>
  event(date, from, to, { summary: 'Meeting', attendees: [{ email: 'someone@example.org' }] });

let person: TestPerson;
beforeEach(async () => {
  await harness.control('reset', { parts: ['faults'] });
  person = await harness.newPerson();
  await person.connectWhatsapp();
  await harness.settle();
  // Google says that the channel is open when it likes, not when we have settled.
  await soon(async () => (await channelsOf(person)).map(({ last_message }) => last_message)).toEqual([1]);
});

const post = (headers: Record<string, string>, body?: string) =>
  fetch(`${harness.url}/webhooks/google`, {
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
  it('of channels that are not ours, or without their token, look the same', async () => {
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
    const { db } = harness.product.database;
    const later = new Date(harness.clock.now().getTime() + 3_600_000);
    await db
      .insertInto('calendar_channels')
      .values({
        id: `own-${person.userId}`,
        user_id: person.userId,
        token_hash: createHash('sha256').update('secret').digest(),
        resource_id: null,
        expires_at: later,
        opened_at: harness.clock.now(),
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
    await harness.control('faults', {
      direction: 'outgoing',
      vendor: 'google',
      path: '/webhooks/google',
      drop: true,
      times: 100,
    });
    const day = harness.clock.now().toISOString().slice(0, 10);
    const calendar = await harness.calendar(person.email);
    await calendar.insert(meeting(day, '19:00', '20:00'));
    await harness.settle();
    expect(await nudges(person)).toEqual([]);
    harness.clock.advance(6 * 3_600_000);
    await harness.settle();
    expect(await nudges(person)).toHaveLength(1);
    await harness.control('google/expire-sync-tokens', { user: person.email });
    const again = await harness.calendar(person.email);
    await again.insert(meeting(day, '20:30', '21:00'));
    const { sync_token: old } = await rowOf(person);
    harness.clock.advance(6 * 3_600_000);
    await harness.settle();
    expect((await rowOf(person)).sync_token).not.toBe(old);
    expect(await nudges(person)).toHaveLength(2);
  });
});

it('a channel is replaced a day before it ends, and the old one is stopped', async () => {
  const [first] = await channelsOf(person);
  harness.clock.advance(5.9 * 86_400_000);
  await harness.settle();
  expect((await channelsOf(person)).map(({ id }) => id)).toEqual([first?.id]);
  harness.clock.advance(0.3 * 86_400_000);
  await harness.settle();
  const renewed = await channelsOf(person);
  expect(renewed).toHaveLength(1);
  expect(renewed[0]?.id).not.toBe(first?.id);
  expect(renewed[0]?.expires_at.getTime()).toBeGreaterThan(harness.clock.now().getTime() + 6 * 86_400_000);
  // The new one works.
  const calendar = await harness.calendar(person.email);
  const tomorrow = new Date(harness.clock.now().getTime() + 20 * 3_600_000).toISOString();
  await calendar.insert({
    ...meeting('2026-01-01', '10:00', '11:00'),
    start: { dateTime: tomorrow },
    end: { dateTime: new Date(Date.parse(tomorrow) + 1_800_000).toISOString() },
  });
  await soon(() => nudges(person)).toHaveLength(1);
});

it('where Google refuses channels, looking from time to time is enough', async () => {
  await harness.control('faults', {
    vendor: 'google',
    path: '/google/calendar/v3/calendars/*/events/watch',
    status: 403,
    body: '{"error":{"errors":[{"reason":"forbidden"}]}}',
    times: 50,
  });
  const other = await harness.newPerson();
  await other.connectWhatsapp();
  await harness.settle();
  expect(await channelsOf(other)).toEqual([]);
  const { look_at, watch_at } = await rowOf(other);
  expect(look_at.getTime() - harness.clock.now().getTime()).toBe(15 * 60_000);
  expect(watch_at?.getTime()).toBeGreaterThan(harness.clock.now().getTime());
  const metrics = await (await fetch(`${harness.url}/metrics`)).text();
  expect(metrics).toMatch(/^catch_push_channels\{state="failing"\} [1-9]/m);
  const calendar = await harness.calendar(other.email);
  const soonAt = new Date(harness.clock.now().getTime() + 7_200_000);
  await calendar.insert({
    summary: 'x',
    start: { dateTime: soonAt.toISOString() },
    end: { dateTime: new Date(soonAt.getTime() + 60_000).toISOString() },
    attendees: [{ email: 'someone@example.org' }],
  });
  harness.clock.advance(15 * 60_000);
  await harness.settle();
  expect(await nudges(other)).toHaveLength(1);
});

it('Google being away for an hour costs nothing but the hour', async () => {
  await harness.control('faults', {
    vendor: 'google',
    path: '/google/calendar/**',
    status: 503,
    body: '{}',
    times: 10_000,
  });
  const other = await harness.newPerson();
  await other.connectWhatsapp();
  await harness.settle();
  expect((await rowOf(other)).failures).toBe(1);
  await harness.control('reset', { parts: ['faults'] });
  harness.clock.advance(3_600_000);
  await harness.settle();
  expect(await rowOf(other)).toMatchObject({ failures: 0 });
  expect((await rowOf(other)).sync_token).toBeTruthy();
}, 120_000);
