import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { dateIn, shiftWeek, weekOf, weekTitle, zoneLabel } from './week.ts';

const week = (date: string) => weekOf(Temporal.PlainDate.from(date));

describe('weekOf', () => {
  test.each([
    ['2026-03-09', '2026-03-09', '2026-03-15'],
    ['2026-03-15', '2026-03-09', '2026-03-15'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-03-05'],
  ])('%s lies in %s to %s', (date, monday, sunday) => {
    expect([week(date).monday.toString(), week(date).sunday.toString()]).toEqual([monday, sunday]);
  });
});

test('a week on and a week back is where one was', () => {
  expect(shiftWeek(shiftWeek(week('2026-03-29'), 1), -1).monday.toString()).toBe('2026-03-23');
});

test.each([
  ['2026-03-11', 'March 2026'],
  ['2026-04-01', 'March – April 2026'],
  ['2026-12-31', 'December 2026 – January 2027'],
])('the week of %s is called %s', (date, title) => {
  expect(weekTitle(week(date))).toBe(title);
});

test('the same moment is another day elsewhere', () => {
  const moment = Date.parse('2026-03-08T23:30:00Z');
  expect(dateIn('America/Los_Angeles', moment).toString()).toBe('2026-03-08');
  expect(dateIn('Asia/Kathmandu', moment).toString()).toBe('2026-03-09');
});

test('the zone is shown with the offset of the shown week', () => {
  expect(zoneLabel('Europe/Madrid', week('2026-01-15'))).toBe('Europe/Madrid (GMT+1)');
  expect(zoneLabel('Europe/Madrid', week('2026-07-15'))).toBe('Europe/Madrid (GMT+2)');
  expect(zoneLabel('America/New_York', week('2026-07-15'))).toBe('America/New York (GMT-4)');
});
