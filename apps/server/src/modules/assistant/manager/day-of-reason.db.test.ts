import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// An hour behind a story in the same message, and several days that are to be one event.

const { testConversations } = notationTalk({});

describe('an hour behind a reason', () => {
  testConversations([
    [
      'is proposed on the day that the reason names',
      [
        '{create|[reason:the twins are christened on Saturday and I bring the font water], put [title:fetch water] in [time:at two]}',
        waiting(1),
        approve,
      ],
      { adds: ['Sat 14:00-15:00 Fetch water'] },
    ],
    [
      'is asked for its day, where the reason names two',
      [
        '{create|[reason:the twins are here on Friday and Saturday], put [title:the aquarium] in [time:at two]}',
        /when/i,
        waiting(0),
      ],
    ],
    [
      'is today, where the reason names no day',
      ['{create|[reason:the twins are hungry again], put [title:baking] in [time:at two]}'],
      { adds: ['Mon 14:00-15:00 Baking'] },
    ],
    [
      'keeps a day of its own',
      ['{create|[reason:the twins leave on Saturday], put [title:baking] in [time:on Friday at two]}'],
      { adds: ['Fri 14:00-15:00 Baking'] },
    ],
  ]);
});

describe('several days as one', () => {
  testConversations([
    [
      'are one event with the name that is given',
      [
        '{create|[time:Thursday] to [place:Bern], [time:Saturday] back, book it as a [title:single trip] called [title:Alps]}',
      ],
      { adds: ['Thu..Sat Alps'] },
    ],
    [
      'are asked what they are called, of clauses that name several things',
      [
        '{create|[time:on Thursday] the [title:dam]} and {create|[time:on Friday] the [title:glacier], put it down as [title:one trip]}',
        /call it/i,
        '{answer|[title:Alps]}',
      ],
      { adds: ['Thu..Fri Alps'] },
    ],
    [
      'are nothing else, where it lasts one hour',
      ['{create|put [title:dam talk] in [time:on Thursday at four] as [length:one hour]}'],
      { adds: ['Thu 16:00-17:00 Dam talk'] },
    ],
  ]);
});

describe('a time said in full behind the same day', () => {
  testConversations([
    [
      'counts',
      [
        '{create|[reason:it goes in] [time:on Wednesday at eight] [reason:and comes back] [time:at five], put the [title:mower repair] down for [time:Wednesday eight to five]}',
      ],
      { adds: ['Wed 08:00-17:00 Mower repair'] },
    ],
  ]);
});
