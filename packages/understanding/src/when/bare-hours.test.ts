import { reads } from './test-read.ts';

reads('minutes behind an hour without a sign between them', [
  ['friday 9 45', 'minute 2026-11-20T09:45'],
  ['thursday 16 20', 'minute 2026-11-19T16:20'],
  ['8 40', 'minute 2026-11-18T20:40'],
  ['tomorrow 14 05', 'minute 2026-11-19T14:05'],
  ['every day 6 15', 'DAILY from 2026-11-18T18:15'],
  ['friday 8 30 pm', 'minute 2026-11-20T20:30'],
  ['on 3 december 15 10', 'minute 2026-12-03T15:10'],
  ['dec 3 15 until 17', '2026-12-03T15:00/2026-12-03T17:00'],
]);

reads('a bare number next to a rhythm is its hour', [
  ['8.45 every weekday', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR from 2026-11-19T08:45'],
  ['9 every morning', 'DAILY from 2026-11-19T09:00'],
  ['sundays, 11', 'WEEKLY;BYDAY=SU from 2026-11-22T11:00'],
  ['every Tuesday 19', 'WEEKLY;BYDAY=TU from 2026-11-24T19:00'],
  ['last Thursday of every month, 2.45', 'MONTHLY;BYDAY=-1TH from 2026-11-26T14:45'],
  ['around five on Mondays', 'WEEKLY;BYDAY=MO from 2026-11-23T17:00'],
]);

reads('four digits behind a day are an hour and no year', [
  ['first Tuesday of every month, 1945', 'MONTHLY;BYDAY=1TU from 2026-12-01T19:45'],
  ['every Monday evening, 2030', 'WEEKLY;BYDAY=MO from 2026-11-23T20:30'],
  ['next week wed 1915', 'minute 2026-11-25T19:15'],
  ['Friday. 0745', 'minute 2026-11-20T07:45'],
  ['3 December, 1045 to 1215', '2026-12-03T10:45/2026-12-03T12:15'],
]);

reads('an hour that is said twice is one', [
  ['Monday 8am 8 to 8:45', '2026-11-23T08:00/2026-11-23T08:45'],
  ['quarter to FOUR 15:45', 'minute 2026-11-18T15:45'],
  ['8 in the evening 20:00', 'minute 2026-11-18T20:00'],
  ['Saturday 10am 10 to 1', '2026-11-21T10:00/2026-11-21T13:00'],
]);

reads('minutes of the hour that was just said', [
  ['tomorrow nine till half past', '2026-11-19T09:00/2026-11-19T09:30'],
  ['from 3 to a quarter past', '2026-11-18T15:00/2026-11-18T15:15'],
  ['three or half past', '2026-11-18T15:00, 2026-11-18T15:30'],
  ['tomorrow at six and a half', '? minute 2026-11-19T18:30 | minute 2026-11-19T06:30'],
]);

reads('words over noon', [
  ['eleven to one', '2026-11-18T11:00/2026-11-18T13:00'],
  ['ten to one', 'minute 2026-11-18T12:50'],
  ['twelve until two tomorrow', '2026-11-19T12:00/2026-11-19T14:00'],
]);

reads('a part of the day right behind its hour', [
  ['tomorrow at 8 evening', 'hour 2026-11-19T20:00'],
  ['friday 6 morning', 'hour 2026-11-20T06:00'],
]);

reads('a morning that ends at twelve ends at noon', [
  ['sunday 8-12', '2026-11-22T08:00/2026-11-22T12:00'],
  ['tomorrow 8 to 12', '2026-11-19T08:00/2026-11-19T12:00'],
]);
