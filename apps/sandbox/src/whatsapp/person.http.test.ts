import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { credentials } from '../credentials.ts';
import {
  json,
  messagesOf,
  PHONE,
  statusesOf,
  USER,
  values,
  whatsappHarness,
} from './test/whatsapp-harness.ts';

const harness = whatsappHarness();
const { graph, text, say, chat, control } = harness;

describe('what a person writes', () => {
  it('reaches the product signed, with both identities, and escaped as Meta does', async () => {
    const { status, body } = await say({ text: 'Café tomorrow? 🙂' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ answered: true, delivery: { answered: true, status: 200, attempts: 1 } });
    const webhook = await harness.product.waitFor((request) => messagesOf(request).length > 0);
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
    const [value] = values(await harness.product.waitFor((request) => messagesOf(request).length > 0));
    expect(value?.messages?.[0]).not.toHaveProperty('from');
    expect(value?.contacts?.[0]).toEqual({
      profile: { name: 'Lucía Navarro', username: 'lucia' },
      user_id: expect.any(String),
    });
    const recipient = value?.contacts?.[0]?.user_id;
    const sent = await graph({ recipient, type: 'text', text: { body: 'hi' } });
    expect(sent.body.contacts).toEqual([{ input: recipient, user_id: recipient }]);
    const receipt = await harness.product.waitFor((request) => statusesOf(request).length > 0);
    expect(statusesOf(receipt)[0]).not.toHaveProperty('recipient_id');
    expect(statusesOf(receipt)[0]).toMatchObject({ recipient_user_id: recipient });
  });

  it('is delivered again until the product accepts it', async () => {
    // Retries are hours away, so that nothing happens unless it is asked for.
    await control('whatsapp/settings', { retry_delays_ms: [3_600_000, 3_600_000] });
    let refused = 0;
    harness.product.answer(() => {
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
    const copies = harness.product.received.filter((request) => messagesOf(request).length > 0);
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
    const copies = harness.product.received.filter((request) => messagesOf(request).length > 0);
    expect(copies).toHaveLength(2);
    const [first] = copies;
    expect(first && messagesOf(first).map(({ timestamp }) => timestamp)[0]).toBe('1767323045');
    expect(first && values(first)).toHaveLength(2);
  });

  it('may be a voice note that is downloaded in two steps with the token', async () => {
    await say({ audio: 'chime' });
    const webhook = await harness.product.waitFor((request) => messagesOf(request).length > 0);
    const audio = messagesOf(webhook)[0]?.audio as unknown as Record<string, string>;
    expect(audio).toMatchObject({ mime_type: 'audio/ogg; codecs=opus', voice: true });
    const headers = { authorization: `Bearer ${credentials.whatsapp.token}` };
    const info = await json<{ url: string; sha256: string; file_size: number }>(
      await fetch(`${harness.sandbox.url}/graph/v26.0/${audio.id}`, { headers }),
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
    expect((await fetch(`${harness.sandbox.url}/graph/v26.0/123`, { headers })).status).toBe(400);
  });

  it('may be something else', async () => {
    const { body: answer } = await say({ text: 'open the window' });
    await text('hello');
    await say({ reaction: '👍' });
    await say({ kind: 'image', caption: 'look' });
    await say({ kind: 'unsupported' });
    await say({ text: 'quoting', message: answer.id });
    const all = harness.product.received.flatMap(messagesOf) as unknown as Record<string, never>[];
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
    const delivered = await harness.product.waitFor((request) => messagesOf(request)[0]?.type === 'system');
    expect(values(delivered)[0]).not.toHaveProperty('contacts');
    expect(messagesOf(delivered)[0]).toMatchObject({
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
    const toTheNewOne = () => graph({ to: '+34 600 999 888', type: 'text', text: { body: 'x' } });
    // The 24 hours were those of the old number.
    expect((await toTheNewOne()).body.error.code).toBe(131047);
    await say({ text: 'from the new one' });
    expect((await toTheNewOne()).status).toBe(200);
  });

  it('changes its number without user ids where webhooks know none', async () => {
    await control('whatsapp/number', { user: USER, user_ids: false });
    const delivered = await harness.product.waitFor((request) => messagesOf(request)[0]?.type === 'system');
    expect(messagesOf(delivered)[0]).not.toHaveProperty('from_user_id');
    expect(messagesOf(delivered)[0]?.system).not.toHaveProperty('user_id');
  });
});

describe('the handshake', () => {
  it('asks with the challenge and believes only the bare text', async () => {
    harness.product.answer(({ query }) =>
      query.get('hub.verify_token') === credentials.whatsapp.verifyToken
        ? { status: 200, body: query.get('hub.challenge') ?? '' }
        : { status: 403 },
    );
    expect((await control('whatsapp/verify', {})).body.verified).toBe(true);
    expect((await control('whatsapp/verify', { token: 'x' })).body).toMatchObject({
      verified: false,
      status: 403,
    });
    harness.product.answer(({ query }) => ({
      status: 200,
      body: JSON.stringify(query.get('hub.challenge')),
    }));
    expect((await control('whatsapp/verify', {})).body.verified).toBe(false);
  });
});

describe('the window', () => {
  const page = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${harness.sandbox.url}${path}`, init);
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
    const response = await fetch(`${harness.sandbox.url}/whatsapp/stream?user=${USER}`, {
      signal: leaving.signal,
    });
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
