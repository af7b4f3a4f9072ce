import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReading, unaccounted } from './check-reading.ts';
import { ACTS, type Act, type Command, FORCES, type Force, ROLES, type Role } from './language.ts';
import { NotationError, readNotation, writeNotation } from './notation.ts';

describe('the notation', () => {
  it('gives the message back, and its clauses with their spans', () => {
    const reading = readNotation(
      'ok {change news| [target:the gym] is at [time:8.15] now}, [reason:new coach]',
    );
    expect(reading.message).toBe('ok  the gym is at 8.15 now, new coach');
    expect(reading.commands).toEqual([
      {
        act: 'change',
        force: 'news',
        start: 3,
        end: 26,
        slots: [
          { role: 'target', text: 'the gym', start: 4, end: 11 },
          { role: 'time', text: '8.15', start: 18, end: 22 },
        ],
      },
    ]);
  });

  it('lets a span serve several clauses, and clauses depend on each other', () => {
    const { commands } = readNotation(
      '{ask_free|If I am free [time@1,2:at 4]}, {create if 1|book [title:a trim]}',
    );
    expect(commands.map(({ slots }) => slots.map(({ text }) => text))).toEqual([
      ['at 4'],
      ['at 4', 'a trim'],
    ]);
    expect(commands[1]?.condition).toEqual({ of: 0, holds: true });
  });

  it.each([
    ['{make| tea}', /no such act/],
    ['{create| [name:tea]}', /no such role/],
    ['{create| tea', /without an end/],
    ['{create| [title:tea}', /without an end/],
    ['tea}', /closes nothing/],
    ['{create if 2| tea}', /no clause 2/],
    ['{create if 1| tea}', /no clause 1/],
    ['{create if tea| tea}', /not understood/],
    ['{create| [time@3:at 4]}', /no clause 3/],
    ['{create| [title: ]}', /without words/],
  ])('refuses %s', (notation, why) => {
    expect(() => readNotation(notation)).toThrow(NotationError);
    expect(() => readNotation(notation)).toThrow(why);
  });

  it('is read back as it was written, whatever the message holds', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    });
    const keys = <K extends string>(list: Record<K, string>) =>
      fc.constantFrom(...(Object.keys(list) as K[]));
    const clause = fc.record({
      act: keys<Act>(ACTS),
      force: keys<Force>(FORCES),
      parts: fc.array(fc.record({ role: fc.option(keys<Role>(ROLES)), words }), {
        minLength: 1,
        maxLength: 4,
      }),
    });
    fc.assert(
      fc.property(fc.array(clause, { maxLength: 4 }), (clauses) => {
        let message = '';
        const commands: Command[] = clauses.map(({ act, force, parts }) => {
          message += ' ';
          const start = message.length;
          const slots = parts.flatMap(({ role, words: said }) => {
            const text = said.join(' ');
            const from = message.length;
            message += `${text} `;
            return role && text.trim() ? [{ role, text, start: from, end: from + text.length }] : [];
          });
          return { act, force, slots, start, end: message.length };
        });
        const reading = { message, commands };
        expect(readNotation(writeNotation(reading))).toEqual(reading);
      }),
      { numRuns: 300 },
    );
  });
});

describe('checking a reading', () => {
  it('finds roles that an act cannot have', () => {
    expect(checkReading(readNotation('{cancel| drop [target:yoga] for [guest:Ana]}'))).toEqual([
      'clause 1 (cancel): no guest here',
    ]);
    expect(checkReading(readNotation('{chat news| hello}'))).toHaveLength(1);
  });

  it('names the words that nothing accounts for', () => {
    expect(unaccounted(readNotation('Blue moon. {cancel| drop [target:yoga]} at o-dark-thirty'))).toEqual([
      'Blue',
      'moon',
      'at',
      'o-dark-thirty',
    ]);
  });
});
