import { expect, it } from 'vitest';
import { failedSend, replyMessage, userMessage } from '../chat/chat-message.ts';
import { type Thread, threadOf } from '../chat/threads.ts';
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
  expect(unsentOf(thread({ draft: 'Lun' }))).toBe('Lun');
  expect(unsentOf(thread({ isSending: true, messages: [said], live }))).toBe('Lunch tomorrow');
  const failed = failedSend(new Error('away'), 'Lunch tomorrow');
  expect(unsentOf(thread({ messages: [said, failed] }))).toBe('Lunch tomorrow');
});

it('keeps nothing that the server has: it would be said twice', () => {
  const begun = { ...live, messageId: '7' };
  expect(unsentOf(thread({ isSending: true, messages: [said], live: begun }))).toBe('');
  expect(unsentOf(thread({ messages: [said, answer] }))).toBe('');
  expect(isHeard('Lunch tomorrow', thread({ messages: [said, answer] }))).toBe(true);
  expect(isHeard('Dinner', thread({ messages: [said, answer] }))).toBe(false);
});
