import { describe, expect, it } from 'vitest';
import type { Received } from '../../test/fake-product.ts';
import { approval, eventOf, slackHarness, USER } from './test/slack-harness.ts';

const harness = slackHarness();
const { connect, call, callForm, say, chat, userId, control } = harness;

describe('what a member writes', () => {
  it('arrives signed and escaped', async () => {
    const { body } = await say({ text: 'Lunch <now> & see https://example.org/a?b=1&c=2' });
    expect(body).toMatchObject({ answered: true, channel: expect.stringMatching(/^D/) });
    const event = await harness.product.waitFor((request) => eventOf(request).ts === body.id);
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
    harness.product.answer(() => {
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
    const headers = harness.product.received.map((request) => [
      request.headers['x-slack-retry-num'],
      request.headers['x-slack-retry-reason'],
    ]);
    expect(headers).toEqual([
      [undefined, undefined],
      ['1', 'http_error'],
      ['2', 'http_error'],
    ]);
    expect(new Set(harness.product.received.map(({ body: { event_id: id } }) => id)).size).toBe(1);

    harness.product.clear();
    harness.product.answer(() => ({ status: 500, headers: { 'x-slack-no-retry': '1' } }));
    await say({ text: 'once' });
    await control('webhooks/retry', {});
    await control('slack/idle', {});
    expect(harness.product.received).toHaveLength(1);
  });

  it('may be a clip that only the bot can download', async () => {
    const { body } = await say({ audio: 'silence' });
    const event = eventOf(await harness.product.waitFor((request) => eventOf(request).ts === body.id));
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
    const good = await download(harness.token);
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
    expect(await callForm('files.info', { file: file?.id ?? '' })).toMatchObject({
      ok: true,
      file: { id: file?.id },
    });
  });

  it('can be edited and deleted', async () => {
    const { body } = await say({ text: 'Monday' });
    await say({ edit: 'Tuesday' });
    await say({ delete: true, message: body.id });
    const subtypes = harness.product.received.map((request) => eventOf(request).subtype);
    expect(subtypes).toEqual([undefined, 'message_changed', 'message_deleted']);
    expect(eventOf(harness.product.received[1] as Received)).toMatchObject({
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
    const pressed = await harness.product.waitFor((request) => request.body.type === 'block_actions');
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
    harness.product.clear();
    harness.product.answer(() => ({ status: 500 }));
    const { body } = await say({ button: 'reject' });
    expect(body).toMatchObject({ answered: false, delivery: { status: 500, attempts: 1 } });
    await control('slack/idle', {});
    expect(harness.product.received).toHaveLength(1);
  });
});

describe('the handshake', () => {
  it('wants the challenge back', async () => {
    harness.product.answer(({ body }) => ({ status: 200, body: String(body.challenge) }));
    expect((await control('slack/verify', {})).body.verified).toBe(true);
    harness.product.answer(({ body }) => ({
      status: 200,
      body: JSON.stringify({ challenge: body.challenge }),
    }));
    expect((await control('slack/verify', {})).body.verified).toBe(true);
    harness.product.answer(() => ({ status: 200, body: 'ok' }));
    expect((await control('slack/verify', {})).body.verified).toBe(false);
  });
});

describe('the window', () => {
  it('shows Block Kit without letting anybody write markup', async () => {
    const text =
      '*Lunch* &lt;script&gt; <https://example.org|the place> <javascript:alert(1)|here> <!channel>';
    await call('chat.postMessage', { channel: await userId(), text: 'x', blocks: approval(text) });
    await say({ text: '<b onclick=x>' });
    const page = await (await fetch(`${harness.sandbox.url}/slack?user=${USER}`)).text();
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
