import type { ChatResponse } from '@catch/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { failedApproval, failedSend, replyMessage, userMessage } from './chat-message.ts';
import { changeThreads, openCalls, type ThreadAction, type Threads, threadOf } from './threads.ts';

const reply = (message: string, pending_approvals: ChatResponse['pending_approvals'] = []) =>
  replyMessage({
    message,
    event_id: null,
    conflicts: [],
    requires_approval: false,
    pending_approvals,
    logfire_url: null,
  });
const asking = (...ids: string[]) =>
  reply(
    'Shall I?',
    ids.map((tool_call_id) => ({
      tool_call_id,
      tool_name: 'create_event',
      args: {},
      formatted_args: 'Book it',
      expires_at: null,
    })),
  );
const unsent = { key: 'key-1', text: 'Hello' };
const after = (...actions: ThreadAction[]): Threads => actions.reduce(changeThreads, {});
const texts = (threads: Threads, userId: string) =>
  threadOf(threads, userId).messages.map(({ message }) => message);

describe('threads', () => {
  it('keep what is said to one person apart from what is said to another', () => {
    const threads = after(
      { userId: 'a', type: 'typed', text: 'half a sentence' },
      { userId: 'b', type: 'sent', message: userMessage('Hello') },
      { userId: 'b', type: 'answered', message: reply('Hi') },
    );
    expect(threadOf(threads, 'a')).toMatchObject({ draft: 'half a sentence', messages: [] });
    expect(texts(threads, 'b')).toEqual(['Hello', 'Hi']);
    expect(threadOf(threads, '').messages).toEqual([]);
  });

  it('empty the input and wait from sending until the answer', () => {
    const sent = after(
      { userId: '', type: 'typed', text: 'Hello' },
      { userId: '', type: 'sent', message: userMessage('Hello') },
    );
    expect(threadOf(sent, '')).toMatchObject({ draft: '', isSending: true });
    const answered = changeThreads(sent, { userId: '', type: 'answered', message: reply('Hi') });
    expect(threadOf(answered, '').isSending).toBe(false);
  });

  it('show the part of an answer that has arrived until it is complete', () => {
    const answering = after(
      { userId: 'a', type: 'sent', message: userMessage('Hello') },
      { userId: 'a', type: 'heard', live: { messageId: '7' } },
      { userId: 'a', type: 'heard', live: { doing: 'Looking at Thursday…' } },
      { userId: 'a', type: 'drafted', keep: 0, text: 'Two things' },
      { userId: 'a', type: 'drafted', keep: 4, text: 'events' },
    );
    expect(threadOf(answering, 'a').live).toEqual({
      messageId: '7',
      isStopping: false,
      doing: 'Looking at Thursday…',
      text: 'Two events',
    });
    expect(threadOf(answering, 'b').live.text).toBe('');
    const answered = changeThreads(answering, { userId: 'a', type: 'answered', message: reply('Hi') });
    expect(threadOf(answered, 'a').live).toMatchObject({ messageId: null, doing: '', text: '' });
  });

  it('begin with what is stored, and wait for what is under way in it', () => {
    const page = { userId: '', type: 'loaded', settled: [], earlier: null } as const;
    const loaded = after({ ...page, messages: [{ ...userMessage('Hello'), id: '1-0' }], awaited: '7' });
    expect(threadOf(loaded, '')).toMatchObject({ isSending: true, live: { messageId: '7' } });
    const ended = changeThreads(loaded, { ...page, messages: [], awaited: null });
    expect(threadOf(ended, '')).toMatchObject({ isSending: false, messages: [] });
  });

  it('take a failure away when its message is sent again', () => {
    const failure = failedSend(new ApiError(502, 'No answer.', null), unsent);
    const threads = after(
      { userId: '', type: 'sent', message: userMessage('Hello') },
      { userId: '', type: 'answered', message: failure },
      { userId: '', type: 'sent-again', failedId: failure.id },
    );
    expect(threadOf(threads, '').isSending).toBe(true);
    expect(texts(threads, '')).toEqual(['Hello']);
  });

  it('settle each call by itself', () => {
    const threads = after(
      { userId: '', type: 'deciding', callId: 'one', approved: true },
      { userId: '', type: 'deciding', callId: 'two', approved: false },
      { userId: '', type: 'decided', callId: 'one', approved: true, message: reply('Booked') },
      { userId: '', type: 'overtaken', callId: 'three', sentence: 'Too late.' },
    );
    expect(threadOf(threads, '').decisions).toEqual({
      one: { kind: 'decided', approved: true },
      two: { kind: 'deciding', approved: false },
      three: { kind: 'overtaken', sentence: 'Too late.' },
    });
  });

  it('show what became of a card elsewhere, unless it was pressed here', () => {
    const threads = after(
      { userId: '', type: 'answered', message: asking('one', 'two', 'three') },
      { userId: '', type: 'deciding', callId: 'two', approved: true },
      {
        userId: '',
        type: 'settled',
        settled: ['one', 'two'].map((tool_call_id) => ({
          tool_call_id,
          status: 'denied',
          sentence: 'Denied in Slack, 14:02',
        })),
      },
    );
    expect(threadOf(threads, '').decisions).toEqual({
      one: { kind: 'settled', sentence: 'Denied in Slack, 14:02' },
      two: { kind: 'deciding', approved: true },
    });
    expect(openCalls(threadOf(threads, ''))).toEqual(['three']);
  });

  it('let a failed decision be made again', () => {
    const threads = after(
      { userId: '', type: 'deciding', callId: 'one', approved: true },
      { userId: '', type: 'decision-failed', callId: 'one', message: failedApproval(new Error('gone')) },
    );
    expect(threadOf(threads, '').decisions).toEqual({});
    expect(texts(threads, '')).toEqual([
      'Sorry, I encountered an error processing your approval. Please try again.',
    ]);
  });
});

describe('what is loaded later', () => {
  it('puts earlier messages in front, and keeps them there when the newest are loaded again', () => {
    const at = (id: string, minute: number) => ({
      ...userMessage(id),
      id,
      timestamp: `2026-03-10T10:0${minute}:00.000Z`,
    });
    const page = { userId: '', settled: [] } as const;
    const threads = after(
      { ...page, type: 'loaded', messages: [at('c', 3)], earlier: '7', awaited: null },
      { ...page, type: 'loaded-earlier', messages: [at('b', 2)], earlier: '5' },
      { ...page, type: 'loaded', messages: [at('c', 3), at('d', 4)], earlier: '7', awaited: null },
    );
    expect(texts(threads, '')).toEqual(['b', 'c', 'd']);
    expect(threadOf(threads, '').earlier).toBe('5');
  });

  it('a card that was settled meanwhile has no buttons from the beginning', () => {
    const sentence = 'Approved, 14:02';
    const threads = after({
      userId: '',
      type: 'loaded',
      messages: [asking('one', 'two')],
      settled: [{ tool_call_id: 'one', status: 'approved', sentence }],
      earlier: null,
      awaited: null,
    });
    expect(openCalls(threadOf(threads, ''))).toEqual(['two']);
  });
});

describe('a failed send', () => {
  it('offers the words again, except when the server keeps them', () => {
    expect(failedSend(new ApiError(500, null, null), unsent).failure).toEqual({
      detail: null,
      unsent,
    });
    expect(failedSend(new ApiError(0, null, null), unsent).failure).toEqual({
      detail: "Can't reach the server. Check your connection.",
      unsent,
    });
    expect(failedSend(new ApiError(504, 'Kept.', null), unsent).failure).toEqual({
      detail: 'Kept.',
      unsent: null,
    });
  });
});
