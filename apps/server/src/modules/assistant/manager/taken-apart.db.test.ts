import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { tell } = notationTalk({
  has: [
    'Fri-1 13:00-14:00 Curry with Sam',
    'Tue 09:00-09:30 Farrier Juno',
    'Tue 11:00-12:00 Sauna',
    'Wed 09:00-09:30 Farrier Bella',
    'Wed 17:00-18:00 Choir',
    'Thu 14:00-15:00 Tax office',
    'Sat 17:00-19:00 Street party',
    'Tue+1 10:00-11:00 Handover | with ben, ana',
  ],
});

describe('several things in one clause', () => {
  tell([
    [
      'a length for the first, a new hour for the second',
      [
        '{change|only [length:half an hour] for [target:the sauna], and [target:the tax office] is [time:at three] now}',
      ],
      {
        removes: ['Tue 11:00-12:00 Sauna', 'Thu 14:00-15:00 Tax office'],
        adds: ['Tue 11:00-11:30 Sauna', 'Thu 15:00-16:00 Tax office'],
      },
    ],
    [
      'two that move together',
      ['{change|move [target:the sauna] and [target:the tax office] [shift:an hour later]}'],
      {
        removes: ['Tue 11:00-12:00 Sauna', 'Thu 14:00-15:00 Tax office'],
        adds: ['Tue 12:00-13:00 Sauna', 'Thu 15:00-16:00 Tax office'],
      },
    ],
    [
      'reminders of one day, each at its hour',
      [
        '{remind|two for [time:tomorrow]: [time:at 8am] [text:feed the cat], [time:at 6pm] [text:water the herbs]}',
      ],
      { reminders: ['feed the cat @ Tue 08:00', 'water the herbs @ Tue 18:00'] },
    ],
    [
      'of two reminders the second, counted from its own time',
      [
        '{remind|two for [time:tomorrow]: [time:at 8am] [text:feed the cat], [time:at 6pm] [text:water the herbs]}',
        '{change|[target:the second one] [shift:an hour later]}',
      ],
      { reminders: ['feed the cat @ Tue 08:00', 'water the herbs @ Tue 19:00'] },
    ],
  ]);
});

describe('words that were taken back', () => {
  tell([
    [
      'leave their day to the hour that replaces theirs',
      ['{create|[title:fitting] [retracted:on Friday at three], no, [time:at four]}'],
      { adds: ['Fri 16:00-17:00 fitting'] },
    ],
    [
      'leave their hour to the day that replaces theirs',
      ['{create|[title:fitting] [retracted:on Thursday at three], I mean [time:Friday]}'],
      { adds: ['Fri 15:00-16:00 fitting'] },
    ],
    [
      'leave nothing where the new ones say it all',
      ['{create|[title:fitting] [retracted:on Thursday at three], I mean [time:Friday at ten]}'],
      { adds: ['Fri 10:00-11:00 fitting'] },
    ],
  ]);
});

describe('after a no', () => {
  tell([
    [
      'the same thing at another hour is still on its day',
      [
        '{create|[title:car wash] [time:on Wednesday at 17:30], [length:30 min]}',
        deny,
        '{create|put the [title:car wash] [time:at 18:30] then, also [length:30 min]}',
      ],
      { adds: ['Wed 18:30-19:00 car wash'] },
    ],
    [
      'something else is not',
      [
        '{create|[title:car wash] [time:on Wednesday at 17:30], [length:30 min]}',
        deny,
        '{create|[title:call mum] [time:at 18:30]}',
      ],
      { adds: ['Mon 18:30-19:30 call mum'] },
    ],
    [
      'of two alike, the other one goes',
      [
        '{cancel|drop [target:the farrier for Juno]}',
        '{revise|no, [target:the other one, Bella’s]. [except:Juno’s] stays}',
        approve,
      ],
      { removes: ['Wed 09:00-09:30 Farrier Bella'] },
    ],
  ]);
});

describe('what would be lost', () => {
  tell([
    [
      'something that is over is moved only after a yes',
      [
        '{ask_when|when was [target:the curry] [old_time:last Friday]?}',
        '{change|[target:it] is [time:this Friday], [same_time:same time]}',
        waiting(1),
      ],
      {},
    ],
    [
      'a whole day is taken only if nothing is on it',
      [
        '{ask_free|if [time:Saturday] is completely empty}, {create if 1|block [all_day:the whole day] for [title:hiking]}',
        /street party/i,
        not(/booked/i),
      ],
      {},
    ],
    [
      'and is taken if that is so',
      [
        '{ask_free|if [time:Sunday] is completely empty}, {create if 1|block [all_day:the whole day] for [title:hiking]}',
      ],
      { adds: ['Sun all-day hiking'] },
    ],
  ]);
});

describe('people', () => {
  tell([
    [
      'who is named in the reason is who goes',
      ['{change|[reason:Ben is off sick], take [guest_out:him] off [target:the handover]}', approve],
      {
        removes: ['Tue+1 10:00-11:00 Handover | with ben, ana'],
        adds: ['Tue+1 10:00-11:00 Handover | with ana'],
      },
    ],
    [
      'a name and an address beside it are one guest, and the name is in the title',
      [
        '{create|[title:dinner] with [guest:Ines] [time:on Friday at 21:00], [guest:ines@example.com]}',
        approve,
      ],
      { adds: ['Fri 21:00-22:30 Dinner with Ines | with ines@example.com'] },
    ],
  ]);
});

describe('a question', () => {
  tell([
    [
      'is about those of its words that name something',
      ['{ask_when|for [target:my timesheet], when is [target:the tax office]?}', /14:00/],
      {},
    ],
  ]);
});
