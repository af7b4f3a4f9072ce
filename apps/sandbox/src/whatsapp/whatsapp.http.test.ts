import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeProduct, type Received, startFakeProduct } from '../../test/fake-product.ts';
import { startTestSandbox, type TestSandbox } from '../../test/start-test-sandbox.ts';
import { credentials } from '../credentials.ts';

const USER = 'madrid@example.org';
const PHONE = '34600000103';

let product: FakeProduct;
let sandbox: TestSandbox;
beforeAll(async () => {
  product = await startFakeProduct();
  sandbox = await startTestSandbox(product.url);
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
});
beforeEach(async () => {
  await control('reset', { parts: ['whatsapp', 'faults', 'webhooks'] });
  product.clear();
});
afterEach(async () => {
  product.answer(undefined);
  await control('whatsapp/idle', {});
});

const json = async <T>(response: Response) => ({
  status: response.status,
  body: (await response.json()) as T,
});

/** Everything that the control API's answers may have; each call fills a part of it. */
interface Controlled {
  readonly id: string;
  readonly ids: string[];
  readonly verified: boolean;
  readonly person: { readonly user_id: string; readonly typing: boolean };
  readonly messages: {
    readonly status: string;
    readonly text: string;
    readonly webhook: { attempts: number };
  }[];
}

interface Graphed {
  readonly contacts: Record<string, string>[];
  readonly messages: [{ readonly id: string }];
  readonly error: { code: number; message: string; error_data: { details: string } };
}

const control = async (path: string, body?: unknown) =>
  json<Controlled>(
    await fetch(
      `${sandbox.url}/_control/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    ),
  );

const graph = async (body: unknown, token: string = credentials.whatsapp.token) =>
  json<Graphed>(
    await fetch(`${sandbox.url}/graph/v26.0/${credentials.whatsapp.phoneNumberId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ messaging_product: 'whatsapp', ...(body as object) }),
    }),
  );

const text = (body: string, more: object = {}) => graph({ to: PHONE, type: 'text', text: { body }, ...more });
const buttons = (titles: readonly string[], more: object = {}) =>
  graph({
    to: PHONE,
    type: 'interactive',
    interactive: {
      type: 'button',
      body: { text: 'Shall I book it?' },
      action: { buttons: titles.map((title) => ({ type: 'reply', reply: { id: `id-${title}`, title } })) },
      ...more,
    },
  });
const say = (action: object) => control('whatsapp/send', { user: USER, ...action });
const chat = async () => (await control(`whatsapp/messages?user=${USER}`)).body;

interface Value {
  messages?: Record<string, never>[];
  statuses?: { id: string; status: string; biz_opaque_callback_data?: string; errors?: { code: number }[] }[];
  contacts?: Record<string, unknown>[];
  metadata: Record<string, string>;
}
const values = ({ body }: Received): Value[] =>
  (body.entry as { changes: { value: Value }[] }[]).flatMap(({ changes }) =>
    changes.map(({ value }) => value),
  );
const messagesOf = (request: Received) => values(request).flatMap((value) => value.messages ?? []);
const statusesOf = (request: Received) => values(request).flatMap((value) => value.statuses ?? []);

