import { plainWords } from '../text/plain.ts';

const ONCE = new Set([
  'no',
  'none',
  'never',
  'once',
  'one time',
  'one off',
  'single',
  'not recurring',
  'no recurrence',
  'no repeat',
  'does not repeat',
  'non recurring',
  'null',
]);

/** Asked how often, this says: only once. */
export const saysOnce = (words: string): boolean => ONCE.has(plainWords(words).join(' '));
