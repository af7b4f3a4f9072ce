import { describe } from 'vitest';
import { waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Fri 11:00-12:00 Kiln tour | by carla=accepted', 'Thu 09:00-10:00 Glazing'],
});

describe('what somebody else organises', () => {
  testConversations([
    [
      'is not offered to be moved, and it says whose it is',
      [
        '{change|move [target:the kiln tour] to [time:fri at 2pm]}',
        /only Carla.*can change Kiln tour/i,
        waiting(0),
      ],
    ],
    [
      'keeps its name and place',
      ['{change|rename [target:the kiln tour] to [title:kiln visit]}', /only Carla/i, waiting(0)],
    ],
    [
      'is not swapped',
      ['{swap|swap [target:glazing] and [target:the kiln tour]}', /somebody else|Carla/i, waiting(0)],
    ],
    [
      'can still be declined',
      ['{cancel|cancel [target:the kiln tour]}', waiting(1), { press: true }],
      {
        removes: ['Fri 11:00-12:00 Kiln tour | by carla=accepted'],
        adds: ['Fri 11:00-12:00 Kiln tour | by carla=declined'],
      },
    ],
    ['can still be shown as free', ['{change|show [target:the kiln tour] as [free:free]}', waiting(1)]],
  ]);
});
