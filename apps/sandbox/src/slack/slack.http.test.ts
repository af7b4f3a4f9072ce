import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeProduct, type Received, startFakeProduct } from '../../test/fake-product.ts';
import { startTestSandbox, type TestSandbox } from '../../test/start-test-sandbox.ts';
import { credentials } from '../credentials.ts';

const USER = 'newyork@example.org';
const COLLEAGUE = 'london@example.org';
const SCOPES = 'chat:write,im:history,im:read,im:write,files:read,users:read,users:read.email';

let product: FakeProduct;
let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  product = await startFakeProduct();
  sandbox = await startTestSandbox(product.url);
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
});
beforeEach(async () => {
  await control('reset', { parts: ['slack', 'faults', 'webhooks'] });
  product.clear();
  token = (await connect(USER)).access_token;
});
afterEach(async () => {
  product.answer(undefined);
  await control('slack/idle', {});
});

interface View {
  readonly id: string;
  readonly from: string;
  readonly plain: string;
  readonly status: string;
  readonly buttons: { id: string; title: string; value: string }[];
  readonly webhook: { attempts: number };
}
interface Controlled {
  readonly id: string;
  readonly channel: string;
  readonly answered: boolean;
  readonly verified: boolean;
  readonly user_id: string;
  readonly messages: View[];
}
interface Called {
  readonly ok: boolean;
  readonly error: string;
  readonly ts: string;
  readonly channel: string;
  readonly messages: { ts: string; text: string; metadata?: unknown }[];
  readonly message: { readonly text: string };
  readonly user: unknown;
  readonly authed_user: unknown;
  readonly team: unknown;
  readonly revoked: boolean;
  readonly response_metadata: { messages: string[]; next_cursor: string };
}

const redirect = () => `${product.url}/integrations/slack/callback`;

const authorize = async (changes: Record<string, string>) => {
  const query = new URLSearchParams({
    client_id: credentials.slack.clientId,
    scope: SCOPES,
    redirect_uri: redirect(),
    state: 's-1',
    ...changes,
  });
  return fetch(`${sandbox.url}/slack/oauth/v2/authorize?${query}`, { redirect: 'manual' });
};

const access = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${sandbox.url}/slack/api/oauth.v2.access`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Called & { access_token: string };
};
const secrets = () => ({
  client_id: credentials.slack.clientId,
  client_secret: credentials.slack.clientSecret,
  redirect_uri: redirect(),
});
const codeOf = (response: Response): string =>
  new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
const connect = async (user: string, changes: Record<string, string> = {}) =>
  access({ ...secrets(), code: codeOf(await authorize({ user, prompt: 'none', ...changes })) });

const control = async (path: string, body?: unknown) => {
  const response = await fetch(
    `${sandbox.url}/_control/${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return { status: response.status, body: (await response.json()) as Controlled };
};

