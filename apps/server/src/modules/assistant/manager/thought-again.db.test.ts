import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// What 'it' and 'them' are, right behind a deed or a question.

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:00 Ballet',
    'Wed 15:00-16:00 Draft | with ana',
    'Thu 11:00-12:30 Choir',
    'Fri 06:00-14:00 Market stall',
  ],
});

describe('two that were swapped', () => {
  const SWAPPED = '{swap|swap [target:ballet] and [target:choir]}';
  testConversations([
    ['go back both', [SWAPPED, '{undo|no, swap [target:them] back}']],
    [
      'go back both behind a question',
      [SWAPPED, '{ask_when|when is [target:choir]?}', '{undo|put [target:those] back}'],
    ],
  ]);
});

describe('there', () => {
  testConversations([
    [
      'is where something else is, which stays',
      [
        '{ask_free|[reason:ana is ill on Wednesday]. am I free [time:on Friday]?}',
        '{change|then move [target:it] [time:there]}',
        approve,
      ],
      { removes: ['Wed 15:00-16:00 Draft | with ana'], adds: ['Fri 14:00-15:00 Draft | with ana'] },
    ],
    [
      'may be of anything where nothing was named before',
      [
        '{ask_free|am I free [time:on Friday at 1pm]?}',
        '{change|then move [target:it] [time:there]}',
        /which/i,
      ],
    ],
  ]);
});
