import { describe, expect, it } from 'vitest';
import { argumentsOf } from './parse.ts';
import { pseudo } from './pseudo.ts';

describe('pseudo-localised English', () => {
  it('is marked, longer, and holds no plain vowel', () => {
    expect(pseudo('Sign in')).toBe('⟦Sígñ~~ íñ~⟧');
  });

  it.each(['Hello {name}', '{n, plural, one {# day} other {# days}}', 'Our <link>terms</link>', "a '{' b"])(
    '%s asks for the same as before',
    (text) => {
      expect([...argumentsOf(pseudo(text))]).toEqual([...argumentsOf(text)]);
    },
  );
});
