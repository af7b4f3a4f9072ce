import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Thu 12:00-12:30 Upholsterer',
    '2026-12-16 15:00-17:00 Recital',
    '2026-12-04..2026-12-07 Trip to Ghent',
    'Sat+1 16:00-17:30 Tennis',
  ],
});

describe('a day of the month', () => {
  testConversations([
    [
      'is one of the month in which the event is',
      ['{change news|[target:the recital] is [time:on the 17th], [same_time:same hours]}'],
      { removes: ['2026-12-16 15:00-17:00 Recital'], adds: ['2026-12-17 15:00-17:00 Recital'] },
    ],
    [
      'up to which something lasts is its end',
      ['{change|make [target:the trip to Ghent] [time:until Wednesday the 9th]}'],
      { removes: ['2026-12-04..2026-12-07 Trip to Ghent'], adds: ['2026-12-04..2026-12-09 Trip to Ghent'] },
    ],
  ]);
});

describe('a rhythm', () => {
  testConversations([
    [
      'alone says neither day nor hour',
      ['{create|add [title:surgery hours]}', '{answer|[time:every week]}', not(/booked/i)],
      {},
    ],
    [
      'is said behind a whole day',
      ['{create|[title:boiler check] [time:9 December], [all_day:all day], [time:repeating every year]}'],
      { adds: ['2026-12-09 all-day boiler check | RRULE:FREQ=YEARLY'] },
    ],
  ]);
});

describe('once more', () => {
  testConversations([
    [
      'next week is the same day and hour of it',
      [
        '{create|[title:piano] [time:this friday 16:00], [length:40 mins]}',
        '{again|and once more [time:next week]}',
      ],
      { adds: ['Fri 16:00-16:40 piano', 'Fri+1 16:00-16:40 piano'] },
    ],
    [
      'at two hours of one day',
      ['{remind|remind me to [text:stretch] [time:today at 1pm] and once more [time:at 6pm]}'],
      { reminders: ['stretch @ Mon 13:00', 'stretch @ Mon 18:00'] },
    ],
  ]);
});

describe('what was just spoken of', () => {
  testConversations([
    [
      'is the day of what was cancelled',
      [
        '{cancel|drop [target:the tennis]}',
        approve,
        '{create|[title:games night] [time:that day, 19:15 to 21:15] instead}',
      ],
      { removes: ['Sat+1 16:00-17:30 Tennis'], adds: ['Sat+1 19:15-21:15 games night'] },
    ],
    [
      'is the only thing of the day that was asked about',
      ['{ask_agenda|[time:Thursday]?}', '{revise|to [time:Friday] please, [same_time:same hours]}'],
      { removes: ['Thu 12:00-12:30 Upholsterer'], adds: ['Fri 12:00-12:30 Upholsterer'] },
    ],
    [
      'a time in the reason is meant when there is no other',
      [
        '{create|[title:rehearsal] [time:on Friday, 2 to 4 pm]}',
        '{revise|[reason:they would rather have it from 15:00 to 17:00]. do that}',
        waiting(1),
      ],
      { adds: ['Fri 14:00-16:00 rehearsal'] },
    ],
  ]);
});

describe('a time that was said in full', () => {
  testConversations([
    [
      'wins over an event that is named with it',
      [
        '{create|[title:tea] from [after:the upholsterer] [time:on Tuesday the 24th, 14:15 to 15:00]}',
        approve,
      ],
      { adds: ['2026-11-24 14:15-15:00 tea'] },
    ],
    [
      'and then otherwise is asked about',
      [
        '{create|[title:leave], [time:from 10 to 12 December], [all_day:all day], or rather [time:10 to 14 December]}',
        not(/booked/i),
      ],
      {},
    ],
  ]);
});
