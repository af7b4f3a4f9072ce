import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { atSpokenHour, spokenPlainly, thatDayPlainly } from './spoken-plainly.ts';
import { madrid } from './test-context.ts';
import { leaves, reads } from './test-read.ts';

/** Something on Thursday 26 November 2026, from two to three in the afternoon. */
const spoken = {
  ...madrid,
  spoken: {
    start: Temporal.Instant.from('2026-11-26T13:00:00Z'),
    end: Temporal.Instant.from('2026-11-26T14:00:00Z'),
  },
};

reads(
  'the day after what is spoken of',
  [
    ['the Saturday after', 'day 2026-11-28'],
    ['on the Monday following at 10', 'hour 2026-11-30T10:00'],
    ['the Friday before', 'day 2026-11-20'],
    ['the Thursday after', 'day 2026-12-03'],
    ['Tuesday after, 4pm', 'hour 2026-12-01T16:00'],
    ['the Wednesday after that at 2', 'hour 2026-12-02T14:00'],
    ['at nine on the Sunday after', 'hour 2026-11-29T09:00'],
    ['on the Monday of that week, 9am', 'hour 2026-11-23T09:00'],
    ['the Sunday of the same week', 'day 2026-11-29'],
    ['the day after', 'day 2026-11-27'],
    ['the day after that at 2', 'hour 2026-11-27T14:00'],
    ['day before, 4pm', 'hour 2026-11-25T16:00'],
    ['the day before 5pm', 'hour 2026-11-25T17:00'],
    ['two days later', 'day 2026-11-28'],
    ['a week later at 10', 'hour 2026-12-03T10:00'],
    ['the following day at noon', 'hour 2026-11-27T12:00'],
    ['the Saturday after, the 28th', 'day 2026-11-28'],
  ],
  spoken,
);

reads(
  'the week and the month after what is spoken of',
  [
    ['week after', 'week 2026-11-30'],
    ['the week after that', 'week 2026-11-30'],
    ['the week before', 'week 2026-11-16'],
    ['the month after', 'month 2026-12-01'],
  ],
  spoken,
);

reads(
  'a part of the day that is spoken of',
  [
    ['that evening', '2026-11-26T18:00/2026-11-27'],
    ['at 7 that night', 'hour 2026-11-26T19:00'],
    ['four that same afternoon', 'hour 2026-11-26T16:00'],
    ['the evening before about 7', 'hour 2026-11-25T19:00'],
    ['the next morning at 9', 'hour 2026-11-27T09:00'],
    ['noon that day', 'hour 2026-11-26T12:00'],
    ['in this day', 'day 2026-11-26'],
    ['11:30 the same day', 'minute 2026-11-26T11:30'],
    ['later that day, 16:00', 'minute 2026-11-26T16:00'],
  ],
  spoken,
);

reads(
  'minutes of the hour that is spoken of',
  [
    ['half past', 'minute 2026-11-26T14:30'],
    ['at a quarter past', 'minute 2026-11-26T14:15'],
    ['quarter to', 'minute 2026-11-26T13:45'],
  ],
  spoken,
);

reads(
  'words that name another day keep it',
  [
    ['Friday after lunch', '2026-11-20T13:00/2026-11-20T17:00'],
    ['Friday after 3', 'from 2026-11-20T15:00'],
    ['the day after tomorrow', 'day 2026-11-20'],
    ['next Tuesday at 9', 'hour 2026-11-24T09:00'],
    ['two days after Christmas', 'day 2026-12-27'],
  ],
  spoken,
);

leaves('where nothing is spoken of, it is asked about', [
  ['the Saturday after', ['after']],
  ['at 7 that night', ['that', 'night']],
  ['that evening', ['that']],
  ['week after', ['week', 'after']],
  ['half past', ['half', 'past']],
  ['the day before 5pm', ['day']],
]);

reads(
  'minutes of the hour that a clock shows there, also where zones differ by half hours',
  [['half past', 'minute 2026-11-26T18:30']],
  { ...spoken, zone: 'Asia/Kolkata' },
);

describe('written out for somebody who does not know what is spoken of', () => {
  it.each([
    ['the Saturday after at 10', 'on 2026-11-28 at 10'],
    ['half past eight the same day', 'half past eight on 2026-11-26'],
    ['at 7 that evening', 'at 7 on 2026-11-26 in the evening'],
    ['week after', 'in the week of 2026-11-30'],
    ['at a quarter past', '14:15 on 2026-11-26'],
    ['tomorrow at 4', 'tomorrow at 4'],
  ])('%s', (phrase, expected) => {
    expect(spokenPlainly(phrase, spoken)).toBe(expected);
  });

  it.each([
    ['at noon that same day', 'at noon on 2026-11-26'],
    ['that day', 'on 2026-11-26'],
    ['the day after at noon', 'the day after at noon'],
  ])('that day alone: %s', (phrase, expected) => {
    expect(thatDayPlainly(phrase, spoken)).toBe(expected);
  });

  it('stays as it is where nothing is spoken of', () => {
    expect(spokenPlainly('the Saturday after at 10', madrid)).toBe('the Saturday after at 10');
  });
});

it.each([
  ['a week later, same time', 'a week later at 14:00'],
  ['Friday at the same hour', 'Friday at 14:00'],
  ['same time next Tuesday', 'next Tuesday at 14:00'],
  ['the same time on Friday', 'the same time on Friday'],
  ['Friday at nine', 'Friday at nine'],
])('%s is %s', (phrase, expected) => {
  expect(atSpokenHour(phrase, spoken)).toBe(expected);
});
