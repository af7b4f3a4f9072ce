import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Fri 12:00-13:00 Lunch duty', 'Fri 14:00-15:00 Dentist'],
});

describe('the day of the talk serves all clauses', () => {
  const sunday = {
    adds: ['Sun 10:00-12:00 Brunch', 'Sun 13:00-14:00 Laundry', 'Sun 17:00-18:30 Cinema'],
  };
  testConversations([
    [
      'asked about before',
      [
        "{ask_agenda|what's [time:Sunday] like?}",
        '{create|[time:10 to 12] [title:brunch]}, {create|[time:13 to 14] [title:laundry]}, {create|[time:17 to 18:30] [title:cinema]}',
      ],
      sunday,
    ],
    [
      'in one clause',
      [
        "{ask_agenda|what's [time:Sunday] like?}",
        '{create|[time:10 to 12] [title:brunch], [time:13 to 14] [title:laundry], [time:17 to 18:30] [title:cinema]}',
      ],
      sunday,
    ],
    [
      'said behind them',
      [
        '{create|[time:10 to 12] [title:brunch]}, {create|[time:13 to 14] [title:laundry]}, {create|[time:17 to 18:30] [title:cinema] [time:on Sunday]}',
      ],
      sunday,
    ],
    [
      'said behind them in one clause',
      [
        '{create|[time:10 to 12] [title:brunch], [time:13 to 14] [title:laundry], [time:17 to 18:30] [title:cinema] [time:on Sunday]}',
      ],
      sunday,
    ],
    [
      'said by itself behind them',
      [
        '{create|[title:brunch] [time:10 to 12]}, {create|[title:laundry] [time:13 to 14]}, {create|[title:cinema] [time:17 to 18:30]}. {create|[title:Everything] [time:on Sunday]}',
      ],
      sunday,
    ],
    [
      'a day that belongs to the last one alone is its own',
      ['{create|[title:Stroll] [time:at 1pm]} and {create|[title:swim] [time:at 7am on Sunday]}'],
      { adds: ['Mon 13:00-14:00 Stroll', 'Sun 07:00-08:00 Swim'] },
    ],
  ]);
});

describe('the slot that was offered is taken', () => {
  const found =
    "{find_time|when's [earliest:the earliest] [length:hour] for [guest:Ana] and [guest:Ben] [time:on Friday after 3pm]?}";
  const several =
    '{find_time|find [length:an hour] with [guest:Ana] and [guest:Ben] [time:on Wednesday between 10 and 13:00]}';
  const pitch = { adds: ['Fri 15:00-16:00 Pitch prep | with ana, ben'] };
  testConversations([
    [
      'the only one, with a name, although the first was looked for',
      [found, '{pick|take it, call it [title:Pitch prep] and [invite:invite both]}', approve],
      pitch,
    ],
    [
      'the only one, booked',
      [found, '{create|book it, call it [title:Pitch prep] and [invite:invite both]}', approve],
      pitch,
    ],
    [
      'one by its hour, with all that is said of it',
      [
        several,
        '{pick|[option:11] it is. [title:Kickoff talk], [invite:invite the two of them], with a [video:video link]}',
        approve,
      ],
      { adds: ['Wed 11:00-12:00 Kickoff talk | with ana, ben | video'] },
    ],
    [
      'of several it asks which',
      [
        several,
        '{pick|take it, call it [title:Kickoff talk]}',
        /\n2\. Wed/,
        '{pick|[option:the second one]}',
        approve,
      ],
      { adds: ['Wed 11:00-12:00 Kickoff talk | with ana, ben'] },
    ],
    ['of several it asks which, without a name too', [several, '{pick|take it}', /\n2\. Wed/]],
  ]);
});

describe('the days that were asked about', () => {
  testConversations([
    [
      'are blocked as whole days',
      [
        '{ask_free|am I free [time:Tuesday to Thursday next week]?}',
        '{create|block them as [all_day:whole days], [title:Retreat]}',
      ],
      { adds: ['Tue+1..Thu+1 Retreat'] },
    ],
    [
      'are two, and not all between them',
      [
        '{ask_agenda|anything [time:on Tuesday and Thursday next week]?}',
        '{create|block [all_day:those days] for the [title:course]}',
      ],
      { adds: ['Tue+1 all-day Course', 'Thu+1 all-day Course'] },
    ],
    [
      'are one',
      ['{ask_free|am I free [time:on Sunday]?}', '{create|block [all_day:the whole day]: [title:Hike]}'],
      { adds: ['Sun all-day Hike'] },
    ],
  ]);
});

describe('right after something on a day', () => {
  testConversations([
    [
      'that is named in full',
      ['{create|[title:Marking] [time:on Friday] straight after [after:lunch duty], [length:half an hour]}'],
      { adds: ['Fri 13:00-13:30 Marking'] },
    ],
    [
      'of two of that name the one of that day',
      [
        '{create|[title:Marking] [time:on Thursday] straight after [after:the review], [length:half an hour]}',
      ],
      { adds: ['Thu 11:00-11:30 Marking'] },
      { has: ['Thu 10:00-11:00 Case review', 'Fri 10:00-11:00 Case review', 'Wed 10:00-11:00 Sales review'] },
    ],
    [
      'that is named by half: proposed',
      [
        '{create|[title:Marking] [time:on Friday] straight after [after:the lunch club duty rota], [length:half an hour]}',
        approve,
      ],
      { adds: ['Fri 13:00-13:30 Marking'] },
    ],
  ]);
});
