import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { eraseTracesOf } from './erase-traces.ts';
import { takeHourlyQuota } from './events.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-03-02T09:00:00Z');

/** What is kept of these names, in each of the places. */
async function leaveTraces(names: readonly string[]): Promise<void> {
  const { db } = database;
  for (const name of names) {
    await takeHourlyQuota(db, `whatsapp-wrong:${name}`, 5, NOW);
    await db
      .insertInto('unknown_senders')
      .values({ channel: 'WHATSAPP', sender: name, told_at: NOW })
      .execute();
    await db
      .insertInto('channel_events')
      .values({ channel: 'SLACK', provider_id: `press:${name}.17`, seen_at: NOW })
      .execute();
    await db
      .insertInto('outbox')
      .values({
        lane: `WHATSAPP:stranger:${name}`,
        channel: 'WHATSAPP',
        kind: 'notice',
        dedupe_key: randomUUID(),
        payload: '{}',
        next_attempt_at: NOW,
        created_at: NOW,
      })
      .execute();
  }
}

const tracesLeft = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ trace: string }>(`
    select key as trace from channel_quotas union all select sender from unknown_senders
    union all select provider_id from channel_events union all select lane from outbox`);
  return rows.map(({ trace }) => trace).sort();
};

it('erases whatever names somebody, and nothing of those whose name is longer or only alike', async () => {
  const own = ['phone:49123456', 'ES.13_5', 'T1:U77'];
  const others = ['phone:491234567', 'phone:949123456', 'ES.13x5', 'ESx13_5', 'T1:U777'];
  await leaveTraces(others);
  const kept = await tracesLeft();
  await leaveTraces(own);
  expect(await tracesLeft()).toHaveLength(4 * (own.length + others.length));
  await eraseTracesOf(database.db, randomUUID(), ['49123456', 'ES.13_5', 'U77']);
  expect(await tracesLeft()).toEqual(kept);
});
