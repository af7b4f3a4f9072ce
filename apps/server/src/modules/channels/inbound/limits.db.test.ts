import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '../../../../test/add-user.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';
import { say } from '../../../platform/words.ts';
import { createInboundLimits } from './limits.ts';

let database: TestDatabase;
const clock = createTestClock('2026-11-16T09:00:00Z');
const limits = createInboundLimits(
  { messagesAMinute: 2, workspaceEventsAMinute: 3, strangersAMinute: 2 },
  clock,
  createLogger('silent'),
);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function newPerson() {
  const userId = await addUser(database.db, { email: 'a@example.org' });
  return { userId, email: 'a@example.org', zone: 'UTC', channel: 'WHATSAPP' as const, hasPending: false };
}

it('a person who writes without end hears once a minute that something was left out', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const ask = async (times: number) => {
    const answers = [];
    for (let time = 0; time < times; time += 1)
      answers.push(await limits.isPersonTooFast(database.db, person));
    return answers;
  };
  const notices = async () =>
    (
      await database.db.selectFrom('outbox').select('payload').where('user_id', '=', person.userId).execute()
    ).map(({ payload }) => (payload as { text?: string }).text);
  expect(await ask(5)).toEqual([false, false, true, true, true]);
  expect(await notices()).toEqual([say({}, 'channel.tooFast')]);
  expect(await limits.isPersonTooFast(database.db, other)).toBe(false);
  clock.advance(60_000);
  expect(await ask(4)).toEqual([false, false, true, true]);
  expect(await notices()).toEqual([say({}, 'channel.tooFast'), say({}, 'channel.tooFast')]);
});

it('a workspace has its share, whatever another one does', () => {
  const take = (team: string) => limits.isWorkspaceTooFast(team);
  expect(['T1', 'T1', 'T1', 'T1', 'T2'].map(take)).toEqual([false, false, false, true, false]);
});

it('strangers have a share of their own, one for WhatsApp and one for each workspace', () => {
  const onSlack = (share: string) => ({ channel: 'SLACK', lane: 'D1', share, address: {} }) as const;
  const onWhatsapp = { channel: 'WHATSAPP', lane: 'ES.1', address: {} } as const;
  const all = [onSlack('T3'), onSlack('T3'), onSlack('T3'), onSlack('T4'), onWhatsapp];
  expect(all.map(limits.mayAnswerStranger)).toEqual([true, true, false, true, true]);
});
