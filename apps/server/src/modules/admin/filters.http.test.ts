import { gunzipSync } from 'node:zlib';
import type { Channel } from '@catch/contract/channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { CHANNELS, seedDecision, seedMessage, seedUser } from './test/seed.ts';
import { type Person, STAFF, send, signIn } from './test/staff.ts';

/** Every filter of the lists, against the same filter written plainly. */
let product: TestProduct;
let staff: Person;
const people = ['ann', 'joann', 'bob_b', 'bobxb', 'éva'].map((name) => `${name}@Filters.example`);
const ids = new Map<string, string>();

interface Sent {
  readonly email: string;
  readonly channel: Channel;
  readonly at: Date;
  readonly index: number;
}
const sent: Sent[] = Array.from({ length: 60 }, (_, index) => ({
  email: people[index % 5] ?? '',
  channel: CHANNELS[index % 3] ?? 'WEB',
  at: new Date(Date.UTC(2026, 2, 1 + (index % 7), index % 24, 30)),
  index,
}));
const tools = ['create_event', 'delete_event', 'set_reminder', 'remember_preference'];

beforeAll(async () => {
  product = await createTestProduct({
    environment: { LOGFIRE_PROJECT_URL: 'https://logs.example/acme/catch' },
  });
  staff = await signIn(product, STAFF);
  const { db } = product.database;
  // Later than any sign-in here, whatever the clocks of the product and the database say.
  for (const [index, email] of people.entries()) {
    const createdAt = new Date(Date.UTC(2100, 0, 1 + index));
    ids.set(email, await seedUser(db, email, { name: `Ms ${email.split('@')[0]}`, createdAt }));
  }
  for (const { email, channel, at, index } of sent) {
    const userId = ids.get(email) ?? '';
    await seedMessage(db, { userId, channel, at, message: `text ${index}`, traceId: `trace${index}` });
    await seedDecision(db, {
      userId,
      channel,
      at,
      toolName: tools[index % 4] ?? '',
      approved: index % 2 === 0,
      modelContext: index % 3 === 0 ? '[]' : null,
    });
  }
});
afterAll(() => product.close());

