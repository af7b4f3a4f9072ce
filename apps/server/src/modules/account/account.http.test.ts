import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOf as placesIn } from '../../../test/places-of.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { adapterData } from '../../adapter-data.ts';
import { google } from '../../adapters/google/index.ts';
import { providers } from '../../calendars/index.ts';
import { channels } from '../../channels/index.ts';
import { createSecretBox } from '../../platform/secrets.ts';
import { type Person, STAFF, send, signIn } from '../admin/test/staff.ts';
import { storePreference } from '../preferences/index.ts';
import { profileOf } from '../profiles/test/profile-of.ts';
import { scheduleReminder } from '../reminders/index.ts';
import { sectionsWith } from './export/sections.ts';

const sections = sectionsWith(adapterData.exported);

const model = new ScriptedModel((options) => {
  if (resultsSinceUser(options).length > 0) return 'Anything else?';
  return lastUserText(options).includes('invite')
    ? {
        calls: [
          {
            name: 'create_event',
            input: { title: 'Zanzibar', when: 'tomorrow at 10:00', attendees: ['g@example.org'] },
          },
        ],
      }
    : 'Understood.';
});
const clock = createTestClock();
let product: TestProduct;
let staff: Person;
beforeAll(async () => {
  product = await createTestProduct({ model, clock });
  staff = await signIn(product, STAFF);
});
afterAll(() => product.close());

/** Somebody with a row in every corner. Their words are such that they can be found again. */
async function wellKnown(): Promise<Person & { readonly phone: string; readonly slack: string }> {
  // Jobs run by the database's clock: a profile that is asked for in our future would never come.
  clock.set(new Date());
  const person = await signIn(product);
  const { db, pool } = product.database;
  const at = clock.now();
  const [phone, slack] = [`wa-${randomUUID()}`, `U${randomUUID().slice(0, 8).toUpperCase()}`];
  const choice = await storePreference(db, {
    userId: person.id,
    category: 'notifications',
    text: 'No briefings from Zanzibar',
    quote: 'Zanzibar!',
    at,
  });
  await pool.query(
    `insert into notification_choices (preference_id, user_id, topic, choice) values ($1, $2, 'briefing', '{}')`,
    [choice.id, person.id],
  );
  await pool.query(
    `insert into background_occasions (user_id, kind, occasion, due_at, until_at, try_at, outcome, settled_at)
     values ($1, 'nudge', 'event in Zanzibar', now(), now(), now(), 'told', now())`,
    [person.id],
  );
  await pool.query('insert into conversation_states (user_id, state) values ($1, $2)', [
    person.id,
    JSON.stringify({ parked: { tool: 'create_event', input: { title: 'Zanzibar' } } }),
  ]);
  await storePreference(db, {
    userId: person.id,
    category: 'food',
    text: 'Zanzibar dishes',
    quote: 'Zanzibar!',
    at,
  });
  await scheduleReminder(db, {
    id: randomUUID(),
    userId: person.id,
    text: 'Zanzibar tickets',
    timeZone: 'UTC',
    channel: 'WEB',
    scheduledAt: at,
    cron: null,
    relativeTo: null,
    nextAt: new Date(at.getTime() + 3_600_000),
    at,
  });
  await profileOf(product, person.email);
  await db
    .updateTable('profiles')
    .set({ profile_data: '{"places":["Zanzibar"]}', last_updated: at })
    .where('user_id', '=', person.id)
    .execute();
  await send(product, person.token, 'PUT', '/api/v1/auth/me/assistant?character_id=nora');
  const asked = await send(product, person.token, 'POST', '/api/v1/assistant/chat', {
    message: 'invite them to Zanzibar',
    channel: 'web',
  });
  const [pending] = asked.json().pending_approvals;
  await send(product, person.token, 'POST', '/api/v1/assistant/approval', {
    tool_call_id: pending.tool_call_id,
    approved: true,
  });
  await send(product, person.token, 'POST', '/api/v1/assistant/chat', {
    message: 'invite them to Zanzibar again',
    channel: 'web',
  });
  await pool.query(
    `insert into whatsapp_links (user_id, whatsapp_user_id, phone, connected_at, last_inbound_at, tokens, tokens_at)
     values ($1, $2, '+34600111222', now(), now(), 1, now())`,
    [person.id, phone],
  );
  await pool.query(
    `insert into slack_installations (team_id, team_name, bot_user_id, bot_token, scopes, installed_at)
     values ('T1', 'Team', 'B1', 'sealed', '', now()) on conflict do nothing`,
  );
  await pool.query(
    `insert into slack_links (user_id, team_id, slack_user_id, conversation_id, connected_at)
     values ($1, 'T1', $2, $3, now())`,
    [person.id, slack, `D${slack}`],
  );
  await send(product, person.token, 'POST', '/api/v1/whatsapp/generate-code');
  await pool.query(`insert into unknown_senders (channel, sender, told_at) values ('WHATSAPP', $1, now())`, [
    phone,
  ]);
  await pool.query(
    `insert into outbox (lane, user_id, channel, kind, dedupe_key, payload, next_attempt_at, created_at)
     values ($1, $2, 'WHATSAPP', 'reply', $3, '{"type":"text","text":"To Zanzibar"}', now() + interval '1 day', now())`,
    [`WHATSAPP:${person.id}`, person.id, randomUUID()],
  );
  await pool.query(
    `select graphile_worker.add_job('outbox', json_build_object('lane', $1::text),
    queue_name => 'outbox:' || $1, job_key => 'outbox:' || $1, run_at => now() + interval '1 day')`,
    [`WHATSAPP:${person.id}`],
  );
  await pool.query(
    `insert into set_aside (user_id, kind, item_id, contents, set_aside_at) values ($1, 'whatsapp', $2, $3, now())`,
    [person.id, person.id, JSON.stringify({ user_id: person.id, whatsapp_user_id: `old-${phone}` })],
  );
  await pool.query(`insert into unknown_senders (channel, sender, told_at) values ('WHATSAPP', $1, now())`, [
    `old-${phone}`,
  ]);
  await send(product, staff.token, 'GET', `/api/v1/admin/users/${person.id}/details`);
  return { ...person, phone, slack };
}

