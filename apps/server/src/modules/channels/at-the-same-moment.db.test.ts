import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { SlackGateway } from '../../channels/slack/slack.port.ts';
import { findInstallation, saveInstallation } from '../../channels/slack/slack-installations.repository.ts';
import { deleteSlackLink, saveSlackLink } from '../../channels/slack/slack-links.repository.ts';
import { createSlackSender } from '../../channels/slack/slack-sender.ts';
import { createSlackTokens } from '../../channels/slack/slack-tokens.ts';
import { saveWhatsappLink } from '../../channels/whatsapp/whatsapp-links.repository.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { createSecretBox } from '../../platform/secrets.ts';
import { decideApproval, type Turn } from '../assistant/index.ts';
import { markSent } from './outbox/attempts.repository.ts';
import { deliverTurn } from './outbox/deliver-turn.ts';
import { escalateUnconfirmed } from './outbox/ladder.ts';
import { enqueue, findOutboxRow } from './outbox/outbox.repository.ts';

/** Two operations that meet in the database: one is in an open transaction when the other comes. */
let database: TestDatabase;
let teamId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  teamId = `T${randomUUID()}`;
});

const NOW = new Date('2026-03-02T09:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const secrets = createSecretBox([{ id: 'test', key: randomBytes(32) }]);

const addPerson = () => addUser(database.db, { time_zone: 'UTC' });

const install = (botToken: string, at = NOW, db: Queryable = database.db) =>
  saveInstallation(
    db,
    secrets,
    {
      teamId,
      teamName: 'Team',
      botUserId: 'B1',
      botToken,
      rotation: undefined,
      scopes: '',
      slackUserId: 'U1',
    },
    at,
  );
const connectSlack = async (userId: string, db: Queryable = database.db) => {
  await install('token', NOW, db);
  await saveSlackLink(db, userId, { teamId, slackUserId: `U${userId}` }, NOW);
};
const outboxOf = (userId: string) =>
  database.db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'status', 'moved_to'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

async function putOnItsWay(
  to: { userId: string; channel: 'SLACK' | 'WHATSAPP' },
  kind: 'notice' | 'reminder',
): Promise<number> {
  const payload = { type: 'text', text: 'call the dentist' } as const;
  await enqueue(database.db, { to, kind, dedupeKey: randomUUID(), payload, at: NOW });
  const { id } = await database.db
    .selectFrom('outbox')
    .select('id')
    .where('user_id', '=', to.userId)
    .executeTakeFirstOrThrow();
  return id;
}

/** `first` has done its work but not committed it when `second` begins; it commits once `second` waits, or is done. */
async function meet(
  first: (db: Queryable) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const stands = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const standing = database.db.transaction().execute(async (transaction) => {
    await first(transaction);
    stands.resolve();
    await goOn.promise;
  });
  await Promise.race([stands.promise, standing]);
  let isDone = false;
  const coming = second().finally(() => {
    isDone = true;
  });
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect
    .poll(async () => isDone || ((await database.pool.query(waiting)).rowCount ?? 0) > 0)
    .toBe(true);
  goOn.resolve();
  await Promise.all([standing, coming]);
}

it('the last one leaves a Slack workspace while a colleague comes: the colleague stays connected', async () => {
  const [leaving, coming] = [await addPerson(), await addPerson()];
  await connectSlack(leaving);
  let orphaned: unknown;
  await meet(
    (db) => connectSlack(coming, db),
    () =>
      database.db.transaction().execute(async (db) => {
        orphaned = (await deleteSlackLink(db, secrets, leaving))?.orphanedToken;
      }),
  );
  const links = await database.db
    .selectFrom('slack_links')
    .select('user_id')
    .where('team_id', '=', teamId)
    .execute();
  expect(links).toEqual([{ user_id: coming }]);
  expect(orphaned).toBeUndefined();
  expect(await findInstallation(database.db, secrets, teamId)).toBeDefined();
});

it.each([
  ['a workspace that is connected again before Slack has refused the old token stays connected', true],
  ['a workspace whose token Slack refuses is dead', false],
])('%s', async (_name, isReconnected) => {
  const userId = await addPerson();
  await connectSlack(userId);
  const gateway = {
    post: async () => {
      if (isReconnected) await install('a newer token', later(1));
      return { kind: 'dead' as const, reason: 'token_revoked' };
    },
  } satisfies Partial<SlackGateway> as unknown as SlackGateway;
  const clock = { now: () => later(2) };
  const tokens = createSlackTokens(database.db, secrets, clock, gateway);
  const sender = createSlackSender(database.db, tokens, clock, gateway);
  const id = await putOnItsWay({ userId, channel: 'SLACK' }, 'notice');
  const row = await findOutboxRow(database.db, id);
  const ready = row && (await sender.prepare(row, later(2)));
  if (ready?.kind !== 'ready') throw new Error('not ready');
  await ready.send(new AbortController().signal);
  const alive = await findInstallation(database.db, secrets, teamId);
  expect(alive?.token).toBe(isReconnected ? 'a newer token' : undefined);
});

it('a decision that is made while the cards are put on their way settles them', async () => {
  const userId = await addPerson();
  await connectSlack(userId);
  const turn: Turn = {
    id: randomUUID(),
    userId,
    channel: 'WEB',
    askedBy: null,
    epoch: 0,
    process: 1,
    attempt: 1,
    receivedAt: new Date(),
    traces: [],
    startedAt: NOW,
    inbox: [],
    cause: { kind: 'messages', texts: [] },
  };
  const toolCallId = randomUUID();
  await database.db
    .insertInto('approvals')
    .values({
      tool_call_id: toolCallId,
      user_id: userId,
      asked_by: null,
      turn_id: turn.id,
      channel: 'WEB',
      tool_name: 'create_event',
      model_args: '{}',
      args: '{}',
      formatted_args: 'Create it',
      conflicts: '[]',
      reason: '',
      model_context: null,
      created_at: NOW,
      expires_at: later(60),
      decided_at: null,
      decided_by: null,
      decided_channel: null,
      decision_turn_id: null,
      trace_id: null,
    })
    .execute();
  const proposal = {
    tool_call_id: toolCallId,
    tool_name: 'create_event',
    args: {},
    formatted_args: 'Create it',
    expires_at: later(60).toISOString(),
  };
  const outcome = {
    message: 'So?',
    eventId: null,
    conflicts: [],
    pendingApprovals: [proposal],
    traceId: null,
  };
  await meet(
    (db) => deliverTurn(db, turn, outcome, NOW),
    () =>
      decideApproval(
        { db: database.db, clock: { now: () => later(1) } },
        {
          toolCallId,
          approved: true,
          by: { userId, email: 'x@example.org', isStaff: false },
          channel: 'WEB',
        },
      ),
  );
  expect((await outboxOf(userId)).map(({ kind }) => kind)).toEqual(['card', 'settlement']);
});

it('a reminder whose receipt arrives in the very moment is not sent another way', async () => {
  const userId = await addPerson();
  await saveWhatsappLink(database.db, userId, { whatsappUserId: userId, phone: null }, NOW);
  await connectSlack(userId);
  const id = await putOnItsWay({ userId, channel: 'WHATSAPP' }, 'reminder');
  await markSent(database.db, id, { providerId: randomUUID(), at: NOW });
  await meet(
    (db) => db.updateTable('outbox').set({ status: 'delivered' }).where('id', '=', id).execute(),
    () => escalateUnconfirmed(database.db, later(30)),
  );
  expect(await outboxOf(userId)).toEqual([
    { kind: 'reminder', channel: 'WHATSAPP', status: 'delivered', moved_to: null },
  ]);
});
