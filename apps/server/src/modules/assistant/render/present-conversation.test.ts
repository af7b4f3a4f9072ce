import { expect, it } from 'vitest';
import { type Conversation, NEW_CONVERSATION } from '../manager/conversation.ts';
import type { Change, EventFact, ReminderFact } from '../values/values.ts';
import { presentConversation } from './present-conversation.ts';

const reader = { zone: 'UTC', now: 0 };
const reminder = (id: string, text = `Reminder ${id}`): ReminderFact => ({ id, text });
const event = (id: string): EventFact => ({
  id,
  title: `Event ${id}`,
  start: { kind: 'timed', at: 0, zone: 'UTC' },
  end: { kind: 'timed', at: 3_600_000, zone: 'UTC' },
  guests: [],
  repeats: false,
});
const listed: Conversation['listed'] = [
  { ref: '1', reminder: reminder('a') },
  { ref: '2', reminder: reminder('b') },
  { ref: '3', event: event('c') },
];
const after = (...changes: readonly (readonly [Change, isUndone?: true])[]) =>
  presentConversation(
    {
      ...NEW_CONVERSATION,
      listed,
      done: changes.map(([change, isUndone], index) => ({
        call: `call-${index}`,
        wish: { tool: 'cancel_reminder', input: {} },
        changes: [change],
        ...(isUndone ? { isUndone } : {}),
      })),
    },
    reader,
  )?.last_list;
const ended = (id: string, how: 'cancelled' | 'done' = 'cancelled'): Change => ({
  did: 'reminder-ended',
  reminder: reminder(id),
  how,
});

it('what was listed and is gone says so, at its place', () => {
  expect(after([ended('a')], [{ did: 'cancelled', before: event('c'), scope: 'all' }])).toMatchObject([
    { position: 1, text: 'Reminder a', is_gone: true },
    { position: 2, text: 'Reminder b' },
    { position: 3, event_id: 'c', is_gone: true },
  ]);
  const [first, second] = after([ended('a')]) as readonly Record<string, unknown>[];
  expect(first).not.toHaveProperty('is_active');
  expect(second).toMatchObject({ is_active: true });
  expect(JSON.stringify(after())).not.toContain('is_gone');
});

it('unless it was put back or set again since', () => {
  expect(JSON.stringify(after([ended('a'), true]))).not.toContain('is_gone');
  const setAgain: Change = { did: 'reminder-set', reminder: reminder('a') };
  expect(JSON.stringify(after([setAgain], [ended('a', 'done')]))).not.toContain('is_gone');
});

it('a changed reminder is shown as it is now', () => {
  const changed: Change = { did: 'reminder-changed', before: reminder('b'), after: reminder('b', 'Bank') };
  expect(after([changed])).toMatchObject([{ text: 'Reminder a' }, { text: 'Bank' }, {}]);
});

it('a card that waits says who would come and how often', () => {
  const change: Change = {
    did: 'created',
    after: { ...event(''), guests: [{ email: 'ana@x.example', name: 'Ana' }] },
    recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
  };
  const proposals = [
    {
      call: 'p',
      wish: { tool: 'create_event' as const, input: {} },
      changes: [change],
      alternatives: [],
    },
  ];
  expect(presentConversation({ ...NEW_CONVERSATION, proposals }, reader)?.waiting).toMatchObject([
    { proposed: [{ guests: ['ana@x.example'], repeats: 'every day, 3 times' }] },
  ]);
});
