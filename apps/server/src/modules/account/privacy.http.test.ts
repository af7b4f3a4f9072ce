import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productEnvironment } from '../../../../sandbox/src/product-environment.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { createSecretBox } from '../../platform/secrets.ts';
import {
  type ChannelHarness,
  createChannelHarness,
  soon,
  type TestPerson,
} from '../channels/test/channel-harness.ts';

/** A word of the person's own, to be found wherever it should not be. */
const WORD = 'Xylophonia';
const model = new ScriptedModel((options) => {
  const said = lastUserText(options);
  if (said.includes('fail')) throw new Error('the model is out of order');
  if (resultsSinceUser(options).length > 0) return `Done with ${WORD}.`;
  return said.includes('invite')
    ? {
        calls: [
          {
            name: 'create_event',
            input: { title: WORD, when: 'tomorrow at 10:00', attendees: [`${WORD}@example.org`] },
          },
        ],
      }
    : `You said ${said}`;
});

const spans: unknown[] = [];
let harness: ChannelHarness;
let person: TestPerson;
/** Tokens as the providers know them: read from the database with the product's own keys, before anything is deleted. */
const tokens: string[] = [];

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(
    new TracerProvider({
      spanProcessors: [
        {
          onStart: () => undefined,
          onEnd: ({ name, attributes, events, status }) =>
            void spans.push({ name, attributes, events, status }),
          forceFlush: async () => undefined,
          shutdown: async () => undefined,
        },
      ],
    }),
  );
  harness = await createChannelHarness({ model });
  person = await harness.newPerson();
  await person.connectWhatsapp();
  await person.connectSlack();
  await useEverything();
  await openTokens();
});
afterAll(async () => {
  trace.disable();
  context.disable();
  await harness.close();
});

