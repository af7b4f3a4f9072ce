import { describe } from 'vitest';
import { notationTalk } from '../../../../test/notation-talk.ts';

// What is said of a wish apart from it: how far a series goes, until when the next one is, which gap is meant.

const { testConversations } = notationTalk({
  has: ['Tue 09:00-10:30 Budget', 'Tue 11:00-12:00 Therapist', 'Tue 13:00-17:00 Observations'],
});

describe('how far a series goes', () => {
  testConversations([
    [
      'counts, wherever it is said',
      [
        "{create|[title:dancing] is [time:Thursdays 7pm to 9pm starting this Thursday], [filler:there's four of them altogether]}",
      ],
      { adds: ['Thu 19:00-21:00 dancing | RRULE:FREQ=WEEKLY;COUNT=4'] },
    ],
    [
      'is not how long each lasts',
      ['{create|[title:dancing] is [time:Thursdays 7pm to 9pm, six times], [length:one a week]}'],
      { adds: ['Thu 19:00-21:00 dancing | RRULE:FREQ=WEEKLY;COUNT=6'] },
    ],
    [
      'is not what a story counts',
      [
        '{create|[reason:I went three times last year], [title:dancing] [time:Thursdays 7pm to 9pm until 3 December]}',
      ],
      { adds: ['Thu 19:00-21:00 dancing | RRULE:FREQ=WEEKLY;COUNT=3'] },
    ],
  ]);
});

describe('the same again', () => {
  testConversations([
    [
      'may end earlier on its day',
      [
        '{create|[title:inspection] [time:Wednesday 8 to 10 in the morning]}',
        '{again|same again [time:on Thursday] but only [time:till 9]}',
      ],
      { adds: ['Wed 08:00-10:00 inspection', 'Thu 08:00-09:00 inspection'] },
    ],
  ]);
});

describe('the first half hour', () => {
  testConversations([
    [
      'of the gap that was answered is in it',
      [
        '{ask_free|what is my longest gap [time:tomorrow between 9 and 3]?}',
        /12:00–13:00/,
        '{create|put [title:the call] in the [earliest:first] [length:half hour] of that gap}',
      ],
      { adds: ['Tue 12:00-12:30 call'] },
    ],
  ]);
});

describe('what no calendar tells', () => {
  testConversations([
    [
      'is asked about, taken for a question about free time',
      [
        '{create if 2|book [title:rowing] [time:on Friday at 6pm]} {ask_free|unless it pours}',
        /not sure about: unless it pours/,
      ],
      {},
    ],
    [
      'free time it does tell',
      ['{create if 2|book [title:rowing] [time:on Friday at 6pm]} {ask_free|if I am free}'],
      { adds: ['Fri 18:00-19:00 rowing'] },
    ],
  ]);
});
