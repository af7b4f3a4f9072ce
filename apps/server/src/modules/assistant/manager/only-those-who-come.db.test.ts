import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Fri 09:00-10:00 Sync | with reed, emma', 'Wed 10:00-11:00 Planning | with baker'],
});

describe('somebody who alone is to come', () => {
  testConversations([
    [
      'is the one of that name who was to be invited',
      [
        '{create|[title:quiz] [time:on Saturday at 5pm], with [guest:Emma] and [guest:Tom Reed]}',
        '{revise|[reason:Emma is ill], so only [guest:Tom]}',
        approve,
      ],
      { adds: ['Sat 17:00-18:00 quiz | with reed'] },
    ],
  ]);
});

describe('the same people', () => {
  testConversations([
    [
      'are those of what was just cancelled',
      [
        '{cancel|cancel [target:the sync]}',
        approve,
        '{create|a new [title:sync] [time:on Tuesday the 24th at 9am], [same_people:same crew]}',
        waiting(1),
        approve,
      ],
      {
        removes: ['Fri 09:00-10:00 Sync | with reed, emma'],
        adds: ['Tue+1 09:00-10:00 sync | with reed, emma'],
      },
    ],
  ]);
});
