import { describe, expect, it } from 'vitest';
import { compileMessage, compileTable } from './compile.ts';
import { argumentsOf } from './parse.ts';
import { picking } from './pick.ts';

/** As the app runs it. */
function said(text: string, values: object = {}): string {
  const message = new Function(`return ${compileMessage(text)}`)();
  return typeof message === 'string' ? message : message(values, picking('en')).flat(9).join('');
}

describe('a message of the catalogue', () => {
  it('that needs nothing is a string', () => {
    expect(compileMessage('Settings')).toBe('"Settings"');
    expect(said("You're both free.")).toBe("You're both free.");
    expect(said("Write '{'name'}' here")).toBe('Write {name} here');
  });

  it('says what it is given, and never reads it', () => {
    expect(said('Welcome back, {name}!', { name: 'Ana' })).toBe('Welcome back, Ana!');
    expect(said('Welcome back, {name}!', { name: '{brand} <b>x</b> #' })).toBe(
      'Welcome back, {brand} <b>x</b> #!',
    );
  });

  it('counts and chooses', () => {
    const guests = '{count, plural, =0 {nobody} one {# guest} other {# guests}}';
    expect([0, 1, 2].map((count) => said(guests, { count }))).toEqual(['nobody', '1 guest', '2 guests']);
    const meal = '{meal, select, lunch {Lunch} other {Meal}} at {at}';
    expect(said(meal, { meal: 'lunch', at: '13:00' })).toBe('Lunch at 13:00');
    expect(said(meal, { meal: 'constructor', at: '13:00' })).toBe('Meal at 13:00');
  });

  it('hands what is marked to its mark', () => {
    const link = (text: string[]) => `[${text.join('')}]`;
    expect(said('Read our <link>terms of {brand}</link>.', { link, brand: 'Catch' })).toBe(
      'Read our [terms of Catch].',
    );
  });

  it.each(['"', '\\', '\n', '`', '$', '\u2028', "'", '/script'])('keeps %j as it is', (text) => {
    expect(said(`a${text}b`)).toBe(`a${text}b`);
  });

  it.each([
    '{name',
    '{count, plural, one {x}}',
    '<b>open',
    '{when, date}',
    '{n, selectordinal, other {#th}}',
  ])('%s is refused', (text) => {
    expect(() => compileMessage(text)).toThrow();
  });

  it('names what it has to be given', () => {
    expect(Object.fromEntries(argumentsOf('{count, plural, one {{name}} other {<b>#</b>}} {count}'))).toEqual(
      {
        count: 'plural',
        name: 'value',
        b: 'tag',
      },
    );
  });
});

it('a table is one object', () => {
  expect(new Function(`return ${compileTable({ 'a.b': 'x', c: 'y "z"' })}`)()).toEqual({
    'a.b': 'x',
    c: 'y "z"',
  });
});
