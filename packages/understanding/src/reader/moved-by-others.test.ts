import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { movedByOthers } from './moved-by-others.ts';

const past = (message: string): Command => ({
  act: 'revise',
  force: 'past',
  slots: [{ role: 'time', text: '11 til 1', start: 0, end: 8 }],
  start: 0,
  end: message.length,
});

it.each([
  ['they moved it. 11 til 1. typical', true],
  ['it was moved to 11', true],
  ['they moved it to 11 last week', false],
  ['we had it at 11', false],
])('%s: %s', (message, expected) => {
  expect(movedByOthers(past(message), message)).toBe(expected);
});
