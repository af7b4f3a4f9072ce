import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { asked } from '../../../../../test/tool-fixtures.ts';
import { choicesFrom } from '../../../preferences/index.ts';
import { planChoice } from './plan-choice.ts';
import { timeOfDay } from './time-of-day.ts';

const context = {
  now: Temporal.Instant.from('2026-11-16T09:00:00Z'),
  zone: 'Europe/Madrid',
  locale: 'en-GB',
};
const none = choicesFrom([]);
const plan = (input: Partial<Parameters<typeof planChoice>[0]>, present = none) =>
  planChoice({ topic: 'briefing', quote: 'x', ...input }, present, context);

describe('a time of day', () => {
  it.each([
    ['7:30', 'morning', '07:30'],
    ['7.30 pm', 'morning', '19:30'],
    ['at 8', 'evening', '20:00'],
    ['8', 'morning', '08:00'],
    ['08:15', 'evening', '08:15'],
    ['20:00', 'morning', '20:00'],
    ['12 am', 'evening', '00:00'],
    ['12 pm', 'morning', '12:00'],
    ['noon', 'morning', '12:00'],
    ['half past seven in the morning', 'evening', '07:30'],
    ['quarter past seven', 'morning', '07:15'],
    ['half past eight', 'evening', '20:30'],
    ['quarter to nine in the evening', 'morning', '20:45'],
    ['25:00', 'morning', undefined],
    ['7:75', 'morning', undefined],
    ['banana', 'morning', undefined],
  ] as const)('%s (%s): %s', (said, usual, expected) => {
    expect(timeOfDay(said, usual, context)).toBe(expected);
  });
});

describe('what the words come to', () => {
  it('keeps what was chosen before and is not mentioned', () => {
    const present = choicesFrom([
      { topic: 'briefing', choice: { on: false, at: '07:30' } },
      { topic: 'quiet', choice: { on: true, from: '20:00', to: '08:00' } },
    ]);
    expect(plan({ on: true }, present)).toMatchObject({ choice: { on: true, at: '07:30' } });
    expect(plan({ topic: 'quiet', to: '6' }, present)).toMatchObject({
      choice: { from: '20:00', to: '06:00' },
    });
  });

  it('until Monday ends when Monday begins', () => {
    expect(plan({ topic: 'everything', on: false, until: 'Monday' })).toMatchObject({
      choice: { on: false, until: '2026-11-22T23:00:00.000Z' },
    });
  });

  it.each([
    [{ at: '25:00' }, 'What time of day (for example 7:30)?'],
    [{ topic: 'nudge' as const, minutes_before: 0 }, 'How many minutes before (1 to 240)?'],
    [{ topic: 'nudge' as const, minutes_before: 100_000 }, 'How many minutes before (1 to 240)?'],
    [{ topic: 'limit' as const, most_a_day: -1 }, 'How many messages a day at most (0 to 100)?'],
    [{ topic: 'limit' as const }, 'How many messages a day at most (0 to 100)?'],
    [
      { topic: 'quiet' as const, from: '8pm', to: '20:00' },
      'That would mean quiet all day or not at all. What hours should I be quiet?',
    ],
    [{ topic: 'everything' as const, on: false, until: 'yesterday' }, 'Until when?'],
  ])('%j is asked back', (input, question) => {
    const planned = plan(input);
    expect(planned.kind === 'question' && asked(planned, context.zone)).toBe(question);
  });
});
