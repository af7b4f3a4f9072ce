import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Tue 11:00-12:00 Tasting | with ana, ben', 'Wed 09:00-17:00 Fair'],
  busy: { ana: ['Tue 09:00-10:00', 'Thu 09:00-19:00'], ben: [] },
});

describe('a proposal says whether the guests are free', () => {
  testConversations([
    [
      'somebody is busy, and another time is offered',
      [
        '{create|[title:pricing] with [guest:Ana] [time:tomorrow at 9]}',
        waiting(1),
        /Ana Silva is busy then\. Free instead/,
        approve,
      ],
      { adds: ['Tue 09:00-10:00 pricing | with ana'] },
    ],
    [
      'somebody has time',
      ['{create|[title:pricing] with [guest:Ben] [time:tomorrow at 9]}', waiting(1), not(/busy/), deny],
    ],
    [
      'a move is held against the calendars of those who come, but not against the event itself',
      [
        '{change|move [target:the tasting] to [time:11:30]}',
        waiting(1),
        not(/busy/),
        deny,
        '{change|move [target:the tasting] to [time:9:30]}',
        waiting(1),
        /Ana Silva is busy then/,
        deny,
      ],
      {},
      { busy: { ana: ['Tue 09:00-10:00', 'Tue 11:00-12:00'], ben: [] } },
    ],
  ]);
});

describe('a condition for one person', () => {
  const free = { busy: { ana: [], ben: [] } };
  testConversations([
    [
      'holds for the time of all, and each is kept to',
      [
        '{find_time|an [length:hour] with [guest:Ana] and [guest:Ben] [time:this week], [person:Ana] only [time:before noon], [person:Ben] not [avoid:on Fridays]}',
        not(/Fri|1[2-9]:\d\d–/),
        /tomorrow 09:00–10:00/,
      ],
      {},
      free,
    ],
    [
      'is named when it leaves nothing, and only then',
      [
        '{find_time|an [length:hour] with [guest:Ana] and [guest:Ben] [time:on Friday], [person:Ana] only [time:before noon], [person:Ben] not [avoid:on Fridays]}',
        /No time.*You said: Ana Silva only before noon; Ben Okafor not on Fridays/,
        '{find_time|an [length:hour] with [guest:Ana] [time:on Thursday], [person:Ana] only [time:before noon]}',
        not(/You said/),
        /Busy: Ana Silva/,
      ],
      {},
      { busy: { ana: ['Thu 00:00-23:59'], ben: [] } },
    ],
    [
      'is read on their own clock where that is known',
      [
        // Before noon in New York is before 18:00 in Madrid, and nobody there is up before 13:00.
        '{find_time|an [length:hour] with [guest:Ana] [time:on Friday], [person:Ana] only [time:before noon]}',
        not(/^1\. (?:.*, )?(?:09|1[0-2]):/m),
        /13:00–14:00 \(07:00 for Ana Silva\)/,
      ],
      {},
      { ...free, zones: { ana: 'America/New_York' } },
    ],
    [
      'is not left out without a word when nothing can be made of it',
      [
        '{find_time|an [length:hour] with [guest:Ana] [time:on Friday], [person:Ana] not [avoid:during her thing]}',
        /understand 'during her thing', so I ignored it/,
      ],
      {},
      free,
    ],
    [
      'stays when the day is another one',
      [
        '{find_time|an [length:hour] with [guest:Ana] [time:on Friday], [person:Ana] only [time:before noon]}',
        '{again|and [time:on Thursday]?}',
        not(/1[2-9]:\d\d–/),
        /Thu 19 Nov:\n1\. 09:00/,
      ],
      {},
      free,
    ],
    [
      'is kept to by what is booked',
      [
        '{create|book [length:an hour] with [guest:Ana] and [guest:Ben] [time:this week], [earliest:first slot that works], [person:Ana] only [time:after 3pm], [person:Ben] not [avoid:on Tuesday]. [title:Pricing]}',
        waiting(1),
        approve,
      ],
      { adds: ['Mon 15:00-16:00 Pricing | with ana, ben'] },
      free,
    ],
    [
      'of somebody whom nobody knows, the time still has to suit them, and is unknown',
      [
        '{find_time|an [length:hour] with [guest:Zeb] [time:on Friday], [person:Zeb] only [time:before noon]}',
        not(/1[2-9]:\d\d–/),
        /can't see Zeb's calendar/,
      ],
      {},
      free,
    ],
  ]);
});

