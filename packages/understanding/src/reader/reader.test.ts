import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { writeNotation } from '../commands/notation.ts';
import { featuresOf } from './features.ts';
import { encode } from './network.ts';
import { readMessage } from './read-message.ts';
import { MOST_TOKENS, tokensOf } from './tokens.ts';
import { readWeights } from './weights.ts';

const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };
const nowhere = { situation: [], titles: [], people: [] } as const;
const weights = readWeights(readFileSync(new URL('../../weights/reader.bin', import.meta.url)));
const read = (message: string, context: Parameters<typeof readMessage>[1] = nowhere) =>
  readMessage(message, context, when, weights);

describe('the features of a message', () => {
  it('letters and figures are apart, numbers and addresses in one piece, and every token is at its place', () => {
    const message = "gym's at 4pm, 14h30 or 7.15 🏊 jo.park@acme.test";
    const tokens = tokensOf(message);
    expect(tokens.map(({ text }) => text)).toEqual([
      "gym's",
      'at',
      '4',
      'pm',
      ',',
      '14',
      'h',
      '30',
      'or',
      '7.15',
      '🏊',
      'jo.park@acme.test',
    ]);
    for (const { text, start, end } of tokens) expect(message.slice(start, end)).toBe(text);
  });

  it('where times, titles and names are', () => {
    const context = {
      situation: ['done-create'],
      titles: ['Harvest supper', 'Board prep'],
      people: ['Ida Holm'],
    } as const;
    const { features, situation } = featuresOf('supper and board prep with ida tomorrow at 4', context, when);
    expect(features.map(({ known }) => known)).toEqual([1, 0, 4, 4, 0, 2, 0, 0, 0]);
    expect(features.map(({ time }) => time > 0).slice(6)).toEqual([true, true, true]);
    expect(situation.filter(Boolean)).toHaveLength(1);
  });

  it('of what is too long it says how much it did not look at', () => {
    expect(featuresOf('word '.repeat(MOST_TOKENS + 50), nowhere, when).unread).toBe(50);
  });
});

describe('how sure it is', () => {
  const context = { situation: [], titles: ['Chess club', 'Harvest fair'], people: ['Nora Quint'] } as const;
  it('of a rename, whatever leads up to it', () => {
    const { commands, certainty } = read(
      'On Friday there is one entry called Chess club. Kindly rename it to Chess evening.',
      context,
    );
    expect(commands.map(({ act }) => act)).toEqual(['change']);
    expect(certainty[0]?.sure).toBeGreaterThan(0.65);
  });

  it('is no doubt about what is left alone', () => {
    const { certainty } = read(
      'Chess club this Friday moves to 8pm, all the other Fridays stay as they are',
      context,
    );
    expect(certainty.flatMap(({ words }) => words.filter(({ share }) => share < 0.5))).toEqual([]);
  });
});

