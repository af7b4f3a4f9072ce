import { expect, it } from 'vitest';
import type { TokenFeatures } from './features.ts';
import { mendRoles } from './mend-roles.ts';
import { mended } from './test-mended.ts';
import { tokensOf } from './tokens.ts';

it.each([
  ['the day of a time belongs to it', 'at five that day', 'time time O O', '1200', 'time time time time'],
  [
    'a time that is read as one does not begin in its middle',
    'to stretch every weekday at 9',
    'O text text time time time',
    '001222',
    'O text time time time time',
  ],
  [
    'what is said again behind not is taken back',
    'farm visit at nine no sorry not nine ten',
    'title title O time O O O time time',
    '001100112',
    'title title retracted retracted O O O retracted time',
  ],
  [
    'the way there is no part of a name',
    'darts over at Kenny',
    'title title O place',
    '0000',
    'title O O place',
  ],
  ['an article names nothing', 'the vet rang', 'target O O', '000', 'target target O'],
  [
    'a length next to a time stays one',
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
    'the same hour stays one',
    'push it back , same time',
    'O target shift O same_time same_time',
    '000000',
    'change',
    'O target shift O same_time same_time',
  ],
  [
    'and not that one',
    'drop judo , keep choir',
    'O target O O target',
    '00000',
    'cancel',
    'O target O O except',
  ],
  [
    'what it is to be called',
    'a check-up Friday , call it Knee',
    'O title title title time O O O title',
    '000010000',
    'create',
    'O reason reason reason time O O O title',
  ],
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
    'the only one that is named is cancelled, no matter who stays',
    'delete chess , nobody stays',
    'O target O O O',
    '00000',
    'cancel',
    'O target O O O',
  ],
  [
    'what it is entered as is its name',
    'off school friday , note it as Holiday',
    'O title time O O O O O',
    '00100000',
    'create',
    'O reason time O O O O title',
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
    'the people of the other one',
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
    'a name does not end with and',
    'name it Pitch talk and',
    'O O title title title',
    '00000',
    'create',
    'O O title title O',
  ],
  [
    'whom to invite is not what was offered',
    'take it and invite both of them',
    'O O O O option option option',
    '0000000',
    'pick',
    'O O O invite invite invite invite',
  ],
  [
    'who asks for another time is no event',
    'the club wants 12 instead',
    'target target O time O',
    '00010',
    'change',
    'reason reason O time O',
  ],
  [
    'an event of the calendar that cannot stay is one',
    'choir cant stay , move it to 5',
    'target O O O O O O time',
    'k0000001',
    'change',
    'target O O O O O O time',
  ],
  [
    'one of them is not all of them',
    'one of my lessons is off',
    'target target set set O O',
    '000000',
    'cancel',
    'target target target target O O',
  ],
  [
    'who is sent the invitation is a guest',
    'drinks at 7 , send Ola an invite to it',
    'title time time O invite invite invite invite invite invite',
    '0120' + '0p0000',
    'create',
    'title time time O invite guest invite invite invite invite',
  ],
  [
    'a title that is what it is called stays one',
    'venue scouting is at the barn',
    'title title O O place place',
    '000000',
    'create',
    'title title O O place place',
  ],
  [
    'free hours are of no kind',
    'how many hours of free time have I',
    'O O O O O O O O',
    '00000000',
    'ask_total',
    'O O O O O O O O',
  ],
] as const)('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});

it('on my own clock nothing is in doubt', () => {
  const tokens = tokensOf('wed 9 my time');
  const words = [1, 2, 0, 0].map((time) => ({ time, known: 0 }) as TokenFeatures);
  const found = ['time', 'time', 'O', 'O'].map((role) => ({ role, share: role === 'O' ? 0 : 1 }));
  expect(mendRoles(found, words, tokens, 'remind').map(({ share }) => share)).toEqual([1, 1, 1, 1]);
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

it.each([
  [
    'what goes too is no exception',
    'cancel everything tomorrow , padel too',
    'O set old_time O except O',
    'cancel',
    'O set old_time O filler O',
  ],
  [
    'what is moved to an hour keeps its length, whatever it is called',
    'move my run to eleven',
    'O target target O time',
    'change',
    'O target target O time',
  ],
  [
    'what runs to an hour ends then',
    'rehearsal should run to eleven',
    'target O O O time',
    'change',
    'target O O O end',
  ],
  [
    'an exception is one',
    'cancel everything tomorrow , not padel',
    'O set old_time O O except',
    'cancel',
    'O set old_time O O except',
  ],
  [
    'the first such day is not tomorrow',
    'whens my next day with nothing on',
    'O O time time O O O',
    'ask_free',
    'O O earliest earliest O O O',
  ],
  [
    'somebody left on stays',
    'take Jan off and leave Ola on',
    'O guest_out O O O guest_out O',
    'change',
    'O guest_out O O O filler O',
  ],
  [
    'one of several is one',
    'cancel one of the guitar lessons',
    'O O O O set set',
    'cancel',
    'O target target target target target',
  ],
  [
    'the weekday behind what is spoken of',
    'move it to the Saturday after , same time',
    'O O O time time O O same_time same_time',
    'change',
    'O O O time time time O same_time same_time',
  ],
] as const)('%s', (_, message, roles, act, expected) => {
  expect(mended(message, roles, '0'.repeat(roles.split(' ').length), act)).toBe(expected);
});
