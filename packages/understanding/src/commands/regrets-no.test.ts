import { expect, it } from 'vitest';
import { regretsNo } from './regrets-no.ts';

it.each([
  'sorry, wrong button, i wanted yes',
  'oh no i meant approve',
  'that was the wrong one, I wanted to say yes',
  'wait, I wanted to approve it',
  'misclick!',
  'argh I pressed the wrong button',
  'pressed that by accident',
])('%s: a no that was none', (message) => expect(regretsNo(message)).toBe(true));

it.each([
  'ok',
  'yes',
  'I meant no',
  "I don't want it approved",
  'I meant at four',
  'wrong day, I wanted Friday',
  'the other one',
  'no, I did not want yes',
])('%s: no regret', (message) => expect(regretsNo(message)).toBe(false));
