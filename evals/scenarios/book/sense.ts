import { approve, createBook, not, waiting } from '../scenario.ts';

/** What a person would take for granted: which evening, which week, what the question was. */
const book = createBook('sense', {
  has: ['Tue 10:00-11:30 Design sync', 'Tue 15:00-15:30 Report review', 'Wed 16:00-17:00 Hiring chat'],
});
const { scenario } = book;

// --- next to an event ---
scenario('the evening before it', ['dentist on thursday at 9am', 'remind me the evening before at 8'], {
  adds: ['Thu 09:00-10:00 Dentist'],
  reminders: ['Dentist @ Wed 20:00'],
});
scenario(
  'the evening before, by name',
  ['remind me to print the slides the evening before the hiring chat'],
  {
    reminders: ['print the slides @ Tue 19:00'],
  },
);
scenario(
  'the evening tells which seven, the name is no text, and the list says it as it was meant',
  [
    'rowing on friday at 18:45',
    'remind me the evening before at 7',
    not(/Do you mean/),
    'remind me the night before rowing at 9 to pack my shoes',
    'what reminders do i have?',
    /pack my shoes, the evening before Rowing, at 21:00/,
    not(/\d{3,} minutes/),
  ],
  {
    adds: ['Fri 18:45-19:45 Rowing'],
    reminders: ['Rowing @ Thu 19:00', 'pack my shoes @ Thu 21:00'],
  },
  { now: '2026-11-16T22:59' },
);
scenario('the day before', ['remind me the day before the hiring chat'], {
  reminders: ['hiring chat @ Tue 16:00'],
});
scenario('the morning of it', ['remind me the morning of the hiring chat at 7'], {
  reminders: ['hiring chat @ Wed 07:00'],
});
scenario(
  'an hour is no text',
  ['remind me the evening before', 'at 8', /What should I remind you of/, 'pack my bag'],
  {
    reminders: ['pack my bag @ Mon 20:00'],
  },
);
scenario('booked and reminded at once', ['book a haircut on friday at 1 and remind me the day before'], {
  adds: ['Fri 13:00-14:00 Haircut'],
  reminders: ['Haircut @ Thu 13:00'],
});

// --- a new request is none of our answers ---
scenario(
  'an entry while a time is asked',
  ['book a haircut', /When/, '3pm tomorrow: call the plumber'],
  {
    adds: ['Tue 15:00-16:00 Call the plumber'],
  },
  { has: [] },
);

// --- weeks ---
const FULL = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
scenario(
  'no Saturday for a coffee',
  ['coffee next week'],
  { adds: ['Mon+1 11:00-12:00 Coffee'] },
  {
    has: FULL.map((day) => `${day}+1 10:00-11:00 Standing item`),
  },
);
scenario(
  'no weekend in a full week',
  ['find 45 minutes next week', not(/Saturday|Sunday|0[0-6]:\d\d–/)],
  {},
  {
    has: FULL.map((day) => `${day}+1 09:00-18:00 Training`),
  },
);
scenario('the weekend when it was said', ['find an hour on saturday', /Saturday/]);
scenario(
  'a week that is over',
  ['find 45 minutes this week', /no working time left/, /Monday 23 November/, not(/Sunday/)],
  {},
  {
    now: '2026-11-22T19:30',
  },
);
scenario(
  'nothing is booked in a week that is over',
  ['coffee this week', /no working time left/, 'the second'],
  {
    adds: ['2026-11-23 10:00-11:00 Coffee'],
  },
  { now: '2026-11-22T10:30', has: [] },
);

