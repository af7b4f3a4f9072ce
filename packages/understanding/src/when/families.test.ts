import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';
import { resolveWhen } from './resolve-when.ts';
import { at, madrid } from './test-context.ts';
import { short } from './test-short.ts';
import type { WhenContext } from './types.ts';

function family(
  name: string,
  rows: readonly (readonly [string, string])[],
  context: WhenContext = madrid,
): void {
  describe(name, () => {
    it.each(rows)('%s', (phrase, expected) => {
      expect(short(resolveWhen(phrase, context))).toBe(expected);
    });
  });
}

family('ranges of days and hours', [
  ['3-7 March', '2027-03-03/2027-03-08'],
  ['19–21 Jan', '2027-01-19/2027-01-22'],
  ['from tomorrow 9am to Friday 5pm', '2026-11-19T09:00/2026-11-20T17:00'],
  ['Monday 2pm - Tuesday 1pm', '2026-11-23T14:00/2026-11-24T13:00'],
  ['tomorrow 9.30 to 11.00', '2026-11-19T09:30/2026-11-19T11:00'],
  ['1400-1530', '2026-11-18T14:00/2026-11-18T15:30'],
  ['between nine and five', '2026-11-18T09:00/2026-11-18T17:00'],
  ['between eight o’clock and now', '2026-11-18T08:00/2026-11-18T11:15'],
  ['from 3 for 2.5 hours', '2026-11-18T15:00/2026-11-18T17:30'],
]);

family('up to a date and beyond it', [
  ['year to date', '2026-01-01/2026-11-19'],
  ['MTD', '2026-11-01/2026-11-19'],
  ['so far this year', '2026-01-01/2026-11-19'],
  ['since 2014 until 2018', '2014-01-01/2019-01-01'],
  ['shortly after 5pm', 'from 2026-11-18T17:00'],
  ['more than two weeks ago', 'until 2026-11-04'],
  ['less than 3 days ago', '2026-11-15/2026-11-19'],
  ['less than a week after Christmas', '2026-12-25/2027-01-02'],
  ['>= 2028', 'from 2028-01-01'],
  ['greater than 2028', 'from 2029-01-01'],
  ['< 5 May', 'until 2027-05-05'],
  ['within 3 business days', 'by 2026-11-24'],
  ['within the next day and 5 hours', 'by 2026-11-19T16:15'],
]);

family('counted from now', [
  ['Thursday, two years from now', 'day 2028-11-16'],
  ['two months from today on Tuesday', 'day 2027-01-19'],
  ['May in a year', 'month 2027-05-01'],
  ['today in two weeks', 'day 2026-12-02'],
  ['Tuesday after next week', 'day 2026-12-01'],
  ['a week tomorrow', 'day 2026-11-26'],
  ['a year ago today', 'day 2025-11-18'],
  ['a week ago yesterday', 'day 2026-11-10'],
  ['about two weeks ago', 'day 2026-11-04'],
  ['exactly 3 hours ago', 'minute 2026-11-18T08:15'],
  ['the next two Fridays', '2026-11-20, 2026-11-27'],
  ['next 2 Mondays at 3pm', '2026-11-23T15:00, 2026-11-30T15:00'],
  ['the weekend after next', '2026-11-28/2026-11-30'],
]);

family('dates written in other ways', [
  ['20 of next month', 'day 2026-12-20'],
  ['the ides of July', 'day 2027-07-15'],
  ['Sep-2027-23', 'day 2027-09-23'],
  ['2027/23/Sep', 'day 2027-09-23'],
  ['four May nineteen hundred ninety three', 'day 1993-05-04'],
  ['27q3', 'quarter 2027-07-01'],
  ['2027-H2', '2027-07-01/2028-01-01'],
  ['the 1980s', '1980-01-01/1990-01-01'],
  ['winter 2027', '2027-12-21/2028-03-21'],
  ['Christmas week', 'week 2026-12-21'],
  ['Friday from last week', 'day 2026-11-13'],
  ['the closest Monday to 5 May', 'day 2027-05-03'],
  ['the Friday nearest to today', 'day 2026-11-20'],
]);

