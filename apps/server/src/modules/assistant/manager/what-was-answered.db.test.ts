import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-11:00 Bakery',
    'Tue 12:00-14:00 Choir',
    'Tue 15:00-16:00 Walk',
    'Thu 10:00-11:00 Hearing | with ana=accepted, ben=declined',
    'Fri 10:00-11:00 Parade | with ana=accepted',
  ],
});

describe('what follows an answer', () => {
  testConversations([
    [
      'whoever said no goes, and not the event',
      [
        '{ask_answers|is anyone missing from [target:the hearing]?}',
        '{cancel|remove [target:those] who said no}',
        /removing|Take ben/,
        approve,
      ],
      {
        removes: ['Thu 10:00-11:00 Hearing | with ana=accepted, ben=declined'],
        adds: ['Thu 10:00-11:00 Hearing | with ana=accepted'],
      },
    ],
    [
      'nobody goes where nobody said no',
      [
        '{ask_answers|has everybody answered about [target:the parade]?}',
        '{decline|drop whoever declined}',
        /Ana Silva is coming/,
        waiting(0),
      ],
    ],
    [
      'of three the one in the middle',
      [
        '{ask_agenda|what is on [time:tomorrow]?}',
        '{cancel|drop [target:the middle one]}',
        /Choir/,
        not(/Walk/),
        deny,
      ],
    ],
    [
      'the only time that was found is taken',
      [
        '{find_time|is there room for [length:half an hour] of [title:sewing] [time:tomorrow] before [before:choir]?}',
        /works/,
        '{approve|do that}',
        /Booked: Sewing/,
      ],
      { adds: ['Tue 11:30-12:00 Sewing'] },
    ],
    [
      'the latest that was offered',
      [
        '{find_time|an [length:hour] for [title:sewing] [time:on Wednesday]}',
        '{pick|[option:as late as possible]}',
        /Booked: Sewing/,
      ],
      { adds: ['Wed 13:00-14:00 Sewing'] },
    ],
  ]);
});

describe('behind a question about how it was', () => {
  testConversations([
    [
      'it goes back there',
      [
        '{change|move [target:the walk] [time:to Friday at 15:00]}',
        '{ask_done|what was it before?}',
        /15:00–16:00/,
        '{change|yes, move [target:it] back}',
      ],
      {},
    ],
  ]);
});

describe('what an event would run into elsewhere', () => {
  testConversations([
    [
      'is on the day that is said of it',
      [
        '{ask_clash|suppose [target:the walk] was [old_time:on Thursday] [time:from ten to eleven], what would it run into?}',
        /Hearing/,
      ],
    ],
  ]);
});
