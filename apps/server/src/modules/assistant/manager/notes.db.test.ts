import { describe } from 'vitest';
import { waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Of a note only its beginning is told, so what stands at its end is asked for by its link.
const LINK = 'https://zoom.us/j/4711';
const SUPPER = `Thu 13:00-14:00 Harvest supper | note: ${'Ask at the barn. '.repeat(40)}${LINK}`;
const { testConversations } = notationTalk({ has: [SUPPER] });

describe('a note that is added', () => {
  testConversations([
    [
      'leaves the end of a long one alone',
      [
        '{change|add a note to [target:the harvest supper]: [note:bring plates]}',
        waiting(0),
        /bring plates/,
        '{ask_link|what is the link of [target:the harvest supper]?}',
        /zoom\.us\/j\/4711/,
      ],
      { removes: [SUPPER], adds: [SUPPER] },
    ],
  ]);
});