// --- one figure ---
scenario(
  'the longest',
  ['what is my longest meeting this week?', /^Design sync.*1 hour 30 minutes\.$/, 'cancel it', approve],
  {
    removes: ['Tue 10:00-11:30 Design sync'],
  },
);
scenario('how many', ['how many meetings do I have tomorrow?', /^2: Design sync/, not(/\n/)]);
scenario('how long together', [
  'how much of my day tomorrow is in meetings?',
  /^2 hours in meetings/,
  not(/\n/),
]);
scenario(
  'two at once take the time once',
  ['how many hours of meetings do I have tomorrow?', /^2 hours in/],
  {},
  {
    has: ['Tue 10:00-11:30 Design sync', 'Tue 10:30-12:00 Interview', 'Tue all-day Fair'],
  },
);
scenario('the busiest day', [
  "what's my busiest day this week?",
  /^Tuesday 17 November 2026, with 2 hours/,
  waiting(0),
]);
scenario('a figure is no event', ['total meeting time this week', /^3 hours/]);
scenario('how long one is', ['how long is the hiring chat?', /1 hour/]);

// --- what a reminder cannot do ---
scenario(
  'every other week, in the calendar',
  ['remind me every other monday at 9 to water the plants', /Your calendar can/, 'yes please'],
  {
    adds: ['Mon+1 09:00-09:15 Water the plants | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
  },
);
scenario('or not', ['remind me every other monday at 9 to water the plants', 'no thanks']);
scenario(
  'or every week',
  ['remind me every 3 weeks on friday at 10 to call mum', 'every friday at 10 instead'],
  {
    reminders: ['call mum @ cron 0 10 * * 5'],
  },
);

// --- as somebody in a hurry writes ---
scenario(
  'an entry and its landing',
  ['flight to Lisbon on 3 dec 7:15am, lands 8:30', 'remind me 3 hours before'],
  {
    adds: ['2026-12-03 07:15-08:30 Flight to Lisbon'],
    reminders: ['Flight to Lisbon @ 2026-12-03 04:15'],
  },
);
scenario(
  'moved, and reminded of before',
  ['when is the hiring chat?', 'pls move it half an hour later, and remind me 1h before'],
  {
    removes: ['Wed 16:00-17:00 Hiring chat'],
    adds: ['Wed 16:30-17:30 Hiring chat'],
    reminders: ['Hiring chat @ Wed 15:30'],
  },
);
scenario('three at once, one a call', ['book dentist fri 3pm, gym sat 9am and call mom sunday at 6pm'], {
  adds: ['Fri 15:00-16:00 Dentist', 'Sat 09:00-10:00 Gym', 'Sun 18:00-19:00 Call mom'],
});
scenario('one verb for two', ['move the design sync to 9 and the report review to 4pm'], {
  removes: ['Tue 10:00-11:30 Design sync', 'Tue 15:00-15:30 Report review'],
  adds: ['Tue 09:00-10:30 Design sync', 'Tue 16:00-16:30 Report review'],
});
scenario(
  'right before and right after',
  ['add a 15 min prep before the hiring chat', 'and a 10 min wrap-up after the hiring chat'],
  {
    adds: ['Wed 15:45-16:00 Prep', 'Wed 17:00-17:10 Wrap-up'],
  },
);
scenario('before it', ['when is the hiring chat?', 'add a 15 min prep before it'], {
  adds: ['Wed 15:45-16:00 Prep'],
});
scenario('not on that day', ['call with ana next week but not on monday', not(/Monday/), approve], {
  adds: ['Tue+1 09:00-10:00 Call with Ana | with ana'],
});
scenario('sick', ["I'm sick tomorrow, clear my day", /Design sync.*Report review/, approve], {
  removes: ['Tue 10:00-11:30 Design sync', 'Tue 15:00-15:30 Report review'],
});
scenario('instead of that day', ['can we do the hiring chat on friday at 10 instead of wednesday?'], {
  removes: ['Wed 16:00-17:00 Hiring chat'],
  adds: ['Fri 10:00-11:00 Hiring chat'],
});

scenario(
  'a name and its address in one breath',
  ['coffee with Priya thursday at 4pm, priya@example.com', waiting(1), approve],
  { adds: ['Thu 16:00-17:00 Coffee with Priya | with priya@example.com'] },
);
scenario(
  'another hour while an address is asked for',
  ['meeting with Priya thursday at 4pm', /address/, 'actually make that 3pm', /Priya/, not(/actually/)],
  {},
);

export const sense = book.scenarios;
