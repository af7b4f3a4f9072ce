import { describe, expect, it } from 'vitest';
import { momentAt } from '../values/make.ts';
import type { Change, EventFact } from '../values/values.ts';
import { isAboutSameEvent, namedIn } from './replace.ts';

const event = (id: string, title: string, at = 0): EventFact => ({
  id,
  title,
  start: momentAt(at, 'UTC'),
  end: momentAt(at, 'UTC'),
  guests: [],
  repeats: false,
});
const wants = (tool: string, ...changes: readonly Change[]) => ({ tool, proposal: { changes, reasons: [] } });
/** One of the two comes back from the database, which keeps the keys of an object in an order of its own. */
const reordered = (change: Change): Change =>
  JSON.parse(
    JSON.stringify(change, ['recurrence', 'after', 'did', 'start', 'zone', 'at', 'kind', 'title', 'id']),
  );
const book = (title: string, at = 0) =>
  wants('create_event', { did: 'created', after: event('', title, at), recurrence: [] });
const stored = (title: string) => {
  const { tool, proposal } = book(title);
  return wants(tool, ...proposal.changes.map(reordered));
};
const move = (id: string) =>
  wants('update_event', { did: 'moved', before: event(id, 'Audit'), after: event(id, 'Audit', 9) });
const cancel = (id: string) =>
  wants('delete_event', { did: 'cancelled', before: event(id, 'Audit'), scope: 'this' });

describe('the very same thing', () => {
  it.each([
    ['moved otherwise', move('a'), move('a'), true, true],
    ['cancelled instead of moved', move('a'), cancel('a'), true, true],
    ['another event', move('a'), move('b'), false, false],
    ['the same wish again', stored('Lunch'), book(' lunch'), true, true],
    // Only a model cannot say whether it is another one: our own reader can.
    ['the same name at another time', book('Lunch'), book('Lunch', 5), true, false],
    ['another name', book('Lunch'), book('Tea'), false, false],
    ['a new event and a change to another one', move('a'), book('Audit'), false, false],
    ['nothing is known of it', { tool: 'create_event' }, book('Lunch'), false, false],
  ] as const)('%s', (_name, old, next, forModels, forOurs) => {
    expect(isAboutSameEvent(old, next, true)).toBe(forModels);
    expect(isAboutSameEvent(old, next, false)).toBe(forOurs);
  });
});

it('what a call names is an id, whatever else a model writes there', () => {
  expect(namedIn({ replaces: 'call-1', title: 'Lunch' })).toBe('call-1');
  for (const args of [{}, { replaces: true }, { replaces: 'x'.repeat(99) }, null, 'text'])
    expect(namedIn(args)).toBeUndefined();
});
