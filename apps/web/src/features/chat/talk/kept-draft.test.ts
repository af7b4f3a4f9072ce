import { expect, it } from 'vitest';
import { failedSend, replyMessage, userMessage } from '../chat-message.ts';
import { type Thread, threadOf } from '../threads.ts';
import { isHeard, unsentOf } from './kept-draft.ts';

const thread = (changes: Partial<Thread>): Thread => ({ ...threadOf({}, ''), ...changes });
const said = userMessage('Lunch tomorrow');
const answer = replyMessage({
  message: 'Booked.',
  event_id: null,
  conflicts: [],
  requires_approval: false,
  pending_approvals: [],
  logfire_url: null,
});
const live = { messageId: null, isStopping: false, doing: '', text: '' };

it('keeps what is written, what is on its way, and what did not arrive', () => {
  expect(unsentOf(thread({ draft: 'Lun' }))).toEqual({ text: 'Lun', mayBeSent: false });
  const onItsWay = { text: 'Lunch tomorrow', mayBeSent: true };
  expect(unsentOf(thread({ isSending: true, messages: [said], live }))).toEqual(onItsWay);
  const failed = failedSend(new Error('away'), 'Lunch tomorrow');
  expect(unsentOf(thread({ messages: [said, failed] }))).toEqual(onItsWay);
});

it('keeps nothing that the server has: it would be said twice', () => {
  const begun = { ...live, messageId: '7' };
  expect(unsentOf(thread({ isSending: true, messages: [said], live: begun })).text).toBe('');
  expect(unsentOf(thread({ messages: [said, answer] })).text).toBe('');
  const stored = [
    { is_user: true, message: 'Lunch tomorrow' },
    { is_user: false, message: 'Booked.' },
  ];
  expect(isHeard({ text: 'Lunch tomorrow', mayBeSent: true }, stored)).toBe(true);
  expect(isHeard({ text: 'Dinner', mayBeSent: true }, stored)).toBe(false);
  // The same words, written anew and not sent yet, are wanted.
  expect(isHeard({ text: 'Lunch tomorrow', mayBeSent: false }, stored)).toBe(false);
});