const placesOf = (needles: readonly string[]) => placesIn(product.database.pool, needles);

const grantOf = async (userId: string): Promise<string> => {
  const { refresh_token } = await product.database.db
    .selectFrom('google_grants')
    .select('refresh_token')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return createSecretBox(product.settings.TOKEN_KEYS).open(refresh_token ?? '', `google-refresh:${userId}`);
};

/** Whether Google still takes the grant. */
const refresh = async (refreshToken: string): Promise<number> => {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = product.settings;
  const discovery = await fetch(`${GOOGLE_ISSUER}/.well-known/openid-configuration`);
  const { token_endpoint } = (await discovery.json()) as { token_endpoint: string };
  const { status } = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: GOOGLE_CLIENT_ID,
      client_secret: GOOGLE_CLIENT_SECRET,
    }),
  });
  return status;
};

describe('deleting the account', () => {
  it('leaves no string of the person in any column of the database', async () => {
    const other = await wellKnown();
    const person = await wellKnown();
    const row = await product.database.db
      .selectFrom('users')
      .select('subject')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const needles = [person.id, person.email, row.subject, person.phone, person.slack];
    const before = await placesOf(needles);
    for (const place of [
      'public.users.email',
      'public.inbox.user_id',
      'public.outbox.lane',
      'graphile_worker._private_jobs.payload',
      'graphile_worker._private_job_queues.queue_name',
      'public.channel_quotas.key',
      'public.unknown_senders.sender',
    ])
      expect(before).toContain(place);
    const refreshToken = await grantOf(person.id);
    expect(await refresh(refreshToken)).toBe(200);
    const answer = await send(product, person.token, 'DELETE', '/api/v1/me');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await refresh(refreshToken)).toBe(400);
    expect(await placesOf(needles)).toEqual([]);
    expect((await send(product, person.token, 'GET', '/api/v1/auth/me')).statusCode).toBe(401);
    // Somebody else's are all there, and their words are not counted less.
    expect(await placesOf([other.id])).toContain('graphile_worker._private_jobs.payload');
    const { rows } = await product.database.pool.query(
      `select (select count(*) from messages)::int as kept, (select sum(messages) from user_totals)::int
         + (select count(*) from messages, message_roll_up where id > watermark)::int as counted`,
    );
    expect(rows[0].counted).toBe(rows[0].kept);
    // Signing in again starts from nothing.
    const again = await signIn(product, person.email);
    expect(again.id).not.toBe(person.id);
    expect((await send(product, again.token, 'GET', '/api/v1/me/memory')).json()).toMatchObject({
      preferences: [],
      reminders: [],
      learns_profile: true,
    });
  });

  it('needs a sign-in within the last ten minutes', async () => {
    const person = await signIn(product);
    clock.advance(10 * 60_000 + 1000);
    const refused = await send(product, person.token, 'DELETE', '/api/v1/me');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toMatch(/sign in again/i);
    expect((await send(product, person.token, 'GET', '/api/v1/auth/me')).statusCode).toBe(200);
    const fresh = await signIn(product, person.email);
    expect((await send(product, fresh.token, 'DELETE', '/api/v1/me')).statusCode).toBe(200);
    expect((await send(product, person.token, 'GET', '/api/v1/auth/me')).statusCode).toBe(401);
  });
});

