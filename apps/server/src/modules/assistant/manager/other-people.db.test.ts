import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { tell } = notationTalk({
  has: ['Tue 11:00-12:00 Tasting | with ana, ben', 'Wed 09:00-17:00 Fair'],
  busy: { ana: ['Tue 09:00-10:00', 'Thu 09:00-19:00'], ben: [] },
});

describe('whether guests have time is said with what is proposed', () => {
  tell([
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

describe('a search', () => {
  tell([
    [
      'that finds nothing says who is busy when',
      [
        '{find_time|a slot with [guest:Ana] [time:on Thursday afternoon]}',
        /no time.*Ana Silva \(Thu 19 November, 09:00–19:00\)/,
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
        /1\. Tue 17 November, 12:00–13:00/,
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
        /Tue 17 November, 12:30–13:30/,
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
        /1\. Tue 17 November, 10:00–11:00\n[^2]/,
        '{find_time|the [latest:latest] [length:hour] [time:tomorrow] with [guest:Ana]}',
        /1\. Tue 17 November, 16:00–17:00/,
      ],
    ],
    [
      'a morning without room in working hours does not begin at midnight',
      ['{ask_free|am I free [time:on Wednesday morning]}', not(/00:00/)],
    ],
  ]);
});
