import { describe } from 'vitest';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Something made just now, once more.

const { testConversations } = notationTalk({});

describe('the same again', () => {
  testConversations([
    [
      'the week after is as long, on the same weekday',
      ['{create|[title:sewing] [time:on Friday from 18 to 20:30]}', '{again|the same [time:the week after]}'],
      { adds: ['Fri 18:00-20:30 Sewing', 'Fri+1 18:00-20:30 Sewing'] },
    ],
    [
      'the day after has the hours that it says',
      [
        '{create|[title:sewing] [time:on Friday from 18 to 20:30]}',
        '{again|and again [time:the day after from 11 to 12]}',
      ],
      { adds: ['Fri 18:00-20:30 Sewing', 'Sat 11:00-12:00 Sewing'] },
    ],
    [
      'of a whole day is a whole day',
      [
        '{create|[title:holiday] [time:on Friday], [all_day:all day]}',
        '{again|same again [time:the day after]}',
      ],
      { adds: ['Fri all-day Holiday', 'Sat all-day Holiday'] },
    ],
  ]);
});
