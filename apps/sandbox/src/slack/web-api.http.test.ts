import { describe, expect, it } from 'vitest';
import { credentials } from '../credentials.ts';
import { approval, COLLEAGUE, eventOf, SCOPES, slackHarness, USER } from './test/slack-harness.ts';

const harness = slackHarness();
const {
  redirect,
  authorize,
  access,
  secrets,
  codeOf,
  connect,
  callWith,
  call,
  callForm,
  say,
  chat,
  userId,
  control,
} = harness;

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
      fetch(`${harness.sandbox.url}/slack/oauth/v2/authorize/consent`, {
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
    for (const bad of ['https://example.org/x', `${harness.product.url}.example.org/x`]) {
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
    const anonymous = await fetch(`${harness.sandbox.url}/slack/api/auth.test`, { method: 'POST' });
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
    const echo = await harness.product.waitFor((request) => eventOf(request).ts === posted.ts);
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
    const response = await fetch(`${harness.sandbox.url}/slack/api/chat.postMessage`, {
      method: 'POST',
      headers: { authorization: `Bearer ${harness.token}` },
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
    const changed = await harness.product.waitFor(
      (request) => eventOf(request).subtype === 'message_changed',
    );
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
    const info = await callForm('users.info', { user: await userId() });
    expect(info.user).toMatchObject({
      real_name: 'Daniel Brooks',
      tz: 'America/New_York',
      profile: { email: USER },
    });
    expect((await callForm('users.info', { user: 'U0' })).error).toBe('user_not_found');
  });
});

describe('the end of an installation', () => {
  it('comes by event and kills the token for everybody', async () => {
    await control('slack/uninstall', {});
    const kinds = harness.product.received.map((request) => eventOf(request).type).sort();
    expect(kinds).toEqual(['app_uninstalled', 'tokens_revoked']);
    const revoked = harness.product.received.find((request) => eventOf(request).type === 'tokens_revoked');
    expect(revoked && eventOf(revoked).tokens).toEqual({ oauth: [], bot: ['U0CATCHBOT1'] });
    expect((await call('auth.test')).error).toBe('account_inactive');
    const again = await connect(COLLEAGUE);
    expect(again.access_token).not.toBe(harness.token);
    const late = await control('slack/revoke', { kill: false, at: '2026-01-01T00:00:00Z' });
    expect(late.body).toMatchObject({ revoked: false });
    expect(harness.product.received.at(-1)?.body.event_time).toBe(1767225600);
    expect((await callWith(again.access_token, 'auth.test', {})).ok).toBe(true);
  });

  it('can be asked for by the app', async () => {
    expect((await call('auth.revoke')).revoked).toBe(true);
    expect((await call('auth.test')).error).toBe('token_revoked');
    await harness.product.waitFor((request) => eventOf(request).type === 'tokens_revoked');
    harness.token = (await connect(USER)).access_token;
    expect((await call('apps.uninstall', { client_id: 'x', client_secret: 'x' })).error).toBe(
      'invalid_client_id',
    );
    const { client_id, client_secret } = secrets();
    expect((await call('apps.uninstall', { client_id, client_secret })).ok).toBe(true);
    await harness.product.waitFor((request) => eventOf(request).type === 'app_uninstalled');
  });
});