describe('reading', () => {
  it.each([
    'anyway. book the vet on friday at 9',
    'so. what is on tomorrow?',
    'right, move the regatta to 3',
  ])('what only opens something else agrees to nothing: %s', (message) => {
    const { commands } = read(message, { ...nowhere, situation: ['proposal-create'] });
    expect(commands.map(({ act }) => act)).not.toContain('approve');
  });

  it.each(['Good morning. Move the regatta to 3', 'evening, book the vet tomorrow at 9'])(
    'a greeting is no time: %s',
    (message) => expect(read(message).outside).toEqual([]),
  );

  it('takes what somebody is thanked for as done', () => {
    const { commands } = read('Thank you so much for moving the regatta to Friday, it worked out well', {
      ...nowhere,
      titles: ['Regatta'],
    });
    for (const { force, act } of commands) if (act !== 'chat') expect(force).not.toBe('request');
  });

  it('finds the question at the end of a story', () => {
    const message =
      'Pavel told me his sister has cancelled her party and they are all coming on Sunday instead, the poor man. When is my next swim?';
    const { commands } = read(message, { ...nowhere, titles: ['Swim'] });
    expect(commands.at(-1)).toMatchObject({ act: 'ask_next', force: 'request' });
    for (const { slots } of commands)
      for (const { start, end, text } of slots) expect(message.slice(start, end)).toBe(text);
  });

  it('lets an OK that only begins something else agree to nothing', () => {
    const waiting = { ...nowhere, situation: ['proposal-create'] as const };
    const acts = (message: string) => read(message, waiting).commands.map(({ act }) => act);
    expect(acts('OK. Put piano tuning in for Tuesday at 4')).not.toContain('approve');
    expect(acts('Yes. Put piano tuning in for Tuesday at 4')).toContain('approve');
  });

  it('does not take how an event is shown for its name', () => {
    const { commands } = read('move the piano tuning to 5 and make it private', {
      ...nowhere,
      titles: ['Piano tuning'],
    });
    expect(commands.flatMap(({ slots }) => slots).filter(({ role }) => role === 'title')).toEqual([]);
  });

  it('gives shares that are shares', () => {
    const { clauses, languages, clause, roles } = encode(
      featuresOf('move lunch to 4', nowhere, when),
      weights,
    );
    const { acts, forces, conditions } = clause(0, 3);
    for (const shares of [...clauses, languages, acts, forces, conditions, ...roles(0, 3, 0)])
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
  });

  it('is the same each time, never fails, and every span stands where it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (message) => {
        const reading = read(message);
        expect(read(message)).toEqual(reading);
        for (const { slots, start, end } of reading.commands)
          for (const slot of slots) {
            expect(message.slice(slot.start, slot.end)).toBe(slot.text);
            expect(slot.start).toBeGreaterThanOrEqual(start);
            expect(slot.end).toBeLessThanOrEqual(end);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('of nothing reads nothing', () => {
    expect(read('  ').commands).toEqual([]);
  });

  it('does not look at more than the longest message', () => {
    expect(read('tomorrow '.repeat(2_000)).unread).toBe(2_000 - MOST_TOKENS);
  });

  it.each([
    [
      'move the dentist to friday at 3',
      ['Dentist'],
      '{change|move [target:the dentist] to [time:friday at 3]}',
    ],
    ['what do I have on thursday?', [], '{ask_agenda|what do I have [time:on thursday]?}'],
    ['remind me at 6 to call mum', [], '{remind|remind me [time:at 6] to [text:call mum]}'],
    ['cancel yoga tomorrow', ['Yoga'], '{cancel|cancel [target:yoga] [old_time:tomorrow]}'],
  ])('%s', (message, titles, notation) => {
    expect(writeNotation(read(message, { ...nowhere, titles }))).toBe(notation);
  });

  it.each([
    ['mueve el dentista al jueves a las 11', 'es'],
    ['Erinner mich morgen früh um 8 an die Steuererklärung', 'de'],
  ])('reads nothing into another language: %s', (message) => {
    const reading = read(message);
    expect(reading.language).not.toBe('en');
    expect(reading.commands).toEqual([]);
  });

  it.each([
    ['okay and who is coming to it?', 'chat'],
    ['yes, and who is coming to it?', 'approve'],
  ])('before a question, only a yes decides: %s', (message, act) => {
    const { commands } = read(message, { ...nowhere, situation: ['proposal-create'] });
    expect(commands.map((one) => one.act)).toEqual([act, 'ask_who']);
  });

  it('a word that only opens a wish is no time', () => {
    expect(read('ok now: haircut tuesday at 5pm').outside).toEqual([]);
  });

  it('a time by what was there is in no doubt, whichever way it is taken', () => {
    const [certainty] = read('use that same slot for filing, just me', {
      ...nowhere,
      situation: ['done-cancel'],
    }).certainty;
    expect(certainty?.words.filter(({ share }) => share < 0.5)).toEqual([]);
  });

  it('nor is somebody named next to a wish that invites nobody', () => {
    const [certainty] = read('put "Hut week" on thursday. ola knows, no need to invite her', {
      ...nowhere,
      people: ['Ola Berg'],
    }).certainty;
    expect(certainty?.words.filter(({ share }) => share < 0.5)).toEqual([]);
  });

  it('a day that nothing is made of leaves a new entry in doubt', () => {
    const [certainty] = read('put gym on friday at 6, the thursday one stays as it is', {
      ...nowhere,
      titles: ['Gym'],
    }).certainty;
    expect(certainty?.words.find(({ text }) => text === 'thursday')?.share ?? 0).toBeLessThan(0.5);
  });
});
