import { describe } from 'vitest';
import { notationTalk } from '../../../../test/notation-talk.ts';

// A question that is open again behind something newer: what puts that right is no answer.

const { testConversations } = notationTalk({
  has: ['Tue 15:00-16:00 Flute lesson', 'Wed 10:00-11:00 Grant review'],
});

describe('a question behind a newer deed', () => {
  testConversations([
    [
      'says what it is about, and leaves the correction of a reminder to the reminder',
      [
        '{change|move [target:the grant review]}',
        '{remind|remind me [time:at six tonight] to [text:ring Otto]}',
        /Still open: When should I move it to\? \(Grant review\)/,
        '{answer|actually [time:at seven]}',
      ],
      { reminders: ['ring Otto @ Mon 19:00'] },
    ],
    [
      'is still answered once that is put right',
      [
        '{change|move [target:the grant review]}',
        '{remind|remind me [time:at six tonight] to [text:ring Otto]}',
        '{answer|actually [time:at seven]}',
        '{answer|[time:Thursday at two]}',
      ],
      {
        reminders: ['ring Otto @ Mon 19:00'],
        removes: ['Wed 10:00-11:00 Grant review'],
        adds: ['Thu 14:00-15:00 Grant review'],
      },
    ],
    [
      'does not take the day that was wrong of another event',
      [
        '{change|move [target:the grant review]}',
        '{change|move [target:the flute lesson] to [time:Thursday]}',
        '{revise|oops, [time:Friday]}',
      ],
      { removes: ['Tue 15:00-16:00 Flute lesson'], adds: ['Fri 15:00-16:00 Flute lesson'] },
    ],
    [
      'does not take a length, when it asked for a time',
      [
        '{create|book [title:a facial]}',
        '{create|[title:choir] [time:on Thursday at 7pm]}',
        '{answer|[length:half an hour]}',
        '{answer|[time:Friday at 4pm]}',
      ],
      { adds: ['Thu 19:00-19:30 choir', 'Fri 16:00-17:00 facial'] },
    ],
    [
      'takes a day and an hour that are said to it',
      [
        '{create|book [title:a facial]}',
        '{create|[title:choir] [time:on Thursday at 7pm]}',
        '{answer|make it [time:Friday at 4pm]}',
      ],
      { adds: ['Thu 19:00-20:00 choir', 'Fri 16:00-17:00 facial'] },
    ],
    [
      'leaves an hour alone to what is new',
      [
        '{create|book [title:a facial]}',
        '{create|[title:choir] [time:on Thursday at 7pm]}',
        '{answer|make it [time:8]}',
      ],
      { adds: ['Thu 20:00-21:00 choir'] },
    ],
  ]);
});
