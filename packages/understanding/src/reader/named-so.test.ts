import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'in mine is no place, and who comes is in no other name',
    'Mr Bell comes at four , note it in mine as Clock',
    'guest guest O O time O O O O place O place',
    '000010000000',
    'reason reason O O time O O O O O O title',
  ],
  [
    'a calendar ends a name',
    'Mr Bell comes at four . Call it Clock in my diary',
    'guest guest O O time O O O title title title title',
    '000010000000',
    'reason reason O O time O O O title reason reason reason',
  ],
  [
    'the name to write is the title, and what it is about is not',
    'The roofer comes Thursday . Write Roof repair',
    'O title O time O O title title',
    '00010000',
    'O reason O time O O title title',
  ],
  [
    'a name comes before the words that give it',
    'We agreed on Monday . Pond survey you could call it',
    'O O O time O filler filler filler filler O O',
    '00010000000',
    'O O O time O title title filler filler O O',
  ],
  [
    'the name follows the word name',
    'block Friday under the name Quiet morning',
    'O time O O O place place',
    '0100000',
    'O time O O O title title',
  ],
  [
    'one block is not the title when a name is given',
    'put it as one block , Friday , called Deep work',
    'O O O title title O time O O filler filler',
    '00000010000',
    'O O O reason reason O time O O title title',
  ],
  [
    'the name of a person is not the name of an event',
    'a woman named Greta repairs the boiler on Friday',
    'O O O title title title title O time',
    '000000001',
    'O O O title title title title O time',
  ],
  [
    'somebody who only asks for it is not a guest',
    'My aunt Nora asked me to fetch cake Saturday , call it Cake',
    'O O guest O O O title title time O O O title',
    '0000000010000',
    'O O reason O O O reason reason time O O O title',
  ],
  [
    'a name ends before the next request',
    'Friday , call it Letters and invite Jan',
    'time O O O title O O guest',
    '1000000p',
    'time O O O title O O guest',
  ],
  [
    'as whole days is not a name',
    'Oslo Monday , save it as whole days',
    'title time O O O O all_day all_day',
    '01000000',
    'title time O O O O all_day all_day',
  ],
])('%s', (_, message, roles, times, expected) =>
  expect(mended(message, roles, times, 'create')).toBe(expected),
);

it.each([
  [
    'an invitation for a pronoun is kept',
    'half an hour at eleven , invite him',
    'length length length O time O O O',
    '00000000',
    'create',
    'length length length O time O invite invite',
  ],
  [
    'a call with him is named',
    'a call with him named Maps at four',
    'O title O guest title title time time',
    '00000012',
    'create',
    'O reason O guest reason title time time',
  ],
  [
    'he is not who called',
    'a chat with him called Maps at four',
    'O title O guest O title time time',
    '00000012',
    'create',
    'O reason O guest O title time time',
  ],
  [
    'whoever an invitation goes to comes',
    'get an invitation off to her for four , call it Maps',
    'O O O O O O time time O O O title',
    '000000120000',
    'create',
    'O O O O O guest time time O O O title',
  ],
  [
    'a chat with him is with him',
    'a chat with him at four',
    'O title O O time time',
    '000012',
    'create',
    'O title O guest time time',
  ],
  [
    'a name ends before what is said of the wish',
    'friday all day call it Cottage one entry will do',
    'time all_day all_day O O title title title title title',
    '1000000000',
    'create',
    'time all_day all_day O O title filler filler reason reason',
  ],
  [
    'the Monday after, politely',
    'the same the monday after please',
    'O O time time O O',
    '001200',
    'again',
    'O O time time time O',
  ],
] as const)('%s', (_, message, roles, times, act, expected) =>
  expect(mended(message, roles, times, act)).toBe(expected),
);
