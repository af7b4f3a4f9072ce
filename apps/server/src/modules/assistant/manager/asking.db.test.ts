import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Tue 07:30-08:30 Sculling',
  'Tue 10:30-12:00 Pottery',
  'Tue 18:30-20:00 Debating',
  'Wed 14:00-15:00 Parish council',
  'Wed 14:30-15:30 Farrier',
  'Fri 15:00-16:00 Barbering',
  'Fri 20:00-22:00 Recital',
  'Sun 09:00-10:00 Matins',
  '2026-11-24 12:00-13:00 Tax adviser',
  '2026-12-03 14:00-15:00 Notary',
];
const { testConversations } = notationTalk({ has: WEEK });

describe('whether it is then', () => {
  testConversations([
    ['in the morning', ['{ask_when|[target:sculling] starts [time:at 7:30], right?}', /^Yes: Sculling/]],
    ['in the evening', ['{ask_when|[target:debating] is [time:at half past six], no?}', /^Yes: Debating/]],
    ['on a day', ['{ask_when|and [target:matins] [old_time:on Sunday] is [time:9]?}', /^Yes: Matins/]],
    ['by its day and hour', ['{ask_when|is [target:the recital] [time:on Friday at 8]?}', /^Yes: Recital/]],
    ['on another day', ['{ask_when|is [target:the recital] [time:on Thursday at 8]?}', /^No: Recital/]],
    ['in the other half of the day', ['{ask_when|is [target:sculling] [time:at 7:30pm]?}', /^No: Scull/]],
    ['on a digital clock', ['{ask_when|is [target:debating] [time:at 06:30]?}', /^No: Debating/]],
    ['at another hour', ['{ask_when|[target:sculling] is [time:at 8], correct?}', /^No: Sculling/]],
    ['when it ends', ['{ask_when|[target:sculling] is over [time:at 8:30], right?}', /^Yes: Sculling/]],
    ['part of a day', ['{ask_when|is [target:pottery] [time:in the morning]?}', /^Yes: Pottery/]],
    ['another part of a day', ['{ask_when|is [target:pottery] [time:in the evening]?}', /^No: Pottery/]],
    ['one day or another', ['{ask_when|is [target:pottery] [time:on Monday or Tuesday]?}', /^Pottery/]],
    [
      'one hour or another',
      ['{ask_when|is [target:pottery] [time:tomorrow at 10] or [time:10:30]?}', /^Pottery/],
    ],
  ]);
});

describe('a part of a day', () => {
  testConversations([
    ['early', ['{ask_agenda|anything [time:early tomorrow]?}', /sculling/i, not(/debating/i)]],
    ['late', ['{ask_agenda|what is on [time:late on Friday]?}', /recital/i, not(/barbering/i)]],
    ['late, with nothing', ['{ask_agenda|is there something [time:late Wednesday]?}', /^Nothing/]],
    ['before an hour', ['{ask_agenda|anything [time:before 10 tomorrow]?}', /scull/i, not(/pott/i)]],
  ]);
});

describe('without a day of its own', () => {
  testConversations([
    [
      'the same day, from when to when',
      [
        '{ask_free|free [time:Friday 1-2]?}',
        '{again|[time:3.30-4.30] [same_day:same day]?}',
        /not free: barbering/i,
      ],
    ],
    [
      'the rest of the day that was told',
      [
        '{ask_agenda|what is on [time:on Friday]?}',
        '{again|anything [time:after 6]?}',
        /recital/i,
        not(/barb/i),
      ],
    ],
    [
      'somebody else’s time',
      [
        '{ask_free|is [person:Ana] free [time:tomorrow at 2]?}',
        /^Yes/,
        '{ask_free|and [time:at 3], are [person:they] both free?}',
        /^No, Ana/,
      ],
      {},
      { busy: { ana: ['Tue 15:00-16:00'] } },
    ],
    [
      'but not of another day, when it is a question of its own',
      [
        '{ask_agenda|what is on [time:on Friday]?}',
        '{ask_free|am I free [time:at 3 in the afternoon]?}',
        /today/,
      ],
    ],
    [
      'what was just booked',
      [
        '{create|[title:dentist] [time:3 December 9am]}',
        '{ask_agenda|what else is [time:that day]?}',
        /notary/i,
        not(/sculling/i),
      ],
      { adds: ['2026-12-03 09:00-10:00 dentist'] },
    ],
    [
      'the hour of a reminder',
      [
        '{remind|remind me to [text:ring Gran] [time:on Wednesday at 14:30]}',
        '{ask_agenda|anything on [time:at that hour]?}',
        /farrier/i,
        not(/sculling|today/i),
      ],
      { reminders: ['ring Gran @ Wed 14:30'] },
    ],
    [
      'the weekday before it',
      [
        '{create|[title:haircut] [time:on 25 November at 10]}',
        '{ask_agenda|what is on [time:the Tuesday before]?}',
        /tax adviser/i,
        not(/sculling/i),
      ],
      { adds: ['2026-11-25 10:00-11:00 haircut'] },
    ],
    [
      'all the days of it',
      [
        '{create|[title:Lisbon] [time:from 23 to 25 November]}',
        '{ask_agenda|and what else is [time:in those days]?}',
        /tax adviser/i,
        not(/sculling/i),
      ],
      { adds: ['2026-11-23..2026-11-25 Lisbon'] },
    ],
    [
      'the day of an event that was told',
      [
        '{ask_agenda|what is on [time:on Friday]?}',
        '{ask_when|when is [target:the notary]?}',
        '{ask_agenda|what else is [time:that day]?}',
        /notary/i,
        not(/recital/i),
      ],
    ],
  ]);
});

