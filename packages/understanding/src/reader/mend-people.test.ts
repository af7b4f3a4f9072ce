import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import type { TokenFeatures } from './features.ts';
import { mendRoles } from './mend-roles.ts';
import { tokensOf } from './tokens.ts';

/** Each word with its role; 't' stands for a word of a time, 'p' for one of somebody's name. */
function mended(message: string, roles: string, words: string, act: Act): string {
  const features = [...words].map(
    (word) => ({ time: word === 't' ? 1 : 0, known: word === 'p' ? 2 : 0 }) as TokenFeatures,
  );
  const found = roles.split(' ').map((role) => ({ role, share: 1 }));
  return mendRoles(found, features, tokensOf(message), act)
    .map(({ role }) => role)
    .join(' ');
}

it.each([
  [
    'who says when is no event',
    'add the boiler check on Monday , plumber says ten',
    'O O title title time time O title O time',
    '....tt...t',
    'create',
    'O O title title time time O reason O time',
  ],
  [
    'a name begins at its verb',
    'Leo should practise , book piano on Sunday',
    'guest O title title title title time time',
    '......tt',
    'create',
    'reason O reason reason O title time time',
  ],
  [
    'what a room is like is no place',
    'the same on Monday , its a small kitchen',
    'O O time time O O O place place',
    '..tt.....',
    'again',
    'O O time time O O O reason reason',
  ],
  [
    'what stands in quotes is the name',
    'put it in as a block , " Harbour run "',
    'O O O O O title O O filler filler O',
    '...........',
    'create',
    'O O O O O filler O O title title O',
  ],
  [
    'the one who does it instead',
    'wrong name , Dev does the roses , not Ola',
    'O O O O O O title O O retracted',
    '...p.....p',
    'revise',
    'O O O guest O O reason O O retracted',
  ],
  ['who is asked comes to nothing', 'can yuo move it', 'O guest O target', '....', 'change', 'O O O target'],
  ['oneself is nobody to ask', 'if ive nothing on', 'O person O O', '....', 'ask_free', 'O O O O'],
  [
    'somebody in the place of somebody',
    'Ola instead of him',
    'guest_out O O retracted',
    'p...',
    'revise',
    'guest O O guest_out',
  ],
  [
    'who comes off the list goes',
    'Ola should come off the list',
    'guest O O O O O',
    'p.....',
    'change',
    'guest_out O O O O O',
  ],
  [
    'whose time is asked about',
    'if Ola free on Monday',
    'O O O time time',
    '.p.tt',
    'ask_free',
    'O person O time time',
  ],
  [
    'a name ends before its comma',
    'the late one , with Ola',
    'option option option option O guest',
    '.....p',
    'pick',
    'option option option O O guest',
  ],
  [
    'a reason ends where it ends',
    'move it before I drop the cake in the sink',
    'O target filler filler reason reason reason reason place place',
    '..........',
    'change',
    'O target filler filler reason reason reason reason reason reason',
  ],
  [
    'what should move has moved',
    'only yoga should move , choir back to noon',
    'O target O O O target O O time',
    '........t',
    'change',
    'O filler O O O target O O time',
  ],
  ['who is swapped goes', 'swap Ola for Ana', 'O guest O guest', '.p.p', 'change', 'O guest_out O guest'],
  [
    'both are there for it',
    'a talk for Ola and Ana',
    'O title title title O guest',
    '...p.p',
    'create',
    'O title O guest O guest',
  ],
  [
    'who still comes does not go',
    'take her off , Ana is still coming',
    'O O O O guest_out O O O',
    '....p...',
    'change',
    'O guest_out O O filler O O O',
  ],
  ['one alone', 'just Ola then', 'invite invite O', '.p.', 'revise', 'invite guest O'],
  [
    'what slips one’s mind is no event',
    'before it slips , add tea',
    'O before O O O title',
    '......',
    'create',
    'O O O O O title',
  ],
  [
    'a length in a reason is one',
    'make it an hour , it alone takes ten minutes',
    'O O length length O reason reason reason length length',
    '..........',
    'revise',
    'O O length length O reason reason reason reason reason',
  ],
  ['a time that was right after all', 'six was right', 'retracted O O', 't..', 'revise', 'time O O'],
] as const)('%s', (_, message, roles, words, act, expected) => {
  expect(mended(message, roles, words, act)).toBe(expected);
});
