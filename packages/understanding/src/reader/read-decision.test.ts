import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { readDecision } from './read-decision.ts';
import { readWeights } from './weights.ts';

const weights = readWeights(readFileSync(new URL('../../weights/reader.bin', import.meta.url)));
const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'UTC' };
const decided = (message: string) =>
  (['proposal-create', 'proposal-change', 'proposal-cancel'] as const).map((proposal) =>
    readDecision(message, proposal, when, weights),
  );

describe('a typed answer to a proposal', () => {
  it.each([
    'yes',
    'YES!',
    'yep',
    'sure',
    'ok',
    'go ahead',
    'do it',
    'yes please',
    'approved, thx',
    'sounds good',
    '👍',
    'fine by me',
    'send it',
    'sure, go ahead',
  ])('%s: yes', (message) => expect(decided(message)).toEqual([true, true, true]));

  it.each([
    'no',
    'No.',
    'nope',
    'nah',
    'no thanks',
    'leave it',
    'never mind',
    'not now',
    'no wait don’t, keep it',
    'forget it',
    '👎',
  ])('%s: no', (message) => expect(decided(message)).toEqual([false, false, false]));

  // With something more in it, or without a decision, it is read as any other message.
  it.each([
    'yes but at 6',
    'no, at 7',
    'what?',
    'who is coming?',
    'thanks',
    'hm',
    'later',
    'move it to friday',
    'yes and remind me',
    'not sure',
    'let me think',
    'maybe',
    'lunch tomorrow',
    'why?',
    'cancel that',
    'cancel yoga',
    'fine, but 30 min',
    'I approved the budget yesterday',
    'ok what else is on friday',
    '',
    'yes '.repeat(40),
  ])('%s: neither', (message) => expect(decided(message)).toEqual([undefined, undefined, undefined]));
});
