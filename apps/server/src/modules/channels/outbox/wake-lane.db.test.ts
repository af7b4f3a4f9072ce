import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { wakeLane } from './outbox.repository.ts';

it('strangers wait behind everybody else, whatever the channel is called', async () => {
  const database = await createTestDatabase();
  try {
    const lanes = ['WHATSAPP', 'PIGEON_2'].flatMap((name) => [
      `${name}:${randomUUID()}`,
      `${name}:stranger:a`,
    ]);
    for (const lane of lanes) await wakeLane(database.db, lane);
    const { rows } = await database.pool.query<{ key: string; priority: number }>(
      'select key, priority from graphile_worker.jobs where key = any($1)',
      [lanes.map((lane) => `outbox:${lane}`)],
    );
    const priorities = new Map(rows.map(({ key, priority }) => [key, priority]));
    expect(lanes.map((lane) => priorities.get(`outbox:${lane}`))).toEqual([0, 20, 0, 20]);
  } finally {
    await database.close();
  }
});
