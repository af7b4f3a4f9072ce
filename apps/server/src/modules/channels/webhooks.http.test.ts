import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';
import { storeIncoming } from '../assistant/index.ts';
import { type ChannelHarness, createChannelHarness, soon, type TestPerson } from './test/channel-harness.ts';
import {
  postWebhook,
  slackMessage,
  slackRequest,
  whatsappRequest,
  whatsappText,
} from './test/signed-webhooks.ts';

let harness: ChannelHarness;
let person: TestPerson;
let whatsappUserId: string;
const TEAM = 'T0SANDBOX01';
let slackUserId: string;
let conversation: string;
const model = new ScriptedModel((options) => `re: ${lastUserText(options)}?`);

beforeAll(async () => {
  harness = await createChannelHarness({ model });
  person = await harness.newPerson();
  await person.connectWhatsapp();
  await person.connectSlack();
  const { db } = harness.product.database;
  const link = await db
    .selectFrom('whatsapp_links')
    .select('whatsapp_user_id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  whatsappUserId = link.whatsapp_user_id;
  const slack = await db
    .selectFrom('slack_links')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  slackUserId = slack.slack_user_id;
  conversation = slack.conversation_id ?? '';
});
afterAll(() => harness.close());

const post = (request: Parameters<typeof postWebhook>[1]) => postWebhook(harness.url, request);
const inbox = async (text: string) =>
  harness.product.database.db.selectFrom('inbox').select('id').where('body', '=', text).execute();
let messages = 0;
/** Slack knows a message by its time: no two have the same. */
const ts = (at = Date.now()) => {
  messages += 1;
  return `${Math.floor(at / 1000)}.${String(at % 1000).padStart(3, '0')}${String(messages % 1000).padStart(3, '0')}`;
};
const slackSaid = (text: string, more: Record<string, unknown> = {}) =>
  slackMessage(TEAM, { channel: conversation, user: slackUserId, text, ts: ts(), ...more });

describe('WhatsApp webhooks', () => {
  it('answer the handshake with the raw challenge, and only to who knows the token', async () => {
    expect(await harness.control('whatsapp/verify', {})).toMatchObject({ verified: true });
    expect(await harness.control('whatsapp/verify', { token: 'guess' })).toMatchObject({
      verified: false,
      status: 403,
    });
  });

  it('whose process dies between storing a message and waking anybody are answered all the same', async () => {
    const now = new Date();
    await storeIncoming(harness.product.database.db, {
      userId: person.userId,
      channel: 'WHATSAPP',
      providerId: randomUUID(),
      kind: 'message',
      body: 'stored and forgotten',
      details: {},
      askedBy: null,
      saidAt: now,
      receivedAt: now,
    });
    await person.whatsapp.waitForText('re: stored and forgotten');
  });

  it.each([
    ['with another secret', { secret: 'not-ours' }],
    ['without a hash', { signature: 'sha256=' }],
    ['with a short hash', { signature: 'sha256=abcd' }],
    ['with the wrong algorithm', { signature: `sha1=${'a'.repeat(40)}` }],
  ])('signed %s: refused, and nothing is stored', async (name, changes) => {
    const text = `forged ${name}`;
    const answer = await post(whatsappRequest({ messages: [whatsappText(whatsappUserId, text)] }, changes));
    expect(answer.status).toBe(403);
    expect(await inbox(text)).toEqual([]);
  });

  it('a body that was changed after signing is refused', async () => {
    const request = whatsappRequest({ messages: [whatsappText(whatsappUserId, 'pay 1')] });
    expect((await post({ ...request, body: request.body.replace('pay 1', 'pay 9') })).status).toBe(403);
  });

  it('for another number of the same app: taken and left alone', async () => {
    const messages = [whatsappText(whatsappUserId, 'wrong number')];
    expect((await post(whatsappRequest({ messages }, { phoneNumberId: '1' }))).status).toBe(200);
    expect(await inbox('wrong number')).toEqual([]);
  });

  it('that are no JSON or no webhook: 400', async () => {
    for (const raw of ['not json', '[]', '"text"'])
      expect((await post(whatsappRequest({}, { raw }))).status).toBe(400);
  });

  it('replayed: stored once, answered once', async () => {
    const text = `replayed ${randomUUID()}`;
    const request = whatsappRequest({ messages: [whatsappText(whatsappUserId, text)] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await person.whatsapp.waitForText(`re: ${text}`);
    await post(request);
    expect(await inbox(text)).toHaveLength(1);
    expect((await person.whatsapp.received()).filter((said) => said.includes(text))).toHaveLength(1);
  });

  it('in a batch with odd neighbours: the good ones arrive', async () => {
    const [one, two] = [`batch one ${randomUUID()}`, `batch two ${randomUUID()}`];
    const messages = [
      { nonsense: true },
      whatsappText(whatsappUserId, one),
      whatsappText(whatsappUserId, two),
    ];
    expect((await post(whatsappRequest({ messages, statuses: [{ id: 7 }] }))).status).toBe(200);
    expect(await inbox(one)).toHaveLength(1);
    expect(await inbox(two)).toHaveLength(1);
  });

  it('next to a field with values of another shape: the good ones arrive', async () => {
    const text = `beside ${randomUUID()}`;
    const { entry } = JSON.parse(whatsappRequest({ messages: [whatsappText(whatsappUserId, text)] }).body);
    const raw = JSON.stringify({
      entry: [
        { changes: [{ field: 'account_update', value: { messages: 'none', statuses: 7 } }] },
        { changes: [{ field: 'flows', value: null }] },
        ...entry,
      ],
    });
    expect((await post(whatsappRequest({}, { raw }))).status).toBe(200);
    expect(await inbox(text)).toHaveLength(1);
  });

  it('that name the sender by the phone alone, or by both after that: the same person', async () => {
    const { db } = harness.product.database;
    const link = () =>
      db
        .selectFrom('whatsapp_links')
        .select(['whatsapp_user_id', 'phone'])
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
    const { phone } = await link();
    const from = `+${phone}`;
    const said = async (more: Record<string, unknown>) => {
      const text = `by which name ${randomUUID()}`;
      await post(whatsappRequest({ messages: [whatsappText(whatsappUserId, text, more)] }));
      return (await inbox(text)).length;
    };
    expect(await said({ from_user_id: undefined, from })).toBe(1);
    // Another user id with this number is somebody who was given the number.
    expect(await said({ from_user_id: 'US.somebodyelse', from })).toBe(0);
    await db
      .updateTable('whatsapp_links')
      .set({ whatsapp_user_id: `phone:${phone}` })
      .where('user_id', '=', person.userId)
      .execute();
    expect(await said({ from_user_id: undefined, from })).toBe(1);
    expect(await said({ from })).toBe(1);
    expect(await link()).toEqual({ whatsapp_user_id: whatsappUserId, phone });
  });

  it('with characters that no database holds: stored all the same', async () => {
    const marker = randomUUID();
    const messages = [whatsappText(whatsappUserId, `a\0b \ud800 ${marker}`)];
    expect((await post(whatsappRequest({ messages }))).status).toBe(200);
    await person.whatsapp.waitForText(marker);
  });

  it('days old: not acted upon, and said so', async () => {
    const text = 'remind me in an hour please';
    const timestamp = String(Math.floor(Date.now() / 1000) - 3 * 86_400);
    const calls = model.seen.length;
    await post(whatsappRequest({ messages: [whatsappText(whatsappUserId, text, { timestamp })] }));
    await person.whatsapp.waitForText(/only just got .*remind me in an hour please/);
    expect(await inbox(text)).toEqual([]);
    expect(model.seen.length).toBe(calls);
  });

  it('with a reaction: ignored; with a picture: a polite word, once', async () => {
    const before = (await person.whatsapp.received()).length;
    await person.whatsapp.send({ reaction: '👍' });
    await person.whatsapp.send({ kind: 'image' });
    await person.whatsapp.send({ kind: 'sticker' });
    await person.whatsapp.waitForText('I can only read text');
    await harness.control('whatsapp/idle', {});
    const said = (await person.whatsapp.received()).slice(before);
    expect(said.filter((text) => text.includes('I can only read text')).length).toBeLessThanOrEqual(2);
    expect(said.every((text) => text.includes('I can only read text'))).toBe(true);
  });

  it('tell of a new number: the link moves along', async () => {
    const mover = await harness.newPerson();
    await mover.connectWhatsapp();
    const before = (await mover.call<{ phone_number: string }>('GET', '/api/v1/whatsapp/status')).body;
    await harness.control('whatsapp/number', { user: mover.email });
    const after = (await mover.call<{ phone_number: string }>('GET', '/api/v1/whatsapp/status')).body;
    expect(after.phone_number).not.toBe(before.phone_number);
    await mover.whatsapp.send('still me');
    await mover.whatsapp.waitForText('re: still me');
  });

  it('from strangers: instructions for connecting, once', async () => {
    const stranger = { user: `stranger-${randomUUID().slice(0, 8)}@example.org` };
    const said = async () =>
      (
        await harness.control<{ messages: { from: string; text: string }[] }>(
          `whatsapp/messages?user=${stranger.user}`,
        )
      ).messages.filter(({ from }) => from === 'business');
    await harness.control('whatsapp/send', { ...stranger, text: 'hello?' });
    await soon(async () => (await said()).length).toBe(1);
    await harness.control('whatsapp/send', { ...stranger, text: 'anybody?' });
    await harness.control('whatsapp/send', { ...stranger, text: 'really nobody?' });
    await harness.control('whatsapp/idle', {});
    expect(await said()).toMatchObject([{ text: expect.stringContaining("isn't connected") }]);
  });
});

describe('Slack webhooks', () => {
  it('may leave out the kind of the conversation and write the time as text', async () => {
    const text = `direct by its id ${randomUUID()}`;
    const event_time = String(Math.floor(Date.now() / 1000));
    const message = slackSaid(text, { channel_type: undefined });
    expect((await post(slackRequest({ ...message, event_time }))).status).toBe(200);
    expect(await inbox(text)).toHaveLength(1);
    const elsewhere = `in a channel ${randomUUID()}`;
    await post(slackRequest(slackSaid(elsewhere, { channel_type: undefined, channel: 'C0PUBLIC' })));
    expect(await inbox(elsewhere)).toEqual([]);
  });

  it('answer the challenge', async () => {
    expect(await harness.control('slack/verify', {})).toMatchObject({ verified: true });
  });

  it.each([
    ['with another secret', () => ({ secret: 'not-ours' })],
    ['without a signature', () => ({ signature: '' })],
    // Counted from when it is sent: the tests before this one take as long as they take.
    ['six minutes ago', () => ({ at: new Date(Date.now() - 360_000) })],
    ['six minutes ahead', () => ({ at: new Date(Date.now() + 360_000) })],
    ['at no time', () => ({ timestamp: 'soon' })],
  ])('signed %s: refused', async (name, changes) => {
    const text = `slack forged ${name}`;
    expect((await post(slackRequest(slackSaid(text), changes()))).status).toBe(403);
    expect(await inbox(text)).toEqual([]);
  });

  it('a recorded request under another time stamp is refused', async () => {
    const request = slackRequest(slackSaid('recorded'));
    const headers = {
      ...request.headers,
      'x-slack-request-timestamp': String(Math.floor(Date.now() / 1000) + 5),
    };
    expect((await post({ ...request, headers })).status).toBe(403);
  });

  it('retried, or reported in two events: one answer', async () => {
    const text = `retried ${randomUUID()}`;
    const said = slackSaid(text);
    await post(slackRequest(said));
    await post(slackRequest(said));
    await post(slackRequest({ ...said, event_id: 'EvAnother' }));
    await person.slack.waitForText(`re: ${text}`);
    expect(await inbox(text)).toHaveLength(1);
  });

  it.each([
    ['a bot', { bot_id: 'B1' }],
    ['ourselves', { user: 'U0CATCHBOT1' }],
    ['an edit', { subtype: 'message_changed', hidden: true }],
    ['a deletion', { subtype: 'message_deleted', hidden: true }],
    ['a channel', { channel_type: 'channel' }],
    ['a join', { subtype: 'channel_join' }],
  ])('from %s: nobody’s message', async (name, more) => {
    const text = `ignored ${name}`;
    expect((await post(slackRequest(slackSaid(text, more)))).status).toBe(200);
    expect(await inbox(text)).toEqual([]);
  });

  it('edits and deletions in the window change nothing', async () => {
    const text = `edited ${randomUUID()}`;
    await person.slack.send(text);
    await person.slack.waitForText(`re: ${text}`);
    const before = (await person.slack.received()).length;
    await person.slack.send({ edit: 'something else' });
    await person.slack.send({ delete: true });
    await harness.control('slack/idle', {});
    expect((await person.slack.received()).length).toBe(before);
  });

  it('decoded before the model sees them', async () => {
    await person.slack.send('lunch & <talk> with https://example.org/a?b=1');
    await person.slack.waitForText('lunch & <talk> with https://example.org/a?b=1');
    const shown = (await person.slack.messages()).at(-1);
    expect(shown?.text).toContain('lunch &amp; &lt;talk&gt;');
  });

  it('from a colleague who is not connected: instructions, once', async () => {
    const colleague = `colleague-${randomUUID().slice(0, 8)}@example.org`;
    const said = async () =>
      (
        await harness.control<{ messages: { from: string; plain: string }[] }>(
          `slack/messages?user=${colleague}`,
        )
      ).messages.filter(({ from }) => from === 'bot');
    await harness.control('slack/send', { user: colleague, text: 'hi' });
    await soon(async () => (await said()).length).toBe(1);
    await harness.control('slack/send', { user: colleague, text: 'hi again' });
    await harness.control('slack/idle', {});
    expect(await said()).toMatchObject([{ plain: expect.stringContaining('Connect Slack') }]);
  });
});
