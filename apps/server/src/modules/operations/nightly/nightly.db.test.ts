import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { adapterData } from '../../../adapter-data.ts';
import { createSecretBox, type TokenKey } from '../../../platform/secrets.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';
import { createNightly } from './create-nightly.ts';
import { resealSecrets } from './reseal-secrets.ts';

const logger = createLogger('silent');
const key = (id: string): TokenKey => ({ id, key: randomBytes(32) });
const clock = createTestClock();
const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  await database.pool.query(
    `insert into ${table} (${names.join()}) values (${names.map((_name, index) => `$${index + 1}`).join()})`,
    Object.values(row),
  );
}

async function addUser(): Promise<string> {
  const id = randomUUID();
  await insert('users', { id, issuer: 'i', subject: id, email: `${id}@example.org`, name: 'x' });
  return id;
}

const nightly = (retentionDays: number | undefined, box = createSecretBox([key('a')])) =>
  createNightly({ db: database.db, clock, secrets: box, logger, retentionDays, sealed: adapterData.sealed });
const run = (retentionDays: number | undefined) =>
  nightly(retentionDays).tasks.nightly?.(
    {},
    { attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  );

/** One of everything that a conversation leaves behind, so many days ago. */
async function talk(user_id: string, days: number): Promise<void> {
  const [turn_id, tool_call_id, created_at] = [randomUUID(), randomUUID(), daysAgo(days)];
  const turn = { user_id, turn_id };
  const call = { ...turn, tool_call_id, tool_name: 'create_event', created_at };
  await insert('messages', { ...turn, channel: 'WEB', created_at, message: 'said' });
  await insert('inbox', {
    ...turn,
    channel: 'WEB',
    provider_id: tool_call_id,
    body: 'words',
    said_at: created_at,
    received_at: created_at,
    epoch: 0,
    status: 'answered',
  });
  await insert('turns', {
    id: turn_id,
    user_id,
    channel: 'WEB',
    status: 'done',
    epoch: 0,
    outcome: { message: 'words' },
    created_at,
    finished_at: created_at,
  });
  await insert('approvals', {
    ...call,
    channel: 'WEB',
    model_args: {},
    args: {},
    formatted_args: '',
    status: 'approved',
    expires_at: created_at,
  });
  const { turn_id: _turn, ...logged } = call;
  await insert('approval_logs', { ...logged, tool_args: {}, approved: true, channel: 'WEB' });
  await insert('executions', { ...call, args: {}, status: 'done' });
  await insert('outbox', {
    lane: `WHATSAPP:${user_id}`,
    user_id,
    channel: 'WHATSAPP',
    kind: 'reply',
    dedupe_key: tool_call_id,
    payload: { type: 'text', text: 'words' },
    status: 'read',
    next_attempt_at: created_at,
    created_at,
  });
}

const TABLES = ['messages', 'inbox', 'turns', 'approvals', 'approval_logs', 'executions', 'outbox'];
async function left(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await database.pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [
      userId,
    ]);
    counts[table] = rows[0].n;
  }
  return counts;
}
const every = (count: number) => Object.fromEntries(TABLES.map((table) => [table, count]));

describe('retention', () => {
  it('deletes conversations that are older than the setting, and nothing younger', async () => {
    const person = await addUser();
    await talk(person, 31);
    await talk(person, 29);
    await run(30);
    expect(await left(person)).toEqual(every(1));
  });

  it('keeps everything without the setting', async () => {
    const person = await addUser();
    await talk(person, 4000);
    await run(undefined);
    expect(await left(person)).toEqual(every(1));
  });

  it('keeps what recognises a redelivery, without its words', async () => {
    const person = await addUser();
    await talk(person, 3);
    await run(2);
    expect(await left(person)).toEqual({ ...every(0), inbox: 1, outbox: 1 });
    const { rows } = await database.pool.query(
      'select i.body, o.payload from inbox i join outbox o using (user_id) where user_id = $1',
      [person],
    );
    expect(rows).toEqual([{ body: '', payload: { type: 'text', text: '' } }]);
  });

  it('leaves a turn that runs, and a proposal that waits', async () => {
    const person = await addUser();
    await talk(person, 40);
    await database.pool.query(`update turns set status = 'running' where user_id = $1`, [person]);
    await database.pool.query(`update approvals set status = 'pending' where user_id = $1`, [person]);
    await run(30);
    expect(await left(person)).toMatchObject({ messages: 1, turns: 1, approvals: 1, inbox: 0 });
  });

  it('clears away what has expired', async () => {
    const person = await addUser();
    for (const [byte, expires_at] of [
      [1, daysAgo(1)],
      [2, daysAgo(-1)],
    ] as const)
      await insert('sessions', {
        token_hash: Buffer.from([byte]),
        user_id: person,
        created_at: daysAgo(2),
        expires_at,
      });
    await database.pool.query(
      `insert into channel_quotas (key, times) values ('old', array[$1::timestamptz]), ('new', array[$2::timestamptz])`,
      [daysAgo(2), clock.now()],
    );
    await run(undefined);
    const { rows } = await database.pool.query('select token_hash from sessions where user_id = $1', [
      person,
    ]);
    expect(rows).toEqual([{ token_hash: Buffer.from([2]) }]);
    const quotas = await database.pool.query('select key from channel_quotas');
    expect(quotas.rows).toEqual([{ key: 'new' }]);
  });

  it('is ordered once a day, however many processes ask', async () => {
    const jobs = async () =>
      (await database.pool.query(`select id from graphile_worker.jobs where task_identifier = 'nightly'`))
        .rows;
    const processes = [nightly(30), nightly(30), nightly(30)];
    const ask = () => Promise.all(processes.map(({ rounds }) => rounds()));
    await ask();
    const [first] = await jobs();
    expect(await jobs()).toHaveLength(1);
    await database.pool.query('select graphile_worker.complete_jobs($1::bigint[])', [[first?.id]]);
    clock.advance(2 * 60_000);
    await ask();
    expect(await jobs()).toEqual([]);
    clock.advance(86_400_000);
    await ask();
    expect(await jobs()).toHaveLength(1);
  });
});