const get = async <T>(path: string, query: Record<string, string>): Promise<T> => {
  const url = `/api/v1/admin/${path}?${new URLSearchParams({ limit: '1000', ...query })}`;
  const answer = await send(product, staff.token, 'GET', url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
interface Messages {
  messages: {
    message: string;
    user_email: string;
    channel: string;
    timestamp: string;
    logfire_url: string;
  }[];
  total: number;
}
const newestFirst = (rows: readonly Sent[]) =>
  [...rows].sort((a, b) => b.at.getTime() - a.at.getTime() || b.index - a.index);

const cases: [Record<string, string>, (row: Sent) => boolean][] = [
  [{}, () => true],
  [{ channel: 'whatsapp' }, ({ channel }) => channel === 'WHATSAPP'],
  [{ user_email: 'ANN@' }, ({ email }) => /ann@/.test(email)],
  [{ user_email: ' joann@filters.EXAMPLE ' }, ({ email }) => email.startsWith('joann')],
  [{ user_email: 'bob_b' }, ({ email }) => email.startsWith('bob_b')],
  [{ user_email: '%' }, () => false],
  [{ user_email: 'ÉVA' }, ({ email }) => email.startsWith('éva')],
  [{ user_email: 'nobody' }, () => false],
  [{ start_date: '2026-03-03' }, ({ at }) => at >= new Date('2026-03-03')],
  [{ end_date: '2026-03-03' }, ({ at }) => at < new Date('2026-03-04')],
  [{ end_date: '2026-03-03T05:30' }, ({ at }) => at < new Date('2026-03-03T05:30Z')],
  [
    { start_date: '2026-03-03T10:00+02:00', end_date: '2026-03-05' },
    ({ at }) => at >= new Date('2026-03-03T08:00Z') && at < new Date('2026-03-06'),
  ],
  [
    { user_email: 'filters', channel: 'SLACK', start_date: '2026-03-02T12:00:00Z' },
    ({ channel, at }) => channel === 'SLACK' && at >= new Date('2026-03-02T12:00Z'),
  ],
];

describe.each(['before', 'after'])('%s the messages were counted', (when) => {
  beforeAll(async () => {
    if (when !== 'after') return;
    const open = async () => {
      const { watermark } = await product.database.db
        .selectFrom('message_roll_up')
        .select('watermark')
        .executeTakeFirstOrThrow();
      return watermark < sent.length;
    };
    // The product's own worker does it, every second, and now.
    for (product.lookNow(); await open(); product.lookNow())
      await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it.each(cases)('messages by %j', async (query, matches) => {
    const found = await get<Messages>('messages', query);
    const wanted = newestFirst(sent.filter(matches));
    expect(found.messages.map(({ message }) => message)).toEqual(wanted.map(({ index }) => `text ${index}`));
    expect(found.total).toBe(wanted.length);
    const page = await get<Messages>('messages', { ...query, limit: '7', offset: '5' });
    expect(page.messages.map(({ message }) => message)).toEqual(
      wanted.slice(5, 12).map(({ index }) => `text ${index}`),
    );
    expect(page.total).toBe(wanted.length);
  });

  it.each(cases)('conversations by %j', async (query, matches) => {
    const { conversations, total } = await get<{
      total: number;
      conversations: {
        user_email: string;
        channel: string;
        message_count: number;
        last_message_at: string;
      }[];
    }>('conversations', query);
    const wanted = sent.filter(matches);
    const keys = new Set(wanted.map(({ email, channel }) => `${email} ${channel}`));
    expect(total).toBe(keys.size);
    expect(new Set(conversations.map((row) => `${row.user_email} ${row.channel}`))).toEqual(keys);
    for (const row of conversations) {
      const own = wanted.filter(({ email, channel }) => email === row.user_email && channel === row.channel);
      expect(row.message_count).toBe(own.length);
      expect(row.last_message_at).toBe(
        new Date(Math.max(...own.map(({ at }) => at.getTime()))).toISOString(),
      );
    }
  });

  it.each<[Record<string, string>, (row: Sent) => boolean]>([
    ...cases,
    [{ tool_name: 'EVENT' }, ({ index }) => index % 4 < 2],
    [{ tool_name: '_' }, () => true],
    [{ tool_name: 'e%t' }, () => false],
    [{ approved: 'false' }, ({ index }) => index % 2 === 1],
    [{ approved: 'true', tool_name: 'delete' }, () => false],
    [
      { approved: 'false', tool_name: 'delete', channel: 'web' },
      ({ index }) => index % 4 === 1 && index % 3 === 0,
    ],
  ])('approval logs by %j', async (query, matches) => {
    const { logs, total } = await get<{
      total: number;
      logs: {
        created_at: string;
        tool_name: string;
        has_model_context: boolean;
        model_context: string | null;
      }[];
    }>('approval-logs', query);
    const wanted = newestFirst(sent.filter(matches));
    expect(total).toBe(wanted.length);
    expect(logs.map(({ created_at, tool_name }) => [created_at, tool_name])).toEqual(
      wanted.map(({ at, index }) => [at.toISOString(), tools[index % 4]]),
    );
    expect(logs.every((log) => log.has_model_context === (log.model_context !== null))).toBe(true);
  });

  it.each(cases.filter(([query]) => !query.user_email))(
    'one conversation by %j, oldest first',
    async (query, matches) => {
      const email = 'joann@Filters.example';
      const found = await get<Messages>(`conversations/${ids.get(email)}`, query);
      const wanted = newestFirst(sent.filter((row) => row.email === email && matches(row))).reverse();
      expect(found.messages.map(({ message }) => message)).toEqual(
        wanted.map(({ index }) => `text ${index}`),
      );
      expect(found.total).toBe(wanted.length);
    },
  );
});

it('a row carries the address, UTC and a link to its trace', async () => {
  const { messages } = await get<Messages>('messages', { user_email: 'joann', limit: '1' });
  expect(messages[0]).toMatchObject({
    user_email: 'joann@Filters.example',
    timestamp: expect.stringMatching(/Z$/),
  });
  expect(messages[0]?.logfire_url).toMatch(
    /^https:\/\/logs\.example\/acme\/catch\?q=trace_id%3D%27trace\d+%27/,
  );
});

it('users are found by name or e-mail, newest first', async () => {
  const found = await get<{ users: { email: string }[]; total: number }>('users', { search: 'MS BOB_' });
  expect(found).toMatchObject({ total: 1, total_capped: false, users: [{ email: 'bob_b@Filters.example' }] });
  const all = await get<{ users: { email: string }[]; total: number }>('users', {});
  expect(all.total).toBe(6);
  expect(all.users[0]?.email).toBe('éva@Filters.example');
});

it('a connected phone has the number that its owner sees', async () => {
  const { db } = product.database;
  const now = new Date();
  await db
    .insertInto('whatsapp_links')
    .values({
      user_id: staff.id,
      whatsapp_user_id: 'wa-1',
      phone: '34600111222',
      connected_at: now,
      last_inbound_at: now,
      tokens: 1,
      tokens_at: now,
    })
    .execute();
  const own = (await send(product, staff.token, 'GET', '/api/v1/whatsapp/status')).json();
  const { users } = await get<{ users: { phone_number: string }[] }>('users', { search: staff.email });
  expect([own.phone_number, users[0]?.phone_number]).toEqual(['+34600111222', '+34600111222']);
  await db.deleteFrom('whatsapp_links').where('user_id', '=', staff.id).execute();
});

it('a workspace that threw us out is not connected, to its owner and to staff', async () => {
  const { db } = product.database;
  const now = new Date();
  const install = { team_id: 'T9', team_name: 'Nine', bot_user_id: 'B9', bot_token: 'sealed', scopes: '' };
  await db
    .insertInto('slack_installations')
    .values({ ...install, installed_at: now, dead_since: null, dead_reason: null })
    .execute();
  await db
    .insertInto('slack_links')
    .values({
      user_id: staff.id,
      team_id: 'T9',
      slack_user_id: 'U9',
      conversation_id: null,
      connected_at: now,
    })
    .execute();
  const seen = async () => {
    const own = (await send(product, staff.token, 'GET', '/api/v1/slack/status')).json();
    const listed = await get<{ users: Record<string, unknown>[] }>('users', { search: staff.email });
    const details = await get<Record<string, unknown>>(`users/${staff.id}/details`, {});
    return [
      [own.verified, own.workspace_name],
      ...[listed.users[0] ?? {}, details].map((user) => [user.slack_verified, user.slack_workspace_name]),
    ];
  };
  expect(await seen()).toEqual(Array.from({ length: 3 }, () => [true, 'Nine']));
  await db.updateTable('slack_installations').set({ dead_since: now, dead_reason: 'uninstalled' }).execute();
  expect(await seen()).toEqual(Array.from({ length: 3 }, () => [false, null]));
  await db.deleteFrom('slack_links').where('user_id', '=', staff.id).execute();
});

it('somebody whom Google gave no name has none in the list of users, which says so', async () => {
  const { db } = product.database;
  const rename = (name: string) => db.updateTable('users').set({ name }).where('id', '=', staff.id).execute();
  const [kept] = await db.selectFrom('users').select('name').where('id', '=', staff.id).execute();
  await rename(staff.email);
  const listed = await get<{ users: Record<string, unknown>[] }>('users', { search: staff.email });
  const details = await get<Record<string, unknown>>(`users/${staff.id}/details`, {});
  expect([listed.users[0]?.name, details.name]).toEqual([null, null]);
  await rename(kept?.name ?? '');
});

it.each(['gzip, deflate', 'gzip;q=0', 'identity', undefined])(
  'people to act as are the same for clients that accept %s',
  async (encoding) => {
    const answer = await product.app.inject({
      url: '/api/v1/admin/users/non-admins',
      headers: {
        authorization: `Bearer ${staff.token}`,
        ...(encoding ? { 'accept-encoding': encoding } : {}),
      },
    });
    const isPacked = encoding === 'gzip, deflate';
    expect(answer.headers['content-encoding']).toBe(isPacked ? 'gzip' : undefined);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = isPacked ? gunzipSync(answer.rawPayload).toString() : answer.body;
    expect(JSON.parse(body)).toEqual({
      total: people.length,
      users: [...people]
        .sort()
        .map((email) => ({ id: ids.get(email), name: `Ms ${email.split('@')[0]}`, email, picture: null })),
    });
  },
);

it('looking at one person is recorded for that person; looking at many, or at oneself, is not', async () => {
  const looks = async (email: string) => {
    const rows = await product.database.db
      .selectFrom('staff_access')
      .select(['action', 'staff_email'])
      .where('user_id', '=', ids.get(email) ?? staff.id)
      .execute();
    return rows.map(({ action, staff_email }) => `${staff_email} ${action}`);
  };
  await product.database.db.deleteFrom('staff_access').execute();
  await get('messages', { user_email: 'filters' });
  await get('messages', { user_email: STAFF });
  await send(product, staff.token, 'GET', `/api/v1/admin/users/${staff.id}/details`);
  expect(await Promise.all([...people, STAFF].map(looks))).toEqual(people.concat('').map(() => []));
  // 'ann@…' is also part of 'joann@…', but whole it means one person.
  await get('messages', { user_email: 'ann@filters.example' });
  await get('messages', { user_email: 'joann' });
  await get(`conversations/${ids.get('bobxb@Filters.example')}`, {});
  await send(product, staff.token, 'GET', `/api/v1/admin/users/${ids.get('bobxb@Filters.example')}/details`);
  await get('approval-logs', { user_email: 'éva' });
  expect(await Promise.all(people.map(looks))).toEqual([
    [`${STAFF} viewed your messages`],
    [`${STAFF} viewed your messages`],
    [],
    [`${STAFF} viewed your conversation`, `${STAFF} viewed your details`],
    [`${STAFF} viewed your approvals`],
  ]);
});

it('totals are exact to 10,000, then say that they are capped; unfiltered ones stay exact', async () => {
  const { db, pool } = product.database;
  const userId = ids.get('ann@Filters.example');
  await pool.query(
    `insert into messages (user_id, channel, created_at, message)
     select $1, 'WEB', '2026-03-01T00:00:00Z'::timestamptz + g * interval '1 second', '{}' from generate_series(1, 10500) g`,
    [userId],
  );
  const ofAnn = { user_email: 'ann@filters', limit: '1' };
  expect(await get('messages', ofAnn)).toMatchObject({ total: 10_000, total_capped: true });
  expect(await get('messages', { channel: 'WEB', limit: '1' })).toMatchObject({
    total: 10_000,
    total_capped: true,
  });
  expect(await get('messages', { limit: '1' })).toMatchObject({ total: 10_560, total_capped: false });
  expect(await get(`conversations/${userId}`, { limit: '1' })).toMatchObject({
    total: 10_512,
    total_capped: false,
  });
  await db.deleteFrom('messages').where('message', '=', '{}').execute();
  expect(await get('messages', { limit: '1' })).toMatchObject({ total: 60, total_capped: false });
});

it.each([
  ['9999-12-30', '9999-12-31'],
  ['0001-01-01', '0001-01-02'],
])('a range at an end of the calendar (%s to %s) holds nothing, and is no failure', async (start, end) => {
  const range = { start_date: start, end_date: end };
  for (const list of ['messages', 'conversations', 'approval-logs'])
    for (const whose of [{}, { user_email: 'ann' }])
      expect(await get(list, { ...range, ...whose }), list).toMatchObject({ total: 0 });
  for (const figures of ['conversation-statistics', 'approval-statistics']) await get(figures, range);
});
