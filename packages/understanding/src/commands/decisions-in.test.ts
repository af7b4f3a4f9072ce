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
  ['ok do carlas. no on devs, i do need him', ['carlas'], ['devs']],
  ['yes to emma and reed. not dev, ill fix the wifi myself', ['emma', 'reed'], ['dev']],
  ['gym: yes. review: no. thanks!', ['gym'], ['review']],
  ['not the review, just the gym', ['gym'], ['review']],
  ['emma’s away, drop hers, just do carla’s', ['carla'], ['the rest']],
])('reads each part of: %s', (message, yes, no) => {
  expect(decisionsIn(message)).toEqual({ yes, no, later: [] });
});

it.each([
  'yes',
  'golf is off',
  'no wait, only the rota',
  'no thanks',
  'skip the gym',
  'yes to the run?',
  'yes, and move the gym to ten on Wednesday because I sleep in',
  'the review, at four',
  'yes to the run, I need it moved to four',
  '',
])('is none: %s', (message) => {
  expect(decisionsIn(message)).toBeUndefined();
});

it('lets some wait', () => {
  expect(decisionsIn("yes to the ben one!! hold off on carla's till ive asked her x")).toEqual({
    yes: ['ben'],
    no: [],
    later: ['carla'],
  });
});

it('knows the rest', () => {
  expect(['rest', 'others', 'everything else', 'coffee'].map(namesRest)).toEqual([true, true, true, false]);
});
