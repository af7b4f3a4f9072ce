import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// What 'it' and 'them' are, right behind a deed or a question.

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:00 Ballet',
    'Wed 15:00-16:00 Draft | with ana',
    'Thu 11:00-12:30 Choir',
    'Fri 06:00-14:00 Market stall',
  ],
});

describe('two that were swapped', () => {
  const SWAPPED = '{swap|swap [target:ballet] and [target:choir]}';
  testConversations([
    ['go back both', [SWAPPED, '{undo|no, swap [target:them] back}']],
    [
      'go back both behind a question',
      [SWAPPED, '{ask_when|when is [target:choir]?}', '{undo|put [target:those] back}'],
    ],
  ]);
});

describe('there', () => {
  testConversations([
    [
      'is where something else is, which stays',
      [
        '{ask_free|[reason:ana is ill on Wednesday]. am I free [time:on Friday]?}',
        '{change|then move [target:it] [time:there]}',
        approve,
      ],
      { removes: ['Wed 15:00-16:00 Draft | with ana'], adds: ['Fri 14:00-15:00 Draft | with ana'] },
    ],
    [
      'may be of anything where nothing was named before',
      [
        '{ask_free|am I free [time:on Friday at 1pm]?}',
        '{change|then move [target:it] [time:there]}',
        /which/i,
      ],
    ],
  ]);
});

describe('one of two', () => {
  testConversations([
    [
      'is the first of those of a kind, however they were made',
      [
        '{create|[title:bus] [time:on Monday at 5pm]} {create|[title:bus] [time:on Monday at 1pm]}',
        '{change|start [set:the first of the two buses] [time:at 6pm]}',
      ],
      { adds: ['Mon 18:00-19:00 bus', 'Mon 13:00-14:00 bus'] },
    ],
    [
      'is the shorter of two that were told of',
      [
        '{ask_long|how long are [target:ballet] and [target:choir]?}',
        '{change|move [target:the shorter one] [time:to 8am]}',
      ],
      { removes: ['Tue 09:00-10:00 Ballet'], adds: ['Tue 08:00-09:00 Ballet'] },
    ],
    [
      'is the one that was said last',
      ['{change|there are [target:choir] and [target:ballet], move the latter [time:to 8am]}'],
      { removes: ['Tue 09:00-10:00 Ballet'], adds: ['Tue 08:00-09:00 Ballet'] },
    ],
    [
      'is the one that is earlier',
      ['{cancel|of [target:choir] and [target:ballet] cancel whichever comes first}', approve],
      { removes: ['Tue 09:00-10:00 Ballet'] },
    ],
    [
      'is one of those that the reason counts',
      ['{cancel|[reason:I have two fittings] [old_time:this week], cancel [target:the later one]}', approve],
      { removes: ['Thu 16:00-17:00 Fitting B'] },
      {
        has: ['Wed 16:00-17:00 Fitting A', 'Thu 16:00-17:00 Fitting B', 'Fri 16:00-17:00 Run'],
      },
    ],
    [
      'is not the one just spoken of, on its very day',
      [
        '{ask_when|when is [target:the run]?}',
        '{change|and [target:the other thing] [old_time:on Friday] [time:at 9am]}',
      ],
      { removes: ['Fri 12:00-13:00 Lunch'], adds: ['Fri 09:00-10:00 Lunch'] },
      { has: ['Fri 12:00-13:00 Lunch', 'Fri 16:00-17:00 Run'] },
    ],
    [
      'is none of one',
      ['{ask_when|when is [target:choir]?}', '{change|move [target:the later one] [time:to 8pm]}', /which/i],
    ],
  ]);
});

describe('an hour that is taken back', () => {
  testConversations([
    [
      'is the one that the reason tells',
      [
        '{create|[title:quiz] [time:on Friday] [retracted:at 4pm]. No, hold on, [reason:the ticket says five].}',
      ],
      { adds: ['Fri 17:00-18:00 quiz'] },
    ],
    [
      'is told for what is moved, too',
      ['{change|[target:choir] to [retracted:2pm], no, [reason:Olga said three]}'],
      { removes: ['Thu 11:00-12:30 Choir'], adds: ['Thu 15:00-16:30 Choir'] },
    ],
    [
      'is not booked where nothing comes in its place',
      [
        '{create|[title:quiz] [time:on Friday] [retracted:at 4pm], no, [filler:I have to look that up]}',
        /what time/i,
      ],
    ],
  ]);
});