describe('when somebody is free', () => {
  testConversations([
    [
      'on a morning, before noon',
      [
        '{ask_free|when [time:on Thursday morning] is [person:Ana] free, [time:before 12]? I need [length:half an hour]}',
        /Thu 19 Nov 10:00–12:00/,
        not(/tomorrow|Wed/),
      ],
      {},
      { now: '2026-11-17T19:00', busy: { ana: ['Thu 09:00-10:00'] } },
    ],
    [
      'on a day, before an hour',
      [
        '{ask_free|when is [person:Ana] free [time:on Thursday before 11]?}',
        /Thu 19 Nov 10:00–11:00/,
        not(/tomorrow|Wed/),
      ],
      {},
      { now: '2026-11-17T19:00', busy: { ana: ['Thu 09:00-10:00'] } },
    ],
  ]);
});

describe('the last of several', () => {
  testConversations([
    ['of a day', ['{ask_next|what is the last thing [time:on Friday]?}', /recital/i, not(/barbering/i)]],
    ['of today', ['{ask_next|my last one [time:today] now?}', /debating/i], {}, { now: '2026-11-17T09:00' }],
    ['of a week', ['{ask_agenda|what is the last event [time:this week]?}', /matins/i, not(/recital/i)]],
    ['of a day with nothing', ['{ask_next|what is my last thing [time:on Thursday]?}', /^Nothing/]],
    [
      'and not what was last',
      ['{ask_last|when did I last have [target:the farrier]?}', not(/14:30/)],
      {},
      { has: [...WEEK, '2026-11-04 09:00-10:00 Farrier'] },
    ],
    [
      'of a series that was just booked',
      [
        '{create|[title:Zumba] [time:every Thursday at 7pm, 4 times]}',
        '{ask_when|and when is [target:the last one]?}',
        /Thu 10 Dec/,
        '{ask_until|what is the date of [time:the last one]?}',
        /Thu 10 Dec/,
      ],
      {
        adds: [
          '2026-11-19 19:00-20:00 Zumba',
          '2026-11-26 19:00-20:00 Zumba',
          '2026-12-03 19:00-20:00 Zumba',
          '2026-12-10 19:00-20:00 Zumba',
        ],
      },
    ],
    [
      'of what was listed',
      ['{ask_agenda|what is on [time:tomorrow]?}', '{ask_when|when is [target:the last one]?}', /debating/i],
    ],
  ]);
});

describe('how long there is', () => {
  testConversations([
    [
      'from the end of what was asked about to the other, on one day',
      [
        '{ask_when|when does [target:sculling] finish?}',
        '{ask_until|and how long have I got before [target:pottery]?}',
        /2 hours: Sculling ends at 0?8:30/,
      ],
    ],
    [
      'from now, to something on another day',
      [
        '{ask_when|when does [target:sculling] finish?}',
        '{ask_until|and how long until [target:matins]?}',
        /^In 6 days: Matins/,
      ],
    ],
  ]);
});

describe('two things at once', () => {
  testConversations([
    [
      'however they were taken',
      [
        '{ask_agenda|do I have [set:two things] at once anywhere [time:this week]?}',
        /parish council.*overlaps with farrier/i,
        not(/recital/i),
      ],
    ],
    ['of a day', ['{ask_free|am I double booked [time:on Wednesday]?}', /overlaps with farrier/i]],
    [
      'and none',
      ['{ask_agenda|have I [set:two things] at the same time [time:on Friday]?}', not(/recital/i)],
    ],
  ]);
});

describe('two things, with an hour that is none', () => {
  testConversations([
    [
      'all of the day',
      [
        '{ask_count|are any [set:two of my bookings] at [time:the same time on Wednesday]?}',
        /overlaps with farrier/i,
      ],
    ],
  ]);
});

describe('what nothing is called', () => {
  testConversations([
    [
      'is said, and what there is',
      [
        '{ask_agenda|what [set:wedding stuff] do I have [time:on Friday]?}',
        /^Nothing called 'wedding stuff'/,
        /recital/i,
      ],
    ],
    [
      'only where there is something',
      ['{ask_agenda|any [set:wedding stuff] [time:on Thursday]?}', /^Nothing on/],
    ],
    [
      'on a day',
      [
        '{ask_when|what time am I at [target:the tailor] [old_time:on Friday]?}',
        /find an event like/i,
        /barbering/i,
      ],
    ],
    [
      'of what was just moved',
      [
        '{change|move [target:barbering] to [time:Friday 16:30]}',
        '{ask_when|so what time am I at [target:the tailor]?}',
        /find an event like/i,
        /16:30.*barbering/i,
      ],
      { removes: ['Fri 15:00-16:00 Barbering'], adds: ['Fri 16:30-17:30 Barbering'] },
    ],
    [
      'and nothing of anything else',
      [
        '{ask_when|when is [target:sculling]?}',
        '{ask_when|and when is [target:the regatta]?}',
        /find an event like/i,
        not(/sculling/i),
      ],
    ],
  ]);
});

describe('early and late, for free time', () => {
  testConversations([
    ['late', ['{ask_free|am I free [time:late on Friday]?}', /17:00–20:00/, not(/12:00/)]],
    ['first thing', ['{ask_next|anything [time:first thing Wednesday]?}', /^Nothing on Wed/]],
    [
      'with whom',
      ['{ask_free|when is [person:Ana] free [time:on Thursday]?}', /^Free for you and Ana/],
      {},
      { busy: { ana: ['Thu 09:00-10:00'] } },
    ],
  ]);
});
