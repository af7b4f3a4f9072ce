import { approve, createBook, waiting } from '../scenario.ts';

const book = createBook('time');
const { scenario } = book;
const NEW_YORK = { zone: 'America/New_York' };

scenario(
  'over the end of summer time',
  ['Put brunch on Sunday at 11am'],
  { adds: ['2026-10-25 11:00-12:00 Brunch'] },
  { now: '2026-10-22T10:00' },
);
scenario(
  'over the beginning of summer time',
  ['Put a run on Sunday at 9am'],
  { adds: ['2026-03-29 09:00-10:00 Run'] },
  { now: '2026-03-26T10:00' },
);
scenario(
  'a time that does not exist',
  ['Put a backup on Sunday at 2:30am'],
  { adds: ['2026-03-29 03:30-04:30 Backup'] },
  { now: '2026-03-26T10:00' },
);
scenario(
  'a weekly event over a clock change keeps its hour',
  ['Schedule planning every Monday at 9am'],
  {
    adds: ['2026-10-19 09:00-10:00 Planning | RRULE:FREQ=WEEKLY;BYDAY=MO'],
  },
  { now: '2026-10-15T10:00' },
);
scenario(
  'moved across a clock change keeps its hour',
  ['Move the review to next Monday', /\S/, 'the 26th'],
  {
    removes: ['2026-10-22 15:00-16:00 Review'],
    adds: ['2026-10-26 15:00-16:00 Review'],
  },
  { now: '2026-10-20T10:00', has: ['2026-10-22 15:00-16:00 Review'] },
);
scenario(
  'New York in spring',
  ['Put a flight on Sunday at 3:30am'],
  { adds: ['2026-03-08 03:30-04:30 Flight'] },
  { ...NEW_YORK, now: '2026-03-05T10:00' },
);
scenario(
  'Berlin in autumn',
  ['Put maintenance on Sunday from 1:30am to 4am'],
  { adds: ['2026-10-25 01:30-04:00 Maintenance'] },
  { zone: 'Europe/Berlin', now: '2026-10-22T10:00' },
);
scenario('in another zone', ['Schedule a call on Thursday at 3pm London time'], {
  adds: ['Thu 16:00-17:00 Call'],
});
scenario(
  'in another zone, weeks apart in clock changes',
  ['Put the launch on March 20 at 9am New York time'],
  { adds: ['2026-03-20 14:00-15:00 Launch'] },
  { now: '2026-03-10T10:00' },
);
scenario('in a zone far away', ['Schedule a call on Thursday at 9am Tokyo time'], {
  adds: ['Thu 01:00-02:00 Call'],
});
scenario(
  'late in the evening west of Greenwich',
  ['Put groceries tomorrow at 5pm'],
  { adds: ['2026-11-17 17:00-18:00 Groceries'] },
  { zone: 'America/Los_Angeles', now: '2026-11-16T22:30' },
);
scenario(
  'early in the morning east of Greenwich',
  ["What's on today?", /Breakfast/],
  {},
  {
    zone: 'Asia/Tokyo',
    now: '2026-11-17T06:00',
    has: ['2026-11-17 08:00-09:00 Breakfast', '2026-11-16 08:00-09:00 Swim'],
  },
);
scenario(
  'half-hour zones',
  ['Put tea on Thursday at 4:30pm'],
  { adds: ['Thu 16:30-17:30 Tea'] },
  { zone: 'Asia/Kolkata' },
);
scenario('over midnight', ['Block night shift on Thursday from 10pm to 6am'], {
  adds: ['Thu 22:00-06:00 Night shift'],
});
scenario(
  'next Friday is asked about',
  ['Put drinks next Friday at 6pm', /27 November|20 November/, 'the 27th'],
  {
    adds: ['2026-11-27 18:00-19:00 Drinks'],
  },
);
scenario('this Friday is not', ['Put drinks this Friday at 6pm'], { adds: ['Fri 18:00-19:00 Drinks'] });
scenario('the end of the month', ['Put invoicing on the last day of the month at 10am'], {
  adds: ['2026-11-30 10:00-11:00 Invoicing'],
});
scenario('an ordinal', ['Add book club on the second Tuesday of December at 7pm'], {
  adds: ['2026-12-08 19:00-20:00 Book club'],
});
scenario('the 23rd', ['Put tax call on the 23rd at 11:30'], { adds: ['2026-11-23 11:30-12:30 Tax call'] });
scenario('into the new year', ['Put new year brunch on January 1 at noon'], {
  adds: ['2027-01-01 12:00-13:00 New year brunch'],
});
scenario('in two weeks', ['Put checkup two weeks from today at 9am'], {
  adds: ['2026-11-30 09:00-10:00 Checkup'],
});
scenario(
  'said on a Friday',
  ['Put market on Friday at 8am', /\S/],
  { adds: ['2026-11-27 08:00-09:00 Market'] },
  { now: '2026-11-20T10:00' },
);
scenario(
  'a leap day',
  ['Add leap party on February 29 at 8pm'],
  { adds: ['2028-02-29 20:00-21:00 Leap party'] },
  { now: '2028-02-10T10:00' },
);
scenario(
  'just before midnight',
  ['remind me in 20 minutes to lock the door'],
  { reminders: ['lock the door @ 2026-11-17 00:10'] },
  { now: '2026-11-16T23:50' },
);
scenario(
  'a range of dates',
  ['Block October 26 to October 28 for the conference, all day'],
  { adds: ['2026-10-26..2026-10-28 Conference'] },
  { now: '2026-10-22T10:00' },
);
scenario('a series until a date', ['Schedule physio every Tuesday at 8am until December 8'], {
  adds: ['Tue 08:00-09:00 Physio | RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
});
scenario(
  'a guest in their own time',
  ['Book a call with Dev on Thursday at 10am London time', waiting(1), /11:00/, approve],
  { adds: ['Thu 11:00-12:00 Call with Dev | with dev'] },
);

export const time = book.scenarios;
