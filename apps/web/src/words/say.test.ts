import type { Pick } from '@catch/words/pick';
import { afterEach, describe, expect, it } from 'vitest';
import { addEnglish, sentence, speak } from './say.ts';

const count =
  (one: string, other: string) =>
  ({ n }: { n: number }, pick: Pick) => [pick(n, { one: [pick(n), one], other: [pick(n), other] })];

addEnglish({
  'test.plain': 'Settings',
  'test.days': count(' day', ' days'),
  'test.staff': count(' row', ' rows'),
});
afterEach(() => speak('en', {}));

describe('saying a message', () => {
  it('is English until a language is spoken, and again when it is not', () => {
    expect(sentence('test.plain')).toBe('Settings');
    speak('es', { 'test.plain': 'Ajustes' });
    expect(sentence('test.plain')).toBe('Ajustes');
    speak('en', {});
    expect(sentence('test.plain')).toBe('Settings');
  });

  it('counts by the rules of the language that the message is in', () => {
    speak('fr', { 'test.days': count(' jour', ' jours') } as never);
    expect([0, 1, 1234].map((n) => sentence('test.days', { n }))).toEqual([
      '0 jour',
      '1 jour',
      '1\u202f234 jours',
    ]);
    // Not translated: English words, counted as in English.
    expect([0, 1, 1234].map((n) => sentence('test.staff', { n }))).toEqual(['0 rows', '1 row', '1,234 rows']);
  });
});
