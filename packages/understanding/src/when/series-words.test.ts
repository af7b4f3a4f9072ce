import { leaves, reads } from './test-read.ts';

reads('what a series leaves out', [
  [
    'every Monday and Thursday except the 26th at 7pm',
    'WEEKLY;BYDAY=MO,TH EXDATE;TZID=Europe/Madrid:20261126T190000 from 2026-11-19T19:00',
  ],
  ['every weekday at 7, saturday as well', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA from 2026-11-18T19:00'],
  [
    'every Monday 5pm, skip December 7',
    'WEEKLY;BYDAY=MO EXDATE;TZID=Europe/Madrid:20261207T170000 from 2026-11-23T17:00',
  ],
  [
    'Tuesdays 6pm till end of January, leaving out 22 December',
    'WEEKLY;BYDAY=TU;UNTIL=20270131T225959Z EXDATE;TZID=Europe/Madrid:20261222T180000 from 2026-11-24T18:00',
  ],
  [
    'every Friday at 8 but not on the 27th',
    'WEEKLY;BYDAY=FR EXDATE;TZID=Europe/Madrid:20261127T080000 from 2026-11-20T08:00',
  ],
  ['every weekday at 7, not Wednesdays', 'WEEKLY;BYDAY=MO,TU,TH,FR from 2026-11-19T19:00'],
  [
    'every Thursday 5 to 6, no session on 10 December',
    'WEEKLY;BYDAY=TH EXDATE;TZID=Europe/Madrid:20261210T170000 from 2026-11-19T17:00',
  ],
  [
    'every Sunday at 10, nothing on the 29th',
    'WEEKLY;BYDAY=SU EXDATE;TZID=Europe/Madrid:20261129T100000 from 2026-11-22T10:00',
  ],
  [
    'Mondays at 9, except not on the 30th',
    'WEEKLY;BYDAY=MO EXDATE;TZID=Europe/Madrid:20261130T090000 from 2026-11-23T09:00',
  ],
  [
    'every Tuesday at 7, not on the 8th and 15th of December',
    'WEEKLY;BYDAY=TU EXDATE;TZID=Europe/Madrid:20261208T190000 EXDATE;TZID=Europe/Madrid:20261215T190000 from 2026-11-24T19:00',
  ],
  [
    'every Monday 3pm. Skip 30/11 and 14/12, and finish up 25/01/2027',
    'WEEKLY;BYDAY=MO;UNTIL=20270125T225959Z EXDATE;TZID=Europe/Madrid:20261130T150000 EXDATE;TZID=Europe/Madrid:20261214T150000 from 2026-11-23T15:00',
  ],
  [
    'every Thursday at 8:00 with the exception of 10 December',
    'WEEKLY;BYDAY=TH EXDATE;TZID=Europe/Madrid:20261210T080000 from 2026-11-19T08:00',
  ],
  ['every evening at 9 but not on weekends', 'DAILY;BYDAY=MO,TU,WE,TH,FR from 2026-11-18T21:00'],
]);

reads('where a series ends', [
  ['Thursdays at 4, ends 28 January', 'WEEKLY;BYDAY=TH;UNTIL=20270128T225959Z from 2026-11-19T16:00'],
  ['every Monday 8am, stop at Christmas', 'WEEKLY;BYDAY=MO;UNTIL=20261225T225959Z from 2026-11-23T08:00'],
  ['every Friday 3pm, finish up 29/01', 'WEEKLY;BYDAY=FR;UNTIL=20270129T225959Z from 2026-11-20T15:00'],
  [
    'Wednesdays at 5 up to and including 16 December',
    'WEEKLY;BYDAY=WE;UNTIL=20261216T225959Z from 2026-11-18T17:00',
  ],
  [
    'every Tuesday 9am, last visit 12 January',
    'WEEKLY;BYDAY=TU;UNTIL=20270112T225959Z from 2026-11-24T09:00',
  ],
  [
    'every Thursday 7pm going through the end of February',
    'WEEKLY;BYDAY=TH;UNTIL=20270228T225959Z from 2026-11-19T19:00',
  ],
  [
    'every second Monday at 8, ending before Christmas',
    'WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20261224T225959Z from 2026-11-23T08:00',
  ],
  ['every Friday at 9, eight times total', 'WEEKLY;BYDAY=FR;COUNT=8 from 2026-11-20T09:00'],
  ['every Tuesday 9am till end January', 'WEEKLY;BYDAY=TU;UNTIL=20270131T225959Z from 2026-11-24T09:00'],
  ['ends on 18 December', 'until 2026-12-19'],
  // Hours next to the last day are those of each; where each has its own, they are when it is over.
  [
    'every Wednesday from this week up to and including 16 December 15:30 to 16:30',
    'WEEKLY;BYDAY=WE;UNTIL=20261216T225959Z from 2026-11-18T15:30',
  ],
  ['every Monday until 16 December at 8', 'WEEKLY;BYDAY=MO;UNTIL=20261216T225959Z from 2026-11-23T08:00'],
  ['every Monday at 9 until 16 December 5pm', 'WEEKLY;BYDAY=MO;UNTIL=20261216T160000Z from 2026-11-23T09:00'],
  ['every hour until tomorrow 5pm', 'HOURLY;UNTIL=20261119T160000Z from 2026-11-18T12:00'],
]);

reads('where a series begins', [
  ['Fridays 10am, first visit 27 November', 'WEEKLY;BYDAY=FR from 2026-11-27T10:00'],
  [
    'every other Thursday at 2 starts the week after next',
    'WEEKLY;INTERVAL=2;BYDAY=TH from 2026-12-03T14:00',
  ],
  ['every Monday 18:00 Start 07.12.2026', 'WEEKLY;BYDAY=MO from 2026-12-07T18:00'],
  ['every morning at 7, begin tomorrow', 'DAILY from 2026-11-19T07:00'],
  ['every Tuesday at 4 commencing in February', 'WEEKLY;BYDAY=TU from 2027-02-02T16:00'],
  ['from 4 Jan, every second Monday at 9', 'WEEKLY;INTERVAL=2;BYDAY=MO from 2027-01-04T09:00'],
  ['every second Friday starting this one, 15:00-15:45', 'WEEKLY;INTERVAL=2;BYDAY=FR from 2026-11-20T15:00'],
  ['Mondays at 8 from this one on', 'WEEKLY;BYDAY=MO from 2026-11-23T08:00'],
  [
    'Saturdays 10 to 10:45, starts this Sat, 8 weeks',
    'WEEKLY;BYDAY=SA;UNTIL=20270116T085959Z from 2026-11-21T10:00',
  ],
  ['from next week on every Friday 3 to 4', 'WEEKLY;BYDAY=FR from 2026-11-27T15:00'],
  ['starting next Tuesday, every weekday 7.45', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR from 2026-11-24T07:45'],
  ['starting this Friday 6:15 to 7 every Friday evening', 'WEEKLY;BYDAY=FR from 2026-11-20T18:15'],
]);

reads('a rhythm in other words', [
  ['First Thursday each month at 6pm', 'MONTHLY;BYDAY=1TH from 2026-12-03T18:00'],
  ['1st tue every mth 9am', 'MONTHLY;BYDAY=1TU from 2026-12-01T09:00'],
  ['first Friday of the month at 5 pm, every month', 'MONTHLY;BYDAY=1FR from 2026-12-04T17:00'],
  ['on the first day and the twentieth day of each month', 'MONTHLY;BYMONTHDAY=1,20 from 2026-11-20T00:00'],
  ['on the 5th, every month', 'MONTHLY;BYMONTHDAY=5 from 2026-12-05T00:00'],
  ['24 june, every year', 'YEARLY;BYMONTH=6;BYMONTHDAY=24 from 2027-06-24T00:00'],
  ['on the 23rd every year', 'YEARLY;BYMONTH=11;BYMONTHDAY=23 from 2026-11-23T00:00'],
  ['all Mondays at 8', 'WEEKLY;BYDAY=MO from 2026-11-23T08:00'],
  ['MWF 7am', 'WEEKLY;BYDAY=MO,WE,FR from 2026-11-20T07:00'],
  ['thursdays from 4', 'WEEKLY;BYDAY=TH from 2026-11-19T16:00'],
]);

reads('a rhythm that is said twice is one', [
  ['every Saturday at 6 forever', 'WEEKLY;BYDAY=SA from 2026-11-21T18:00'],
  ['weekly every Monday at 8', 'WEEKLY;BYDAY=MO from 2026-11-23T08:00'],
  ['weekly, every Thursday', 'WEEKLY;BYDAY=TH from 2026-11-19T00:00'],
  ['on Mondays at 7, every week', 'WEEKLY;BYDAY=MO from 2026-11-23T19:00'],
  ['Fridays at 9 every other week', 'WEEKLY;INTERVAL=2;BYDAY=FR from 2026-11-20T09:00'],
  ['daily 7.30am mon-fri', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR from 2026-11-19T07:30'],
  ['every morning at 6, weekdays', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR from 2026-11-19T06:00'],
  ['twice a week Tuesdays and Fridays', 'WEEKLY;BYDAY=TU,FR from 2026-11-20T00:00'],
]);

leaves('what is no date of a series', [
  ['every Monday until the exam', ['until', 'exam']],
  ['every Friday except public holidays', ['except', 'public', 'holidays']],
  ['first Monday of the month at 8 forever', ['forever']],
]);

reads('a weekday that is said again, or its week behind a comma', [
  [
    'on saturday at 9:30 till 10:15 every saturday untill christmas',
    'WEEKLY;BYDAY=SA;UNTIL=20261225T225959Z from 2026-11-21T09:30',
  ],
  [
    'saturday 9:30 to 10:15, every week until 19 december',
    'WEEKLY;BYDAY=SA;UNTIL=20261219T225959Z from 2026-11-21T09:30',
  ],
]);

reads('days that are named although they are in it, and such as come on top', [
  ['every day at 9, Saturdays too', 'DAILY from 2026-11-19T09:00'],
  ['daily at 9 including Fridays', 'DAILY from 2026-11-19T09:00'],
  ['every weekday at 9 and Saturdays too', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA from 2026-11-19T09:00'],
  ['Tuesdays at 9, also Fridays', 'WEEKLY;BYDAY=TU,FR from 2026-11-20T09:00'],
  ['three times a week, Mon, Wed and Fri at 9', 'WEEKLY;BYDAY=MO,WE,FR from 2026-11-20T09:00'],
  ['Mondays at 9 for January', 'WEEKLY;BYDAY=MO;UNTIL=20270131T225959Z from 2027-01-04T09:00'],
]);

leaves('a single day that is said of every day, and an hour of its own', [
  ['every day at 9, Saturdays', ['Saturdays']],
  ['every weekday at 9, and Saturdays at 11', ['11']],
]);
