import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { credentials } from '../credentials.ts';
import {
  type Graphed,
  messagesOf,
  PHONE,
  statusesOf,
  USER,
  whatsappHarness,
} from './test/whatsapp-harness.ts';

const harness = whatsappHarness();
const { graph, text, buttons, say, chat, control } = harness;

/** A webhook that says all of this. */
const textOf = (...parts: string[]) =>
  harness.product.waitFor(({ body }) => parts.every((part) => JSON.stringify(body).includes(part)));

describe('sending', () => {
  it('gives receipts that carry the callback data and end with the reading', async () => {
    await say({ text: 'hello' });
    const sent = await text('Hi *there*', { biz_opaque_callback_data: 'outbox-7' });
    expect(sent).toMatchObject({
      status: 200,
      body: { contacts: [{ input: PHONE, wa_id: PHONE }], messages: [{ message_status: 'accepted' }] },
    });
    const { id } = sent.body.messages[0];
    await harness.product.waitFor((request) => statusesOf(request)[0]?.status === 'delivered');
    await control('whatsapp/read', { user: USER });
    const read = await harness.product.waitFor((request) => statusesOf(request)[0]?.status === 'read');
    expect(statusesOf(read)).toMatchObject([
      { id, recipient_id: PHONE, biz_opaque_callback_data: 'outbox-7', pricing: { billable: false } },
    ]);
    await control('whatsapp/idle', {});
    const all = harness.product.received.flatMap(statusesOf).map((status) => status.status);
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
    expect(harness.product.received.flatMap(statusesOf).map(({ status }) => status)).toEqual([
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
    const failed = await harness.product.waitFor((request) => statusesOf(request)[0]?.status === 'failed');
    expect(statusesOf(failed)).toMatchObject([
      { id: accepted.body.messages[0].id, biz_opaque_callback_data: 'o-1', errors: [{ code: 131047 }] },
    ]);
    const unknown = await graph({ to: '999000111222', type: 'text', text: { body: 'x' } });
    expect(unknown.status).toBe(200);
    await harness.product.waitFor((request) => statusesOf(request)[0]?.errors?.[0]?.code === 131026);
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
    const press = await harness.product.waitFor((request) => messagesOf(request)[0]?.type === 'button');
    expect(messagesOf(press)[0]).toMatchObject({
      button: { payload: 'yes-1', text: 'Approve' },
      context: { id: sent.body.messages[0].id },
    });

    expect((await template('nobody_knows_it', [])).body.error.code).toBe(132001);
    expect((await template('catch_update', ['x'], [], 'pt_BR')).body.error.code).toBe(132001);
    expect((await template('catch_update', [])).body.error.code).toBe(132000);
    for (const bad of ['two\nlines', 'a\ttab', 'five     spaces']) {
      const refused = await template('catch_update', [bad]);
      expect(refused.body.error.error_data.details).toContain('new-line/tab');
    }
    await control('whatsapp/templates', { name: 'own', language: 'de', body: 'Neu: {{1}} und {{2}}.' });
    expect((await template('own', ['a', 'b'], [], 'de')).status).toBe(200);
    for (const [event, code] of [
      ['PAUSED', 132015],
      ['DISABLED', 132016],
    ] as const) {
      await control('whatsapp/template-status', { name: 'catch_update', event });
      expect((await template('catch_update', ['x'])).body.error.code).toBe(code);
      await textOf('"field":"message_template_status_update"', `"event":"${event}"`);
    }
    await control('whatsapp/templates', {
      name: 'own',
      language: 'de',
      body: 'Neu: {{1}} und {{2}}.',
      category: 'MARKETING',
    });
    await template('own', ['a', 'b'], [], 'de');
    await textOf('"category":"marketing"');
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
    const presses = harness.product.received.flatMap(messagesOf).filter(({ type }) => type === 'interactive');
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
    const chosen = harness.product.received.flatMap(messagesOf).at(-1) as unknown as { interactive: object };
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
    const other = await fetch(`${harness.sandbox.url}/graph/v26.0/1/messages`, {
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
    await harness.product.waitFor((request) => statusesOf(request)[0]?.biz_opaque_callback_data === 'o-9');
    expect((await chat()).messages.filter((one) => one.text === 'once')).toHaveLength(1);
  });

  it('sends receipts although the caller was gone before it got an answer', async () => {
    await say({ text: 'hello' });
    await control('faults', { vendor: 'whatsapp', path: '/graph/*/messages', hold: true, times: 1 });
    const { hostname, port } = new URL(harness.sandbox.url);
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
    const faults = `${harness.sandbox.url}/_control/faults`;
    await expect
      .poll(async () => {
        const { faults: armed } = (await (await fetch(faults)).json()) as { faults: { fired: number }[] };
        return armed.some(({ fired }) => fired === 1);
      })
      .toBe(true);
    dying.destroy();
    await fetch(faults, { method: 'DELETE' });
    await harness.product.waitFor((one) => statusesOf(one)[0]?.biz_opaque_callback_data === 'o-10');
    expect((await chat()).messages.filter((one) => one.text === 'from the dying')).toHaveLength(1);
  });
});
