import { expect, test } from 'vitest';
import { sayCall } from '../render/say-call.ts';
import { intended } from '../values/make.ts';
import { whenSure } from './unsure.ts';

const ZONE = 'Europe/Madrid';
const run = { kind: 'run', args: { title: 'Choir' }, proposal: intended([]) } as const;

test('what rests on half of a message is asked about, and says what is missing', () => {
  expect(whenSure({ title: 'Choir', unsure: ['unless', 'raining'] }, run, ZONE)).toEqual({
    kind: 'ask',
    args: { title: 'Choir' },
    proposal: intended([], { reasons: [{ code: 'unsure', words: ['unless', 'raining'] }] }),
  });
});

test('a call that accounts for everything stays as it is, and so does one that only answers', () => {
  expect(whenSure({ title: 'Choir' }, run, ZONE)).toBe(run);
  expect(whenSure({ title: 'Choir', unsure: [] }, run, ZONE)).toBe(run);
  const answer = {
    kind: 'answer',
    value: { kind: 'question', asks: { for: 'change' }, options: [] },
  } as const;
  expect(whenSure({ unsure: ['maybe'] }, answer, ZONE)).toBe(answer);
});

test('one that asks anyway says the doubt first', () => {
  const ask = { kind: 'ask', args: {}, proposal: intended([], { reasons: [{ code: 'series' }] }) } as const;
  expect(whenSure({ unsure: ['maybe'] }, ask, ZONE)).toMatchObject({
    kind: 'ask',
    proposal: { reasons: [{ code: 'unsure', words: ['maybe'] }, { code: 'series' }] },
  });
});

test('without a sentence of its own the call itself is shown, without the doubt', () => {
  expect(sayCall({ tool_name: 'set_reminder', args: { text: 'choir', unsure: ['again'] } })).toBe(
    "Set reminder: text 'choir'",
  );
});

test('nonsense in its place is no doubt', () => {
  expect(whenSure({ unsure: 'all of it' }, run, ZONE)).toBe(run);
  expect(whenSure('no JSON', run, ZONE)).toBe(run);
});
