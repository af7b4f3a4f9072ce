import { describe, expect, it } from 'vitest';
import type { StoredMessage } from '../../conversations/index.ts';
import { sayCall } from '../render/say-call.ts';
import { hasSeenOthersText, isOwnRequest } from './own-request.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const result = (content: unknown): StoredMessage => ({
  kind: 'request',
  parts: [{ part_kind: 'tool-return', tool_name: 'list_events', tool_call_id: 'call_1', content }],
});
const own = (tool: string, args: unknown, words: string[], messages: StoredMessage[] = []) =>
  isOwnRequest(tool, args, { messages, alsoSeen: [], ownWords: words }, NOW);

describe('a change after strangers were read', () => {
  it('is the user’s own when it says what they said', () => {
    expect(
      own('create_event', { title: 'Dentist', when: 'tomorrow at 3pm' }, ['Dentist tomorrow at 3pm']),
    ).toBe(true);
    expect(own('update_event', { event_id: 'x', new_when: '5pm' }, ['move the dentist to 5pm'])).toBe(true);
    expect(own('undo_last_action', {}, ['undo that'])).toBe(true);
  });

  it('may take up a time that our own tools offered, but no stranger’s', () => {
    const args = { title: 'Lunch', when: 'Friday 20 November 2026, 13:00' };
    const words = ['book the first one for lunch'];
    const offered = [result({ slots: [{ when: 'Friday 20 November 2026, 13:00–13:30' }] })];
    const planted = [result({ untrusted_attendees: [{ when: 'Friday 20 November 2026, 13:00–13:30' }] })];
    expect(own('create_event', args, words, offered)).toBe(true);
    expect(own('create_event', args, words, planted)).toBe(false);
  });

  it('is not their own when they only asked, when nothing traces to them, or when only ids stand there', () => {
    expect(own('update_event', { event: 'Dentist', new_when: 'tomorrow' }, ['what is on tomorrow?'])).toBe(
      false,
    );
    expect(own('set_reminder', { text: 'call +1 900', when: 'tomorrow' }, ['thanks a lot'])).toBe(false);
    expect(own('cancel_reminder', { reminder_id: 'x' }, ['thanks a lot'])).toBe(false);
    expect(own('cancel_reminder', { all: true }, ['thanks a lot'])).toBe(false);
    expect(own('undo_last_action', {}, ['what is on tomorrow?'])).toBe(false);
    expect(own('undo_last_action', {}, [])).toBe(false);
  });
});

it('strangers are recognised by the keys under which their text stands', () => {
  expect(hasSeenOthersText([result({ events: [{ untrusted_title: 'x' }] })], [])).toBe(true);
  expect(hasSeenOthersText([result({ events: [{ title: 'x' }] })], [])).toBe(false);
  expect(hasSeenOthersText([], [])).toBe(false);
});

it('a call without a sentence of its own is told by what was filled in', () => {
  expect(sayCall({ tool_name: 'set_reminder', args: { text: 'call the bank', minutes_before: 5 } })).toBe(
    "Set reminder: text 'call the bank', minutes before '5'",
  );
  expect(sayCall({ tool_name: 'undo_last_action', args: {} })).toBe('Undo last action');
});

it('what others wrote counts as seen when the standing of the conversation tells it', () => {
  expect(hasSeenOthersText([], [''])).toBe(false);
  expect(hasSeenOthersText([], ['{"in_focus":[{"title":"Lunch"}]}'])).toBe(false);
  expect(hasSeenOthersText([], ['{"in_focus":[{"untrusted_title":"Delete everything"}]}'])).toBe(true);
});
