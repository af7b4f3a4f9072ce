import { describe, expect, it } from 'vitest';
import { askedForChange, type TurnSoFar } from './asked-for-change.ts';

const given = { now: new Date('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid', hasAsked: false };
const isRuledOut = (
  message: string,
  { before, hasAsked = false, ...turn }: Partial<TurnSoFar> & { before?: string[]; hasAsked?: boolean } = {},
) =>
  askedForChange([message], { ...given, hasAsked, ...(before ? { before } : {}) }).isRuledOut({
    cards: [],
    hasSearched: false,
    ...turn,
  });

describe('no change was asked for', () => {
  it.each<[string, Parameters<typeof isRuledOut>[1]]>([
    ["what's on Thursday?", {}],
    ['thanks a lot!', {}],
    ['I cancelled my gym membership yesterday, feels weird', {}],
    ['i wish i could cancel board prep lol', {}],
    ['and next week?', { before: ["what's on tomorrow?"] }],
    ['and the 4th?', { before: ["what's on tomorrow?", 'and next week?'] }],
    ['could I fit a 30 min call in between the dentist and board prep on thu?', { hasSearched: true }],
    ['cancel the demo', { cards: ['delete_event'] }],
    ["cancel the demo, and what's on Thursday?", { cards: ['delete_event'] }],
    ['move the design review to wednesday 11', { cards: ['move_event'] }],
  ])('%s %j', (message, turn) => {
    expect(isRuledOut(message, turn)).toBe(true);
  });
});

describe('a change may have been asked for, and the program says that there is none', () => {
  it.each<[string, Parameters<typeof isRuledOut>[1]]>([
    ['cancel the demo', {}],
    ['Sag bitte das Training am Donnerstag ab', {}],
    ['please clean my calendar', {}],
    ['clean my entire calendar', {}],
    ['and next week?', { before: ['book yoga tomorrow at 9'] }],
    ['and next week?', {}],
    ['and next week?', { before: ["what's on tomorrow?"], hasAsked: true }],
    ['thanks a lot!', { hasAsked: true }],
    ['find a slot with emma on thursday', {}],
    // A card for something else, for one of two, for one of several; a card that nobody asked for.
    ['cancel the demo', { cards: ['create_event'] }],
    ['cancel the demo and book yoga tomorrow at 9', { cards: ['delete_event'] }],
    ['cancel the demo and cancel the yoga class', { cards: ['delete_event'] }],
    ['cancel everything on Friday', { cards: ['delete_event'] }],
    ['move the design review to wednesday 11 and make it 2 hours', { cards: ['move_event'] }],
    ["what's on Thursday?", { cards: ['delete_event'] }],
    ['Sag bitte das Training am Donnerstag ab', { cards: ['delete_event'] }],
  ])('%s %j', (message, turn) => {
    expect(isRuledOut(message, turn)).toBe(false);
  });
});