describe('the export', () => {
  it('holds everything of the person, nothing of others and no secrets', async () => {
    const other = await wellKnown();
    const person = await wellKnown();
    const answer = await send(product, person.token, 'GET', '/api/v1/me/export');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const document = answer.json<Record<string, unknown[]>>();
    // They are connected to two of the channels, and to Google; what another one exports, its own test says.
    const elsewhere = [
      ...channels
        .filter(({ name }) => name !== 'WHATSAPP' && name !== 'SLACK')
        .flatMap(({ rows }) => rows.personal),
      ...providers.filter((provider) => provider !== google).flatMap(({ data }) => data.exported),
    ].map(({ name }) => name);
    expect(Object.keys(document)).toEqual(expect.arrayContaining(sections.map(({ name }) => name)));
    for (const { name } of sections)
      if (!elsewhere.includes(name)) expect(document[name]?.length, name).toBeGreaterThan(0);
    expect(document.account).toMatchObject([{ email: person.email }]);
    expect(document.messages?.[0]).toMatchObject({
      message: { kind: 'request', parts: [{ content: 'invite them to Zanzibar' }] },
    });
    for (const foreign of [other.id, other.email, other.phone]) expect(answer.body).not.toContain(foreign);
    const grant = await product.database.db
      .selectFrom('google_grants')
      .select(['refresh_token', 'access_token'])
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    for (const secret of [grant.refresh_token, grant.access_token, person.token])
      expect(answer.body).not.toContain(secret ?? 'missing');
  });

  it('is complete however much there is', async () => {
    const person = await signIn(product);
    await product.database.pool.query(
      `insert into messages (user_id, channel, created_at, message) select $1, 'WEB', now(), 'plain ' || g
       from generate_series(1, 1234) g`,
      [person.id],
    );
    const { messages } = (await send(product, person.token, 'GET', '/api/v1/me/export')).json();
    expect(new Set(messages.map(({ message }: { message: string }) => message)).size).toBe(1234);
  });

  it('knows every table that names a user', async () => {
    const { rows } = await product.database.pool.query<{ table: string }>(`
      select distinct table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id'`);
    const excused = [
      // Locks and figures, made from what is exported.
      'lanes',
      'background_people',
      'calendar_channels',
      'google_refresh_leases',
      'message_cells',
      'conversation_totals',
      'user_totals',
      // What answering them cost the deployment.
      'model_usage',
      // Hashes that live for ten minutes.
      ...channels.flatMap(({ rows: { passing = [] } }) => passing),
      // What its owner removed within the last minute.
      'set_aside',
    ];
    const known = new Set([...sections.map(({ table }) => table), ...excused]);
    expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
  });
});

it('what is remembered can be seen and forgotten for good, and only by its owner', async () => {
  const person = await wellKnown();
  const other = await signIn(product);
  const memory = async () => (await send(product, person.token, 'GET', '/api/v1/me/memory')).json();
  const { preferences, reminders, profile } = await memory();
  expect(profile).toMatchObject({ profile_data: { places: ['Zanzibar'] } });
  const paths = [
    ...preferences.map(({ id }: { id: string }) => [`preferences/${id}`, 'Preference not found']),
    [`reminders/${reminders[0].id}`, 'Reminder not found'],
  ];
  for (const [path, missing] of paths) {
    const stranger = await send(product, other.token, 'DELETE', `/api/v1/me/memory/${path}`);
    expect([stranger.statusCode, stranger.json().detail]).toEqual([404, missing]);
    expect((await send(product, person.token, 'DELETE', `/api/v1/me/memory/${path}`)).statusCode).toBe(200);
    const again = await send(product, person.token, 'DELETE', `/api/v1/me/memory/${path}`);
    expect([again.statusCode, again.json().detail]).toEqual([404, missing]);
  }
  for (const _time of [1, 2])
    expect((await send(product, person.token, 'DELETE', '/api/v1/me/memory/profile')).statusCode).toBe(200);
  expect(await memory()).toEqual({
    preferences: [],
    reminders: [],
    removed: [],
    profile: null,
    time_zone: expect.any(String),
    learns_profile: false,
  });
  expect(await placesOf([reminders[0].id])).toEqual([]);
});

it('shows who of the staff did what, the newest first', async () => {
  const person = await signIn(product);
  await send(product, staff.token, 'GET', `/api/v1/admin/users/${person.id}/details`);
  clock.advance(1000);
  await send(product, staff.token, 'POST', `/api/v1/admin/users/${person.id}/background-events/pause`);
  const { entries, total } = (await send(product, person.token, 'GET', '/api/v1/me/staff-access')).json();
  expect(total).toBe(2);
  expect(entries).toMatchObject([
    { staff_email: STAFF, action: 'paused your background events', occurred_at: expect.stringMatching(/Z$/) },
    { staff_email: STAFF, action: 'viewed your details' },
  ]);
});
