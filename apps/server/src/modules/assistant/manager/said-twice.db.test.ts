import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { tell } = notationTalk({
  has: [
    'Thu 12:00-12:30 Optician',
    '2026-12-16 15:00-17:00 Recital',
    '2026-12-04..2026-12-07 Trip to Porto',
    'Sat+1 16:00-17:30 Tennis',
  ],
});

describe('a day of the month', () => {
  tell([
    [
      'is one of the month in which the event is',
      ['{change news|[target:the recital] is [time:on the 17th], [same_time:same hours]}'],
      { removes: ['2026-12-16 15:00-17:00 Recital'], adds: ['2026-12-17 15:00-17:00 Recital'] },
    ],
    [
      'up to which something lasts is its end',
      ['{change|make [target:the trip to Porto] [time:until Tuesday the 8th]}'],
      { removes: ['2026-12-04..2026-12-07 Trip to Porto'], adds: ['2026-12-04..2026-12-08 Trip to Porto'] },
    ],
  ]);
});

describe('a rhythm', () => {
  tell([
    [
      'alone says neither day nor hour',
      ['{create|put [title:office hours] in}', '{answer|let it repeat [time:every week]}', not(/booked/i)],
      {},
    ],
    [
      'is said behind a whole day',
      ['{create|[title:boiler check]: [time:3 December], [all_day:all day], [time:repeats every year]}'],
      { adds: ['2026-12-03 all-day boiler check | RRULE:FREQ=YEARLY'] },
    ],
  ]);
});

describe('once more', () => {
  tell([
    [
      'next week is the same day and hour of it',
      [
        '{create|[title:physio] [time:this thursday 17:00], [length:45 mins]}',
        '{again|same again [time:next week]}',
      ],
      { adds: ['Thu 17:00-17:45 physio', 'Thu+1 17:00-17:45 physio'] },
    ],
    [
      'at two hours of one day',
      ['{remind|remind me to [text:take my tablets] [time:today at 2pm] and again [time:at 8pm]}'],
      { reminders: ['take my tablets @ Mon 14:00', 'take my tablets @ Mon 20:00'] },
    ],
  ]);
});

describe('what was just spoken of', () => {
  tell([
    [
      'is the day of what was cancelled',
      [
        '{cancel|drop [target:the tennis]}',
        approve,
        '{create|put [title:movie night] in for [time:that day, 19:00 to 21:30]}',
      ],
      { removes: ['Sat+1 16:00-17:30 Tennis'], adds: ['Sat+1 19:00-21:30 movie night'] },
    ],
    [
      'is the only thing of the day that was asked about',
      [
        '{ask_agenda|what have I got [time:on Thursday]?}',
        '{revise|make it [time:Friday], [same_time:same time]}',
      ],
      { removes: ['Thu 12:00-12:30 Optician'], adds: ['Fri 12:00-12:30 Optician'] },
    ],
    [
      'a time in the reason is meant when there is no other',
      [
        '{create|[title:visit] [time:on Thursday, 3 to 5 pm]}',
        '{revise|[reason:he says from 16:00 to 18:00 suits him better]. change it}',
        waiting(1),
      ],
      { adds: ['Thu 15:00-17:00 visit'] },
    ],
  ]);
});

describe('a time that was said in full', () => {
  tell([
    [
      'does not give way to an event that is named beside it',
      [
        '{create|[title:lunch] from [after:the optician] [time:on Wednesday the 25th, 13:00 to 14:00]}',
        approve,
      ],
      { adds: ['2026-11-25 13:00-14:00 lunch'] },
    ],
    [
      'and then otherwise is asked about',
      [
        '{create|[title:leave], [time:from 4 to 7 December], [all_day:all day], hold on, [time:4 to 8 December]}',
        not(/booked/i),
      ],
      {},
    ],
  ]);
});
