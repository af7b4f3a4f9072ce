import { describe } from 'vitest';
import { not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 10:30-11:00 Courier | video',
    'Thu 09:15-10:00 Tasting',
    'Fri 16:30-17:00 Launch | with dev | by carla=declined',
  ],
});

describe('an answer without a word around it', () => {
  testConversations([
    [
      'a name',
      ['{create|block [time:Saturday from 9:00 to 10:00]}', /call it/i, '{chat|Munich}'],
      { adds: ['Sat 09:00-10:00 Munich'] },
    ],
    [
      'a time',
      ['{create|put in [title:breakfast]}', /when/i, '{chat|sat 9:30am}'],
      { adds: ['Sat 09:30-10:30 breakfast'] },
    ],
  ]);
});

describe('what is answered', () => {
  testConversations([
    [
      'whom it knows, best known first',
      ['{ask_contact|who do you know?}', /: Carla Rossi, Dev Patel, .*Ana Silva/],
      {},
    ],
    [
      'an invitation that was declined is not declined again',
      ['{decline|please decline [target:the launch]}', waiting(0), /already declined Launch/],
      {},
    ],
    [
      'but it can be accepted after all',
      ['{accept|please accept [target:the launch]}', waiting(1), /Carla Rossi will be told/],
      {},
    ],
    [
      'a part of a day far off',
      [
        '{ask_agenda|anything on [time:Thursday 26 November evening]?}',
        /Nothing on Thu 26 November in the evening/,
      ],
      {},
    ],
    [
      'a video call is no place to go to',
      ['{ask_where|where is [target:the courier]?}', /video call: https:/],
      {},
    ],
    [
      'thanks along with a wish need no answer',
      [
        '{chat|Thank you so much.} {ask_where|where is [target:the tasting]?}',
        /has no location/,
        not(/all good/i),
      ],
      {},
    ],
    [
      'reminders are listed with their times',
      [
        '{remind|remind me [time:tomorrow at 8am] to [text:ring the lab]}',
        '{ask_reminders|what reminders do i have?}',
        /ring the lab, .*08:00/i,
      ],
      { reminders: ['ring the lab @ Tue 08:00'] },
    ],
  ]);
});
