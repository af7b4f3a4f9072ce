import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { readAgreement, readClashDecision, readDecision } from './read-decision.ts';
import { readWeights } from './weights.ts';

const weights = readWeights(readFileSync(new URL('../../weights/reader.bin', import.meta.url)));
const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'UTC' };
const decided = (message: string) =>
  (['proposal-create', 'proposal-change', 'proposal-cancel'] as const).map((proposal) =>
    readDecision(message, proposal, when, weights),
  );

describe('a typed answer to something that overlaps', () => {
  const decidedOn = (message: string) => readClashDecision(message, 'proposal-create', when, weights);

  it.each(['keep both', 'both please', 'It is only a delivery. Leave both in', 'yes'])('%s: yes', (message) =>
    expect(decidedOn(message)).toBe(true),
  );

  it('is a no where it is one', () =>
    expect(['no', "no, I can't do both"].map(decidedOn)).toEqual([false, false]));

  it('is none with something else in it', () =>
    expect(['keep both. But at noon', 'can I keep both?'].map(decidedOn)).toEqual([undefined, undefined]));
});

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
    'she could do Wednesday at noon, which is fine, so shift it',
    'no, at 7',
    'what?',
    'who is coming?',
    'thanks',
    'great, thank you very much!',
    'much obliged',
    'so',
    'anyway.',
    'well',
    'right',
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
    'He suggests Friday at one and that is fine',
    'ok what else is on friday',
    '',
    'yes '.repeat(40),
    'good morning',
    'good night',
    'hello there',
  ])('%s: neither', (message) => expect(decided(message)).toEqual([undefined, undefined, undefined]));
});

describe('a yes that says the proposal again, or why', () => {
  it.each([
    ['yes take it out', 'proposal-cancel'],
    ['yes please cancel it', 'proposal-cancel'],
    ['yes, get rid of it', 'proposal-cancel'],
    ['sure, move it', 'proposal-change'],
    ['i know, book it anyway', 'proposal-create'],
    ['book it anyway', 'proposal-create'],
    ['yes exactly, those two. go ahead', 'proposal-several'],
    ["yes i know, i'll slip out of the meeting early. go ahead and book it", 'proposal-create'],
  ] as const)('%s', (message, proposal) => {
    expect(readDecision(message, proposal, when, weights)).toBe(true);
  });

  it.each([
    ['yes cancel the dentist', 'proposal-cancel'],
    ['yes, take it out and book the gym at 6', 'proposal-cancel'],
    ['yes, move it to Friday', 'proposal-change'],
    ['cancel that', 'proposal-cancel'],
    ['take it out', 'proposal-create'],
    ['yes take it out', 'proposal-create'],
    [
      'yes but i would rather have it on another day of the week if that can be done at all',
      'proposal-change',
    ],
  ] as const)('%s: not', (message, proposal) => {
    expect(readDecision(message, proposal, when, weights)).toBeUndefined();
  });
});

describe('a yes among other words, to a proposal that is known', () => {
  const agreed = (message: string) =>
    (['proposal-create', 'proposal-change', 'proposal-cancel'] as const).map((proposal) =>
      readAgreement(message, { proposal, titles: ['Standup'] }, when, weights),
    );

  it.each([
    ['yes', [true, true, true]],
    ['no problem, cancel it', [false, false, true]],
    ['fine, go ahead and cancel it', [false, false, true]],
    ['alright then, cancel it', [false, false, true]],
    ['yes, cancel the standup', [false, false, true]],
    ['no problem, move it', [false, true, false]],
    ['ok move it then', [false, true, false]],
    ['yes, and what is on tomorrow?', [true, true, true]],
    ['yes. and book lunch tomorrow at 1', [true, true, true]],
    ['no, cancel it', [false, false, false]],
    ['no, do not cancel it', [false, false, false]],
    ['I changed my mind, cancel it', [false, false, false]],
    ['yes but keep the one on Friday', [false, false, false]],
    ['yes, move it to 4', [false, false, false]],
    ['what is on tomorrow?', [false, false, false]],
    ['thanks', [false, false, false]],
    ['Standup', [false, false, false]],
    ['cancel the standup', [false, false, false]],
    ['lunch tomorrow', [false, false, false]],
    ['I approved the budget yesterday', [false, false, false]],
    ['', [false, false, false]],
  ])('%s', (message, expected) => expect(agreed(message)).toEqual(expected));
});
