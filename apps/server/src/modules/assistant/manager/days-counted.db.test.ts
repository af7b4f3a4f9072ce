import { describe } from 'vitest';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({ has: ['Thu 14:00-15:00 Budget'] });

describe('what is counted from the last one', () => {
  testConversations([
    [
      'has the hour that is said with it',
      [
        '{create|[title:physio] [time:next Monday at 11am]}',
        '{again|the same [time:the Monday after that] but [time:at ten]}',
      ],
      { adds: ['Mon+1 11:00-12:00 physio', 'Mon+2 10:00-11:00 physio'] },
    ],
  ]);
});

describe('what runs past midnight', () => {
  testConversations([
    [
      'is told with its days on the second',
      [
        '{create|[title:night watch] [time:on Wednesday from 10pm to 2am]}',
        '{ask_agenda|what is [time:on Thursday]?}',
        /Wed 18 Nov, 22:00/,
      ],
      { adds: ['Wed 22:00-02:00 night watch'] },
    ],
  ]);
});
