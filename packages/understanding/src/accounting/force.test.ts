import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { Frame } from '../requests/frames.ts';
import { understand } from '../requests/understand.ts';
import { forceOf, heardAs } from './force.ts';

const context = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };

test.each([
  ['my aunt used to swim on Mondays at 7', 'past'],
  ['I had choir on Tuesday at 6', 'past'],
  ['the recital went on until 10 last night', 'past'],
  ['we finished the fence on Sunday', 'past'],
  ['if I were to book the sauna for Friday at 6, would Oskar come', 'hypothetical'],
  ['I should have booked rowing for Friday', 'hypothetical'],
  ['I was thinking about pottery on Friday at 6', 'hypothetical'],
  ['I wish choir started at 9', 'hypothetical'],
  ['I have choir tonight at 8, right?', 'question'],
  ["don't put anything on Friday at 6", 'forbidden'],
  ['never book me before 9', 'forbidden'],
  ['book choir on Friday at 6', 'request'],
  ['I was ill last week, so please move choir to Friday', 'request'],
  ['they moved choir to Friday at 6', 'request'],
  ['choir Friday at 6', 'request'],
])('%s: %s', (clause, force) => {
  expect(forceOf(clause)).toBe(force);
});

test.each([
  'sleep well, see you at 8',
  'my aunt used to swim on Mondays at 7',
  'I had choir on Tuesday at 6',
  'do not ever plan anything for me on Sunday at 10',
  'if I were to book the sauna for Friday at 6',
  'the neighbours play cards from 8 to 10 every evening',
  'we will surely end up at the harbour around 9',
])('nobody wishes for a new event by: %s', (message) => {
  const { frames } = understand(message, {}, context);
  expect(
    frames
      .filter(({ kind, confidence }) => kind === 'createEvent' && confidence >= 0.6)
      .filter((frame) => heardAs(frame) === 'wish'),
  ).toEqual([]);
});

test.each([
  'I have choir on Friday at 7pm',
  'the choir festival is on 12 June at 3pm',
  'choir Friday at 7pm',
])('a calendar is told of its events by: %s', (message) => {
  const { frames } = understand(message, {}, context);
  expect(frames.map(heardAs)).toEqual(['wish']);
});

test('an event is not called by a word that only takes something back', () => {
  const frame = (title: string): Frame => ({
    kind: 'createEvent',
    confidence: 1,
    said: title,
    event: { title, people: [], when: [] },
  });
  expect(heardAs(frame('Nevermind'))).toBe('unclear');
  expect(heardAs(frame('No wait'))).toBe('unclear');
  expect(heardAs(frame('The garden is ours'))).toBe('unclear');
  expect(heardAs(frame('Garden party'))).toBe('wish');
});

test('half a sentence is nothing to be reminded of', () => {
  const frame = (text: string): Frame => ({ kind: 'setReminder', confidence: 1, said: text, text, when: [] });
  expect(heardAs(frame("can't"))).toBe('unclear');
  expect(heardAs(frame('feed the parrot'))).toBe('wish');
});

test('what answers a question is a wish, however it is put', () => {
  expect(heardAs({ kind: 'undo', confidence: 1, said: 'that was wrong, undo it' })).toBe('wish');
});
