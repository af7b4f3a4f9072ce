import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveWhatsappLink } from '../../channels/whatsapp/whatsapp-links.repository.ts';
import { notifyUser, type SendResult, UNASKED } from '../channels/index.ts';
import { drainLane } from '../channels/outbox/drain-lane.ts';
import { userLane } from '../channels/outbox/outbox.repository.ts';
import { setBackgroundEvents } from './set-background-events.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-03-02T09:00:00Z');

async function addPerson(): Promise<string> {
  const id = await addUser(database.db, { time_zone: 'UTC' });
  await saveWhatsappLink(database.db, id, { whatsappUserId: id, phone: null }, NOW);
  return id;
}

it.each([
  ['what nobody asked for is not tried again', 'notice', UNASKED, 1, 'skipped'],
  ['a reminder is', 'reminder', 'reminder:', 2, 'sent'],
] as const)(
  'a pause while the first attempt is under way: %s',
  async (_name, kind, prefix, attempts, status) => {
    const { db } = database;
    const userId = await addPerson();
    await notifyUser(db, {
      userId,
      kind,
      text: 'hello',
      key: `${prefix}${userId}`,
      preferred: 'WHATSAPP',
      at: NOW,
    });
    let sent = 0;
    const send = async (): Promise<SendResult> => {
      sent += 1;
      if (sent > 1) return { kind: 'sent', providerId: randomUUID() };
      await db.transaction().execute((transaction) => setBackgroundEvents(transaction, userId, false, NOW));
      return { kind: 'retry', reason: 'busy', afterMs: 0 };
    };
    const sender = {
      prepare: async () => ({ kind: 'ready' as const, send }),
      lookFor: async () => ({ kind: 'not-sent' as const }),
      graceMs: 0,
    };
    await drainLane(
      {
        db,
        clock: { now: () => NOW },
        senders: { WHATSAPP: sender, SLACK: undefined },
        report: (error) => {
          throw error;
        },
      },
      userLane(userId, 'WHATSAPP'),
      new AbortController().signal,
    );
    expect(sent).toBe(attempts);
    const rows = await db.selectFrom('outbox').select('status').where('user_id', '=', userId).execute();
    expect(rows).toEqual([{ status }]);
  },
);
