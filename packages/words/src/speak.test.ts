import { describe, expect, it } from 'vitest';
import { speaking } from './speak.ts';

const speak = speaking({
  en: {
    plain: 'Settings',
    guests: '{count, plural, =0 {nobody} one {# guest} other {# guests}}',
    en: 'only',
  },
  fr: {
    plain: 'Réglages',
    guests: '{count, plural, one {# invité} other {# invités}}',
    meal: '{meal, select, lunch {Déjeuner} other {Repas de {name}}}',
  },
});

describe('saying a message on a server', () => {
  it('is in the language that is asked for, and English where that has no words', () => {
    expect([speak('fr', 'plain', {}), speak('en', 'plain', {}), speak('it', 'plain', {})]).toEqual([
      'Réglages',
      'Settings',
      'Settings',
    ]);
    expect(speak('fr', 'en', {})).toBe('only');
  });

  it('counts and chooses as that language does', () => {
    expect([0, 1, 2].map((count) => speak('en', 'guests', { count }))).toEqual([
      'nobody',
      '1 guest',
      '2 guests',
    ]);
    expect([0, 1, 2000].map((count) => speak('fr', 'guests', { count }))).toEqual([
      '0 invité',
      '1 invité',
      '2\u202f000 invités',
    ]);
    expect(speak('fr', 'meal', { meal: 'dinner', name: 'Ana' })).toBe('Repas de Ana');
  });

  it('never reads what it is given', () => {
    expect(speak('fr', 'meal', { meal: 'constructor', name: '{meal} # <b>' })).toBe('Repas de {meal} # <b>');
  });

  it('fails loudly for what is not there', () => {
    expect(() => speak('en', 'nothing', {})).toThrow();
    expect(() => speak('en', 'guests', {})).toThrow();
  });
});
