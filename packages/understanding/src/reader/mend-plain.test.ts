import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'what kind of thing it is belongs to its name',
    'appointment on Friday at four with the surveyor',
    'O time time time time O O title',
    '01222000',
    'create',
    'title time time time time title title title',
  ],
  [
    'another word before the time stays what it is',
    'tell them on Friday at four with the surveyor',
    'O O time time time time O O title',
    '001222000',
    'create',
    'O O time time time time O O title',
  ],
  [
    'waking somebody is the whole deed',
    'wake me up at six every day',
    'O O text time time time time',
    '0001222',
    'remind',
    'text text text time time time time',
  ],
  [
    'waking may be all that is said',
    'wake me at six',
    'O O time time',
    '0012',
    'remind',
    'text text time time',
  ],
  [
    'an alarm is something to be reminded of',
    'set an alarm for six',
    'O O O O time',
    '00001',
    'remind',
    'O O text O time',
  ],
  [
    'so late is so much later',
    'running late for the sync , ten minutes',
    'reason reason reason target target O length length',
    '000kk011',
    'change',
    'reason reason reason target target O shift shift',
  ],
  [
    'how it is booked is no part of the name',
    'provisionally book golf on Saturday',
    'title title title time time',
    '00012',
    'create',
    'filler O title time time',
  ],
  [
    'the day of all-day begins no time',
    'leave all-day from Monday to Wednesday',
    'title all_day all_day time time time time time',
    '00012222',
    'create',
    'title all_day all_day all_day time time time time',
  ],
  [
    'a place takes in a word that an event is called by, too',
    'change the place to Rehearsal Room One',
    'O O O O target place place',
    '0000k00',
    'change',
    'O O O O place place place',
  ],
  [
    'a place ends where it is told why',
    'to Mill Workshop , the fumes in the hall had us coughing',
    'O place place place place place place place place reason reason reason',
    '000000000000',
    'change',
    'O place place O reason reason reason reason reason reason reason reason',
  ],
] as const)('%s', (_, message, roles, times, act, wanted) => {
  expect(mended(message, roles, times, act)).toBe(wanted);
});
