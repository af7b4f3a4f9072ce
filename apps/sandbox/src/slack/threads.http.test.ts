import { beforeEach, describe, expect, it } from 'vitest';
import { eventOf, slackHarness, USER } from './test/slack-harness.ts';

const harness = slackHarness();
const { call, callForm, chat, control, say, userId } = harness;

beforeEach(() => control('slack/settings', { assistant_view: true }));

const window = async () => (await fetch(`${harness.sandbox.url}/slack?user=${USER}`)).text();
const received = () => harness.product.received.map((request) => eventOf(request));

describe('the assistant view', () => {
  it('opens a thread, says so, and puts what people write into it', async () => {
    const { body } = await say({ text: 'hello' });
    await control('slack/idle', {});
    const [thread] = (await chat()).threads;
    const started = received().find(({ type }) => type === 'assistant_thread_started');
    expect(started?.assistant_thread).toMatchObject({
      user_id: await userId(),
      channel_id: body.channel,
      thread_ts: thread?.ts,
    });
    expect(received().find(({ type }) => type === 'message')).toMatchObject({ thread_ts: thread?.ts });
    await say({ text: 'and more' });
    expect((await chat()).messages.map((message) => message.thread)).toEqual([thread?.ts, thread?.ts]);
  });

  it('shows only what was posted into that thread', async () => {
    const { body } = await say({ text: 'hello' });
    const [thread] = (await chat()).threads;
    await call('chat.postMessage', { channel: body.channel, text: 'lost to History' });
    await call('chat.postMessage', { channel: body.channel, text: 'in the thread', thread_ts: thread?.ts });
    const page = await window();
    expect(page).toContain('in the thread');
    expect(page).not.toContain('lost to History');
    const history = await call('conversations.history', { channel: body.channel });
    expect(history.messages.map(({ text }) => text)).toEqual(['lost to History']);
    const replies = await callForm('conversations.replies', {
      channel: body.channel,
      ts: thread?.ts ?? '',
    });
    expect(replies.messages.map(({ text }) => text)).toEqual(['hello', 'in the thread']);
  });

  it('shows a status and suggestions in the thread that they are for', async () => {
    const { body } = await say({ open: true });
    const status = (thread_ts: string) =>
      call('assistant.threads.setStatus', { channel_id: body.channel, thread_ts, status: 'is thinking…' });
    await status('1.000001');
    expect(await window()).not.toContain('is thinking');
    await status(body.id);
    expect(await window()).toContain('Catch is thinking…');
    const prompts = [{ title: 'My day', message: 'What is on today?' }];
    const suggest = (thread_ts: string, given: unknown) =>
      call('assistant.threads.setSuggestedPrompts', { channel_id: body.channel, thread_ts, prompts: given });
    expect((await suggest(body.id, [])).error).toBe('invalid_arguments');
    expect((await suggest('1.000001', prompts)).error).toBe('thread_not_found');
    expect((await suggest(body.id, prompts)).ok).toBe(true);
    expect((await chat()).threads).toEqual([{ ts: body.id, prompts }]);
    expect(await window()).toContain('My day');
  });
});
