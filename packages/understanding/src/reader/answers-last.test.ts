import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { answersLast } from './answers-last.ts';

it.each<[string, Act, Act]>([
  ['Potluck clashes with the recital, decline it', 'ask_clash', 'decline'],
  ['the potluck on Friday. I really cannot. Please turn it down', 'cancel', 'decline'],
  ['potluck at nine tomorrow, nope. decline', 'change', 'decline'],
  ['you saw the potluck. No idea yet if I can, answer with a maybe', 'nothing', 'tentative'],
  ['Potluck: not sure, put me down as tentative please', 'change', 'tentative'],
  ['the potluck overlaps with pickup, say no to it', 'ask_clash', 'decline'],
  ["there's a potluck on Friday and I have nothing on, so accept it", 'ask_free', 'accept'],
  ['switch my answer for the potluck to a no', 'other', 'decline'],
  ['I said yes to the potluck, turn that yes into a maybe', 'accept', 'tentative'],
  ['turn the potluck into a no', 'change', 'decline'],
  ['I had said yes to the potluck, but make it a no', 'accept', 'decline'],
  ['withdraw my yes to the potluck', 'accept', 'decline'],
  ['change my reply to the potluck to yes', 'other', 'accept'],
])('%s', (clause, read, meant) => expect(answersLast(read, clause, true)).toBe(meant));

it.each<[string, Act]>([
  ['decline the potluck if it clashes', 'ask_clash'],
  ['does the potluck clash with anything?', 'ask_clash'],
  ['move the potluck to Friday, they can accept', 'change'],
  ['book the potluck on Friday, so accept it', 'create'],
  ['change the potluck from no hats to hats', 'change'],
  ['make the potluck a no-shoes party', 'change'],
])('%s stays', (clause, read) => expect(answersLast(read, clause, true)).toBeUndefined());