describe('where somebody is', () => {
  testConversations([
    [
      'a proposal in the middle of their night says so',
      [
        '{create|[title:pricing] with [guest:Ana] [time:tomorrow at 17:00]}',
        waiting(1),
        /It's 01:00 for Ana Silva then/,
        deny,
      ],
      {},
      { busy: { ana: [] }, zones: { ana: 'Asia/Tokyo' } },
    ],
    [
      'nobody says so when it is day there, or where they are is not known',
      [
        '{create|[title:pricing] with [guest:Ana] and [guest:Ben] [time:tomorrow at 9]}',
        waiting(1),
        not(/It is/),
        deny,
      ],
      {},
      { busy: { ana: [], ben: [] }, zones: { ana: 'Asia/Tokyo' } },
    ],
  ]);
});

describe('a search', () => {
  testConversations([
    [
      'that finds nothing says who is busy when',
      [
        '{find_time|a slot with [guest:Ana] [time:on Thursday afternoon]}',
        /No time.*Ana Silva \(Thu 19 Nov, 09:00–19:00\)/,
      ],
    ],
    [
      'whose calendar cannot be read is not taken for free',
      ['{find_time|a slot with [guest:Emma] [time:tomorrow]}', /can't see Emma Lind's calendar/],
    ],
    [
      'leaves out what does not suit: a day, a part of the day, hours',
      [
        '{find_time|an [length:hour] with [guest:Ben] [time:this week], [avoid:not Tuesday]}',
        not(/Tue/),
        '{find_time|an [length:hour] with [guest:Ben] [time:tomorrow], [avoid:not in the morning]}',
        not(/09:00|10:00/),
        /12:00/,
        '{find_time|an [length:hour] with [guest:Ben] [time:tomorrow], [avoid:not after 1]}',
        not(/1[3-9]:\d\d–/),
      ],
    ],
    [
      'right after something',
      [
        '{find_time|an [length:hour] with [guest:Ana] right after [after:the tasting]}',
        /tomorrow 12:00–13:00/,
        not(/2\./),
      ],
    ],
    [
      'between two things, and not behind both',
      [
        '{find_time|[length:half an hour] between [after:the tasting] and [before:the weighing] [time:tomorrow]}',
        /12:00–12:30/,
        not(/1[3-9]:/),
        '{find_time|[length:half an hour] between [after:the tasting and the weighing] [time:tomorrow]}',
        not(/1[3-9]:/),
      ],
      {},
      { has: ['Tue 11:00-12:00 Tasting', 'Tue 12:30-13:00 Weighing'] },
    ],
    [
      'with room before it',
      [
        '{find_time|an [length:hour] with [guest:Ben] [gap:half an hour] after [after:the tasting]}',
        /tomorrow 12:30–13:30/,
      ],
    ],
    [
      'with the people of another event',
      [
        '{find_time|an [length:hour] [time:tomorrow] with everybody from [people_of:the tasting]}',
        not(/09:00/),
        /10:00–11:00/,
      ],
    ],
    [
      'the first and the last that fits',
      [
        '{find_time|the [earliest:earliest] [length:hour] [time:tomorrow] with [guest:Ana]}',
        /works: tomorrow 10:00–11:00\.$/,
        '{find_time|the [latest:latest] [length:hour] [time:tomorrow] with [guest:Ana]}',
        /works: tomorrow 16:00–17:00/,
      ],
    ],
    [
      'a morning without room in working hours does not begin at midnight',
      ['{ask_free|am I free [time:on Wednesday morning]}', not(/00:00/)],
    ],
  ]);
});
