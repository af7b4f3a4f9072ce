import { expect, it } from 'vitest';
import type { UndoableExecution } from '../journal/executions.repository.ts';
import { lastChanges } from './last-changes.ts';

const change = (toolCallId: string, known: Partial<UndoableExecution>): UndoableExecution => ({
  toolCallId,
  toolName: 'update_event',
  wish: { tool: 'update_event' },
  args: {},
  before: undefined,
  after: undefined,
  state: 'done',
  ...known,
});
const made = change('made', { after: { id: 'gym' } });
/** Given as they happened. */
const last = (...executions: UndoableExecution[]) => [...lastChanges(executions.toReversed())].toSorted();

it('a change is the last one until another of the same event follows, and again once that is taken back', () => {
  const moved = change('moved', { before: { event: { id: 'gym' }, scope: 'one' }, after: { id: 'gym' } });
  expect(last(made, change('other', { after: { id: 'piano' } }))).toEqual(['made', 'other']);
  expect(last(made, moved)).toEqual(['moved']);
  expect(last(made, { ...moved, state: 'undone' })).toEqual(['made', 'moved']);
  // It may have happened.
  expect(last(made, { ...moved, state: 'in-doubt', after: undefined })).toEqual(['moved']);
});

it('of several that were moved at once, one left alone is enough', () => {
  const several = change('several', { after: { moved: [{ id: 'gym' }, { id: 'piano' }] } });
  const again = (id: string) => change(`again ${id}`, { after: { id } });
  expect(last(several, again('gym'))).toContain('several');
  expect(last(several, again('gym'), again('piano'))).not.toContain('several');
});

it('what was called off and brought back may have another id: making it cannot be taken back', () => {
  const deleted = change('deleted', {
    before: { events: [{ id: 'gym' }], scope: 'one' },
    after: { deleted: ['gym'] },
    state: 'undone',
  });
  expect(last(made, deleted)).toEqual(['deleted']);
});

it('one meeting of a series is not the series, and a reminder is no event', () => {
  const one = change('one', {
    before: { event: { id: 'gym_1' }, series: { id: 'gym' }, scope: 'one' },
    after: { id: 'gym_1' },
  });
  expect(last(made, one)).toEqual(['made', 'one']);
  expect(last(made, { ...one, before: { ...Object(one.before), scope: 'series' } })).toEqual(['one']);
  expect(
    last(change('reminder', { before: [{ id: 'gym' }], after: { reminder_id: 'gym' } }), made),
  ).toHaveLength(2);
});
