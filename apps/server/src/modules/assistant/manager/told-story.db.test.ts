import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// A wish in the message after a story: on the day that was told, and never today by chance.

const { testConversations } = notationTalk({ has: ['Wed 09:00-10:00 Eye test'] });

const FETE = '{nothing statement|this Saturday is the parish fete and the vicar is a nervous wreck}';
const TREES = '{nothing statement|the tree man is coming at last, only two years late}';

describe('what is put in behind a story', () => {
  testConversations([
    [
      'is on the day that was told',
      [FETE, '{create|[title:cake stall] [time:at two], put it in}'],
      { adds: ['Sat 14:00-15:00 Cake stall'] },
    ],
    [
      'is asked what it is called, and keeps the day',
      [FETE, '{create|it opens [time:at two], put it in}', /call it/i, '{answer|[title:Parish fete]}'],
      { adds: ['Sat 14:00-15:00 Parish fete'] },
    ],
    [
      'is asked when, where no day was told',
      [TREES, '{create|[title:tree man] [time:at two], put him in}', /when/i, '{answer|[time:on Friday]}'],
      { adds: ['Fri 14:00-15:00 Tree man'] },
    ],
    [
      'is asked when, where two days were told',
      [
        '{nothing statement|they come on Thursday or on Friday with the new bed}',
        '{create|[title:new bed] [time:at two], put it in}',
        /when/i,
      ],
    ],
    [
      'keeps a day of its own',
      [FETE, '{create|[title:tea urn] [time:on Friday at two], put it in}'],
      { adds: ['Fri 14:00-15:00 Tea urn'] },
    ],
    [
      'is something else, where it does not point back',
      [FETE, '{create|put [title:gym] in [time:at six]}'],
      { adds: ['Mon 18:00-19:00 Gym'] },
    ],
    [
      'is on the day that was told, when it is called what the story calls it',
      [FETE, '{create|I shall look in [time:at two]. put the [title:parish fete] in}'],
      { adds: ['Sat 14:00-15:00 Parish fete'] },
    ],
    [
      'is on the day that was told, when it says when that begins',
      [FETE, '{create|it opens [time:at two]. put [title:cake stall] in}'],
      { adds: ['Sat 14:00-15:00 Cake stall'] },
    ],
    [
      'is not on a day that was told two messages ago',
      [FETE, '{ask_when|when is [target:my eye test]?}', '{create|put [title:bins] down [time:at six]}'],
      { adds: ['Mon 18:00-19:00 Bins'] },
    ],
    ['is nothing, where nothing is wished for', [FETE, '{nothing statement|he will manage}', not(/booked/i)]],
  ]);
});

describe('what is asked about behind a story', () => {
  testConversations([
    [
      'is what the story was of, where nothing else is spoken of',
      [
        '{nothing past|I told the whole bus that the eye test was on Monday}',
        '{ask_when|when is [target:it] really?}',
        /Wed 18 Nov, 09:00/,
      ],
    ],
  ]);
});
