import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

/** As fast-check's own 'binary', which takes a second to list all of them first. */
const anyCharacter = fc.integer({ min: 0, max: 0x10f7ff }).map(
  (number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800),
  (text) => {
    const code = String(text).codePointAt(0) ?? 0;
    if (text !== String.fromCodePoint(code)) throw new Error('not one character');
    return code < 0xd800 ? code : code - 0x800;
  },
);

describe('parseAddresses', () => {
  it.each([
    ['ann@example.org', [['ann@example.org', undefined]]],
    ['Ann <ANN@Example.org>', [['ann@example.org', 'Ann']]],
    [
      '"Doe, John" <j@x.org>, <k@x.org>',
      [
        ['j@x.org', 'Doe, John'],
        ['k@x.org', undefined],
      ],
    ],
    ['"a \\"b\\" c" <j@x.org>', [['j@x.org', 'a "b" c']]],
    ['=?utf-8?B?w4lsb2RpZQ==?= =?utf-8?q?_Roux?= <e@x.org>', [['e@x.org', 'Élodie Roux']]],
    ['=?iso-8859-1?Q?Andr=E9?= <a@x.org>', [['a@x.org', 'André']]],
    ['=?x-unheard-of?Q?Abc?= <a@x.org>', [['a@x.org', '=?x-unheard-of?Q?Abc?=']]],
    [
      'Team: a@x.org, B <b@x.org>;, c@x.org',
      [
        ['a@x.org', undefined],
        ['b@x.org', 'B'],
        ['c@x.org', undefined],
      ],
    ],
    ['a@x.org (Ann, at home)', [['a@x.org', undefined]]],
    ['a@x.org <a@x.org>', [['a@x.org', undefined]]],
    ['undisclosed-recipients:;', []],
    ['not an address, <>, @, a@b', []],
    ['', []],
  ])('%s', (header, expected) => {
    expect(parseAddresses(header).map(({ email, name }) => [email, name])).toEqual(expected);
  });

  it('survives anything, of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.integer({ min: 1, max: 3000 }), (piece, times) => {
        for (const { email } of parseAddresses(piece.repeat(times))) expect(email).toMatch(/^\S+@\S+\.\S+$/);
      }),
      { numRuns: 60 },
    );
  });
});
