import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 10:00-11:00 Kiln check | with ana',
    'Thu 15:00-16:00 Glazing',
    'Sat 11:00-12:00 Piano',
    'Sun 12:00-14:00 Roast | with ben',
  ],
});

describe('a question in which nothing is compared, counted or collides asks what is on', () => {
  testConversations([
    [
      'the total of two days',
      [
        '{ask_most|so what is the total plan for [time:Saturday and Sunday]}',
        /Piano.*Roast/s,
        not(/longest|busiest/i),
      ],
    ],
    [
      'their schedule',
      [
        '{ask_total|the total schedule for [time:Saturday and Sunday] please}',
        /Piano.*Roast/s,
        not(/3 hours/i),
      ],
    ],
    ['whom somebody meets', ['{ask_most|whom do I meet [time:on Sunday]?}', /Roast with Ben/]],
    [
      'what stands against somebody',
      ['{ask_clash|what, if anything, stands against me [time:tomorrow]}', /Kiln check/, not(/overlaps/)],
    ],
    ['a clash is still one', ['{ask_clash|does anything collide [time:tomorrow]?}', /Nothing overlaps/]],
    ['hours are still added', ['{ask_total|how much is booked [time:on Sunday]?}', /2 hours/]],
  ]);
});

describe('an hour elsewhere', () => {
  testConversations([
    [
      'is told on their own clock',
      ["{ask_zone|what's [time:3pm] [zone:Lisbon] in [zone:my] time}", /16:00 here is 15:00 in Lisbon/],
    ],
    [
      'is told, though the zone is part of the time',
      ['{ask_zone|what is [time:2pm Lisbon time on Thursday] here?}', /15:00 here is 14:00 in Lisbon/],
    ],
    [
      'is asked on about',
      [
        "{ask_zone|what's [time:2pm on Thursday] [zone:Lisbon] for me}",
        '{ask_agenda|what do I have [time:at that time]?}',
        /Glazing/,
      ],
    ],
    ['is looked up', ['{ask_zone|what do I have [time:at 2pm Lisbon time on Thursday]?}', /Glazing/]],
    [
      'stays an hour of their own',
      ["{ask_zone|what's [time:9am] in [zone:Tokyo]}", /09:00 here is 17:00 in Tokyo/],
    ],
  ]);
});

describe('so long from an hour', () => {
  testConversations([
    [
      'is a time that can be had',
      [
        '{find_time|is there [length:half an hour] with [guest:Ana] [time:on Thursday at 4]?}',
        /16:00–16:30/,
        not(/No time/),
      ],
    ],
    [
      'and none where something is',
      ['{find_time|is there [length:half an hour] [time:on Thursday at 3]?}', not(/15:00–15:30/)],
    ],
  ]);
});
