import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 11:30-12:30 Optician',
    'Wed 09:00-17:00 Open day',
    'Wed 11:00-11:30 Printer',
    'Wed 18:00-19:00 Rowing',
    'Thu 15:00-16:00 Physio',
    'Thu 15:30-16:30 Board',
    'Fri 10:00-11:00 Rowing',
  ],
});

describe('what would be in the way of something new', () => {
  testConversations([
    [
      'is told, whatever its time was taken for',
      [
        '{ask_clash|what would be in the way of [target:a picnic] [old_time:at noon tomorrow]?}',
        /Optician/,
        waiting(0),
      ],
    ],
    [
      'another event of that name is not the one',
      [
        '{ask_clash|would [target:rowing] [old_time:at noon tomorrow] get in the way of anything?}',
        /Optician/,
      ],
    ],
    [
      'and then it is put there',
      [
        '{ask_clash|would [target:a picnic] [time:tomorrow at 3] clash with anything?}',
        /free/,
        '{change|then put [target:it] [time:there]}',
      ],
      { adds: ['Tue 15:00-16:00 Picnic'] },
    ],
    [
      'or booked by its name',
      [
        '{ask_clash|would [target:a picnic] [time:tomorrow at 3] clash with anything?}',
        '{create|fine, book [title:the picnic]}',
      ],
      { adds: ['Tue 15:00-16:00 Picnic'] },
    ],
    [
      'something else is something else',
      [
        '{ask_clash|would [target:a picnic] [time:tomorrow at 3] clash with anything?}',
        '{create|then book [title:tennis] [time:tomorrow at 5]}',
      ],
      { adds: ['Tue 17:00-18:00 Tennis'] },
    ],
    [
      'what is there already goes there',
      [
        '{ask_clash|would [target:the physio] clash with anything [time:on Thursday at 5]?}',
        '{change|put [target:it] [time:there]}',
      ],
      { removes: ['Thu 15:00-16:00 Physio'], adds: ['Thu 17:00-18:00 Physio'] },
    ],
  ]);
});

describe('a time that was asked about', () => {
  testConversations([
    [
      'is taken as a slot',
      [
        '{ask_free|am I free [time:at 4 tomorrow]?}',
        '{create|take [slot_of:that slot] for [title:a haircut]}',
      ],
      { adds: ['Tue 16:00-17:00 Haircut'] },
    ],
    [
      'is meant where nothing was there',
      [
        '{ask_agenda|anything [time:at 4 tomorrow]?}',
        '{create|put [guest:Ben] in there for [length:an hour], [title:appraisal]}',
        approve,
      ],
      { adds: ['Tue 16:00-17:00 Appraisal with Ben | with ben'] },
    ],
    [
      'and not where something is',
      ['{ask_agenda|anything [time:at 4 on Thursday]?}', '{create|[title:haircut]}', /When/],
    ],
    [
      'of what overlaps, one is chosen',
      [
        '{ask_clash|does anything clash [time:on Thursday]?}',
        '{change|move [target:the second] [time:to 5]}',
      ],
      { removes: ['Thu 15:30-16:30 Board'], adds: ['Thu 17:00-18:00 Board'] },
    ],
  ]);
});

describe('during an event', () => {
  testConversations([
    [
      'is between its beginning and its end',
      [
        '{ask_agenda|what else is on during [after:the open day]?}',
        /Printer/,
        not(/Rowing|Open day/),
        '{change|move [target:it] to after [after:the open day]}',
      ],
      { removes: ['Wed 11:00-11:30 Printer'], adds: ['Wed 17:00-17:30 Printer'] },
    ],
    [
      'only what is in there goes',
      ['{cancel|cancel [set:everything] during [except:the open day]}', /Printer/, not(/Rowing/), deny],
    ],
    [
      'what comes after it does not',
      ['{ask_agenda|what is on after [after:the open day]?}', /Rowing/, not(/Printer/)],
    ],
  ]);
});

describe('a question about all but some', () => {
  testConversations([
    [
      'leaves them out',
      ['{ask_agenda|what is on [time:on Thursday] apart from [except:the physio]?}', /Board/, not(/Physio/)],
    ],
    [
      'or those who are in it',
      [
        '{ask_agenda|[set:meetings] [time:on Thursday] with [person:Ana] but not [except:Ben]}',
        /Plan/,
        not(/Review/),
      ],
      {},
      { has: ['Thu 09:00-10:00 Review | with ana, ben', 'Thu 11:00-12:00 Plan | with ana'] },
    ],
  ]);
});
