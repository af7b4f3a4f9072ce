import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Mon 17:00-17:45 Cello with Aoife', 'Tue 09:00-11:00 Focus time', 'Thu 15:00-16:00 Demo | with ben'],
  busy: { carla: [], dev: ['Thu 15:30-16:30 Call'] },
});

describe('somebody whom nobody knows', () => {
  testConversations([
    [
      'has nothing, where no event is called so',
      ['{ask_agenda|is there anything with [person:Sinead]?}', /^Nothing/],
      {},
    ],
    ['has what is called so', ['{ask_agenda|what do I have with [person:Aoife]?}', /Cello with Aoife/], {}],
    [
      'is in nothing of what is there that day',
      ['{ask_answers|is [person:Sinead] in [time:tomorrow]?}', /couldn't find .*Sinead/],
      {},
    ],
  ]);
});

describe('whether somebody is free for something', () => {
  testConversations([
    [
      'asks about their time, and not about the hours that it takes up',
      ['{ask_when|when is [target:the demo]?}', '{ask_free|is [person:Carla] free [time:then]?}', /^Yes/],
      {},
    ],
    [
      'is a no where they have something else',
      ['{ask_when|when is [target:the demo]?}', '{ask_free|is [person:Dev] free [time:then]?}', /^No.*Dev/],
      {},
    ],
  ]);
});

describe('a search', () => {
  testConversations([
    [
      'goes on in the week it was about',
      [
        '{find_time|find me [length:half an hour] with [guest:Ana] [time:next week]}',
        '{again|anything [time:in the afternoon]?}',
        /Mon 23 Nov/,
      ],
      {},
    ],
    [
      'takes an hour of a free afternoon, and not all of it',
      [
        '{ask_free|when is [person:Ana] free [time:on Wednesday afternoon]?}',
        '{pick|take [option:the first one]}',
        approve,
      ],
      { adds: ['Wed 12:00-13:00 Meeting with Ana | with ana'] },
    ],
    [
      'is for whoever was meant, even if an answer brought up somebody else',
      [
        '{ask_free|is [person:Ana] free [time:on Thursday]?}',
        '{ask_free|when is [person:she] free [time:on Wednesday afternoon]?}',
        '{ask_who|and who comes to [target:the demo]?}',
        '{pick|take [option:the first one]}',
        approve,
      ],
      { adds: ['Wed 12:00-13:00 Meeting with Ana | with ana'] },
    ],
  ]);
});

describe('a time that was found', () => {
  testConversations([
    [
      'is the later one of its day',
      [
        '{find_time|find [length:an hour] with [guest:Ana] [time:tomorrow after 10]}',
        '{pick|[option:tomorrow, the last one], call it [title:Ops review]}',
        approve,
      ],
      { adds: ['Tue 15:00-16:00 Ops review | with ana'] },
    ],
  ]);
});

describe('an extra quarter of an hour', () => {
  testConversations([
    [
      'is a quarter of an hour',
      ["{change|give [target:Aoife's cello] [stretch:an extra quarter of an hour]}"],
      { removes: ['Mon 17:00-17:45 Cello with Aoife'], adds: ['Mon 17:00-18:00 Cello with Aoife'] },
    ],
  ]);
});

describe('a deed that is taken back', () => {
  testConversations([
    [
      'by what was done to it',
      [
        '{change|move [target:the cello] to [time:tomorrow at 5pm]}',
        '{create|[title:choir] [time:on Friday at 7pm]}',
        '{undo|undo [target:the cello move]}',
      ],
      { adds: ['Fri 19:00-20:00 choir'] },
    ],
    [
      'is the one just agreed to, and not what waits from before',
      [
        '{cancel|cancel [target:the demo]}',
        '{create|[title:Quartet] with [guest:Ana] [time:on Friday at 2pm]}',
        '{approve|yes to [target:the quartet]}',
        '{undo|undo [target:that]}',
        /Quartet/,
      ],
      { adds: ['Fri 14:00-15:00 Quartet with Ana | with ana'] },
    ],
  ]);
});
