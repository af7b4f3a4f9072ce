import { describe, expect, it } from 'vitest';
import { describeSeriesWhen as told } from '../../../../../test/describe-time.ts';

describe('pairs of when and recurrence, as models give them: the intended series', () => {
  it.each([
    // a date with an hour, and how often
    ['2026-11-23T10:00', 'weekly', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['2026-11-23T10:00:00+01:00', 'every week', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['2026-11-23T09:00:00Z', 'weekly', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['2026-11-23 10:00', 'every Monday', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['23 November at 10:00', 'weekly on Monday', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['23 November 2026, 10:00-10:30', 'weekly', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['2026-11-23T10:00/2026-11-23T11:00', 'FREQ=WEEKLY', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['2026-11-23T10:00:00+01:00[Europe/Madrid]', 'daily', '26-11-23T10:00 26-11-24T10:00 26-11-25T10:00 …'],
    ['2026-11-23T10:00', 'every weekday', '26-11-23T10:00 26-11-24T10:00 26-11-25T10:00 …'],
    ['2026-11-23T10:00', 'every second week', '26-11-23T10:00 26-12-07T10:00 26-12-21T10:00 …'],
    ['2026-11-23T10:00', 'every other week', '26-11-23T10:00 26-12-07T10:00 26-12-21T10:00 …'],
    ['2026-11-23T10:00', 'biweekly', '26-11-23T10:00 26-12-07T10:00 26-12-21T10:00 …'],
    ['2026-11-23T10:00', 'fortnightly', '26-11-23T10:00 26-12-07T10:00 26-12-21T10:00 …'],
    ['2026-11-23T10:00', 'every 2 weeks on Monday', '26-11-23T10:00 26-12-07T10:00 26-12-21T10:00 …'],
    ['2026-11-23T10:00', 'every three weeks', '26-11-23T10:00 26-12-14T10:00 27-01-04T10:00 …'],
    ['2026-11-23T10:00', 'monthly', '26-11-23T10:00 26-12-23T10:00 27-01-23T10:00 …'],
    ['2026-11-23T10:00', 'every month on the 23rd', '26-11-23T10:00 26-12-23T10:00 27-01-23T10:00 …'],
    ['2026-12-07T10:00', 'first Monday of every month', '26-12-07T10:00 27-01-04T10:00 27-02-01T10:00 …'],
    ['2026-11-27T10:00', 'the last Friday of the month', '26-11-27T10:00 26-12-25T10:00 27-01-29T10:00 …'],
    ['2026-11-23T10:00', 'quarterly', '26-11-23T10:00 27-02-23T10:00 27-05-23T10:00 …'],
    ['2026-11-23T10:00', 'yearly', '26-11-23T10:00 27-11-23T10:00 28-11-23T10:00 …'],
    ['2027-03-05', 'yearly', '27-03-05 28-03-05 29-03-05 …'],
    ['5 March', 'every year', '27-03-05 28-03-05 29-03-05 …'],
    ['2027-03-05', 'every year on 5 March', '27-03-05 28-03-05 29-03-05 …'],
    ['2027-03-05', 'annually', '27-03-05 28-03-05 29-03-05 …'],
    ['2026-11-23', 'weekly', '26-11-23 26-11-30 26-12-07 …'],
    // weekdays and hours in words
    ['Monday at 10am', 'weekly', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['next Monday at 10', 'every Monday', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    ['tomorrow at 9am', 'daily', '26-11-19T09:00 26-11-20T09:00 26-11-21T09:00 …'],
    ['tomorrow at 9am', 'every Thursday', '26-11-19T09:00 26-11-26T09:00 26-12-03T09:00 …'],
    ['9am', 'every Monday', '26-11-23T09:00 26-11-30T09:00 26-12-07T09:00 …'],
    ['at 9am', 'Tuesdays and Thursdays', '26-11-19T09:00 26-11-24T09:00 26-11-26T09:00 …'],
    ['9:00-9:15', 'every weekday', '26-11-19T09:00 26-11-20T09:00 26-11-23T09:00 …'],
    ['10pm to 1am', 'every Friday', '26-11-20T22:00 26-11-27T22:00 26-12-04T22:00 …'],
    ['next week at 9am', 'every Tuesday and Thursday', '26-11-24T09:00 26-11-26T09:00 26-12-01T09:00 …'],
    ['every Monday at 9am', 'weekly', '26-11-23T09:00 26-11-30T09:00 26-12-07T09:00 …'],
    ['Mondays at 9am', 'every other week', '26-11-23T09:00 26-12-07T09:00 26-12-21T09:00 …'],
    ['Tuesday and Thursday at 9am', 'weekly', '26-11-19T09:00 26-11-24T09:00 26-11-26T09:00 …'],
    ['', 'every Monday at 9am', '26-11-23T09:00 26-11-30T09:00 26-12-07T09:00 …'],
    ['', 'every Monday at 9am starting 7 December', '26-12-07T09:00 26-12-14T09:00 26-12-21T09:00 …'],
    ['9am', 'every Monday starting 7 December', '26-12-07T09:00 26-12-14T09:00 26-12-21T09:00 …'],
    ['from 7 December at 9am', 'weekly', '26-12-07T09:00 26-12-14T09:00 26-12-21T09:00 …'],
    // an end
    [
      '2026-11-23T10:00',
      'weekly until 18 December',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 4 until 26-12-14T10:00',
    ],
    [
      '2026-11-23T10:00',
      'weekly until 2026-12-14',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 4 until 26-12-14T10:00',
    ],
    [
      'Monday 10:00',
      'every week until the end of the year',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 6 until 26-12-28T10:00',
    ],
    [
      '2026-11-24T10:00',
      'every other Tuesday until 2027-01-31',
      '26-11-24T10:00 26-12-08T10:00 26-12-22T10:00 … 5 until 27-01-19T10:00',
    ],
    [
      '2026-12-07T10:00',
      'daily until Friday',
      '26-12-07T10:00 26-12-08T10:00 26-12-09T10:00 … 5 until 26-12-11T10:00',
    ],
    [
      '2027-01-04T10:00',
      'weekly for 6 weeks',
      '27-01-04T10:00 27-01-11T10:00 27-01-18T10:00 … 6 until 27-02-08T10:00',
    ],
    [
      '2026-12-01T10:00',
      'daily for 5 days',
      '26-12-01T10:00 26-12-02T10:00 26-12-03T10:00 … 5 until 26-12-05T10:00',
    ],
    ['2026-11-23', 'weekly until 14 December', '26-11-23 26-11-30 26-12-07 … 4 until 26-12-14'],
    ['from 23 November to 18 December', 'every Monday', '26-11-23 26-11-30 26-12-07 … 4 until 26-12-14'],
    ['2026-11-23T10:00', 'weekly except 7 December', '26-11-23T10:00 26-11-30T10:00 26-12-14T10:00 …'],
    // a count
    [
      '2026-11-23T10:00',
      'weekly, 10 times',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 10 until 27-01-25T10:00',
    ],
    [
      '2026-11-23T10:00',
      'every week for 5 occurrences',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 5 until 26-12-21T10:00',
    ],
    [
      '2026-11-23T10:00',
      'weekly x4',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 4 until 26-12-14T10:00',
    ],
    [
      '2026-11-23T10:00',
      'every Monday, ends after 3 occurrences',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 3 until 26-12-07T10:00',
    ],
    [
      '2026-11-23T10:00',
      'every second week, 6 times',
      '26-11-23T10:00 26-12-07T10:00 26-12-21T10:00 … 6 until 27-02-01T10:00',
    ],
    // as calendars write it
    ['2026-11-23T10:00', 'RRULE:FREQ=WEEKLY;BYDAY=MO', '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 …'],
    [
      '2026-11-23T10:00',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 3 until 26-12-07T10:00',
    ],
    [
      '2026-11-23T10:00',
      'freq=weekly;interval=2;count=2',
      '26-11-23T10:00 26-12-07T10:00 … 2 until 26-12-07T10:00',
    ],
    [
      '2026-11-23T10:00',
      'FREQ=WEEKLY;UNTIL=20261214',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 4 until 26-12-14T10:00',
    ],
    [
      '2026-11-23T10:00',
      'FREQ=WEEKLY;UNTIL=20261214T225959Z',
      '26-11-23T10:00 26-11-30T10:00 26-12-07T10:00 … 4 until 26-12-14T10:00',
    ],
    ['2026-11-23', 'FREQ=WEEKLY;UNTIL=20261214T225959Z', '26-11-23 26-11-30 26-12-07 … 4 until 26-12-14'],
    [
      'Monday 10:00',
      'RRULE:FREQ=MONTHLY;BYDAY=4MO;COUNT=2',
      '26-11-23T10:00 26-12-28T10:00 … 2 until 26-12-28T10:00',
    ],
    // over the change of the clocks
    ['2027-03-22T10:00', 'weekly, 2 times', '27-03-22T10:00 27-03-29T10:00 … 2 until 27-03-29T10:00'],
  ])('%s / %s', (when, recurrence, expected) => {
    expect(told(when, recurrence)).toBe(expected);
  });
});

describe('an impossible series is asked about, in the words that were given', () => {
  it.each([
    ['2026-11-23T10:00', 'jede Woche', "How often should it repeat? I didn't understand 'jede Woche'."],
    [
      '2026-11-23T10:00',
      'every full moon',
      "How often should it repeat? I didn't understand 'every full moon'.",
    ],
    ['2026-11-23T10:00', 'half-yearly', "How often should it repeat? I didn't understand 'half-yearly'."],
    [
      '2026-11-23T10:00',
      'RRULE:FREQ=SOMETIMES',
      "How often should it repeat? I didn't understand 'RRULE:FREQ=SOMETIMES'.",
    ],
    [
      '2026-11-23T10:00',
      'weekly on blorpday',
      "How often should it repeat? I didn't understand 'weekly on blorpday'.",
    ],
    ['mañana a las 10', 'weekly', "When should it be? I didn't understand 'mañana a las 10'."],
    [
      '2026-11-23T10:00',
      'every Thursday',
      "'every Thursday' doesn't fall on Monday 23 November 2026; the first one after that is Thursday 26 November 2026. Which day should it start?",
    ],
    [
      '2026-11-23T10:00',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      "'RRULE:FREQ=WEEKLY;BYDAY=TU' doesn't fall on Monday 23 November 2026; the first one after that is Tuesday 24 November 2026. Which day should it start?",
    ],
    [
      '2026-11-23T10:00',
      'weekly until 2026-11-01',
      "'weekly until 2026-11-01' ends before it comes round a second time. When should it stop repeating?",
    ],
    [
      'Monday at 9am',
      'every Monday at 10am',
      "'every Monday at 10am' and '09:00:00' don't go together. How often should it repeat?",
    ],
    [
      'every Monday at 9am',
      'monthly',
      "'monthly' and 'every Monday at 9am' don't go together. How often should it repeat?",
    ],
    [
      'every Monday at 9am',
      'every Friday',
      "'every Friday' and 'every Monday at 9am' don't go together. How often should it repeat?",
    ],
    ['tomorrow morning', 'weekly', "'tomorrow morning' leaves the time open. What time exactly?"],
    ['2026-11-23T10:00', 'twice a week', 'Twice a week: on which days?'],
    [
      'Friday from 18:00 to 18:00',
      'weekly',
      "'Friday from 18:00 to 18:00' would be a whole day or longer. Which day should it end?",
    ],
  ])('%s / %s', (when, recurrence, expected) => {
    expect(told(when, recurrence)).toBe(expected);
  });

  it.each(['none', 'once', 'no', 'Does not repeat'])('%s is no repetition', (recurrence) => {
    expect(told('2026-11-23T10:00', recurrence)).toBe('only once');
  });
});
