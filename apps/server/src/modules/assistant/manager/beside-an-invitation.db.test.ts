import { describe } from 'vitest';
import { waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Fri 11:00-12:00 Kiln tour | by carla=needsAction'],
});

describe('a block for oneself next to an invitation', () => {
  testConversations([
    [
      'is their own wish, and booked',
      [
        '{accept|accept [target:the kiln tour]}, {create|and block [time:fri 3-3:30] for me, call it [title:prep]}',
        waiting(1),
      ],
      { adds: ['Fri 15:00-15:30 prep'] },
    ],
  ]);
});