describe('what a person writes', () => {
  it('reaches the product signed, with both identities, and escaped as Meta does', async () => {
    const { status, body } = await say({ text: 'Café tomorrow? 🙂' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ answered: true, delivery: { answered: true, status: 200, attempts: 1 } });
    const webhook = await product.waitFor((request) => messagesOf(request).length > 0);
    expect(webhook.raw).toContain('Caf\\u00e9 tomorrow? \\ud83d\\ude42');
    expect(webhook.body.object).toBe('whatsapp_business_account');
    const [value] = values(webhook);
    expect(value?.metadata.phone_number_id).toBe(credentials.whatsapp.phoneNumberId);
    expect(value?.contacts).toEqual([
      { profile: { name: 'Lucía Navarro' }, wa_id: PHONE, user_id: expect.stringMatching(/^ES\.\d{20}$/) },
    ]);
    expect(value?.messages).toEqual([
      {
        from: PHONE,
        from_user_id: value?.contacts?.[0]?.user_id,
        id: body.id,
        timestamp: expect.stringMatching(/^\d{10}$/),
        type: 'text',
        text: { body: 'Café tomorrow? 🙂' },
      },
    ]);
    expect(body.id).toMatch(/^wamid\./);
    expect((await chat()).messages).toMatchObject([{ id: body.id, from: 'user', status: 'delivered' }]);
  });

  it('hides the phone of who wants that, and still can be answered', async () => {
    await control('whatsapp/person', { user: USER, hide_phone: true, username: 'lucia' });
    await say({ text: 'hello' });
    const [value] = values(await product.waitFor((request) => messagesOf(request).length > 0));
    expect(value?.messages?.[0]).not.toHaveProperty('from');
    expect(value?.contacts?.[0]).toEqual({
      profile: { name: 'Lucía Navarro', username: 'lucia' },
      user_id: expect.any(String),
    });
    const recipient = value?.contacts?.[0]?.user_id;
    const sent = await graph({ recipient, type: 'text', text: { body: 'hi' } });
    expect(sent.body.contacts).toEqual([{ input: recipient, user_id: recipient }]);
    const receipt = await product.waitFor((request) => statusesOf(request).length > 0);
    expect(statusesOf(receipt)[0]).not.toHaveProperty('recipient_id');
    expect(statusesOf(receipt)[0]).toMatchObject({ recipient_user_id: recipient });
  });

  it('is delivered again until the product accepts it', async () => {
    // Retries are hours away, so that nothing happens unless it is asked for.
    await control('whatsapp/settings', { retry_delays_ms: [3_600_000, 3_600_000] });
    let refused = 0;
    product.answer(() => {
      refused += 1;
      return { status: refused < 3 ? 500 : 200 };
    });
    const { body } = await say({ text: 'hello' });
    expect(body).toMatchObject({ answered: false, delivery: { status: 500, attempts: 1 } });
    for (const status of ['sent', 'delivered']) {
      await control('webhooks/retry', {});
      await control('whatsapp/idle', {});
      expect((await chat()).messages[0]?.status).toBe(status);
    }
    const copies = product.received.filter((request) => messagesOf(request).length > 0);
    expect(copies).toHaveLength(3);
    expect(new Set(copies.map(({ raw }) => raw)).size).toBe(1);
    expect((await chat()).messages[0]?.webhook.attempts).toBe(3);
  });

  it('can arrive several at a time, old, doubled', async () => {
    await control('faults', { vendor: 'whatsapp', direction: 'outgoing', duplicate: 1, times: 1 });
    const { body } = await control('whatsapp/batch', {
      messages: [
        { user: USER, text: 'one', at: '2026-01-02T03:04:05Z' },
        { user: 'london@example.org', text: 'two' },
      ],
    });
    expect(body.ids).toHaveLength(2);
    await control('webhooks/idle', {});
    const copies = product.received.filter((request) => messagesOf(request).length > 0);
    expect(copies).toHaveLength(2);
    const [first] = copies;
    expect(first && messagesOf(first).map(({ timestamp }) => timestamp)[0]).toBe('1767323045');
    expect(first && values(first)).toHaveLength(2);
  });

  it('may be a voice note that is downloaded in two steps with the token', async () => {
    await say({ audio: 'chime' });
    const webhook = await product.waitFor((request) => messagesOf(request).length > 0);
    const audio = messagesOf(webhook)[0]?.audio as unknown as Record<string, string>;
    expect(audio).toMatchObject({ mime_type: 'audio/ogg; codecs=opus', voice: true });
    const headers = { authorization: `Bearer ${credentials.whatsapp.token}` };
    const info = await json<{ url: string; sha256: string; file_size: number }>(
      await fetch(`${sandbox.url}/graph/v26.0/${audio.id}`, { headers }),
    );
    expect(info.body).toMatchObject({ mime_type: 'audio/ogg', messaging_product: 'whatsapp' });
    const file = await fetch(info.body.url, { headers });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 4).toString()).toBe('OggS');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(info.body.sha256);
    expect(createHash('sha256').update(bytes).digest('base64')).toBe(audio.sha256);
    expect(bytes).toHaveLength(info.body.file_size);

    const without = await fetch(info.body.url);
    expect(without.status).toBe(401);
    expect(without.headers.get('content-type')).toContain('text/html');
    const late = new URL(info.body.url);
    late.searchParams.set('ext', '1700000000');
    expect((await fetch(late, { headers })).status).toBe(404);
    expect((await fetch(`${sandbox.url}/graph/v26.0/123`, { headers })).status).toBe(400);
  });

  it('may be something else', async () => {
    const { body: answer } = await say({ text: 'open the window' });
    await text('hello');
    await say({ reaction: '👍' });
    await say({ kind: 'image', caption: 'look' });
    await say({ kind: 'unsupported' });
    await say({ text: 'quoting', message: answer.id });
    const all = product.received.flatMap(messagesOf) as unknown as Record<string, never>[];
    expect(all.map(({ type }) => type)).toEqual(['text', 'reaction', 'image', 'unsupported', 'text']);
    const [, reaction, image, unsupported, quoting] = all;
    expect(reaction?.reaction).toMatchObject({ emoji: '👍', message_id: expect.stringMatching(/^wamid/) });
    expect(image?.image).toMatchObject({ caption: 'look', mime_type: 'image/jpeg' });
    expect(unsupported?.errors).toMatchObject([{ code: 131051 }]);
    expect(quoting?.context).toEqual({ from: credentials.whatsapp.number, id: answer.id });
  });

  it('comes from another number after a change, with the old identity named', async () => {
    await say({ text: 'hello' });
    const before = (await chat()).person;
    const { body } = await control('whatsapp/number', { user: USER, phone: '+34600999888' });
    const told = await product.waitFor((request) => messagesOf(request)[0]?.type === 'system');
    expect(values(told)[0]).not.toHaveProperty('contacts');
    expect(messagesOf(told)[0]).toMatchObject({
      from: PHONE,
      system: {
        type: 'user_changed_number',
        wa_id: '34600999888',
        user_id: body.person.user_id,
        previous_user_id: before.user_id,
      },
    });
    expect(body.person.user_id).not.toBe(before.user_id);
    expect((await text('hello')).body.error.code).toBe(131026);
    expect((await graph({ to: '+34 600 999 888', type: 'text', text: { body: 'x' } })).status).toBe(200);
  });
});