const callWith = async (bearer: string, method: string, body: object) => {
  const response = await fetch(`${sandbox.url}/slack/api/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, ...((await response.json()) as Called) };
};
const call = (method: string, body: object = {}) => callWith(token, method, body);
const say = (action: object) => control('slack/send', { user: USER, ...action });
const chat = async (user = USER) => (await control(`slack/messages?user=${user}`)).body;
const userId = async () => (await chat()).user_id;

const eventOf = ({ body }: Received) => (body.event ?? {}) as Record<string, unknown>;
const approval = (text = 'Book lunch?') => [
  { type: 'section', text: { type: 'mrkdwn', text } },
  {
    type: 'actions',
    block_id: 'decide',
    elements: [
      {
        type: 'button',
        action_id: 'approve',
        style: 'primary',
        text: { type: 'plain_text', text: 'Approve' },
        value: 'ap-1',
      },
      {
        type: 'button',
        action_id: 'reject',
        style: 'danger',
        text: { type: 'plain_text', text: 'Reject' },
        value: 'ap-1',
      },
    ],
  },
];

describe('connecting', () => {
  it('names the person and the workspace, and gives everybody the same bot token', async () => {
    const one = await connect(USER);
    expect(one).toMatchObject({
      ok: true,
      token_type: 'bot',
      access_token: expect.stringMatching(/^xoxb-/),
      bot_user_id: 'U0CATCHBOT1',
      team: { id: 'T0SANDBOX01', name: 'Catch Sandbox' },
      authed_user: { id: await userId() },
      enterprise: null,
      is_enterprise_install: false,
    });
    const two = await connect(COLLEAGUE);
    expect(two.access_token).toBe(one.access_token);
    expect(two.authed_user).not.toEqual(one.authed_user);
    const elsewhere = await connect(USER, { team: 'T0SECOND002' });
    expect(elsewhere.access_token).not.toBe(one.access_token);
    expect(elsewhere.authed_user).not.toEqual(one.authed_user);
    expect(elsewhere.team).toEqual({ id: 'T0SECOND002', name: 'Second Workspace' });
  });

  it('takes Basic authentication, and a code only once', async () => {
    const code = codeOf(await authorize({ user: USER, prompt: 'none' }));
    const basic = Buffer.from(`${credentials.slack.clientId}:${credentials.slack.clientSecret}`).toString(
      'base64',
    );
    const form = { code, redirect_uri: redirect() };
    expect((await access(form, { authorization: `Basic ${basic}` })).ok).toBe(true);
    expect(await access({ ...secrets(), code })).toEqual({ ok: false, error: 'code_already_used' });
    expect((await access({ ...secrets(), code: 'x' })).error).toBe('invalid_code');
    expect((await access({ ...secrets(), client_secret: 'x', code })).error).toBe('bad_client_secret');
    const other = codeOf(await authorize({ user: USER, prompt: 'none' }));
    expect((await access({ ...secrets(), code: other, redirect_uri: 'http://x' })).error).toBe(
      'bad_redirect_uri',
    );
  });

  it('asks on a page, and tells of a refusal', async () => {
    const page = await (await authorize({ user: USER })).text();
    expect(page).toContain('Catch is requesting permission to access the Catch Sandbox Slack workspace');
    expect(page).toContain(`<option value="${USER}" selected>`);
    const decide = (decision: string) =>
      fetch(`${sandbox.url}/slack/oauth/v2/authorize/consent`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...secrets(), scope: SCOPES, state: 's-2', user: COLLEAGUE, decision }),
      });
    const allowed = new URL((await decide('allow')).headers.get('location') ?? '');
    expect(`${allowed.origin}${allowed.pathname}`).toBe(redirect());
    expect(allowed.searchParams.get('state')).toBe('s-2');
    expect((await access({ ...secrets(), code: allowed.searchParams.get('code') ?? '' })).ok).toBe(true);
    const denied = new URL((await decide('deny')).headers.get('location') ?? '');
    expect(Object.fromEntries(denied.searchParams)).toEqual({ error: 'access_denied', state: 's-2' });
    await control('slack/consent', { user: USER, decision: 'deny' });
    expect((await authorize({})).headers.get('location')).toContain('access_denied');
  });

  it('sends nobody to another place than the product', async () => {
    for (const bad of ['https://example.org/x', `${product.url}.example.org/x`]) {
      const response = await authorize({ user: USER, prompt: 'none', redirect_uri: bad });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('did not match any configured URIs');
    }
    expect((await authorize({ client_id: 'x' })).status).toBe(400);
  });
});

describe('the web API', () => {
  it('answers 200 with a word for everything that is wrong', async () => {
    expect(await callWith('xoxb-nobody', 'auth.test', {})).toMatchObject({
      status: 200,
      ok: false,
      error: 'invalid_auth',
    });
    const anonymous = await fetch(`${sandbox.url}/slack/api/auth.test`, { method: 'POST' });
    expect(await anonymous.json()).toEqual({ ok: false, error: 'not_authed' });
    expect((await call('chat.fly')).error).toBe('unknown_method');
    expect((await call('chat.postMessage', { channel: 'U0NOBODY', text: 'x' })).error).toBe(
      'channel_not_found',
    );
    expect((await call('chat.postMessage', { channel: await userId() })).error).toBe('no_text');
    expect((await call('reactions.add', {})).error).toBe('missing_scope');
    expect(await call('auth.test')).toMatchObject({
      ok: true,
      team_id: 'T0SANDBOX01',
      bot_id: 'B0CATCHBOT1',
    });
  });

  it('posts to a person, tells the channel, and hears its own echo', async () => {
    const posted = await call('chat.postMessage', { channel: await userId(), text: 'Hi &amp; hello' });
    expect(posted).toMatchObject({
      ok: true,
      channel: expect.stringMatching(/^D/),
      ts: expect.stringMatching(/^\d{10}\.\d{6}$/),
    });
    const echo = await product.waitFor((request) => eventOf(request).ts === posted.ts);
    expect(eventOf(echo)).toMatchObject({
      type: 'message',
      channel_type: 'im',
      bot_id: 'B0CATCHBOT1',
      user: 'U0CATCHBOT1',
      text: 'Hi &amp; hello',
    });
    expect(eventOf(echo)).not.toHaveProperty('subtype');
    expect(echo.body).toMatchObject({
      type: 'event_callback',
      team_id: 'T0SANDBOX01',
      event_id: expect.stringMatching(/^Ev/),
      authorizations: [{ user_id: 'U0CATCHBOT1', is_bot: true }],
    });
    expect((await call('conversations.open', { users: await userId() })).channel).toEqual({
      id: posted.channel,
    });
    expect((await chat()).messages).toMatchObject([{ from: 'bot', plain: 'Hi & hello' }]);
  });

  it('takes forms as well', async () => {
    const response = await fetch(`${sandbox.url}/slack/api/chat.postMessage`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({ channel: await userId(), text: 'x', blocks: JSON.stringify(approval()) }),
    });
    expect(await response.json()).toMatchObject({ ok: true, message: { blocks: [{ type: 'section' }, {}] } });
  });

  it('edits what it posted, and nothing else', async () => {
    const { channel, ts } = await call('chat.postMessage', {
      channel: await userId(),
      text: 'x',
      blocks: approval(),
    });
    const edited = await call('chat.update', { channel, ts, text: 'Approved' });
    expect(edited).toMatchObject({ ok: true, ts, text: 'Approved' });
    expect((await chat()).messages).toMatchObject([{ id: ts, plain: 'Approved', buttons: [], edited: true }]);
    const changed = await product.waitFor((request) => eventOf(request).subtype === 'message_changed');
    expect(eventOf(changed)).toMatchObject({
      hidden: true,
      message: { ts, text: 'Approved', bot_id: 'B0CATCHBOT1' },
      previous_message: { text: 'x' },
    });
    const mine = await say({ text: 'mine' });
    expect((await call('chat.update', { channel, ts: mine.body.id, text: 'x' })).error).toBe(
      'cant_update_message',
    );
    expect((await call('chat.update', { channel, ts: '1.1', text: 'x' })).error).toBe('message_not_found');
  });

  it('finds a post again whose answer was lost', async () => {
    const user = await userId();
    const { channel } = await call('chat.postMessage', { channel: user, text: 'first' });
    await control('faults', {
      vendor: 'slack',
      path: '/slack/api/chat.postMessage',
      lost_response: true,
      times: 1,
    });
    const metadata = { event_type: 'outbox', event_payload: { id: 'o-5' } };
    await expect(call('chat.postMessage', { channel, text: 'second', metadata })).rejects.toThrow();
    const history = await call('conversations.history', { channel, include_all_metadata: true, limit: 5 });
    expect(history.messages).toMatchObject([{ text: 'second', metadata }, { text: 'first' }]);
    const without = await call('conversations.history', { channel });
    expect(without.messages[0]).not.toHaveProperty('metadata');
    const page = await call('conversations.history', { channel, limit: 1 });
    expect(page).toMatchObject({ has_more: true, messages: [{ text: 'second' }] });
    const next = await call('conversations.history', {
      channel,
      limit: 1,
      cursor: page.response_metadata.next_cursor,
    });
    expect(next).toMatchObject({ has_more: false, messages: [{ text: 'first' }] });
    const newer = await call('conversations.history', { channel, oldest: next.messages[0]?.ts });
    expect(newer.messages.map(({ text }) => text)).toEqual(['second']);
  });

  it('keeps to the limits of Block Kit', async () => {
    const channel = await userId();
    const button = (changes: object) => ({
      type: 'actions',
      elements: [{ type: 'button', action_id: 'a', text: { type: 'plain_text', text: 'Ok' }, ...changes }],
    });
    const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
    const bad: object[][] = [
      [button({ text: { type: 'plain_text', text: 'x'.repeat(76) } })],
      [button({ text: { type: 'mrkdwn', text: 'x' } })],
      [button({ value: 'x'.repeat(2001) })],
      [button({ action_id: 'x'.repeat(256) })],
      [button({ style: 'blue' })],
      [section('x'.repeat(3001))],
      [{ type: 'header', text: { type: 'plain_text', text: 'x'.repeat(151) } }],
      [{ type: 'hologram' }],
      [{ type: 'section' }],
      Array.from({ length: 51 }, () => ({ type: 'divider' })),
      [
        { ...section('a'), block_id: 'same' },
        { ...section('b'), block_id: 'same' },
      ],
    ];
    for (const blocks of bad) {
      const refused = await call('chat.postMessage', { channel, text: 'x', blocks });
      expect([refused.error, JSON.stringify(blocks).slice(0, 80)]).toEqual([
        'invalid_blocks',
        expect.anything(),
      ]);
      expect(refused.response_metadata.messages[0]).toMatch(/^\[ERROR\]/);
    }
    const fits = [button({ text: { type: 'plain_text', text: 'x'.repeat(75) } }), section('x'.repeat(3000))];
    expect((await call('chat.postMessage', { channel, text: 'x', blocks: fits })).ok).toBe(true);
    const long = await call('chat.postMessage', { channel, text: 'x'.repeat(40_001) });
    expect(long.message.text).toHaveLength(40_000);
    expect(
      (await call('chat.postMessage', { channel, text: 'x', metadata: { event_type: 'x' } })).error,
    ).toBe('invalid_metadata_format');
  });

  it('limits posts to a channel when ordered, and fails as ordered', async () => {
    const channel = await userId();
    await control('slack/settings', { rate_limit: { burst: 1, seconds: 3600 } });
    expect((await call('chat.postMessage', { channel, text: '1' })).ok).toBe(true);
    const limited = await call('chat.postMessage', { channel, text: '2' });
    expect(limited).toMatchObject({ status: 429, ok: false, error: 'ratelimited' });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3000);
    await control('slack/settings', { rate_limit: null });
    await control('slack/fail', { method: 'chat.postMessage', error: 'msg_too_long' });
    expect((await call('chat.postMessage', { channel, text: '3' })).error).toBe('msg_too_long');
    await control('faults', { vendor: 'slack', path: '/slack/api/*', status: 503, times: 1 });
    expect(await call('auth.test')).toMatchObject({ status: 503, ok: false, error: 'internal_error' });
    expect((await call('chat.postMessage', { channel, text: '4' })).ok).toBe(true);
  });

  it('tells who people are', async () => {
    const info = await call('users.info', { user: await userId() });
    expect(info.user).toMatchObject({
      real_name: 'Daniel Brooks',
      tz: 'America/New_York',
      profile: { email: USER },
    });
    expect((await call('users.info', { user: 'U0' })).error).toBe('user_not_found');
  });
});

describe('what a member writes', () => {
  it('arrives signed and escaped', async () => {
    const { body } = await say({ text: 'Lunch <now> & see https://example.org/a?b=1&c=2' });
    expect(body).toMatchObject({ answered: true, channel: expect.stringMatching(/^D/) });
    const event = await product.waitFor((request) => eventOf(request).ts === body.id);
    expect(eventOf(event)).toMatchObject({
      type: 'message',
      channel: body.channel,
      channel_type: 'im',
      user: await userId(),
      text: 'Lunch &lt;now&gt; &amp; see <https://example.org/a?b=1&amp;c=2>',
      client_msg_id: expect.any(String),
    });
    expect(eventOf(event)).not.toHaveProperty('bot_id');
    expect((await chat()).messages).toMatchObject([{ status: 'delivered', from: 'user' }]);
  });

  it('is sent again with the number and the reason of the retry', async () => {
    // Retries are hours away, so that nothing happens unless it is asked for.
    await control('slack/settings', { retry_delays_ms: [3_600_000, 3_600_000, 3_600_000] });
    let refused = 0;
    product.answer(() => {
      refused += 1;
      return { status: refused < 3 ? 503 : 200 };
    });
    const { body } = await say({ text: 'hello' });
    expect(body.answered).toBe(false);
    for (const status of ['sent', 'delivered']) {
      await control('webhooks/retry', {});
      await control('slack/idle', {});
      expect((await chat()).messages[0]?.status).toBe(status);
    }
    const headers = product.received.map((request) => [
      request.headers['x-slack-retry-num'],
      request.headers['x-slack-retry-reason'],
    ]);
    expect(headers).toEqual([
      [undefined, undefined],
      ['1', 'http_error'],
      ['2', 'http_error'],
    ]);
    expect(new Set(product.received.map(({ body: { event_id: id } }) => id)).size).toBe(1);

    product.clear();
    product.answer(() => ({ status: 500, headers: { 'x-slack-no-retry': '1' } }));
    await say({ text: 'once' });
    await control('webhooks/retry', {});
    await control('slack/idle', {});
    expect(product.received).toHaveLength(1);
  });

  it('may be a clip that only the bot can download', async () => {
    const { body } = await say({ audio: 'silence' });
    const event = eventOf(await product.waitFor((request) => eventOf(request).ts === body.id));
    expect(event).toMatchObject({ subtype: 'file_share', text: '' });
    const [file] = event.files as Record<string, string>[];
    expect(file).toMatchObject({
      name: 'audio_message.m4a',
      mimetype: 'audio/mp4',
      subtype: 'slack_audio',
      media_display_type: 'audio',
      duration_ms: 3000,
    });
    const url = file?.url_private_download ?? '';
    const download = (bearer: string) => fetch(url, { headers: { authorization: `Bearer ${bearer}` } });
    const good = await download(token);
    expect(good.headers.get('content-type')).toBe('audio/mp4');
    const bytes = Buffer.from(await good.arrayBuffer());
    expect(bytes).toHaveLength(Number(file?.size));
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    const other = (await connect(USER, { team: 'T0SECOND002' })).access_token;
    for (const bad of ['x', other]) {
      const refused = await download(bad);
      expect(refused.status).toBe(200);
      expect(refused.headers.get('content-type')).toContain('text/html');
    }
    expect(await call('files.info', { file: file?.id })).toMatchObject({ ok: true, file: { id: file?.id } });
  });

  it('can be edited and deleted', async () => {
    const { body } = await say({ text: 'Monday' });
    await say({ edit: 'Tuesday' });
    await say({ delete: true, message: body.id });
    const subtypes = product.received.map((request) => eventOf(request).subtype);
    expect(subtypes).toEqual([undefined, 'message_changed', 'message_deleted']);
    expect(eventOf(product.received[1] as Received)).toMatchObject({
      message: { text: 'Tuesday', user: await userId() },
      previous_message: { text: 'Monday' },
    });
  });

  it('cannot be written to an app that is not there', async () => {
    expect((await say({ text: 'x', team: 'Second Workspace' })).status).toBe(409);
    expect((await say({ text: 'x', team: 'Nowhere' })).status).toBe(409);
    await control('slack/install', { team: 'Second Workspace', scopes: ['chat:write'] });
    expect((await say({ text: 'deaf', team: 'Second Workspace' })).status).toBe(409);
    expect((await say({ text: 'x', audio: 'chime' })).status).toBe(422);
  });
});

describe('buttons', () => {
  it('are pressed by form, and the response address replaces them', async () => {
    const { channel, ts } = await call('chat.postMessage', {
      channel: await userId(),
      text: 'x',
      blocks: approval(),
    });
    expect((await chat()).messages[0]?.buttons).toMatchObject([
      { id: 'approve', title: 'Approve', value: 'ap-1' },
      { id: 'reject', title: 'Reject', value: 'ap-1' },
    ]);
    const { body } = await say({ button: 'Approve' });
    expect(body).toMatchObject({ id: ts, answered: true });
    const pressed = await product.waitFor((request) => request.body.type === 'block_actions');
    expect(pressed.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(pressed.body).toMatchObject({
      user: { id: await userId(), team_id: 'T0SANDBOX01' },
      team: { id: 'T0SANDBOX01' },
      channel: { id: channel },
      container: { message_ts: ts },
      message: { ts },
      actions: [{ type: 'button', action_id: 'approve', block_id: 'decide', value: 'ap-1' }],
    });
    const respond = async (answer: object) => {
      const response = await fetch(String(pressed.body.response_url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(answer),
      });
      return response.text();
    };
    expect(await respond({ replace_original: true, text: 'Approved by you' })).toBe('ok');
    expect((await chat()).messages).toMatchObject([{ id: ts, plain: 'Approved by you', buttons: [] }]);
    expect(await respond({ text: 'psst' })).toBe('ok');
    expect((await chat()).messages[1]).toMatchObject({ ephemeral: true, plain: 'psst' });
    for (const count of [3, 4, 5])
      expect(await respond({ replace_original: true, text: `${count}` })).toBe('ok');
    expect(await respond({ replace_original: true, text: '6' })).toContain('used_url');
    expect((await say({ button: 'Approve' })).status).toBe(409);
  });

  it('are not sent twice when nobody answers', async () => {
    await call('chat.postMessage', { channel: await userId(), text: 'x', blocks: approval() });
    await control('slack/idle', {});
    product.clear();
    product.answer(() => ({ status: 500 }));
    const { body } = await say({ button: 'reject' });
    expect(body).toMatchObject({ answered: false, delivery: { status: 500, attempts: 1 } });
    await control('slack/idle', {});
    expect(product.received).toHaveLength(1);
  });
});

describe('the end of an installation', () => {
  it('comes by event and kills the token for everybody', async () => {
    await control('slack/uninstall', {});
    const kinds = product.received.map((request) => eventOf(request).type).sort();
    expect(kinds).toEqual(['app_uninstalled', 'tokens_revoked']);
    const revoked = product.received.find((request) => eventOf(request).type === 'tokens_revoked');
    expect(revoked && eventOf(revoked).tokens).toEqual({ oauth: [], bot: ['U0CATCHBOT1'] });
    expect((await call('auth.test')).error).toBe('account_inactive');
    const again = await connect(COLLEAGUE);
    expect(again.access_token).not.toBe(token);
    const late = await control('slack/revoke', { kill: false, at: '2026-01-01T00:00:00Z' });
    expect(late.body).toMatchObject({ revoked: false });
    expect(product.received.at(-1)?.body.event_time).toBe(1767225600);
    expect((await callWith(again.access_token, 'auth.test', {})).ok).toBe(true);
  });

  it('can be asked for by the app', async () => {
    expect((await call('auth.revoke')).revoked).toBe(true);
    expect((await call('auth.test')).error).toBe('token_revoked');
    await product.waitFor((request) => eventOf(request).type === 'tokens_revoked');
    token = (await connect(USER)).access_token;
    expect((await call('apps.uninstall', { client_id: 'x', client_secret: 'x' })).error).toBe(
      'invalid_client_id',
    );
    const { client_id, client_secret } = secrets();
    expect((await call('apps.uninstall', { client_id, client_secret })).ok).toBe(true);
    await product.waitFor((request) => eventOf(request).type === 'app_uninstalled');
  });
});

describe('the handshake', () => {
  it('wants the challenge back', async () => {
    product.answer(({ body }) => ({ status: 200, body: String(body.challenge) }));
    expect((await control('slack/verify', {})).body.verified).toBe(true);
    product.answer(({ body }) => ({ status: 200, body: JSON.stringify({ challenge: body.challenge }) }));
    expect((await control('slack/verify', {})).body.verified).toBe(true);
    product.answer(() => ({ status: 200, body: 'ok' }));
    expect((await control('slack/verify', {})).body.verified).toBe(false);
  });
});

describe('the window', () => {
  it('shows Block Kit without letting anybody write markup', async () => {
    const text =
      '*Lunch* &lt;script&gt; <https://example.org|the place> <javascript:alert(1)|here> <!channel>';
    await call('chat.postMessage', { channel: await userId(), text: 'x', blocks: approval(text) });
    await say({ text: '<b onclick=x>' });
    const page = await (await fetch(`${sandbox.url}/slack?user=${USER}`)).text();
    expect(page).toContain('<strong>Lunch</strong> &lt;script&gt; <a href="https://example.org"');
    expect(page).not.toContain('javascript:');
    expect(page).toContain('<span class="mention">@channel</span>');
    expect(page).toContain('&lt;b onclick=x&gt;');
    expect(page).toMatch(
      /<button type="button" class="primary" data-press="decide\/approve"[^>]*>Approve<\/button>/,
    );
    expect(page).toContain('role="log"');
  });
});
