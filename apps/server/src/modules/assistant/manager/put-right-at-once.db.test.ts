import { describe } from 'vitest';
import { not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Wed 11:00-12:00 Glazing', 'Thu 15:00-16:00 Fencing', 'Fri 10:00-11:00 Pottery'],
});

const ON_THURSDAY = '{ask_agenda|what is on [time:Thursday]?}';

describe('a question that is put right', () => {
  testConversations([
    [
      'is asked once more and moves nothing',
      [ON_THURSDAY, '{revise|sorry, [time:Friday] I meant}', /Pottery/, not(/Moved/), waiting(0)],
    ],
    [
      'is asked with the hour it had',
      ['{ask_free|am I free [time:Thursday at 3]?}', '{revise|[time:Friday], same question}', /15:00/],
    ],
    [
      'is asked of the event that was named',
      [
        '{ask_long|how long is [target:fencing] [old_time:on Thursday]?}',
        '{revise|wrong day, [time:Friday]}',
        not(/Moved/),
      ],
    ],
    [
      'searches on the other day',
      [
        '{find_time|when could I do [length:an hour] of [title:weaving] [time:on Thursday]?}',
        '{revise|[time:on Friday] I mean}',
        /Fri 20 Nov/,
        not(/What time/),
      ],
    ],
    [
      'moves what it was about when that is said',
      [ON_THURSDAY, '{revise|better [time:on Friday]}', /Moved/],
      { removes: ['Thu 15:00-16:00 Fencing'], adds: ['Fri 15:00-16:00 Fencing'] },
    ],
  ]);
});

describe('an open question', () => {
  testConversations([
    [
      'is not answered by the time of a reminder',
      [
        '{create|book [title:the weaver]}',
        /When/,
        '{answer|[time:Thursday at 5]}, {remind|remind me to [text:buy wool]}',
        /When/,
      ],
      { reminders: ['buy wool @ Thu 17:00'] },
    ],
    [
      'is not answered by a reminder that was taken for an answer',
      [
        '{create|book [title:the weaver]}',
        '{answer|[time:Thursday at 5] remind me to [text:buy wool]}',
        /When/,
      ],
      { reminders: ['buy wool @ Thu 17:00'] },
    ],
    [
      'is answered by what stands in a sentence of its own',
      [
        '{create|book [title:the weaver]}',
        '{answer|[time:Thursday at 5].} {remind|And remind me to [text:buy wool]}',
      ],
      { adds: ['Thu 17:00-18:00 weaver'] },
    ],
    [
      'about a new time is not answered by another event',
      [
        '{change|move [target:glazing]}',
        /When/,
        '{answer|[title:sauna] [time:on Friday at 19:00]}',
        not(/Glazing, .*19:00/),
      ],
      { adds: ['Fri 19:00-20:00 sauna'] },
    ],
  ]);
});

const BOOKED = '{create|[title:judo] [time:on Friday at 19:00]}';

describe('what was just booked', () => {
  testConversations([
    [
      'goes where a reason says, if it is wanted there',
      [BOOKED, '{revise|[reason:the hall is ours on Saturday], so put it there}', /Moved/],
      { adds: ['Sat 19:00-20:00 judo'] },
    ],
    [
      'goes to an hour that is said to suit',
      [BOOKED, '{revise|[reason:eight would suit them better], [same_length:same length], please shift it}'],
      { adds: ['Fri 20:00-21:00 judo'] },
    ],
    [
      'does not go where somebody cannot',
      [BOOKED, "{change|[reason:Mo can't do Saturday], so move [target:it]}", /When/],
      { adds: ['Fri 19:00-20:00 judo'] },
    ],
    [
      'goes to the same day of another week',
      [BOOKED, '{revise|no, [time:next week]}'],
      { adds: ['Fri+1 19:00-20:00 judo'] },
    ],
    [
      'goes to the other day that may be meant',
      [BOOKED, '{revise|[time:next Friday] I mean}'],
      { adds: ['Fri+1 19:00-20:00 judo'] },
    ],
  ]);
});
