import { at } from './test-context.ts';
import { leaves, reads } from './test-read.ts';

/** Monday 16 November 2026, ten in the morning. */
const monday = at('2026-11-16T09:00:00Z', 'Europe/Madrid', { locale: 'en-GB' });

reads(
  'a longer time around the rest adds nothing',
  [
    ['next week, from Monday 23 to Wednesday 25 November', '2026-11-23/2026-11-26'],
    ['in December, from the 8th to the 10th of December', '2026-12-08/2026-12-11'],
    ['tomorrow at 5, Tuesday from 5 to 6', '2026-11-17T17:00/2026-11-17T18:00'],
  ],
  monday,
);

reads(
  'a time in a sentence runs to the end it gives',
  [
    ['this Tuesday and staying through Thursday', '2026-11-17/2026-11-20'],
    ['from Tuesday and stays till Thursday', '2026-11-17/2026-11-20'],
    ['Saturday at 6, it lasts until 8', '2026-11-21T18:00/2026-11-21T20:00'],
    ['from this Thursday right through Saturday', '2026-11-19/2026-11-22'],
    ['the whole of Tuesday, Wednesday and Thursday', '2026-11-17, 2026-11-18, 2026-11-19'],
    ['Thursday and the whole weekend', '2026-11-19, 2026-11-21'],
    ['Tuesday plus Thursday', '2026-11-17, 2026-11-19'],
  ],
  monday,
);

reads(
  'the next day applies only to the end',
  [
    ['Thursday 22:00 until 4 the next morning', '2026-11-19T22:00/2026-11-20T04:00'],
    ['Thursday 10pm until the next morning at 6', '2026-11-19T22:00/2026-11-20T06:00'],
    ['Thursday from 10pm till 6am the next day', '2026-11-19T22:00/2026-11-20T06:00'],
    ['Thursday 9am to 5pm the following day', '2026-11-19T09:00/2026-11-20T17:00'],
    ['Thursday at 6 until the morning after at 7', '2026-11-19T18:00/2026-11-20T07:00'],
    ['from 9pm to 1 the next morning', '2026-11-16T21:00/2026-11-17T01:00'],
  ],
  monday,
);

reads(
  'from one hour to another is not minutes before an hour',
  [
    ['Thursday night from eleven until two in the morning', '2026-11-19T23:00/2026-11-20T02:00'],
    ['from ten to three on Saturday', '2026-11-21T10:00/2026-11-21T15:00'],
    ['from ten to four until six', '2026-11-16T15:50/2026-11-16T18:00'],
    ['Saturday 8 to 2am', '2026-11-21T20:00/2026-11-22T02:00'],
    ['Saturday from 9 till an hour after midnight', '2026-11-21T21:00/2026-11-22T01:00'],
    ['at ten to four', 'minute 2026-11-16T15:50'],
    ['five and twenty past three', 'minute 2026-11-16T15:25'],
  ],
  monday,
);

reads(
  'a list of days, or of days with their hours, is all of them',
  [
    ['2, 9 and 16 December at 5pm', '2026-12-02T17:00, 2026-12-09T17:00, 2026-12-16T17:00'],
    ['24, 25, and 26 November', '2026-11-24, 2026-11-25, 2026-11-26'],
    ['Tuesday 8-9, Thursday 9-10', '2026-11-17T08:00, 2026-11-19T09:00'],
    ['Tuesday and Thursday at 4 both days', '2026-11-17T16:00, 2026-11-19T16:00'],
    ['once a fortnight on Thursdays', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH from 2026-11-19T00:00'],
    ['every Thursday at 8 until 10:30', 'RRULE:FREQ=WEEKLY;BYDAY=TH from 2026-11-19T08:00'],
  ].map(([phrase = '', reading = '']) => [phrase, reading.replace('RRULE:FREQ=', '')] as const),
  monday,
);

reads(
  'a day that is named twice is one day',
  [
    ['tomorrow, Tuesday 17 November', 'day 2026-11-17'],
    ['tomorrow, Tuesday 17 November, 3 to 4', '2026-11-17T15:00/2026-11-17T16:00'],
    ['the day after tomorrow, Wednesday 18 November, at 9', 'hour 2026-11-18T09:00'],
    ["the 24th, that's a Tuesday, at 4", 'hour 2026-11-24T16:00'],
    ['Tuesday, which is the 24th, at 4', 'hour 2026-11-24T16:00'],
  ],
  monday,
);

leaves(
  'two days that contradict each other are asked about',
  [
    ['tomorrow Wednesday at 4', ['tomorrow']],
    ['Thursday today', ['today']],
    ['next week, Tuesday 17 November at 4', ['November', '4']],
  ],
  monday,
);

reads(
  'minutes after an hour belong to the length',
  [
    ['an hour fifteen', '4500 s'],
    ['hour and twenty', '4800 s'],
    ['two hours forty-five', '9900 s'],
    ['2 and 1/2 hours', '9000 s'],
    ['at 4 for an hour ten', '2026-11-16T16:00/2026-11-16T17:10'],
  ],
  monday,
);
