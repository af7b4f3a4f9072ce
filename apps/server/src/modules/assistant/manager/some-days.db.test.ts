import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Mon 12:00-12:30 Huddle | RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'],
});

describe('some days of a series', () => {
  testConversations([
    ['go, and no others', ['{cancel|no [target:huddle] [old_time:on Fridays] any more}', /Fri 20 Nov/], {}],
    [
      'go in one week',
      ['{cancel|skip [target:huddle] [old_time:this Wednesday and Friday]}', approve],
      {
        removes: ['Wed 12:00-12:30 Huddle', 'Fri 12:00-12:30 Huddle'],
      },
    ],
    [
      'at another hour move no other days',
      [
        '{change news|[target:huddle] [old_time:on Wednesdays] is [time:at 3pm] [onwards:from now on]}',
        /on Wednesdays/,
        approve,
      ],
      { removes: ['Wed 12:00-12:30 Huddle'], adds: ['Wed 15:00-15:30 Huddle'] },
    ],
    [
      'of one week move without a question for each',
      ['{change|move [set:all huddles] [old_time:this week] to [time:1pm]}'],
      {
        removes: ['Mon 12:00-12:30 Huddle', 'Wed 12:00-12:30 Huddle', 'Fri 12:00-12:30 Huddle'],
        adds: ['Mon 13:00-13:30 Huddle', 'Wed 13:00-13:30 Huddle', 'Fri 13:00-13:30 Huddle'],
      },
    ],
  ]);
});
