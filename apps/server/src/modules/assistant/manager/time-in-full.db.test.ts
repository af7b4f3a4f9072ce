import { describe } from 'vitest';
import { approve, deny, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Whatever was said of when shows in what is made of it, or it is named and asked about.

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:00 Rowing',
    'Thu 10:00-11:00 Tasting',
    'Fri 18:00-22:00 Night duty',
    'Fri..Sun Flea market',
  ],
});

describe('a new event', () => {
  testConversations([
    [
      'ends on the day that was said apart',
      ['{create|[title:Lena here] [time:from Tuesday] [end:until Thursday]}'],
      { adds: ['Tue..Thu Lena here'] },
    ],
    [
      'ends in the night that its hour leads to',
      ['{create|[title:Poker] [time:Saturday at 8] [end:half an hour after midnight]}'],
      { adds: ['Sat 20:00-00:30 Poker'] },
    ],
    [
      'begins at an hour that stands apart from its day',
      ['{create|[title:Poker] [start:at 3] [end:till 6] [time:on Wednesday]}'],
      { adds: ['Wed 15:00-18:00 Poker'] },
    ],
    [
      'keeps a night that stands before its hours',
      [
        '{create|[title:Owls] [time:tomorrow night] in the woods [time:from eleven until two in the morning]}',
      ],
      { adds: ['Tue 23:00-02:00 Owls'] },
    ],
    [
      'repeats only until the day that was said',
      ['{create|[title:Pottery] [time:every Tuesday at 18:00] [end:until 1 December]}'],
      { adds: ['Tue 18:00-19:00 Pottery | RRULE:FREQ=WEEKLY;COUNT=3'] },
    ],
    [
      'lasts as many whole days as were said',
      ['{create|[title:Hike] [length:three days] [time:from Tuesday]}'],
      { adds: ['Tue..Thu Hike'] },
    ],
    [
      'is proposed where its hours and its length do not agree',
      [
        '{create|[title:Poker] [time:on Wednesday at 3] [end:till 5] [length:an hour]}',
        /an hour/,
        waiting(1),
        deny,
      ],
    ],
    [
      'is proposed where an hour was said of a whole day',
      ['{create|[title:Poker] [time:on Wednesday at 3] [all_day:all day]}', /all day/, waiting(1), approve],
      { adds: ['Wed 15:00-16:00 Poker'] },
    ],
    [
      'is asked about where only its end was said',
      ['{create|[title:Poker] [time:on Wednesday afternoon] [end:till 6]}', '{answer|[time:at 4]}'],
      { adds: ['Wed 16:00-18:00 Poker'] },
    ],
  ]);
});