describe('key rotation', () => {
  it('seals everything by the new key, after which the old one is not needed', async () => {
    const [old, fresh] = [key('old'), key('fresh')];
    const before = createSecretBox([old]);
    const people = await Promise.all(Array.from({ length: 3 }, addUser));
    for (const id of people)
      await database.pool.query(
        'insert into google_grants (user_id, refresh_token, access_token) values ($1, $2, $3)',
        [id, before.seal(`refresh ${id}`, `google-refresh:${id}`), before.seal('a', `google-access:${id}`)],
      );
    await database.pool.query(
      `insert into slack_installations (team_id, team_name, bot_user_id, bot_token, scopes, installed_at)
       values ('T9', 'Team', 'B', $1, '', now())`,
      [before.seal('xoxb', 'slack-bot:T9')],
    );
    const both = createSecretBox([fresh, old]);
    expect(await resealSecrets(database.db, both, adapterData.sealed)).toEqual({
      renewed: 7,
      unreadable: 0,
      sealedMeanwhile: 0,
    });
    expect(await resealSecrets(database.db, both, adapterData.sealed)).toEqual({
      renewed: 0,
      unreadable: 0,
      sealedMeanwhile: 0,
    });
    const after = createSecretBox([fresh]);
    const { rows } = await database.pool.query('select user_id, refresh_token from google_grants');
    for (const { user_id, refresh_token } of rows)
      expect(after.open(refresh_token, `google-refresh:${user_id}`)).toBe(`refresh ${user_id}`);
    const slack = await database.pool.query('select bot_token from slack_installations');
    expect(after.open(slack.rows[0].bot_token, 'slack-bot:T9')).toBe('xoxb');
  });

  it('counts what a lost key sealed, leaves it as it is and goes on with the rest', async () => {
    const [lost, old, fresh] = [key('lost'), key('older'), key('newest')];
    const [one, two] = [await addUser(), await addUser()];
    const seal = (by: TokenKey, id: string) => createSecretBox([by]).seal('r', `google-refresh:${id}`);
    await database.pool.query('delete from google_grants');
    await database.pool.query('delete from slack_installations');
    await database.pool.query(
      'insert into google_grants (user_id, refresh_token) values ($1, $2), ($3, $4)',
      [one, seal(lost, one), two, seal(old, two)],
    );
    expect(await resealSecrets(database.db, createSecretBox([fresh, old]), adapterData.sealed)).toEqual({
      renewed: 1,
      unreadable: 1,
      sealedMeanwhile: 0,
    });
    const { rows } = await database.pool.query('select refresh_token from google_grants where user_id = $1', [
      one,
    ]);
    expect(rows[0].refresh_token).toMatch(/^v1\.lost\./);
  });

  it('notices a process that still seals by the old key: that one cannot be taken away yet', async () => {
    const [old, fresh] = [key('kept'), key('coming')];
    const before = createSecretBox([old]);
    const person = await addUser();
    await database.pool.query('delete from google_grants');
    await database.pool.query('insert into google_grants (user_id, refresh_token) values ($1, $2)', [
      person,
      before.seal('r', `google-refresh:${person}`),
    ]);
    // What is stored in the end was sealed by that process, no matter which came first.
    const overtaken = { ...createSecretBox([fresh, old]), seal: before.seal };
    expect(await resealSecrets(database.db, overtaken, adapterData.sealed)).toMatchObject({
      unreadable: 0,
      sealedMeanwhile: 1,
    });
  });
});
