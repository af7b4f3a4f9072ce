import { describe } from 'vitest';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Days that are named once more next to a rhythm.

const { testConversations } = notationTalk({});

describe('a rhythm with days said once more', () => {
  testConversations([
    [
      'is every day',
      [
        '{remind|remind me [time:every day at eight] to [text:water the figs], and I mean [time:Sundays] too}',
      ],
      { reminders: ['water the figs @ cron 0 8 * * *'] },
    ],
    [
      'has the days that were added',
      ['{remind|remind me [time:on weekdays at nine] to [text:feed the fish], [time:on Saturdays] too}'],
      { reminders: ['feed the fish @ cron 0 9 * * 1,2,3,4,5,6'] },
    ],
    [
      'is without those that are left out',
      ['{remind|remind me [time:every day at nine, not on Sundays] to [text:feed the fish]}'],
      { reminders: ['feed the fish @ cron 0 9 * * 1,2,3,4,5,6'] },
    ],
  ]);
});
