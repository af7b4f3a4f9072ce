import { expect, it } from 'vitest';
import { decisionsIn, namesRest } from './decisions-in.ts';

it.each([
  ['yes to the run and the match, no to the coffee', ['run', 'match'], ['coffee']],
  ['Yes to the run, the match and lunch. No to coffee please', ['run', 'match', 'lunch'], ['coffee']],
  ['the gym yes, the review no', ['gym'], ['review']],
  ['approve the review only, forget about the gym one', ['review'], ['gym']],
  ['do the review but not gym', ['review'], ['gym']],
  ['ok the gym one, not the review', ['gym'], ['review']],
  ['yes to the first and no to the second', ['first'], ['second']],
  ['no to the coffee', [], ['coffee']],
  ['Yes to Carla, skip the rest', ['Carla'], ['rest']],
  ['gym: yes. review: no. thanks!', ['gym'], ['review']],
])('reads each part of: %s', (message, yes, no) => {
  expect(decisionsIn(message)).toEqual({ yes, no });
});

it.each([
  'yes',
  'no thanks',
  'skip the gym',
  'yes to the run?',
  'yes, and move the gym to ten on Wednesday because I sleep in',
  'the review, at four',
  '',
])('is none: %s', (message) => {
  expect(decisionsIn(message)).toBeUndefined();
});

it('knows the rest', () => {
  expect(['rest', 'others', 'everything else', 'coffee'].map(namesRest)).toEqual([true, true, true, false]);
});
