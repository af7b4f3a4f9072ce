import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
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
  testConversations([
    [
      'one name, of which the end stands behind the hour',
      ['{create|[time:This Friday] [title:lunch] [time:at 1] [title:with the choir]}'],
      { adds: ['Fri 13:00-14:00 lunch with the choir'] },
    ],
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
        '{remind|two for [time:tomorrow]: [time:at 7:30am] [text:feed the cat], [time:at 5pm] [text:mist the herbs]}',
      ],
      { reminders: ['feed the cat @ Tue 07:30', 'mist the herbs @ Tue 17:00'] },
    ],
    [
      'of two reminders the second, counted from its own time',
      [
        '{remind|two for [time:tomorrow]: [time:at 7:30am] [text:feed the cat], [time:at 5pm] [text:mist the herbs]}',
        '{change|[target:the second one] [shift:an hour later]}',
      ],
      { reminders: ['feed the cat @ Tue 07:30', 'mist the herbs @ Tue 18:00'] },
    ],
  ]);
});

describe('words that were taken back', () => {
  testConversations([
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
  testConversations([
    [
      'the same thing at another hour is still on its day',
      [
        '{create|[title:tyre change] [time:on Wednesday at 17:15], [length:40 min]}',
        deny,
        '{create|[title:tyre change] [time:at 18:20] in that case}',
      ],
      { adds: ['Wed 18:20-19:00 tyre change'] },
    ],
    [
      'something else is not',
      [
        '{create|[title:tyre change] [time:on Wednesday at 17:15], [length:40 min]}',
        deny,
        '{create|[title:call mum] [time:at 18:20]}',
      ],
      { adds: ['Mon 18:20-19:20 call mum'] },
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
  testConversations([
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
        '{ask_free|if there is nothing at all [time:on Saturday]}, {create if 1|keep [all_day:all of it] for [title:fishing]}',
        /street party/i,
        not(/booked/i),
      ],
      {},
    ],
    [
      'and is taken if that is so',
      [
        '{ask_free|if there is nothing at all [time:on Sunday]}, {create if 1|keep [all_day:all of it] for [title:fishing]}',
      ],
      { adds: ['Sun all-day fishing'] },
    ],
  ]);
});

describe('people', () => {
  testConversations([
    [
      'who is named in the reason is who goes',
      ['{change|[reason:Ben cannot make it], so take [guest_out:him] off [target:the handover]}', approve],
      {
        removes: ['Tue+1 10:00-11:00 Handover | with ben, ana'],
        adds: ['Tue+1 10:00-11:00 Handover | with ana'],
      },
    ],
    [
      'or who is named anywhere else in the sentence',
      [
        "{change|turns out Ben's [reason:allergic to fish]. take [guest_out:him] off [target:the handover]}",
        approve,
      ],
      {
        removes: ['Tue+1 10:00-11:00 Handover | with ben, ana'],
        adds: ['Tue+1 10:00-11:00 Handover | with ana'],
      },
    ],
    [
      'a name with an address next to it is one guest, and the name is in the title',
      [
        '{create|[title:dinner] with [guest:Noor] [time:on Friday at 20:00], [guest:noor@example.com]}',
        approve,
      ],
      { adds: ['Fri 20:00-21:00 Dinner with Noor | with noor@example.com'] },
    ],
  ]);
});

describe('a question', () => {
  testConversations([
    [
      'is about those of its words that name something',
      ['{ask_when|for [target:my records], when is [target:the tax office]?}', /14:00/],
      {},
    ],
  ]);
});

describe('several that were moved', () => {
  testConversations([
    [
      'go on to another day together',
      [
        '{change|Move [set:everything] [old_time:on Tuesday] to [time:Thursday]}',
        '{revise|no, not [retracted:Thursday], [time:Friday]}',
      ],
      {
        removes: ['Tue 09:00-09:30 Farrier Juno', 'Tue 11:00-12:00 Sauna'],
        adds: ['Fri 09:00-09:30 Farrier Juno', 'Fri 11:00-12:00 Sauna'],
      },
    ],
  ]);
});

describe('a weekday and a date that do not go together', () => {
  testConversations([
    [
      'are asked about when something is booked',
      ['{create|[title:fair] [time:Friday the 28th at 2pm]}', /Sat 28 November/],
      {},
    ],
    [
      'and when something is moved',
      ['{change|[target:the sauna] to [time:Monday the 24th at 3pm]}', /move it to\?/],
      {},
    ],
  ]);
});

describe('what nobody gives an hour', () => {
  testConversations([
    [
      'takes the whole day',
      ["{create|[title:Sam's birthday] [time:on Friday]}", '{create|[title:day off] [time:on Monday]}'],
      { adds: ["Fri all-day Sam's birthday", 'Mon+1 all-day day off'] },
    ],
    [
      'and nothing begins long ago',
      ['{create|[title:exam] [time:week 7-11 december]}', /When should it be/],
      {},
    ],
  ]);
});