family('several at once', [
  ['May 3, 4 and 5', '2027-05-03, 2027-05-04, 2027-05-05'],
  ['Dec 3 or 4 at noon', '2026-12-03T12:00, 2026-12-04T12:00'],
  ['Monday or Tuesday after 4pm', '2026-11-23T16:00, 2026-11-24T16:00'],
  ['the 1st and 3rd Monday of the month', 'RRULE:FREQ=MONTHLY;BYDAY=1MO,3MO'],
  ['every 2nd and 4th Thursday', 'RRULE:FREQ=MONTHLY;BYDAY=2TH,4TH'],
  ['every second Thursday', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
]);

family('parts of a period', [
  ['earlier this month', '2026-11-01/2026-11-18'],
  ['later this week', '2026-11-19/2026-11-23'],
  ['early tomorrow', '2026-11-19/2026-11-19T12:00'],
  ['late Friday', '2026-11-20T12:00/2026-11-21'],
  ['early Monday morning', '2026-11-23/2026-11-23T09:00'],
  ['earlier today', '2026-11-18/2026-11-18T11:15'],
  ['before late August', 'until 2027-08-21'],
  ['midweek', '2026-11-18/2026-11-20'],
  ['in the early hours of Friday', '2026-11-20/2026-11-20T09:00'],
  ['tomorrow at 4 in the pm', 'hour 2026-11-19T16:00'],
]);

family('the end of a day', [
  ['end of day', 'minute 2026-11-18T18:00'],
  ['EOD Friday', 'minute 2026-11-20T18:00'],
  ['at the end of my day', 'minute 2026-11-18T18:00'],
  ['from 3 till end of day', '2026-11-18T15:00/2026-11-18T18:00'],
  ['from 8pm till the end of the day', '2026-11-18T20:00/2026-11-18T23:59'],
  ['by end of day', 'by 2026-11-18T18:00'],
  ['by EOD Friday', 'by 2026-11-20T18:00'],
  ['no later than the end of the day', 'by 2026-11-18T18:00'],
  ['by COB', 'by 2026-11-18T18:00'],
  ['before the end of the day', 'until 2026-11-18T18:00'],
]);

family(
  'the end of a day after working hours',
  [
    ['EOD', 'minute 2026-11-18T23:59'],
    ['EOD Friday', 'minute 2026-11-20T17:30'],
    ['by end of day', 'by 2026-11-18T23:59'],
    ['by EOD tomorrow', 'by 2026-11-19T17:30'],
  ],
  at('2026-11-18T19:00:00Z', 'Europe/Madrid', { workingHours: { start: '08:30', end: '17:30' } }),
);

family('zones next to a time', [
  ['9am ET tomorrow', 'hour 2026-11-19T15:00'],
  ['tomorrow at 8am Pacific', 'hour 2026-11-19T17:00'],
]);

family('feasts of other calendars', [
  ['Rosh Hashanah 2026', 'day 2026-09-12'],
  ['Yom Kippur 2025', 'day 2025-10-02'],
  ['Hanukkah 2026', 'day 2026-12-05'],
  ['Passover 2027', 'day 2027-04-22'],
  ['Purim 2025', 'day 2025-03-14'],
  ['Eid al-Fitr 2024', 'day 2024-04-10'],
  ['Ramadan 2026', 'day 2026-02-18'],
  ['Chinese New Year', 'day 2027-02-06'],
]);

describe('what only looks like a time', () => {
  const found = (text: string): string[] => findWhen(text, madrid).map((f) => `${f.text}: ${short(f.when)}`);
  it.each([
    ['the battery should last two hours', ['two hours: 7200 s']],
    ['sales were better compared to last week', ['last week: week 2026-11-09']],
    ['the shop is open 24/7', []],
    ['on 31 February', []],
    ['30/02/2027', []],
    ['she paid $ 12 tomorrow', ['tomorrow: day 2026-11-19']],
    ['numbers for the school year 2027', []],
    ['it rained during the weekend', ['the weekend: 2026-11-21/2026-11-23']],
    [
      'I go Friday and after my shift I sleep',
      ['Friday: day 2026-11-20', 'after my shift: relative-to-event'],
    ],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('both ends of a stretch', () => {
  it.each([
    ['move it from Thursday to Friday', ['Thursday: day 2026-11-19', 'Friday: day 2026-11-20']],
    ['shift lunch from 1pm to 2:30pm', ['1pm: hour 2026-11-18T13:00', '2:30pm: minute 2026-11-18T14:30']],
    ['push it from 3 May to the 5th of May', ['3 May: day 2027-05-03', 'the 5th of May: day 2027-05-05']],
  ])('%s', (text, expected) => {
    const [first] = findWhen(text, madrid);
    const ends = first?.ends ? [first.ends.from, first.ends.to] : [];
    expect(ends.map((end) => `${text.slice(end.start, end.end)}: ${short(end.when)}`)).toEqual(expected);
  });
});

family('about this hour of another day, and whole minutes', [
  ['in a day', 'hour 2026-11-19T11:00'],
  ['one day from now', 'hour 2026-11-19T11:00'],
  ['in a day at half past four', 'minute 2026-11-19T16:30'],
  ['in a day or two', 'day 2026-11-19'],
  ['in 3 days', 'day 2026-11-21'],
  ['a day ago', 'day 2026-11-17'],
  ['next 20 minutes', '2026-11-18T11:16/2026-11-18T11:36'],
  ['the 20 coming minutes', '2026-11-18T11:15/2026-11-18T11:35'],
  ['next 4 hours', '2026-11-18T11:15/2026-11-18T15:15'],
]);

family('a repetition that goes on for so long', [
  ['every Monday for the next 5 weeks', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261223T101500Z'],
  ['Mondays at 10 over the next six weeks', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261230T101500Z'],
  [
    'every other Friday at 3 for the next 2 years',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20281118T101500Z',
  ],
  ['every weekday next month at 4', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261231T225959Z'],
  ['every school day at 8', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['mon wed fri at 7am', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  ['every Friday in March', 'RRULE:FREQ=WEEKLY;BYMONTH=3;BYDAY=FR'],
]);

describe('the part of a day that something belongs to', () => {
  it.each([
    ["tomorrow afternoon's marking", "tomorrow afternoon's"],
    ['this morning’s walk', 'this morning’s'],
    ["thursday evening's choir", "thursday evening's"],
  ])('%s', (text, part) => expect(findWhen(text, madrid).map((found) => found.text)).toEqual([part]));
});

describe('one that is no hour', () => {
  it.each([
    ['the morning one', ['the morning']],
    ['afternoon one please', ['afternoon']],
    ['the one in the morning', ['in the morning']],
    ["tomorrow afternoon one o'clock", ["tomorrow afternoon one o'clock"]],
    ['one in the morning', ['one in the morning']],
  ])('%s', (text, expected) => expect(findWhen(text, madrid).map((found) => found.text)).toEqual(expected));
});
