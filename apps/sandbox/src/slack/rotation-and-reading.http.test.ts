import { describe, expect, it } from 'vitest';
import { slackHarness, USER } from './test/slack-harness.ts';

const harness = slackHarness();
const { access, call, callForm, callWith, connect, control, say, secrets, userId } = harness;

const rotating = async () => {
  await control('slack/settings', { token_rotation: { expires_in: 60 } });
  return (await connect(USER)) as unknown as Rotated;
};
interface Rotated {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}
const refresh = (token: string) =>
  access({ ...secrets(), grant_type: 'refresh_token', refresh_token: token }) as unknown as Promise<
    Rotated & { error?: string }
  >;

describe('token rotation', () => {
  it('gives tokens that end, and a refresh token that works once', async () => {
    const first = await rotating();
    expect(first).toMatchObject({
      access_token: expect.stringMatching(/^xoxe\.xoxb-/),
      refresh_token: expect.stringMatching(/^xoxe-/),
      expires_in: 60,
    });
    await control('slack/expire', {});
    expect((await callWith(first.access_token, 'auth.test', {})).error).toBe('token_expired');
    const second = await refresh(first.refresh_token);
    expect((await callWith(second.access_token, 'auth.test', {})).ok).toBe(true);
    expect((await refresh(first.refresh_token)).error).toBe('invalid_refresh_token');
    expect((await refresh(second.refresh_token)).access_token).not.toBe(second.access_token);
    expect((await callWith(second.access_token, 'auth.test', {})).ok, 'until its own end').toBe(true);
  });

  it('ends with the installation', async () => {
    const { refresh_token } = await rotating();
    await control('slack/revoke', {});
    expect((await refresh(refresh_token)).error).toBe('invalid_refresh_token');
  });
});

describe('reading back', () => {
  it('pages, and asks for patience', async () => {
    await control('slack/settings', { reading: { messages: 2, calls: 2 } });
    const channel = (await call('chat.postMessage', { channel: await userId(), text: '1' })).channel;
    for (const text of ['2', '3']) await call('chat.postMessage', { channel, text });
    const page = await call('conversations.history', { channel, limit: 200 });
    expect(page.messages.map(({ text }) => text)).toEqual(['3', '2']);
    const { next_cursor } = page.response_metadata;
    const rest = await call('conversations.history', { channel, limit: 200, cursor: next_cursor });
    expect(rest.messages.map(({ text }) => text)).toEqual(['1']);
    const refused = await call('conversations.history', { channel });
    // One minute may have ended in the meantime, but not two.
    const third = refused.ok ? await call('conversations.history', { channel }) : refused;
    const last = third.ok ? await call('conversations.history', { channel }) : third;
    expect(last).toMatchObject({ status: 429, error: 'ratelimited' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('takes files.info as a form, and does not hear JSON', async () => {
    await say({ audio: 'silence' });
    const { messages } = (await control(`slack/messages?user=${USER}`)).body;
    const file = String((messages[0] as unknown as { files: { id: string }[] }).files[0]?.id);
    expect(await call('files.info', { file })).toMatchObject({ ok: false, error: 'invalid_arguments' });
    expect(await callForm('files.info', { file })).toMatchObject({ ok: true, file: { id: file } });
  });
});
