import { leaves, reads } from './test-read.ts';

reads('an end behind a comma or another word', [
  ['Saturday at 11, until one', '2026-11-21T11:00/2026-11-21T13:00'],
  ['thursday 2pm, till 4 maybe', '2026-11-19T14:00/2026-11-19T16:00'],
  ['friday 5am till noon', '2026-11-20T05:00/2026-11-20T12:00'],
  ['Friday from 3 on till 4:30', '2026-11-20T15:00/2026-11-20T16:30'],
  ['fri 20th from 7pm til sat 10 am', '2026-11-20T19:00/2026-11-21T10:00'],
  ['from 29th december till 2nd january', '2026-12-29/2027-01-03'],
  ['3 dec - 9 dec', '2026-12-03/2026-12-10'],
  ['this week, from eleven until two', '2026-11-18T11:00, 2026-11-19T11:00, 2026-11-20T11:00'],
]);

reads('when something leaves and arrives', [
  ['Tuesday dep 07:10 arr 09:25', '2026-11-24T07:10/2026-11-24T09:25'],
  ['Monday, leaves 5:40 am, gets in 8:15 am', '2026-11-23T05:40/2026-11-23T08:15'],
  ['on the 24th, departs 17:05, lands 19:30', '2026-11-24T17:05/2026-11-24T19:30'],
  ['Friday, departing 2:10 pm and landing 4:05 pm', '2026-11-20T14:10/2026-11-20T16:05'],
]);

reads('signs and words for start and end', [
  ['Friday, 4:30 start, 7:00 finish', '2026-11-20T16:30/2026-11-20T19:00'],
  ['Thursday 10h15 > 12h', '2026-11-19T10:15/2026-11-19T12:00'],
  ['Friday 13:00 -> 14:30', '2026-11-20T13:00/2026-11-20T14:30'],
  ['9 to like 11', '2026-11-18T21:00/2026-11-18T23:00'],
]);

reads('an end that is left open stays open', [
  ['Friday 7pm till late', 'hour 2026-11-20T19:00'],
  ['tomorrow 7pm till whenever', 'hour 2026-11-19T19:00'],
  ['from 5 pm tomorrow, open end', 'from 2026-11-19T17:00'],
  ['20th dec 6pm onwards till late', 'from 2026-12-20T18:00'],
]);

reads('the last day counts anyway', [
  ['1 dec to 4 dec incl', '2026-12-01/2026-12-05'],
  ['7 to 11 December, last day included', '2026-12-07/2026-12-12'],
  ['from 7 December to and with 11 December', '2026-12-07/2026-12-12'],
  ['3 to 5 December, both incldued', '2026-12-03/2026-12-06'],
  ['from the 7th to the 9th both days counted', '2026-12-07/2026-12-10'],
  ['December 7 through the 10th including the 10th', '2026-12-07/2026-12-11'],
  ['7 to 9 December, first and last included', '2026-12-07/2026-12-10'],
]);

leaves('ends that nobody can know', [
  ['Friday 7pm till bedtime', ['till', 'bedtime']],
  ['from 5 until it is done', ['until', 'done']],
]);
