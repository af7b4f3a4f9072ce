import { expect, it } from 'vitest';
import type { StoredMessage } from '../../conversations/index.ts';
import { markFor } from './receipt-marks.ts';

const at = '2026-11-18T09:00:00Z';
const called = (...ids: readonly string[]): StoredMessage => ({
  kind: 'response',
  parts: ids.map((id) => ({
    part_kind: 'tool-call',
    tool_name: id.startsWith('look') ? 'list_events' : 'create_event',
    tool_call_id: id,
    args: {},
  })),
});
const answered = (id: string, mark?: string): StoredMessage => ({
  kind: 'request',
  parts: [
    {
      part_kind: 'tool-return',
      tool_name: 'create_event',
      tool_call_id: id,
      content: mark ? { receipt_mark: mark } : { status: 'question' },
      timestamp: at,
    },
  ],
});
const mark = (id: string, messages: readonly StoredMessage[], taken: readonly number[] = []) =>
  markFor(id, messages, { isChange: (tool) => tool === 'create_event', taken });

it('what was approved later has its mark where it was called', () => {
  const before = [called('look', 'card', 'done')];
  expect(mark('done', before)).toBe(2);
  expect(mark('card', [...before, answered('done', '[r2]')])).toBe(1);
});

it('calls that only look have none, and those that came to nothing leave theirs unused', () => {
  const messages = [called('look', 'asked'), answered('asked'), called('look2', 'next')];
  expect(mark('next', messages)).toBe(2);
});

it('goes on from the marks that are still read when the beginning is not', () => {
  const messages = [called('old'), answered('old', '[r41]'), called('x', 'new')];
  expect(mark('new', messages)).toBe(43);
});

it('none stands for two', () => {
  // The card's call is no longer read, and took the number that the next call would have.
  const messages = [called('old'), answered('old', '[r5]'), answered('unread', '[r6]'), called('new')];
  expect(mark('unread', messages.slice(0, 2))).toBe(6);
  expect(mark('new', messages)).toBe(7);
  expect(mark('new', [called('new')], [1])).toBe(2);
});
