import { describe } from 'vitest';
import { approve, deny, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Whatever was said about the time shows in the result, or is named and asked about.

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
      'ends on the day that was said separately',
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

describe('a change', () => {
  const MOVED = (adds: string) => ({ removes: ['Thu 10:00-11:00 Tasting'], adds: [adds] });
  testConversations([
    [
      'goes to the day that stands apart from its beginning',
      ['{change|[target:the tasting] [time:Wednesday] [start:at one] [end:at three]}'],
      MOVED('Wed 13:00-15:00 Tasting'),
    ],
    [
      'goes on by days, then to the hour',
      ['{change|[target:the tasting] [shift:by a week] [time:at 3]}'],
      MOVED('Thu+1 15:00-16:00 Tasting'),
    ],
    [
      'ends half an hour after midnight, which is no half hour more',
      ['{change|[target:the night duty] [end:till half an hour after midnight]}'],
      { removes: ['Fri 18:00-22:00 Night duty'], adds: ['Fri 18:00-00:30 Night duty'] },
    ],
    [
      'takes an end that is said twice as one',
      ['{change|[target:the night duty] now [time:twenty minutes after midnight], so [end:till 00:20]}'],
      { removes: ['Fri 18:00-22:00 Night duty'], adds: ['Fri 18:00-00:20 Night duty'] },
    ],
    [
      'keeps only the named days of a stay',
      ['{change|[target:the flea market] is only [time:fri and sat]}'],
      { removes: ['Fri..Sun Flea market'], adds: ['Fri..Sat Flea market'] },
    ],
    [
      'goes to the first time that suits, where that was said within the time',
      ['{change|[target:the tasting] to [time:Thursday, the first slot from 3pm]}'],
      MOVED('Thu 15:00-16:00 Tasting'),
    ],
    [
      'is proposed where a shift and an hour do not agree',
      [
        '{change|[target:the tasting] [shift:an hour later] [time:at two]}',
        /an hour later/,
        waiting(1),
        deny,
      ],
    ],
    [
      'is proposed where one of two times was left open',
      ['{change|[target:the tasting] to [time:Thursday at 3] or [time:Wednesday at 4]}', waiting(1), deny],
    ],
    [
      'is proposed where its length and its ends do not agree',
      [
        '{change|[target:the tasting] [time:Wednesday from one to three] [length:an hour]}',
        /an hour/,
        waiting(1),
        deny,
      ],
    ],
    [
      'counts that weekday from the week that is spoken of',
      [
        '{create|[title:Panel] [time:on Tuesday the 24th at 2]}',
        '{create|[title:Notes] [time:that Friday at 9]}',
      ],
      { adds: ['Tue+1 14:00-15:00 Panel', 'Fri+1 09:00-10:00 Notes'] },
    ],
  ]);
});
