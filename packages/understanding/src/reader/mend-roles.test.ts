import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import type { TokenFeatures } from './features.ts';
import { mendRoles } from './mend-roles.ts';
import { tokensOf } from './tokens.ts';

/** Each word with its role, and whether the time grammar reads it as the beginning (1) or middle (2) of a time. */
function mended(message: string, roles: string, times: string, act?: Act): string {
  const tokens = tokensOf(message);
  // A 'k' stands for a word of a title in the calendar.
  const words = [...times].map(
    (time) => ({ time: Number(time) || 0, known: time === 'k' ? 1 : 0 }) as TokenFeatures,
  );
  const found = roles.split(' ').map((role) => ({ role, share: 1 }));
  return mendRoles(found, words, tokens, act)
    .map(({ role }) => role)
    .join(' ');
}

it.each([
  ['the day of a time belongs to it', 'at five that day', 'time time O O', '1200', 'time time time time'],
  ['an article names nothing', 'the vet rang', 'target O O', '000', 'target target O'],
  [
    'minutes within a time are no length',
    'nine to nine forty in the morning',
    'time time time length time time time',
    '1222222',
    'time time time time time time time',
  ],
  [
    'a length beside a time stays one',
    'nine forty minutes',
    'time length length',
    '111',
    'time length length',
  ],
  ['how far it goes is its end', 'extend it to the 12th', 'O O O time time', '00012', 'O O O end end'],
  [
    'what is cut becomes shorter',
    'cut yoga by twenty minutes',
    'O target shift shift shift',
    '00122',
    'stretch target stretch stretch stretch',
  ],
  [
    'a cut to a length is one',
    'cut yoga to an hour',
    'O target O length length',
    '00012',
    'O target O length length',
  ],
  [
    'who is taken off',
    'take him off the list',
    'O O O target target',
    '00000',
    'O guest_out O target target',
  ],
  [
    'the ending of a number is with it',
    'tea for her 60th on Sunday',
    'title title title title time time time',
    '0000112',
    'title title title title title time time',
  ],
  ['a day and its hour', 'Friday but at nine', 'time time time time', '1122', 'time O time time'],
  ['an exception without its word', 'all except judo', 'set except except', '000', 'set O except'],
  ['nobody is called by an article', 'ask the cook', 'O guest O', '000', 'O O O'],
  ['ten more is no hour', 'another 10 please', 'O time O', '010', 'O time O'],
  ['a spoken sign', 'until five full stop', 'end end end end', '1200', 'end end O O'],
  [
    'a pause ends a name',
    'morning yoga with uh tuesday',
    'title title title title time',
    '00001',
    'title title O O time',
  ],
  ['a verb is no name', 'copy yoga to friday', 'target target O time', '0001', 'O target O time'],
  ['that day by itself is left alone', 'move it that day', 'O target O O', '0000', 'O target O O'],
])('%s', (_name, message, roles, times, expected) => {
  expect(mended(message, roles, times)).toBe(expected);
});

