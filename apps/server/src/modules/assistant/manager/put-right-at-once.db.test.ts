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
      'is asked again and moves nothing',
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
      'is answered by a time in a sentence of its own',
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

const REMINDED = '{remind|remind me [time:tomorrow at 9] to [text:ring Petra]}';

describe('a reminder that is put right', () => {
  testConversations([
    [
      'has the other name and the rest of its words',
      [REMINDED, '{revise|not [retracted:Petra], [text:Magda], the [same_time:time] is good}'],
      { reminders: ['ring Magda @ Tue 09:00'] },
    ],
    [
      'has the other name without the old one being said',
      [REMINDED, '{revise|sorry, I meant [text:Magda]}'],
      { reminders: ['ring Magda @ Tue 09:00'] },
    ],
    [
      'has the new thing where it is said together with the old one',
      ['{remind|remind me [time:tomorrow at 9] to [text:buy bread]}', '{revise|[text:milk, not bread]}'],
      { reminders: ['buy milk @ Tue 09:00'] },
    ],
    [
      'keeps what is only added to',
      [REMINDED, '{revise|and [text:ask about the keys]}'],
      { reminders: ['ring Petra, ask about the keys @ Tue 09:00'] },
    ],
    [
      'comes the day after its own',
      [REMINDED, '{revise|[time:the day after] instead}'],
      { reminders: ['ring Petra @ Wed 09:00'] },
    ],
    [
      'waits until another day and keeps its hour',
      [REMINDED, '{change_reminder|[target:it] can wait [time:till Thursday]}'],
      { reminders: ['ring Petra @ Thu 09:00'] },
    ],
  ]);
});

const KEPT = '{prefer|remember that I want [text:nothing before 9 on weekdays]}';

describe('a remembered wish that is put right', () => {
  testConversations([
    [
      'keeps the bound of its hour',
      [KEPT, '{revise|make it [time:10]}', not(/says more/)],
      { preferences: [/^nothing before 10 on weekdays$/] },
    ],
    [
      'replaces the old one and nothing else',
      [KEPT, '{revise|sorry, I meant [time:before 10]}', not(/Which/)],
      { preferences: [/^nothing before 10 on weekdays$/] },
    ],
    [
      'is said in full',
      [KEPT, '{prefer|fix that, [text:nothing before 10 on weekdays]}'],
      { preferences: [/^nothing before 10 on weekdays$/] },
    ],
    [
      'stays next to one more of its kind, which is no reminder',
      ['{prefer|remember: [text:no calls on Fridays]}', '{again|and [text:none on Mondays]}'],
      { preferences: [/^no calls on Fridays$/, /^no calls on Mondays$/] },
    ],
  ]);
});
