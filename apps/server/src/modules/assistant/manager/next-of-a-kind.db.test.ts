import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// The next of several that are called alike, two of a set, and where something was before.

const { testConversations } = notationTalk({
  has: [
    'Mon 09:00-09:40 Fitting Okafor',
    'Mon 15:00-15:40 Fitting Lund',
    'Tue 11:00-11:40 Fitting Brook',
    'Wed 13:00-14:00 Hall check',
    'Thu 10:00-10:45 House call Ash Road',
    'Thu 12:15-13:00 House call Mill Lane',
  ],
});

describe('the next of a kind', () => {
  testConversations([
    ['is the first that is still to come', ['{ask_until|how long until [target:my next fitting]?}', /Lund/]],
    [
      'also where it goes',
      ['{cancel|cancel [target:the next house call]}', approve],
      { removes: ['Thu 10:00-10:45 House call Ash Road'] },
    ],
  ]);
});

describe('two of a set', () => {
  testConversations([
    [
      'have a time between them',
      [
        '{ask_between|how long is there between [set:the two house calls] [old_time:on Thursday]?}',
        /1 hour 30 minutes/,
      ],
    ],
  ]);
});

describe('where it was', () => {
  const [FIRST, SECOND] = [
    '{change|move [target:the hall check] to [time:Thursday at 5pm]}',
    '{revise|no, [time:Friday at 2pm]}',
  ];
  testConversations([
    [
      'is what is said of it, of what was moved twice',
      [FIRST, SECOND, '{undo|put [target:the hall check] back where it was, [filler:Wednesday at 1pm]}'],
      {},
    ],
    [
      'is in doubt when it never was there',
      [FIRST, '{undo|put [target:the hall check] back where it was, [filler:at 6pm]}', /not sure/],
      { removes: ['Wed 13:00-14:00 Hall check'], adds: ['Thu 17:00-18:00 Hall check'] },
    ],
  ]);
});
