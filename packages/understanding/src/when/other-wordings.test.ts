import { leaves, reads } from './test-read.ts';

reads('words that change nothing', [
  ['tomorrow like 5', 'hour 2026-11-19T17:00'],
  ["Friday, let's say 3", 'hour 2026-11-20T15:00'],
  ['bout 6 tomorrow', 'hour 2026-11-19T18:00'],
  ['Sunday round 4', 'hour 2026-11-22T16:00'],
  ['tomorrow somewhere round noon', 'hour 2026-11-19T12:00'],
  ['Thursday ideally at 10', 'hour 2026-11-19T10:00'],
  ['tomorrow at 9 precisely', 'hour 2026-11-19T09:00'],
  ['tomorrow itself at 5', 'hour 2026-11-19T17:00'],
  ['friday at like uh eleven', 'hour 2026-11-20T11:00'],
  ['on thursday or so', 'day 2026-11-19'],
  ['Monday 2pm or thereabouts', 'hour 2026-11-23T14:00'],
  ['tomorrow at the stroke of nine', 'hour 2026-11-19T09:00'],
  ['Friday but after lunch', '2026-11-20T13:00/2026-11-20T17:00'],
  ['Friday! 18.30', 'minute 2026-11-20T18:30'],
]);

reads('a rhythm with its verb', [
  ['9 May, repeating every year', 'YEARLY;BYMONTH=5;BYMONTHDAY=9 from 2027-05-09T00:00'],
  ['Friday at 3 repeats every week', 'WEEKLY;BYDAY=FR from 2026-11-20T15:00'],
]);

reads('a day alone is all that is meant', [
  ['Saturdays only', 'WEEKLY;BYDAY=SA from 2026-11-21T00:00'],
  ['only on Fridays', 'WEEKLY;BYDAY=FR from 2026-11-20T00:00'],
  ['weekdays only, 8am', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR from 2026-11-19T08:00'],
]);

reads('all of a part of the day', [
  ['the whole morning tomorrow', '2026-11-19/2026-11-19T12:00'],
  ['Friday the entire afternoon', '2026-11-20T12:00/2026-11-20T19:00'],
  ['tomorrow all the evening', '2026-11-19T18:00/2026-11-20'],
  ['tomorrow the whole day', 'day 2026-11-19'],
  ['friday all day long', 'day 2026-11-20'],
]);

reads('parts of the day in other words', [
  ['Thursday in daylight', '2026-11-19T08:00/2026-11-19T18:00'],
  ['fri daytime', '2026-11-20T08:00/2026-11-20T18:00'],
  ['Saturday forenoon', '2026-11-21/2026-11-21T12:00'],
  ['Monday post lunch', '2026-11-23T13:00/2026-11-23T17:00'],
  ['thurs aftn', '2026-11-19T12:00/2026-11-19T19:00'],
  ['this wk arvos', '2026-11-18T12:00, 2026-11-19T12:00, 2026-11-20T12:00'],
  ['sun nite at 8', 'hour 2026-11-22T20:00'],
  ['evenings', 'DAILY from 2026-11-18T19:00'],
  ["mornings, eight o'clock", 'DAILY from 2026-11-19T08:00'],
  ['the afternoon, from 3', 'from 2026-11-18T15:00'],
]);

reads('clocks of elsewhere', [
  ['15 Uhr', 'hour 2026-11-18T15:00'],
  ['Thursday kl. 11', 'hour 2026-11-19T11:00'],
  ['tomorrow 20 heures', 'hour 2026-11-19T20:00'],
  ['friday 21u', 'hour 2026-11-20T21:00'],
]);

reads('slips of the finger', [
  ['tuesdya mornign at 9', 'hour 2026-11-24T09:00'],
  ['evry secodn friday', 'WEEKLY;INTERVAL=2;BYDAY=FR from 2026-11-20T00:00'],
  ['satruday nihgt at 8', 'hour 2026-11-21T20:00'],
  ['quater past five', 'minute 2026-11-18T17:15'],
  ['startig tomorrow', 'from 2026-11-19'],
  ['friday bfore noon', 'until 2026-11-20T12:00'],
  ['on teh 24th', 'day 2026-11-24'],
]);

leaves('what only counts is no hour', [
  ['only this one', ['only']],
  ['the weekly one', ['one']],
  ['one every day', ['one']],
]);

leaves('ordinary words are not mended', [
  ['round nine to ten', ['round']],
  ['KL1705', ['KL']],
  ['Friday launch 3pm', ['launch']],
  ['staring Friday', ['staring']],
  ['Monday quartet at 8', ['quartet']],
]);

reads('lengths', [
  ['two clear hours', '7200 s'],
  ['one solid hour', '3600 s'],
  ['both hours', '7200 s'],
  ['the full hour', '3600 s'],
  ['a couple of quiet hours', '7200 s'],
]);

reads('a part of the day with a day is that of the next or the last one', [
  ['the morning after Thursday', '2026-11-20/2026-11-20T12:00'],
  ['the morning after Thursday at 9', 'hour 2026-11-20T09:00'],
  ['the evening before Friday', '2026-11-19T18:00/2026-11-20'],
  ['the evening before Friday at 8', 'hour 2026-11-19T20:00'],
  ['the late afternoon before Monday', '2026-11-22T16:00/2026-11-22T19:00'],
  ['the evening before 24 December', '2026-12-23T18:00/2026-12-24'],
  ['the morning after 10', 'from 2026-11-19T10:00'],
]);
