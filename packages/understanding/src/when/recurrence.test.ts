import { describe, expect, it } from 'vitest';
import { resolveWhen } from './resolve-when.ts';
import { madrid } from './test-context.ts';

function read(phrase: string): string {
  const when = resolveWhen(phrase, madrid);
  if (when.kind !== 'recurrence') return when.kind;
  const length = when.duration ? ` ${when.duration}` : '';
  return `${when.start.toPlainDateTime().toString({ smallestUnit: 'minute' })}${when.allDay ? ' all day' : ''}${length} ${when.rrule.join(' ')}`;
}

describe('recurrences', () => {
  it.each([
    ['every Tuesday at 10', '2026-11-24T10:00 RRULE:FREQ=WEEKLY;BYDAY=TU'],
    [
      'every other Thursday at 4 except August',
      '2026-11-19T16:00 RRULE:FREQ=WEEKLY;INTERVAL=2;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=TH',
    ],
    ['weekdays 9 to 9:30', '2026-11-19T09:00 PT30M RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every first Monday', '2026-12-07T00:00 all day RRULE:FREQ=MONTHLY;BYDAY=1MO'],
    ['the last Friday of every month at noon', '2026-11-27T12:00 RRULE:FREQ=MONTHLY;BYDAY=-1FR'],
    ['daily at 8', '2026-11-19T08:00 RRULE:FREQ=DAILY'],
    ['Mondays and Wednesdays from 6pm to 7pm', '2026-11-18T18:00 PT1H RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
    ['the 15th of every month', '2026-12-15T00:00 all day RRULE:FREQ=MONTHLY;BYMONTHDAY=15'],
    ['every year on March 3', '2027-03-03T00:00 all day RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3'],
    ['every 2 weeks on Monday at 9am', '2026-11-23T09:00 RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['every weekday except friday at 9am', '2026-11-19T09:00 RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
    [
      'every Tuesday from 3 to 3.45 pm, first one on the 24th, last one on the 15th of December',
      '2026-11-24T15:00 PT45M RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215T225959Z',
    ],
    [
      'every Wednesday from 17:30 to 18:15. The last one is on 16 December',
      '2026-11-18T17:30 PT45M RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20261216T225959Z',
    ],
    [
      '08:30 till 09:00, first Monday of every month, starting in December',
      '2026-12-07T08:30 PT30M RRULE:FREQ=MONTHLY;BYDAY=1MO',
    ],
    ['every day at 7am for 3 times', '2026-11-19T07:00 RRULE:FREQ=DAILY;COUNT=3'],
    ['every monday at 9am 10 times', '2026-11-23T09:00 RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=10'],
    [
      'every monday at 9am until 1 February',
      '2026-11-23T09:00 RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270201T225959Z',
    ],
    ['every monday at 9am starting 7 December', '2026-12-07T09:00 RRULE:FREQ=WEEKLY;BYDAY=MO'],
    ['next Monday at 10 every week', '2026-11-23T10:00 RRULE:FREQ=WEEKLY'],
    ['7 December, 19:00 to 20:30, weekly', '2026-12-07T19:00 PT1H30M RRULE:FREQ=WEEKLY'],
    [
      'on Friday the 4th at 9, every two weeks, six times',
      '2026-12-04T09:00 RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=6',
    ],
    ['every monday starting 7 December at 9', '2026-12-07T09:00 RRULE:FREQ=WEEKLY;BYDAY=MO'],
    [
      'every Monday, beginning the 23 November, from 8:00 until 8:20 of the morning',
      '2026-11-23T08:00 PT20M RRULE:FREQ=WEEKLY;BYDAY=MO',
    ],
    ['weekly on Mondays from 23 November, 8-9am', '2026-11-23T08:00 PT1H RRULE:FREQ=WEEKLY;BYDAY=MO'],
    ['quarterly', '2026-11-18T00:00 all day RRULE:FREQ=MONTHLY;INTERVAL=3'],
    ['at 9am every day', '2026-11-19T09:00 RRULE:FREQ=DAILY'],
    ['every morning', '2026-11-19T09:00 RRULE:FREQ=DAILY'],
    ['weekly from now on', '2026-11-18T00:00 all day RRULE:FREQ=WEEKLY'],
    ['every tuesday from now on at 9', '2026-11-24T09:00 RRULE:FREQ=WEEKLY;BYDAY=TU'],
    ['mon-fri 9:15', '2026-11-19T09:15 RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Tuesday to Thursday at 8am', '2026-11-19T08:00 RRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH'],
    ['Monday through Friday 9 to 5', '2026-11-19T09:00 PT8H RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['23rd to 27th, 9 to 5', '2026-11-23T09:00 PT8H RRULE:FREQ=DAILY;UNTIL=20261127T225959Z'],
    ['from 23 to 27 November 9am to 5pm', '2026-11-23T09:00 PT8H RRULE:FREQ=DAILY;UNTIL=20261127T225959Z'],
    [
      'daily from 1 December to 5 December at 8am',
      '2026-12-01T08:00 RRULE:FREQ=DAILY;UNTIL=20261205T225959Z',
    ],
    ['Tuesdays at 10 from next week', '2026-11-24T10:00 RRULE:FREQ=WEEKLY;BYDAY=TU'],
    ['every day next week at 9', '2026-11-23T09:00 RRULE:FREQ=DAILY;UNTIL=20261129T225959Z'],
    // one stretch, from one moment to another
    ['from Monday to Friday 5pm', 'interval'],
    ['Monday to Friday', 'interval'],
    ['next Monday to Friday at 9', 'interval'],
    [
      'every monday at 9am except 30 November',
      '2026-11-23T09:00 RRULE:FREQ=WEEKLY;BYDAY=MO EXDATE;TZID=Europe/Madrid:20261130T090000',
    ],
  ])('%s', (phrase, expected) => {
    expect(read(phrase)).toBe(expected);
  });

  it('says it in words', () => {
    expect(resolveWhen('every other Thursday at 4 except August', madrid)).toMatchObject({
      description: 'every other week on Thursday at 16:00, not in August',
    });
  });
});
