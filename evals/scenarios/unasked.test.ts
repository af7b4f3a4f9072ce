import { expect, test } from 'vitest';
import type { Difference } from './judge.ts';
import { approve, deny, not, waiting } from './scenario.ts';
import { asksBack, changedItems, expectsProposal, unaskedChanges, unaskedProposals } from './unasked.ts';

const unexpected = (of: string, name: string): Difference => ({
  kind: 'unexpected',
  line: `Tue ${name}`,
  name,
  of,
});
const gone = (of: string, name: string): Difference => ({ kind: 'gone', line: `Mon ${name}`, name, of });
const missing = (name: string): Difference => ({ kind: 'missing', line: `Wed ${name}`, name });
const writing = (lastSaid: number, ...written: [string, number][]) => ({
  lastWritten: new Map(written),
  lastSaid,
});

test('what was written at once and is not part of the ending is an unasked change', () => {
  expect(unaskedChanges([unexpected('a', 'Sleep well')], writing(0, ['a', 0]))).toEqual([
    'added: Tue Sleep well',
  ]);
  expect(unaskedChanges([gone('a', 'Choir')], writing(0, ['a', 0]))).toEqual(['removed: Mon Choir']);
  expect(unaskedChanges([gone('a', 'Choir'), unexpected('a', 'Choir')], writing(0, ['a', 0]))).toEqual([
    'changed: Mon Choir -> Tue Choir',
  ]);
});

test('what was only approved, or only not done, is none', () => {
  expect(unaskedChanges([unexpected('a', 'Choir'), missing('Sauna')], writing(0))).toEqual([]);
});

test('the right name at the wrong hour is unasked in the last turn, and a step before it', () => {
  const differences = [unexpected('a', 'Choir rehearsal'), missing('choir')];
  expect(unaskedChanges(differences, writing(3, ['a', 3]))).toHaveLength(1);
  expect(unaskedChanges(differences, writing(3, ['a', 0]))).toEqual([]);
});

test('a series counts once', () => {
  expect(unaskedChanges([unexpected('a', 'Choir'), unexpected('a', 'Choir')], writing(0, ['a', 0]))).toEqual([
    'added: Tue Choir (and 1 more)',
  ]);
});

test('things that came, went or differ were changed', () => {
  const before = new Map([
    ['kept', 'x'],
    ['gone', 'x'],
    ['other', 'x'],
  ]);
  const after = new Map([
    ['kept', 'x'],
    ['other', 'y'],
    ['new', 'x'],
  ]);
  expect(changedItems(before, after).sort()).toEqual(['gone', 'new', 'other']);
});

test('a proposal is unasked when nothing of the ending could come of it and the scenario does not expect it', () => {
  const proposal = (tool_name: string, isExpected = false) => ({
    approval: { tool_call_id: '1', tool_name, args: {}, formatted_args: 'Choir', expires_at: null },
    isExpected,
  });
  expect(unaskedProposals([proposal('create_event')], {})).toEqual(['create_event: Choir']);
  expect(unaskedProposals([proposal('create_event', true)], {})).toEqual([]);
  expect(unaskedProposals([proposal('create_event')], { adds: ['Tue 10:00-11:00 Choir'] })).toEqual([]);
  expect(unaskedProposals([proposal('delete_event')], { reminders: ['choir @ Tue 10:00'] })).toHaveLength(1);
});

test('a scenario expects a proposal when it presses a button or counts before the next message', () => {
  expect(expectsProposal(['move it', /when/, approve], 0)).toBe(true);
  expect(expectsProposal(['move it', not(/when/), deny], 0)).toBe(true);
  expect(expectsProposal(['move it', waiting(1)], 0)).toBe(true);
  expect(expectsProposal(['move it', waiting(0), 'thanks'], 0)).toBe(false);
  expect(expectsProposal(['move it', 'thanks', approve], 0)).toBe(false);
});

test('a reply asks back when it ends in a question and nothing was done', () => {
  expect(asksBack('When should it be?', { waits: false, changed: false })).toBe(true);
  expect(asksBack('When should it be?', { waits: true, changed: false })).toBe(false);
  expect(asksBack('Booked. Anything else?', { waits: false, changed: true })).toBe(false);
  expect(asksBack('You are free.', { waits: false, changed: false })).toBe(false);
});
