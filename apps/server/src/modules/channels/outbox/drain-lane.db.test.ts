import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { receiveStatus } from '../../../channels/whatsapp/receive-status.ts';
import type { SendResult } from '../send-result.ts';
import { drainLane } from './drain-lane.ts';
import { enqueue } from './outbox.repository.ts';
import type { Obstacle, Sender } from './sender.ts';

let database: TestDatabase;
let lane: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-03-02T09:00:00Z');

/** Somebody without an account, who needs no connection to be written to. */
beforeEach(async () => {
  const whatsappUserId = randomUUID();
  lane = `WHATSAPP:stranger:${whatsappUserId}`;
  await enqueue(database.db, {
    to: { channel: 'WHATSAPP', lane: whatsappUserId, address: { whatsappUserId, phone: null } },
    kind: 'notice',
    dedupeKey: whatsappUserId,
    payload: { type: 'text', text: 'hello' },
    at: NOW,
  });
});

const drain = (sender: Sender, db = database.db) =>
  drainLane(
    {
      db,
      clock: { now: () => NOW },
      senders: { WHATSAPP: sender, SLACK: undefined },
      report: (error) => {
        throw error;
      },
    },
    lane,
    new AbortController().signal,
  );
const sends = (result: () => SendResult, obstacle?: Obstacle): Sender & { count: number } => {
  const sender = {
    count: 0,
    graceMs: 0,
    prepare: async () =>
      obstacle ?? {
        kind: 'ready' as const,
        send: async () => {
          sender.count += 1;
          return result();
        },
      },
    lookFor: async () => ({ kind: 'not-sent' as const }),
  };
  return sender;
};
const sent = (): SendResult => ({ kind: 'sent', providerId: randomUUID() });
const statusOf = async () =>
  (await database.pool.query('select status, attempts from outbox where lane = $1', [lane])).rows;
/** As long as the hold lasts, by the clock that it goes by. */
const outlastHold = () =>
  database.pool.query(
    `update outbox set next_attempt_at = clock_timestamp() - interval '1 s' where lane = $1`,
    [lane],
  );

/** A process that stops between its claim and the sending, for as long as another one needs to take over. */
const frozen = (sender: Sender, meanwhile: () => Promise<unknown>): Sender => ({
  ...sender,
  prepare: async (row, now) => {
    const ready = await sender.prepare(row, now);
    await meanwhile();
    return ready;
  },
});

it('a process that was frozen until another had sent its message does not send it again', async () => {
  const [first, second] = [sends(sent), sends(sent)];
  await drain(
    frozen(first, async () => {
      await outlastHold();
      await drain(second);
    }),
  );
  expect([first.count, second.count]).toEqual([0, 1]);
  expect(await statusOf()).toEqual([{ status: 'sent', attempts: 2 }]);
});

it('nor one that was frozen while it heard that the message was still its own', async () => {
  const [first, second] = [sends(sent), sends(sent)];
  let isFrozen = false;
  const slowToHear = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row] = result.rows;
      if (row && 'is_long_enough' in row && !isFrozen) {
        isFrozen = true;
        await outlastHold();
        await drain(second);
        await sleep(1100);
      }
      return result;
    },
  });
  await drain(first, slowToHear);
  expect([first.count, second.count]).toEqual([0, 1]);
});

it('nor does it give up what another has sent', async () => {
  const second = sends(sent);
  await drain(
    frozen(sends(sent, { kind: 'not-connected' }), async () => {
      await outlastHold();
      await drain(second);
    }),
  );
  expect(second.count).toBe(1);
  expect(await statusOf()).toEqual([{ status: 'sent', attempts: 2 }]);
});

it('an attempt that was refused while another one succeeded takes nothing back', async () => {
  const second = sends(sent);
  const first = sends(sent);
  const refused: Sender = {
    ...first,
    prepare: async () => ({
      kind: 'ready',
      send: async () => {
        await outlastHold();
        await drain(second);
        return { kind: 'undeliverable', reason: 'refused' };
      },
    }),
  };
  await drain(refused);
  expect(await statusOf()).toEqual([{ status: 'sent', attempts: 2 }]);
});

it('a hold that runs out is made longer before it is used', async () => {
  const sender = sends(() => ({ kind: 'unknown', reason: 'no answer' }));
  let left = 0;
  await drain({
    ...sender,
    prepare: async (row, now) => {
      const ready = await sender.prepare(row, now);
      await database.pool.query(
        `update outbox set next_attempt_at = clock_timestamp() + interval '12 s' where lane = $1`,
        [lane],
      );
      if (ready.kind !== 'ready') return ready;
      return {
        kind: 'ready',
        send: async (signal) => {
          const { rows } = await database.pool.query(
            'select extract(epoch from next_attempt_at - clock_timestamp())::float8 as left from outbox where lane = $1',
            [lane],
          );
          left = rows[0].left;
          return ready.send(signal);
        },
      };
    },
  });
  expect(sender.count).toBe(1);
  expect(left).toBeGreaterThan(12);
});

it('an expired one is left to the process that may be checking it', async () => {
  const sender = sends(sent);
  let isFirst = true;
  await drain(
    frozen(sender, async () => {
      if (isFirst) await outlastHold();
      isFirst = false;
    }),
  );
  // Not by the first attempt, whose hold was over; by the one that was made when nothing was found.
  expect(sender.count).toBe(1);
  expect(await statusOf()).toEqual([{ status: 'sent', attempts: 2 }]);
});

/** What a webhook says of an attempt. */
const reportStatus = async (id: string, status: 'sent' | 'failed') => {
  const { rows } = await database.pool.query('select reference from outbox where lane = $1', [lane]);
  await receiveStatus(
    {
      db: database.db,
      clock: { now: () => NOW },
      report: (error) => {
        throw error;
      },
    },
    {
      id,
      status,
      timestamp: NOW.getTime() / 1000,
      biz_opaque_callback_data: rows[0].reference,
      ...(status === 'failed' ? { errors: [{ code: 131047 }] } : {}),
    },
  );
};

it('refused before its answer came, and said to be sent after that: it goes out as a template', async () => {
  const forms: boolean[] = [];
  await drain({
    ...sends(sent),
    prepare: async (row) => ({
      kind: 'ready',
      send: async () => {
        forms.push(row.as_template);
        // Both are reported twice and in the wrong order; the second time the template is already on its way.
        await reportStatus('first', 'failed');
        await reportStatus('first', 'sent');
        return { kind: 'sent', providerId: row.as_template ? 'second' : 'first' };
      },
    }),
  });
  expect(forms).toEqual([false, true]);
  const { rows } = await database.pool.query('select status, provider_id from outbox where lane = $1', [
    lane,
  ]);
  expect(rows).toEqual([{ status: 'sent', provider_id: 'second' }]);
});

it.each(['undeliverable', 'dead'] as const)(
  'an attempt that is %s does not fail one that has been sent: its receipt came before the answer',
  async (kind) => {
    await drain(sends(() => ({ kind: 'unknown', reason: 'no answer' })));
    await outlastHold();
    await drain({
      ...sends(sent),
      prepare: async () => ({
        kind: 'ready',
        send: async () => {
          await reportStatus(randomUUID(), 'sent');
          return { kind, reason: 'refused' };
        },
      }),
    });
    expect(await statusOf()).toEqual([{ status: 'sent', attempts: 2 }]);
  },
);