describe('the same for another', () => {
  testConversations([
    [
      'is done to what has that name',
      [
        '{change|let [target:Harp Ines] go on [end:till 6pm]}',
        '{again|and the same for [guest:Otto] [time:on Thursday]}',
      ],
      {
        removes: ['Wed 16:00-17:00 Harp Ines', 'Thu 16:00-17:00 Harp Otto'],
        adds: ['Wed 16:00-18:00 Harp Ines', 'Thu 16:00-18:00 Harp Otto'],
      },
      { has: ['Wed 16:00-17:00 Harp Ines', 'Thu 16:00-17:00 Harp Otto'] },
    ],
  ]);
});

describe('which one it is is told by its hour', () => {
  testConversations([
    [
      'on the day that was spoken of',
      [
        '{change|move [target:the parade] [old_time:on Thursday] [time:to 3pm]}',
        "{change|and [target:the 11 o'clock one] starts [time:at 10:30]}",
      ],
      {
        removes: ['Thu 11:00-12:30 Choir', 'Thu 09:00-10:00 Parade'],
        adds: ['Thu 10:30-12:00 Choir', 'Thu 15:00-16:00 Parade'],
      },
      { has: ['Thu 11:00-12:30 Choir', 'Thu 09:00-10:00 Parade'] },
    ],
    [
      'that it was given a moment ago',
      [
        '{create|[title:trim] [time:on Thursday at 5pm]}',
        '{create|[title:trim for Ida] [time:on Saturday at 11am]}',
        '{change|[target:mine] should be [time:at 6pm], not [old_time:5]}',
      ],
      { adds: ['Thu 18:00-19:00 trim', 'Sat 11:00-12:00 trim for Ida'] },
    ],
  ]);
});

describe('what goes makes room', () => {
  testConversations([
    [
      'for what is made longer in the same breath',
      [
        '{change|[target:the fair] goes on [end:till 11am]} {change|and [target:the tour] [shift:an hour later]}',
      ],
      {
        removes: ['Wed 08:00-10:00 Fair', 'Wed 10:30-11:30 Tour'],
        adds: ['Wed 08:00-11:00 Fair', 'Wed 11:30-12:30 Tour'],
      },
      { has: ['Wed 08:00-10:00 Fair', 'Wed 10:30-11:30 Tour'] },
    ],
    [
      'for what is new',
      ['{create|[title:lunch] [time:on Thursday 11:30 to 12:30]} {change|and [target:choir] [time:at 2pm]}'],
      { removes: ['Thu 11:00-12:30 Choir'], adds: ['Thu 11:30-12:30 lunch', 'Thu 14:00-15:30 Choir'] },
    ],
  ]);
});

describe('what is kept', () => {
  testConversations([
    [
      'is kept by its name alone',
      [
        '{cancel|cancel [set:everything] [old_time:on Wednesday]}',
        '{revise|oh, and keep [filler:the fair] as well}',
        approve,
      ],
      { removes: ['Wed 10:30-11:30 Tour', 'Wed 13:00-14:00 Lunch'] },
      { has: ['Wed 08:00-10:00 Fair', 'Wed 10:30-11:30 Tour', 'Wed 13:00-14:00 Lunch'] },
    ],
  ]);
});

describe('next to what was just made', () => {
  testConversations([
    [
      'something was told of, and it is not what is put right',
      [
        '{create|[title:fitting] [time:on Tuesday 10am to 10:30am]}',
        '{ask_last|what is right before [before:that]?}',
        '{change|then no, make [target:it] [time:11am to 11:30am], [reason:ballet always runs over]}',
      ],
      { adds: ['Tue 11:00-11:30 fitting'] },
    ],
  ]);
});
