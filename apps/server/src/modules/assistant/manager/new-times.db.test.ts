import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// When something new is: whole days, a series, and what is put right in the same breath.

const { testConversations } = notationTalk({
  has: ['Thu 10:00-11:00 Oboe', '2026-12-09 all-day Stock count'],
});

describe('whole days', () => {
  testConversations([
    [
      'of a name that the calendar does not have are something new',
      ['{change|[target:ghent] [old_time:thu] to [time:sat], [all_day:whole days]}'],
      { adds: ['Thu..Sat Ghent'] },
    ],
    [
      'are before and after something',
      ['{create|[all_day:the whole day] before [before:the oboe]: [title:Practice]}'],
      { adds: ['Wed all-day Practice'] },
    ],
    [
      'are after a whole day, too',
      ['{create|[all_day:a full day] after [after:the stock count] for [title:rest]}'],
      { adds: ['2026-12-10 all-day Rest'] },
    ],
    [
      'of one trip are called by where it goes',
      ['{create|[place:the Harz] [time:on Thursday and Friday], as one [title:trip], [all_day:all day]}'],
      { adds: ['Thu..Fri Harz'] },
    ],
  ]);
});

describe('times that are put right at once', () => {
  testConversations([
    [
      'on another day keep their hours',
      [
        '{create|[title:fitting] [retracted:on Wednesday 10:00 to 12:00], no, [time:Friday], [same_time:same times]}',
      ],
      { adds: ['Fri 10:00-12:00 Fitting'] },
    ],
    [
      'get another end',
      ['{create|[title:layout] [time:Friday] [retracted:10:00 to 12:00], no, [time:to 11:30]}'],
      { adds: ['Fri 10:00-11:30 Layout'] },
    ],
    [
      'and said once more are one',
      [
        '{create|[title:massage] [retracted:on Friday at five], no, [time:six in the evening], yeah [time:six]}',
      ],
      { adds: ['Fri 18:00-19:00 Massage'] },
    ],
    [
      'keep the hours of a series',
      ['{create|[title:rowing] [retracted:every Tuesday 7:30 to 8:30], no, [time:every Thursday]}'],
      { adds: ['Thu 07:30-08:30 Rowing | RRULE:FREQ=WEEKLY'] },
    ],
  ]);
});

describe('a series', () => {
  testConversations([
    [
      'begins on the day in brackets',
      [
        '{create|[title:stretching] [time:every mon 9am], [length:15 min], [time:starting next week (nov 23]}',
      ],
      { adds: ['Mon+1 09:00-09:15 Stretching | RRULE:FREQ=WEEKLY'] },
    ],
    [
      'begins in the week in front of it',
      ['{create|[title:fencing] [time:this week, every friday 4:30 to 5:30 pm]}'],
      { adds: ['Fri 16:30-17:30 Fencing | RRULE:FREQ=WEEKLY'] },
    ],
  ]);
});

describe('who is invited', () => {
  testConversations([
    [
      'is whoever the message names',
      [
        '{create|Ben is in Leeds this week. [time:on Friday at three], [title:Audit], [invite:and he gets an invite]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 15:00-16:00 Audit | with ben'] },
    ],
    [
      'is asked for, where nobody is named',
      [
        '{create|[title:Audit] [time:on Friday at three], [invite:ship the invite]}',
        not(/booked/i),
        waiting(0),
      ],
    ],
  ]);
});

describe('a time on another clock', () => {
  testConversations([
    [
      'is on the one that it names, wherever somebody is this week',
      [
        '{create|in [zone:lisbon] [time:this week]. [title:roof chat] [time:thursday at 10am new york time], [length:30 min]}',
      ],
      { adds: ['Thu 16:00-16:30 Roof chat'] },
    ],
    [
      'is where somebody is till then',
      ['{create|he is in [zone:new york] [time:till friday]. [time:thursday at 11am], [title:roof chat]}'],
      { adds: ['Thu 17:00-18:00 Roof chat'] },
    ],
  ]);
});
