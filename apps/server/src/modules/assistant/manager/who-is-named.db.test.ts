import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Wed 11:00-12:00 Tasting | with carla', 'Thu 10:00-11:00 Rehearsal'],
});

describe('a name and who is meant', () => {
  testConversations([
    [
      'somebody whose name only begins like one that is known',
      ['{create|[title:tea] with [guest:Lindora] [time:tomorrow at 4]}', waiting(0)],
      { adds: ['Tue 16:00-17:00 Tea with Lindora'] },
    ],
    [
      'a name that is cut short',
      ['{create|[title:tea] with [guest:Carl] [time:tomorrow at 4]}', approve],
      { adds: ['Tue 16:00-17:00 Tea with Carla | with carla'] },
    ],
    [
      'a pronoun next to a name is somebody else',
      [
        '{ask_free|is [person:Emma] free [time:on Wednesday at 3]?}',
        '{create|then [title:tea] with [guest:Ben] and [guest:her]}',
        approve,
      ],
      { adds: ['Wed 15:00-16:00 Tea with Ben and Emma | with ben, emma'] },
    ],
    [
      'also where somebody is added',
      [
        '{ask_who|who is at [target:the tasting]?}',
        '{change|invite [guest:her] and [guest:Dev] to [target:the rehearsal]}',
        approve,
      ],
      { removes: ['Thu 10:00-11:00 Rehearsal'], adds: ['Thu 10:00-11:00 Rehearsal | with dev, carla'] },
    ],
    [
      'and it is the same one where she is named before',
      [
        '{create|[title:tea] with [guest:Ana] [time:tomorrow at 4],} {create|and invite [guest:her]}',
        not(/When/),
        approve,
      ],
      { adds: ['Tue 16:00-17:00 Tea with Ana | with ana'] },
    ],
    [
      "of somebody whom nobody knows one's own time is no answer",
      [
        '{ask_free|is [person:Odile] free [time:tomorrow at 3]?}',
        /can't tell.*Odile's calendar/,
        '{ask_free|are [person:both of us] free [time:tomorrow at 4]?}',
        /you're free/,
      ],
    ],
    [
      'nor are they free because others are',
      [
        '{ask_free|are [person:Ben] and [person:Odile] free [time:tomorrow at 3]?}',
        /Ben Okafor is free.*Odile's calendar/,
      ],
      {},
      { busy: { ben: [] } },
    ],
  ]);
});
