import { describe } from 'vitest';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 10:00-11:00 Job Price',
    'Tue 14:00-16:00 Job Ward',
    'Wed 08:00-10:00 Leak Foster',
    'Thu 13:30-15:00 Choir practice | at Hall',
  ],
});

describe('reminders before several', () => {
  testConversations([
    [
      'are one each for what the message books',
      [
        '{create|[title:dentist] [time:thursday at 9]} {create|and [title:lunch with mum] [time:sunday at 1pm],} {remind|remind me [lead:an hour] before [before:each one]}',
      ],
      {
        adds: ['Thu 09:00-10:00 dentist', 'Sun 13:00-14:00 lunch with mum'],
        reminders: ['dentist @ Thu 08:00', 'lunch with mum @ Sun 12:00'],
      },
    ],
    [
      'are one each for those of a week',
      ['{notify|[text:remind me an hour before every job this week]}'],
      { reminders: ['job price @ Tue 09:00', 'job ward @ Tue 13:00'] },
    ],
    [
      'name what an undo takes away',
      ['{remind|remind me [lead:an hour] before [before:choir practice]}', '{undo|undo}', /choir practice/i],
    ],
    [
      'comes in the morning where the event lasts all day',
      [
        "{create|[title:Mum's birthday] [time:on the 28th], all day} {remind|and remind me [lead:two days] before to [text:buy flowers]}",
        /Thu 26 November at 09:00/,
      ],
      {
        adds: ["2026-11-28 all-day Mum's birthday"],
        reminders: ['buy flowers @ 2026-11-26 09:00'],
      },
    ],
  ]);
});

describe('on a Thursday at eleven', () => {
  const { testConversations: testOnThursday } = notationTalk({ now: '2026-11-19T11:07' });
  testOnThursday([
    [
      "Thursday morning is next week's",
      ['{remind|remind me [time:thursday morning] to [text:check the drawings]}'],
      { reminders: ['check the drawings @ Thu+1 09:00'] },
    ],
    [
      'Thursday evening may be either',
      ['{remind|remind me [time:thursday evening] to [text:check the drawings]}', /today at 18:00 or/],
      {},
    ],
  ]);
});
