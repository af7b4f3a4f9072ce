import { timed } from '@catch/scheduling';
import { expect, test } from 'vitest';
import { intended } from '../values/make.ts';
import type { Change } from '../values/values.ts';
import { shownWords } from './shown-words.ts';
import { whenSure } from './unsure.ts';

const ZONE = 'Europe/Madrid';
const at = (clock: string) => timed(Date.parse(`2026-11-17T${clock}:00Z`), ZONE);
const made = (recurrence: string[]): Change => ({
  did: 'created',
  after: {
    id: 'a',
    title: 'Spin class',
    start: at('17:00'),
    end: at('18:00'),
    guests: [],
    repeats: recurrence.length > 0,
  },
  recurrence,
});
const asks = (words: string[], change: Change) =>
  whenSure({ unsure: words }, { kind: 'run', args: {}, proposal: intended([change]) }, ZONE).kind;

test('what the result bears out is in no doubt', () => {
  const weekly = made(['RRULE:FREQ=WEEKLY;BYDAY=TU']);
  expect(asks(['weekly', 'Tuesday'], weekly)).toBe('run');
  expect(asks(['Wednesday'], weekly)).toBe('ask');
  expect(asks(['weekly', 'class'], weekly)).toBe('ask');
  expect(asks(['weekly'], made([]))).toBe('ask');
  expect(asks(['weekly'], made(['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU']))).toBe('ask');
  expect(asks(['Tuesday'], made(['RRULE:FREQ=WEEKLY;BYDAY=TU,TH']))).toBe('ask');
});

test('nor is the name of what it overlaps with', () => {
  const { after } = made([]) as Extract<Change, { did: 'created' }>;
  const shown = shownWords(intended([made([])], { conflicts: [{ ...after, title: 'Study block' }] }), ZONE);
  expect(['study', 'block'].every((word) => shown.has(word))).toBe(true);
});
