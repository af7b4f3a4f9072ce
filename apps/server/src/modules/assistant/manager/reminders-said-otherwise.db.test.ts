import { describe } from 'vitest';
import { waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 12:00-13:00 Choir',
    'Thu 17:30-18:15 Pilates',
    '2026-11-28 all-day Aunt Vera birthday',
    '2026-12-05 all-day Uncle Piet birthday',
  ],
});

const RING = '{remind|remind me [time:today at 15:00] to [text:ring Paul]}';

describe('when a reminder comes', () => {
  testConversations([
    [
      'is at the only hour that is said with its rhythm',
      [
        '{remind|he wants them [time:every morning], so remind me [time:every day at 7am] of [text:the pills], [time:Sundays too]}',
      ],
      { reminders: ['the pills @ cron 0 7 * * *'] },
    ],
    [
      'is at both hours that are said in one breath',
      ['{remind|remind me of [text:the form] [time:on Tuesday at 5pm and again on Thursday at 9am]}'],
      { reminders: ['the form @ Tue 17:00', 'the form @ Thu 09:00'] },
    ],
    [
      'is at its hour on each of several days, but for one that is left out',
      [
        '{remind|remind me [time:from Monday to Thursday next week at 4pm] to [text:feed the dog], not on [retracted:Wednesday]}',
      ],
      {
        reminders: ['feed the dog @ Mon+1 16:00', 'feed the dog @ Tue+1 16:00', 'feed the dog @ Thu+1 16:00'],
      },
    ],
    [
      'has nothing to do with the day on which something else is called off',
      [
        '{cancel|cancel [target:choir] [old_time:tomorrow]} {remind|and remind me [time:at 6] to [text:pay the plumber]}',
        waiting(1),
      ],
      { reminders: ['pay the plumber @ Mon 18:00'] },
    ],
    [
      'is when the day ends, where that was asked about',
      [
        '{ask_when|when am I done [time:on Thursday]?}',
        /Pilates/,
        '{remind|remind me [time:then] to [text:lock the shed]}',
      ],
      { reminders: ['lock the shed @ Thu 18:15'] },
    ],
  ]);
});

describe('a reminder that is put right', () => {
  testConversations([
    [
      'has another name in it',
      [RING, '{revise|not [retracted:Paul], [guest:Marta]}', waiting(0)],
      { reminders: ['ring Marta @ Mon 15:00'] },
    ],
    [
      'is the one of the day that is said',
      [
        '{remind|remind me [time:wednesday at 6pm] to [text:call gran]}',
        '{remind|and remind me [time:friday at 6pm] to [text:call gran]}',
        '{change_reminder|[target:the friday reminder] [time:to 7pm]}',
      ],
      { reminders: ['call gran @ Wed 18:00', 'call gran @ Fri 19:00'] },
    ],
    [
      'is the one that any of the words name',
      [
        '{remind|remind me [time:wednesday at 8am] to [text:feed the ferrets]}',
        '{change_reminder|[target:the thing from before], [target:about the ferrets], [time:thursday]}',
      ],
      { reminders: ['feed the ferrets @ Thu 08:00'] },
    ],
  ]);
});

describe('the same as for another event', () => {
  testConversations([
    [
      'is as long before that one, with what is wanted instead',
      [
        "{remind|remind me [lead:2 days] before [before:Vera's birthday] [time:at 10] to [text:buy a card]}",
        "{again|same for [target:Uncle Piet's], [text:a bottle instead of a card]}",
      ],
      { reminders: ['buy a card @ 2026-11-26 10:00', 'buy a bottle @ 2026-12-03 10:00'] },
    ],
  ]);
});
