import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Tue 09:00-10:00 Stocktake',
  'Tue 10:30-11:00 Courier',
  'Tue 14:00-15:00 Pottery',
  'Wed 11:00-12:00 Fitting | with ben',
  'Wed 16:00-16:40 Cello',
  'Thu 09:15-10:00 Tasting',
  'Thu 15:00-16:00 Physiotherapy',
  'Fri 18:00-22:00 Early watch',
];
const { tell } = notationTalk({ has: WEEK });

describe('a time that was just told', () => {
  tell([
    [
      'the second of those',
      [
        '{ask_free|which [length:half hours] are free [time:tomorrow between 9 and 12]?}',
        '{create|take [time:the second of those] for [title:photos]}',
      ],
      { adds: ['Tue 11:00-11:30 photos'] },
    ],
    [
      'that hour, and no longer than was asked for',
      [
        '{ask_free|where is the first free [length:hour] [time:tomorrow between 10:30 and 13]?}',
        '{create|fill [slot_of:that hour] with [title:drafts]}',
      ],
      { adds: ['Tue 11:00-12:00 drafts'] },
    ],
    [
      'the hour that something cancelled left behind',
      [
        '{cancel|[target:pottery] is off}',
        approve,
        '{create|put [title:ironing] in [same_time:that same hour]}',
      ],
      { removes: ['Tue 14:00-15:00 Pottery'], adds: ['Tue 14:00-15:00 ironing'] },
    ],
    [
      'the day after counts from the event',
      [
        '{ask_when|when is [target:the tasting]?}',
        '{change|they gave me [time:the day after] instead, [same_time:same time]}',
      ],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Fri 09:15-10:00 Tasting'] },
    ],
    [
      'the first thing of a day is that day’s',
      ['{ask_next|what is the first thing i have [time:on thursday]}', /tasting/i],
      {},
    ],
    [
      'who is met for something is known by it',
      ['{ask_when|when do i see [target:the physiotherapist]?}', /15:00/],
      {},
    ],
  ]);
});

describe('one more like it', () => {
  tell([
    [
      'of an event in the calendar, without one of its guests',
      [
        '{again|another [title:fitting] like [target:Wednesday’s], but [time:on Friday] and without [guest_out:Ben]}',
      ],
      { adds: ['Fri 11:00-12:00 Fitting'] },
    ],
    [
      'whose time is not understood is asked for',
      [
        '{create|[title:cello] [time:on Friday from 16:00 to 16:40]}',
        '{again|the same [time:a blue moon from now]}',
        /when/i,
      ],
      { adds: ['Fri 16:00-16:40 cello'] },
    ],
    [
      'a reminder that was moved, in the same half of the day',
      [
        '{remind|remind me [time:tomorrow at 8am] to [text:ring the lab]}',
        '{revise|make it [time:8.30]}',
        '{again|and the same [time:on Thursday at 8.30]}',
      ],
      { reminders: ['ring the lab @ Tue 08:30', 'ring the lab @ Thu 08:30'] },
    ],
  ]);
});

describe('two changes, or one', () => {
  tell([
    [
      'later at both ends is one move',
      ['{change|[target:the tasting] starts [shift:an hour later] and ends [end:an hour later], too}'],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Thu 10:15-11:00 Tasting'] },
    ],
    [
      'a shift is put right by a length',
      [
        '{change|push [target:the fitting] [shift:an hour later]}',
        '{revise|no, only [length:half an hour]}',
        approve,
      ],
      { removes: ['Wed 11:00-12:00 Fitting | with ben'], adds: ['Wed 11:30-12:30 Fitting | with ben'] },
    ],
    [
      'another day at the same time, and shorter',
      [
        '{change|make [target:the tasting] [time:Friday], [same_time:same time], [length:half an hour] is plenty}',
      ],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Fri 09:15-09:45 Tasting'] },
    ],
    [
      'what takes the place of what is cancelled is new',
      [
        '{cancel|delete [target:the early watch]} {change|I do [time:Saturday 14:00 to 22:00] instead, write it as [title:late watch]}',
        approve,
      ],
      { removes: ['Fri 18:00-22:00 Early watch'], adds: ['Sat 14:00-22:00 late watch'] },
    ],
    [
      'two change places, whichever words name them',
      [
        '{swap|swap [target:the two] [old_time:on Tuesday]: [target:pottery] goes to [time:9] and [target:the stocktake] takes [target:the 2pm]}',
      ],
      {
        removes: ['Tue 09:00-10:00 Stocktake', 'Tue 14:00-15:00 Pottery'],
        adds: ['Tue 14:00-15:00 Stocktake', 'Tue 09:00-10:00 Pottery'],
      },
    ],
    [
      'or only their days',
      [
        '{swap|swap [target:the cello] and [target:the tasting], [filler:i mean the days, the times can stay]}',
      ],
      {
        removes: ['Wed 16:00-16:40 Cello', 'Thu 09:15-10:00 Tasting'],
        adds: ['Thu 16:00-16:40 Cello', 'Wed 09:15-10:00 Tasting'],
      },
    ],
  ]);
});

describe('what it is called', () => {
  tell([
    [
      'by the name that was given to it',
      ['{create|[title:nights] [time:on Saturday 22:00 to 23:00], [title:call them Watch two]}'],
      { adds: ['Sat 22:00-23:00 Watch two'] },
    ],
    [
      'once, though it was said twice',
      ['{create|I joined a [title:choir]! put [title:Choir] in [time:on Saturday 19:00 to 20:00]}'],
      { adds: ['Sat 19:00-20:00 Choir'] },
    ],
    [
      'a day in its name is its day',
      ['{create|[title:Saturday brunch] [time:this week, from eleven until one]}'],
      { adds: ['Sat 11:00-13:00 Saturday brunch'] },
    ],
  ]);
});