it.each([
  [
    'how far it goes is its end, too',
    'the fair should run to the 2nd',
    'target target O O O time time time',
    '00000122',
    'change',
    'target target O O O end end end',
  ],
  [
    'who stands in for whom',
    'with Ola instead of Jan',
    'O guest O O guest',
    '00000',
    'again',
    'O guest O O retracted',
  ],
  [
    'that one too',
    'everything tomorrow also judo',
    'set old_time O except',
    '0100',
    'cancel',
    'set old_time O filler',
  ],
  [
    'and not that one',
    'drop judo , keep choir',
    'O target O O target',
    '00000',
    'cancel',
    'O target O O except',
  ],
  ['a title begins with its capital', 'title Spring fair', 'O O title', '000', 'create', 'O title title'],
  [
    'what it is to be called',
    'a check-up Friday , call it Knee',
    'O title title title time O O O title',
    '000010000',
    'create',
    'O reason reason reason time O O O title',
  ],
  ['a day says which', "take tomorrow's out", 'O O O', '010', 'cancel', 'O old_time O'],
  ['who is asked about', 'is she free', 'O O O', '000', 'ask_free', 'O person O'],
  [
    'the name that the calendar has is the old one',
    'rename Kickoff to Launch',
    'O title O title',
    '0k00',
    'change',
    'O target O title',
  ],
  [
    'two new names stay names',
    'call it Launch or rather to Start',
    'O O title O O O title',
    '0000000',
    'change',
    'O O title O O O title',
  ],
  [
    'what was named before the others stays',
    'yoga and choir go ahead , drop the other one',
    'target O target O O O O O O O',
    '0000000000',
    'cancel',
    'except O except O O O O O set set',
  ],
  [
    'what is cancelled by name is cancelled',
    'drop yoga and the other one is fine',
    'O target O O O O O O',
    '00000000',
    'cancel',
    'O target O O O O O O',
  ],
  [
    'a thanks at the end is part of nothing',
    'lunch at Corso thank you',
    'title O place place O',
    '00000',
    'create',
    'title O place O O',
  ],
  [
    'an ordinal that is something is no day',
    'at 17 : 30 , second is fine',
    'time time time time time time O O',
    '12222100',
    'revise',
    'time time time time time filler O O',
  ],
  [
    'when it stops is its end',
    'let it stop at 15:30',
    'O O O O time time time',
    '0000122',
    'change',
    'O O O O end end end',
  ],
  [
    'what stays is not cancelled',
    'delete chess , judo stays',
    'O target O target O',
    '00000',
    'cancel',
    'O target O except O',
  ],
  [
    'the only one that is named is cancelled, whoever stays',
    'delete chess , nobody stays',
    'O target O O O',
    '00000',
    'cancel',
    'O target O O O',
  ],
  [
    'where it is still it is already',
    'quiz is still at corso',
    'target O O O place',
    '00000',
    'change',
    'filler O O O filler',
  ],
  [
    'not this day but that',
    'not tomorrow but on friday',
    'O old_time O old_time old_time',
    '01012',
    'change',
    'O old_time O time time',
  ],
  [
    'what it is entered as is its name',
    'off school friday , note it as Holiday',
    'O title time O O O O O',
    '00100000',
    'create',
    'O filler time O O O O title',
  ],
  [
    'from when to when is one time',
    'make it 19 to 21',
    'O O old_time O time',
    '00122',
    'revise',
    'O O time time time',
  ],
  [
    'from when to when, with both words',
    'do it from 12 to 1pm',
    'O O old_time old_time time time',
    '001222',
    'revise',
    'O O time time time time',
  ],
  [
    'what is moved from then is moved',
    'move it from 12 to 1pm',
    'O O old_time old_time time time',
    '001222',
    'change',
    'O O old_time old_time time time',
  ],
  [
    'where it was and where it goes',
    'move from tuesdays to thursdays',
    'O O time O time',
    '00101',
    'change',
    'O O old_time O time',
  ],
  [
    'weeks in a name are no length',
    '12 week check , half an hour',
    'length length title O length length length',
    '0000000',
    'create',
    'title title title O length length length',
  ],
  [
    'of two places the one that says where',
    'they moved offices , now Corso 3',
    'O O place O O place place',
    '0000000',
    'change',
    'O O filler O O place place',
  ],
  [
    'the original time is that of the event',
    'take it back to the original time',
    'O O O O O O O',
    '0000000',
    'undo',
    'O target O O O O O',
  ],
  [
    'whoever comes to the other one',
    'same people please',
    'O O O',
    '000',
    'create',
    'same_people same_people O',
  ],
  [
    'start and end together are moved',
    'start and end an hour later',
    'O O O end end end',
    '000122',
    'change',
    'O O O shift shift shift',
  ],
  [
    'which Tom is part of who it is',
    'with the other Tom',
    'O O O guest',
    '000k',
    'change',
    'O guest guest guest',
  ],
  [
    'the wrong one goes',
    'wrong Tom , make it Tom Hale',
    'O guest O O O guest guest',
    '0k000kk',
    'change',
    'O guest_out O O O guest guest',
  ],
  [
    'one name is one person',
    'swap Tom Hale for Ola',
    'O guest_out guest O guest',
    '0kk0k',
    'change',
    'O guest_out guest_out O guest',
  ],
  [
    'the only one stays',
    'drop Ola , only Jan',
    'O guest_out O O guest_out',
    '0k00k',
    'revise',
    'O guest_out O O guest',
  ],
  [
    'how many they are is no hour',
    'all three on friday',
    'O time time time',
    '0122',
    'create',
    'O O time time',
  ],
] as const)('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});

it.each([
  ['a weekday before', 'what is on the Tuesday before ?', 'O O O time time O O', 'O O O time time time O'],
  [
    'a weekday before something',
    'what is on the Tuesday before Easter ?',
    'O O O time time O before O',
    'O O O time time O before O',
  ],
  ['first thing', 'anything first thing Friday', 'O earliest O time', 'O time time time'],
  ['first thing on a day', 'anything first thing on Friday', 'O O O O time', 'O time time time time'],
  ['the first thing', 'whats the first thing Friday', 'O O earliest O time', 'O O earliest O time'],
])('in a question: %s', (_, message, roles, expected) => {
  expect(mended(message, roles, '0000000', 'ask_agenda')).toBe(expected);
});