/** Something on every channel, with an approval, a failure, and somebody of the staff who looks. */
async function useEverything(): Promise<void> {
  const say = (message: string) =>
    person.call<{ pending_approvals: { tool_call_id: string }[] }>('POST', '/api/v1/assistant/chat', {
      message,
      channel: 'web',
    });
  const { body } = await say(`invite ${WORD} please`);
  await person.call('POST', '/api/v1/assistant/approval', {
    tool_call_id: body.pending_approvals[0]?.tool_call_id,
    approved: true,
  });
  await say(`${WORD} must fail`);
  await person.call('GET', `/api/v1/calendar/events?calendar_id=${WORD}`);
  await person.whatsapp.send(`hello ${WORD} on WhatsApp`);
  await person.whatsapp.waitForText(`${WORD} on WhatsApp`);
  await person.slack.send(`hello ${WORD} in Slack`);
  await person.slack.waitForText(`${WORD} in Slack`);
  const staff = await harness.product.signIn('staff.one@catch.example');
  const details = await harness.product.app.inject({
    url: `/api/v1/admin/users/${person.userId}/details`,
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(details.statusCode).toBe(200);
  tokens.push(staff, person.token);
}

async function openTokens(): Promise<void> {
  const { pool } = harness.product.database;
  const box = createSecretBox(harness.product.settings.TOKEN_KEYS);
  const grants = await pool.query('select user_id, refresh_token, access_token from google_grants');
  for (const { user_id, refresh_token, access_token } of grants.rows)
    tokens.push(
      box.open(refresh_token, `google-refresh:${user_id}`),
      box.open(access_token, `google-access:${user_id}`),
    );
  const { rows } = await pool.query('select team_id, bot_token from slack_installations');
  for (const { team_id, bot_token } of rows) tokens.push(box.open(bot_token, `slack-bot:${team_id}`));
  expect(new Set(tokens).size).toBe(7);
}

/** Ours, and those of every provider that the sandbox plays, by the names of their settings. */
const settingsSecrets = (): string[] => {
  const environment = productEnvironment({ sandboxUrl: harness.sandbox.url, publicUrl: harness.url });
  const given = Object.entries(environment).filter(([name]) => /_(SECRET|TOKEN)$/.test(name));
  expect(given.length).toBeGreaterThanOrEqual(8);
  return [
    ...harness.product.settings.TOKEN_KEYS.map((one) => one.key.toString('base64')),
    ...given.map(([, value]) => value),
  ];
};

/** Whose text holds one of these; the texts are whole tables, logs and traces. */
const holding = (texts: Record<string, string>, needles: readonly string[]): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    needles
      .filter((needle) => text.toLowerCase().includes(needle.toLowerCase()))
      .map((needle) => `${name}: ${needle}`),
  );

async function dump(): Promise<Record<string, string>> {
  const { pool } = harness.product.database;
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`);
  const texts: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts[name] = rows.map(({ text }) => text).join('\n');
  }
  return texts;
}

const observed = (): Record<string, string> => ({
  logs: harness.product.logs(),
  traces: JSON.stringify(spans),
});

/** What the person said, is called and is known by. */
const theirWords = async (): Promise<string[]> => {
  const { rows } = await harness.product.database.pool.query(
    `select u.email, u.name, u.subject, w.whatsapp_user_id, w.phone, s.slack_user_id, s.conversation_id, s.team_id
     from users u left join whatsapp_links w on w.user_id = u.id left join slack_links s on s.user_id = u.id
     where u.id = $1`,
    [person.userId],
  );
  const words = [WORD, ...Object.values(rows[0] as Record<string, string>)];
  expect(words.every((word) => typeof word === 'string' && word.length > 3)).toBe(true);
  return words;
};

describe('secrets', () => {
  it('are in no table, log line or span', async () => {
    const everything = { ...(await dump()), ...observed() };
    expect(everything['public.google_grants']).toContain('v1.');
    expect(holding(everything, [...tokens, ...settingsSecrets()])).toEqual([]);
  });

  it('that are sealed lie where key rotation looks for them', async () => {
    const { pool } = harness.product.database;
    const { rows: columns } = await pool.query<{ table: string; column: string }>(`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`);
    const sealed: string[] = [];
    for (const { table, column } of columns) {
      const { rowCount } = await pool.query(
        `select 1 from ${table} where ${column} ~ '^v1[.]\\w+[.]' limit 1`,
      );
      if (rowCount) sealed.push(`${table}.${column}`);
    }
    expect(sealed.filter((name) => name !== 'sign_in_attempts.code_verifier').sort()).toEqual([
      'google_grants.access_token',
      'google_grants.refresh_token',
      'slack_installations.bot_token',
    ]);
  });
});

describe('what is observed', () => {
  it('is plenty, and holds nothing that the person said or is called', async () => {
    const names = new Set((spans as { name: string }[]).map(({ name }) => name));
    for (const name of [
      'POST /api/v1/assistant/chat',
      'POST /webhooks/whatsapp',
      'POST /webhooks/slack',
      'invoke_agent catch',
      'execute_tool create_event',
      'google calendar events.insert',
      'whatsapp messages.send',
    ])
      expect(names).toContain(name);
    expect(JSON.stringify(spans)).toContain('the model is out of order');
    expect(holding(observed(), await theirWords())).toEqual([]);
  });
});

describe('somebody who leaves', () => {
  it('takes their data along, and leaves nothing in tables, queue, logs or the workspace', async () => {
    const words = await theirWords();
    const before = await dump();
    for (const table of ['users', 'messages', 'inbox', 'outbox', 'executions', 'approvals', 'slack_links'])
      expect(holding({ table: before[`public.${table}`] ?? '' }, words), table).not.toEqual([]);
    const exported = await harness.product.app.inject({
      url: '/api/v1/me/export',
      headers: { authorization: `Bearer ${person.token}` },
    });
    const missing = words.filter((word) => !exported.body.includes(word));
    expect(missing).toEqual([]);
    const installed = async () =>
      (
        await harness.control<{ workspaces: { id: string; installed: boolean }[] }>('slack/workspaces')
      ).workspaces.find(({ id }) => words.includes(id))?.installed;
    expect(await installed()).toBe(true);
    const answer = await person.call('DELETE', '/api/v1/me');
    expect(answer.status).toBe(200);
    // They were the last one of their workspace: the bot's token goes as well.
    expect(await installed()).toBe(false);
    await soon(async () => holding({ ...(await dump()), ...observed() }, words)).toEqual([]);
    expect(holding(await dump(), [person.userId])).toEqual([]);
  });
});
