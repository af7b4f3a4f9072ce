import { parseDateTime, timed } from '@catch/scheduling';
import { expect, it } from 'vitest';
import type { UndoableExecution } from '../../journal/executions.repository.ts';
import { findTarget } from './find-target.ts';

const zone = 'Europe/Madrid';
const at = (text: string) => timed(parseDateTime(text, zone), zone);

const booked = (toolCallId: string, title: string, day: string, hour: string): UndoableExecution => ({
  toolCallId,
  toolName: 'create_event',
  state: 'done',
  args: {},
  before: undefined,
  after: { id: `event-${toolCallId}` },
  wish: {
    tool: 'create_event',
    proposal: {
      changes: [
        {
          did: 'created',
          after: {
            id: `event-${toolCallId}`,
            title,
            start: at(`${day}T${hour}:00`),
            end: at(`${day}T${hour}:30`),
            guests: [{ email: 'ana@x.example', name: 'Ana' }],
            repeats: false,
          },
          recurrence: [],
        },
      ],
      reasons: [],
    },
  },
});
const recent = [booked('b', 'Yoga', '2026-11-19', '18'), booked('a', 'Dentist', '2026-11-17', '09')];
const targetOf = (words: string) => {
  const target = findTarget(recent, { words }, zone);
  return 'execution' in target ? target.execution.toolCallId : target.kind;
};

it.each([
  ['the dentist', 'a'],
  ['the Tuesday one', 'a'],
  ['the dentist on Tuesday', 'a'],
  ['the dentist on Thursday', 'none'],
  ['the 6pm yoga', 'b'],
  ['my 9am', 'a'],
  ['the one with Ana', 'several'],
  ['the booking', 'several'],
  ['event-b', 'b'],
  ['the gala', 'none'],
])('%s', (words, which) => {
  expect(targetOf(words)).toBe(which);
});

it('what is known only by what the model filled in', () => {
  const old: UndoableExecution = {
    ...booked('c', '', '2026-11-17', '09'),
    wish: { tool: 'set_reminder', args: { text: 'call mum', when: 'at five' } },
  };
  expect(findTarget([old], { words: 'the reminder to call mum' }, zone)).toMatchObject({ kind: 'one' });
});
