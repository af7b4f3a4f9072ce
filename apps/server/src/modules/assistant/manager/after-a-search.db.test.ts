import { describe } from 'vitest';
import { not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Fri 11:30-13:00 Customer discussion | with ana, ben', 'Wed 12:00-13:00 Lunch'],
  busy: { ana: ['Wed 10:00-10:15'], emma: [] },
});
const SEARCH =
  '{find_time|[guest:ana] [time:tuesday or wednesday], [length:45 min] to talk about the [title:treatment room], what works?}';

describe('behind times that were found', () => {
  testConversations([
    [
      'a part of the day is another search among the same days',
      [SEARCH, '{pick|no [option:afternoons] only}', /tomorrow 12:00/, not(/09:00|10:00|11:00/), waiting(0)],
    ],
    [
      'a part of another day is another search there',
      [
        SEARCH,
        '{revise|but i meant [time:friday afternoon]}',
        /on Fri 20 Nov:\n1. 13:00/,
        not(/Tue|Wed/),
        waiting(0),
      ],
    ],
    [
      'one of them can be moved a little',
      [SEARCH, '{answer|[target:the second one] but [shift:15 mins later]}', waiting(1), { press: true }],
      { adds: ['Tue 10:15-11:00 treatment room | with ana'] },
    ],
    [
      'what we asked before that waits',
      [
        '{change|move [target:the customer discussion]}',
        /When should I move it/,
        SEARCH,
        '{pick|no [option:mornings] only}',
        /These work/,
        '{pick|[option:the first one]}',
        waiting(1),
        { press: true },
      ],
      { adds: ['Tue 09:00-09:45 treatment room | with ana'] },
    ],
  ]);
});

describe('when somebody is free', () => {
  testConversations([
    [
      'in two words for one time is then, and nothing that only suits them',
      [
        '{find_time|when is [guest:ana] free [time:wednesday] for [length:an hour], [time:afternoon] ideally?}',
        /on Wed 18 Nov:\n1. 13:00/,
        not(/only/i),
      ],
    ],
  ]);
});

const FOUND =
  '{find_time|when can [guest:Emma] and I meet for [length:an hour] [time:on Friday between 11 and 2]?}';

describe('the only time that was found', () => {
  testConversations([
    [
      'is where an event goes that is there',
      [FOUND, /13:00/, '{change|move [target:the lunch] [time:to that]}'],
      { removes: ['Wed 12:00-13:00 Lunch'], adds: ['Fri 13:00-14:00 Lunch'] },
    ],
    [
      'is what is picked by there',
      [FOUND, '{pick|put [title:Wine list] [time:there]}', waiting(1), { press: true }],
      { adds: ['Fri 13:00-14:00 Wine list | with emma'] },
    ],
    [
      'lasts as long as it says',
      [FOUND, '{create|book [title:Wine list] for [length:that hour]}', waiting(1), { press: true }],
      { adds: ['Fri 13:00-14:00 Wine list | with emma'] },
    ],
    [
      'lasts an hour where an hour was asked about',
      ['{find_time|which hour suits [guest:Emma] and me [time:on Friday between 1 and 2]?}', /13:00–14:00/],
    ],
  ]);
});

describe('several times that were found', () => {
  testConversations([
    [
      'are asked about where an event is to go there',
      [SEARCH, '{change|move [target:the lunch] [time:there]}', /When.*1\./s, waiting(0)],
    ],
  ]);
});

describe('he or she', () => {
  testConversations([
    [
      'is the one who is named in the same breath',
      [
        "{ask_free|I won't bother Ana for nothing, is [person:she] free [time:on Wednesday at 10]?}",
        /Ana Silva/,
      ],
    ],
  ]);
});