describe('sending', () => {
  it('gives receipts that carry the callback data and end with the reading', async () => {
    await say({ text: 'hello' });
    const sent = await text('Hi *there*', { biz_opaque_callback_data: 'outbox-7' });
    expect(sent).toMatchObject({
      status: 200,
      body: { contacts: [{ input: PHONE, wa_id: PHONE }], messages: [{ message_status: 'accepted' }] },
    });
    const { id } = sent.body.messages[0];
    await product.waitFor((request) => statusesOf(request)[0]?.status === 'delivered');
    await control('whatsapp/read', { user: USER });
    const read = await product.waitFor((request) => statusesOf(request)[0]?.status === 'read');
    expect(statusesOf(read)).toMatchObject([
      { id, recipient_id: PHONE, biz_opaque_callback_data: 'outbox-7', pricing: { billable: false } },
    ]);
    await control('whatsapp/idle', {});
    const all = product.received.flatMap(statusesOf).map((status) => status.status);
    expect(all.sort()).toEqual(['delivered', 'read', 'sent']);
  });

  it('waits for a phone that is offline, and never learns what hidden receipts hide', async () => {
    await say({ text: 'hello' });
    await control('whatsapp/person', { user: USER, online: false, read_receipts: false });
    await text('one');
    await text('two');
    await control('whatsapp/idle', {});
    expect((await chat()).messages.slice(1)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    await control('whatsapp/person', { user: USER, online: true });
    await say({ text: 'I read it' });
    await control('whatsapp/idle', {});
    expect(product.received.flatMap(statusesOf).map(({ status }) => status)).toEqual([
      'sent',
      'sent',
      'delivered',
      'delivered',
    ]);
  });

  it('ends with the 24-hour window, at once or by webhook', async () => {
    expect(await text('too early')).toMatchObject({
      status: 400,
      body: {
        error: { code: 131047, type: 'OAuthException', error_data: { messaging_product: 'whatsapp' } },
      },
    });
    await say({ text: 'hello' });
    expect((await text('now')).status).toBe(200);
    await control('whatsapp/person', { user: USER, window: 'closed' });
    expect((await text('late')).body.error.code).toBe(131047);
    await control('whatsapp/settings', { late_errors: true });
    const accepted = await text('late', { biz_opaque_callback_data: 'o-1' });
    expect(accepted.status).toBe(200);
    const failed = await product.waitFor((request) => statusesOf(request)[0]?.status === 'failed');
    expect(statusesOf(failed)).toMatchObject([
      { id: accepted.body.messages[0].id, biz_opaque_callback_data: 'o-1', errors: [{ code: 131047 }] },
    ]);
    const unknown = await graph({ to: '999000111222', type: 'text', text: { body: 'x' } });
    expect(unknown.status).toBe(200);
    await product.waitFor((request) => statusesOf(request)[0]?.errors?.[0]?.code === 131026);
  });

  it('needs a template outside the window', async () => {
    const template = (name: string, parameters: readonly string[], more: object[] = [], code = 'en_US') =>
      graph({
        to: PHONE,
        type: 'template',
        template: {
          name,
          language: { code },
          components: [
            { type: 'body', parameters: parameters.map((value) => ({ type: 'text', text: value })) },
            ...more,
          ],
        },
      });
    const quick = (index: string, payload: string) => ({
      type: 'button',
      sub_type: 'quick_reply',
      index,
      parameters: [{ type: 'payload', payload }],
    });
    const sent = await template(
      'catch_approval',
      ['Lunch at noon'],
      [quick('0', 'yes-1'), quick('1', 'no-1')],
    );
    expect(sent.status).toBe(200);
    expect((await chat()).messages).toMatchObject([
      {
        kind: 'template',
        text: 'Catch would like your approval: Lunch at noon\nPlease decide below.',
        buttons: [
          { id: 'yes-1', title: 'Approve' },
          { id: 'no-1', title: 'Deny' },
        ],
      },
    ]);
    await say({ button: 'Approve' });
    const press = await product.waitFor((request) => messagesOf(request)[0]?.type === 'button');
    expect(messagesOf(press)[0]).toMatchObject({
      button: { payload: 'yes-1', text: 'Approve' },
      context: { id: sent.body.messages[0].id },
    });

    expect((await template('nobody_knows_it', [])).body.error.code).toBe(132001);
    expect((await template('catch_update', ['x'], [], 'de')).body.error.code).toBe(132001);
    expect((await template('catch_update', [])).body.error.code).toBe(132000);
    for (const bad of ['two\nlines', 'a\ttab', 'five     spaces']) {
      const refused = await template('catch_update', [bad]);
      expect(refused.body.error.error_data.details).toContain('new-line/tab');
    }
    await control('whatsapp/templates', { name: 'own', language: 'de', body: 'Neu: {{1}} und {{2}}.' });
    expect((await template('own', ['a', 'b'], [], 'de')).status).toBe(200);
  });

  it('marks as read and types until the answer', async () => {
    const { body } = await say({ text: 'hello' });
    const read = await graph({ status: 'read', message_id: body.id, typing_indicator: { type: 'text' } });
    expect(read.body).toEqual({ success: true });
    expect(await chat()).toMatchObject({ person: { typing: true }, messages: [{ status: 'read' }] });
    await text('hi');
    expect((await chat()).person.typing).toBe(false);
    expect((await graph({ status: 'read', message_id: 'wamid.x' })).body.error.code).toBe(131009);
  });

  it('keeps to every limit', async () => {
    await say({ text: 'hello' });
    expect((await text('é'.repeat(4096))).status).toBe(200);
    expect((await text('é'.repeat(4097))).body.error).toMatchObject({
      code: 100,
      message: expect.stringContaining("text['body'] must be at most 4096"),
    });
    expect((await text('')).status).toBe(400);
    expect((await buttons(['Yes', 'No', 'Later'])).status).toBe(200);
    const refused = [
      await buttons(['a', 'b', 'c', 'd']),
      await buttons([]),
      await buttons(['Same', 'Same']),
      await buttons(['x'.repeat(21)]),
      await buttons(['Yes'], { body: { text: 'x'.repeat(1025) } }),
      await buttons(['Yes'], { footer: { text: 'x'.repeat(61) } }),
      await buttons([' ']),
      await graph({
        to: PHONE,
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: 'x' },
          action: { buttons: [{ type: 'reply', reply: { id: 'i'.repeat(257), title: 'Yes' } }] },
        },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set([131009]));
    expect((await graph({ to: PHONE, type: 'hologram', hologram: {} })).body.error.code).toBe(131051);
    expect((await graph({ type: 'text', text: { body: 'x' } })).status).toBe(400);
    expect((await text('x', { text: { body: 'x', colour: 'red' } })).body.error.message).toContain(
      'Unexpected key "colour"',
    );
  });

  it('answers old buttons too, and lists', async () => {
    await say({ text: 'hello' });
    const old = await buttons(['Yes', 'No']);
    await buttons(['Yes', 'Later']);
    await say({ button: 'id-No' });
    await say({ button: 'yes' });
    await say({ button: 'Yes', message: old.body.messages[0].id });
    const presses = product.received.flatMap(messagesOf).filter(({ type }) => type === 'interactive');
    expect(presses).toMatchObject([
      { interactive: { type: 'button_reply', button_reply: { id: 'id-No', title: 'No' } } },
      { context: { from: credentials.whatsapp.number } },
      { context: { id: old.body.messages[0].id } },
    ]);
    expect((await say({ button: 'Never' })).status).toBe(409);

    const rows = [{ id: 'r1', title: 'Monday', description: 'at ten' }];
    await graph({
      to: PHONE,
      type: 'interactive',
      interactive: {
        type: 'list',
        body: { text: 'When?' },
        action: { button: 'Times', sections: [{ rows }] },
      },
    });
    await say({ button: 'Monday' });
    const chosen = product.received.flatMap(messagesOf).at(-1) as unknown as { interactive: object };
    expect(chosen.interactive).toEqual({
      type: 'list_reply',
      list_reply: { id: 'r1', title: 'Monday', description: 'at ten' },
    });
  });

  it('refuses strangers and says so in Meta\u2019s words', async () => {
    expect(await graph({ to: PHONE }, 'wrong')).toMatchObject({
      status: 401,
      body: { error: { code: 190 } },
    });
    const other = await fetch(`${sandbox.url}/graph/v26.0/1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${credentials.whatsapp.token}` },
      body: '{}',
    });
    expect(((await other.json()) as Graphed).error).toMatchObject({ code: 100, error_subcode: 33 });
  });

  it('limits the pair when ordered, and fails as ordered', async () => {
    await say({ text: 'hello' });
    await control('whatsapp/settings', { pair_rate: { burst: 2, seconds: 3600 } });
    const codes = [];
    for (const body of ['1', '2', '3']) codes.push((await text(body)).body.error?.code);
    expect(codes).toEqual([undefined, undefined, 131056]);
    await control('whatsapp/settings', { pair_rate: null });
    await control('faults', {
      vendor: 'whatsapp',
      path: '/graph/*/messages',
      status: 400,
      reason: '130429',
      times: 1,
    });
    expect((await text('x')).body.error).toMatchObject({ code: 130429, message: '(#130429) Rate limit hit' });
    await control('whatsapp/fail', { user: USER, code: 131026 });
    expect((await text('x')).body.error.code).toBe(131026);
    expect((await text('x')).status).toBe(200);
  });

  it('does the work when the answer is lost, so that the receipts reconcile it', async () => {
    await say({ text: 'hello' });
    await control('faults', { vendor: 'whatsapp', path: '/graph/*/messages', lost_response: true, times: 1 });
    await expect(text('once', { biz_opaque_callback_data: 'o-9' })).rejects.toThrow();
    await product.waitFor((request) => statusesOf(request)[0]?.biz_opaque_callback_data === 'o-9');
    expect((await chat()).messages.filter((one) => one.text === 'once')).toHaveLength(1);
  });

  it('sends receipts although whoever asked was gone before it was answered', async () => {
    await say({ text: 'hello' });
    await control('faults', { vendor: 'whatsapp', path: '/graph/*/messages', hold: true, times: 1 });
    const { hostname, port } = new URL(sandbox.url);
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      to: PHONE,
      type: 'text',
      text: { body: 'from the dying' },
      biz_opaque_callback_data: 'o-10',
    });
    const dying = request({
      hostname,
      port,
      method: 'POST',
      path: `/graph/v26.0/${credentials.whatsapp.phoneNumberId}/messages`,
      headers: {
        authorization: `Bearer ${credentials.whatsapp.token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    dying.on('error', () => undefined);
    dying.end(body);
    const faults = `${sandbox.url}/_control/faults`;
    await expect
      .poll(async () => {
        const { faults: armed } = (await (await fetch(faults)).json()) as { faults: { fired: number }[] };
        return armed.some(({ fired }) => fired === 1);
      })
      .toBe(true);
    dying.destroy();
    await fetch(faults, { method: 'DELETE' });
    await product.waitFor((one) => statusesOf(one)[0]?.biz_opaque_callback_data === 'o-10');
    expect((await chat()).messages.filter((one) => one.text === 'from the dying')).toHaveLength(1);
  });
});

describe('the handshake', () => {
  it('asks with the challenge and believes only the bare text', async () => {
    product.answer(({ query }) =>
      query.get('hub.verify_token') === credentials.whatsapp.verifyToken
        ? { status: 200, body: query.get('hub.challenge') ?? '' }
        : { status: 403 },
    );
    expect((await control('whatsapp/verify', {})).body.verified).toBe(true);
    expect((await control('whatsapp/verify', { token: 'x' })).body).toMatchObject({
      verified: false,
      status: 403,
    });
    product.answer(({ query }) => ({ status: 200, body: JSON.stringify(query.get('hub.challenge')) }));
    expect((await control('whatsapp/verify', {})).body.verified).toBe(false);
  });
});

describe('the window', () => {
  const page = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${sandbox.url}${path}`, init);
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
    };
  };

  it('shows the chat without letting anybody write markup', async () => {
    await say({ text: '<img src=x onerror=alert(1)>' });
    await text('*bold* <b>not bold</b> https://example.org/a?b=1&c="x');
    const { text: markup } = await page(
      `/whatsapp?user=${USER}&text=${encodeURIComponent('VERIFY "AB<12"')}`,
    );
    expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(markup).toContain('<strong>bold</strong> &lt;b&gt;not bold');
    expect(markup).toContain('href="https://example.org/a?b=1&amp;c="');
    expect(markup).toContain('VERIFY &quot;AB&lt;12&quot;</textarea>');
    expect(markup).toContain('role="log"');
  });

  it('sends its state as events', async () => {
    const leaving = new AbortController();
    const response = await fetch(`${sandbox.url}/whatsapp/stream?user=${USER}`, { signal: leaving.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('Write to Catch');
    await say({ text: 'hello stream' });
    let seen = '';
    while (!seen.includes('hello stream')) seen += (await reader?.read())?.value ?? '';
    leaving.abort();
  });

  it('opens by the link, for who is named or chosen', async () => {
    const { number } = credentials.whatsapp;
    const named = await page(`/wa.me/${number}?text=VERIFY%20AB12&user=${USER}`, { redirect: 'manual' });
    expect(named.location).toBe('/whatsapp?user=madrid%40example.org&text=VERIFY+AB12');
    const chosen = await page(`/wa.me/${number}?text=VERIFY%20AB12`);
    expect(chosen.text).toContain('/whatsapp?user=madrid%40example.org&amp;text=VERIFY+AB12');
    expect((await page('/wa.me/123?text=x')).status).toBe(404);
  });
});
