import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Tue 10:30-11:00 Courier | video', 'Thu 09:15-10:00 Tasting'],
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
      'a video call is no place to go to',
      ['{ask_where|where is [target:the courier]?}', /video call: https:/],
      {},
    ],
    [
      'thanks along with a wish need no answer',
      [
        '{chat|Thank you so much.} {ask_where|where is [target:the tasting]?}',
        /No place is given/,
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
