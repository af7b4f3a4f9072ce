import { expect, it } from 'vitest';
import { fromTo, saysHours } from './time-phrases.ts';

it.each([
  ['from Wednesday to Friday', { from: 'Wednesday', to: 'Friday' }],
  ['from tomorrow over to Monday', { from: 'tomorrow', to: 'Monday' }],
  ['to Friday', undefined],
])('%s', (time, expected) => expect(fromTo(time)).toEqual(expected));

it.each([
  ['sun 8-12', true],
  ['from 2 to 4:30', true],
  ['9am until 11', true],
  ['sat 19:00', false],
  ['monday to friday', false],
])('%s has an end: %s', (time, expected) => expect(saysHours(time)).toBe(expected));
