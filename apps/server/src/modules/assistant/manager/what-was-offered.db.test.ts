import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { tell } = notationTalk({ has: ['Fri 12:00-13:00 Lunch duty', 'Fri 14:00-15:00 Dentist'] });

describe('the day of the talk serves all clauses', () => {
  const sunday = {
    adds: ['Sun 10:00-12:00 Brunch', 'Sun 13:00-14:00 Laundry', 'Sun 17:00-18:30 Cinema'],
  };
  tell([
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
