import { leaves, reads } from './test-read.ts';

reads('a weekday and its date side by side: the date decides', [
  ['next Tuesday, the 24th', 'day 2026-11-24'],
  ['next Thursday, the 26th, 3 to 4', '2026-11-26T15:00/2026-11-26T16:00'],
  ['next Thursday, the 19th', 'day 2026-11-19'],
  ['this Saturday the 21st at noon', 'hour 2026-11-21T12:00'],
  ['tomorrow the 19th', 'day 2026-11-19'],
  ['today the 18th at 4', 'hour 2026-11-18T16:00'],
  ['that Monday the seventh of December', 'day 2026-12-07'],
  ['the 21st this Saturday at nine', 'hour 2026-11-21T09:00'],
  ['next Monday 23 November at 10 am', 'hour 2026-11-23T10:00'],
  ['Saturday 5, 11:00', 'minute 2026-12-05T11:00'],
  ['Tuesday 8 at 15h', 'hour 2026-12-08T15:00'],
  ['the 27', 'day 2026-11-27'],
  ['Sunday at 8:30 that night', 'minute 2026-11-22T20:30'],
  ['on 24/07 at 14:00', 'minute 2027-07-24T14:00'],
]);

reads('a weekday that does not fit its date is asked about', [
  ['next Friday, the 25th', '? day 2026-12-25 | day 2026-11-25'],
  ['this Monday, 8 December', '? day 2026-12-08 | day 2031-12-08'],
  ['next Saturday the 18th, from 4 pm', '? from 2027-09-18T16:00 | from 2026-11-18T16:00'],
]);

leaves('a weekday that does not fit its date is asked about', [['tomorrow the 20th', ['tomorrow']]]);

reads('a weekday with its word behind it', [
  ['Tuesday next, half nine', 'minute 2026-11-24T09:30'],
  ['this Saturday coming', 'day 2026-11-21'],
  ['friday next 4pm', 'hour 2026-11-20T16:00'],
  ['this week coming', 'week 2026-11-23'],
]);

reads('the last of what was just named', [
  ['this week or next', '2026-11-16, 2026-11-23'],
  ['this Friday or the one after', '2026-11-20, 2026-11-27'],
  ['this tues or the next', '2026-11-24, 2026-12-01'],
]);

reads('a weekday of a week that its date does not fit', [
  ['Friday next week, the 23rd', '? day 2026-11-23 | day 2026-11-27'],
  ['the Friday of next week, the 27th at 3pm', 'hour 2026-11-27T15:00'],
]);

reads('one day that is said twice', [
  ['Friday Friday at nine', 'hour 2026-11-20T09:00'],
  ['tomorrow quarter past four tomorrow', 'minute 2026-11-19T16:15'],
  ['sun sun', 'day 2026-11-22'],
  ['mon, mon at 7pm', 'hour 2026-11-23T19:00'],
]);

reads('days joined by a sign', [
  ['mon n wed', '2026-11-23, 2026-11-25'],
  ['sat + sun', '2026-11-21, 2026-11-22'],
  ['fri+sat at 8pm', '2026-11-20T20:00, 2026-11-21T20:00'],
  ['the 3rd n 10th', '2026-12-03, 2026-12-10'],
  ['today + tmrw', '2026-11-18, 2026-11-19'],
]);

reads('what is left of a day or a month', [
  ['the rest of Friday', 'day 2026-11-20'],
  ['the rest of December', 'month 2026-12-01'],
  ['the month of March', 'month 2027-03-01'],
]);

reads('weekdays with their days, and the month only at the end', [
  ['from thu 3 to sat 5 december', '2026-12-03/2026-12-06'],
  ['tue 24 to thu 26 nov', '2026-11-24/2026-11-27'],
  ['mon 30 to wed 2 december', '2026-11-30/2026-12-03'],
  ['Thursday 3 till Saturday 5 December', '2026-12-03/2026-12-06'],
  ['fri 27 - mon 30 nov', '2026-11-27/2026-12-01'],
  ['from mon 23 to thu 26', '2026-11-23/2026-11-27'],
  ['wed 9 to 11', '2026-11-25T09:00/2026-11-25T11:00'],
]);

reads('a day and either of two hours', [
  ['on Friday either 6pm or 7.30pm', '2026-11-20T18:00, 2026-11-20T19:30'],
  ['Friday, either at 10 or at 11:30', '2026-11-20T10:00, 2026-11-20T11:30'],
]);

reads('an hour with a dot behind a date is no year', [
  ['Tuesday 1 December 9.50', 'minute 2026-12-01T09:50'],
  ['1 dec 10.45', 'minute 2026-12-01T10:45'],
  ['15 Nov 93', 'day 1993-11-15'],
]);
