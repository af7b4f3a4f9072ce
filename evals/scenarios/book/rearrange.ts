import { approve, createBook, deny, not, waiting } from '../scenario.ts';

/** What is there is put into another order: how often it is, several at once, two that change places. */
const YOGA = 'Thu 19:00-20:00 Yoga | RRULE:FREQ=WEEKLY;BYDAY=TH';
const book = createBook('rearrange', {
  has: [
    'Tue 10:00-11:00 Design sync | with ana',
    'Tue 15:00-15:30 Budget call',
    'Tue 16:00-17:00 Hiring chat',
    YOGA,
  ],
});
const { scenario } = book;

// --- how often ---
scenario(
  'weekly to every other week',
  ['make yoga every two weeks', waiting(1), /every other Thursday/, approve],
  {
    removes: [YOGA],
    adds: ['Thu 19:00-20:00 Yoga | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
  },
);
scenario('just booked, then rarer', ['piano every monday at 6pm', 'make it every two weeks', approve], {
  adds: ['Mon 18:00-19:00 Piano | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
});
scenario(
  'one becomes a series',
  ['dentist on friday at 3pm', 'make that weekly', waiting(0), /every Friday/],
  {
    adds: ['Fri 15:00-16:00 Dentist | RRULE:FREQ=WEEKLY'],
  },
);
scenario('a series, and back to one', ['make the budget call weekly', 'undo', /as it was/]);
scenario('how often is asked', ['make the hiring chat recurring', /How often/, 'every other week'], {
  removes: ['Tue 16:00-17:00 Hiring chat'],
  adds: ['Tue 16:00-17:00 Hiring chat | RRULE:FREQ=WEEKLY;INTERVAL=2'],
});
scenario(
  'what was called off stays off',
  ['cancel yoga on 3 december', approve, 'make yoga every two weeks', approve],
  {
    removes: [YOGA],
    adds: ['Thu 19:00-20:00 Yoga', 'Thu+4 19:00-20:00 Yoga | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
  },
);
scenario(
  'across a change of the clocks',
  ['make rowing weekly'],
  { adds: ['2027-03-25 18:00-19:00 Rowing | RRULE:FREQ=WEEKLY'], removes: ['2027-03-25 18:00-19:00 Rowing'] },
  { has: ['2027-03-25 18:00-19:00 Rowing'], now: '2027-03-22T10:00' },
);
scenario(
  'its end stays',
  ['make choir every two weeks', approve],
  {
    removes: ['Wed 20:00-21:00 Choir | RRULE:FREQ=WEEKLY;UNTIL=20261216T220000Z'],
    adds: ['Wed 20:00-21:00 Choir | RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261216T220000Z'],
  },
  { has: ['Wed 20:00-21:00 Choir | RRULE:FREQ=WEEKLY;UNTIL=20261216T220000Z'] },
);
scenario('another day as well', ['change yoga to every tuesday at 6pm', approve], {
  removes: [YOGA],
  adds: ['Tue+1 18:00-19:00 Yoga | RRULE:FREQ=WEEKLY;BYDAY=TU'],
});
scenario('as often as before', ['make yoga weekly', /already/, waiting(0)]);
scenario('with somebody it is asked', ['make the design sync weekly', waiting(1), deny]);
scenario(
  'a proposal in another rhythm',
  ['sync with ana every friday at 9', 'make it every two weeks', approve],
  {
    adds: ['Fri 09:00-10:00 Sync with Ana | with ana | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
  },
);
scenario('the series just booked is moved', ['piano every monday at 6pm', 'move it to 7pm', approve], {
  adds: ['Mon 19:00-20:00 Piano | RRULE:FREQ=WEEKLY;BYDAY=MO'],
});
scenario('the series just booked is cancelled', [
  'piano every monday at 6pm',
  'cancel it',
  /whole series/,
  approve,
]);
scenario('not there yet', ['make piano every tuesday at 6pm'], {
  adds: ['Tue 18:00-19:00 Piano | RRULE:FREQ=WEEKLY;BYDAY=TU'],
});

// --- several at once ---
const LATER = {
  removes: ['Tue 10:00-11:00 Design sync', 'Tue 15:00-15:30 Budget call', 'Tue 16:00-17:00 Hiring chat'],
  adds: [
    'Tue 11:00-12:00 Design sync | with ana',
    'Tue 16:00-16:30 Budget call',
    'Tue 17:00-18:00 Hiring chat',
  ],
};
scenario(
  'all later, with somebody in it',
  ['move all my meetings tomorrow an hour later', waiting(1), /Ana Silva will be told/, approve],
  LATER,
);
scenario('all later, refused', ['move all my meetings tomorrow an hour later', deny]);
scenario('all later, and back', [
  'push everything tomorrow afternoon by 30 minutes',
  /Budget call.*Hiring chat/,
  'undo',
  /back where they were/,
]);
scenario(
  'one into the place of the other',
  ['push everything tomorrow afternoon by an hour', waiting(0), /Moved/],
  {
    removes: ['Tue 15:00-15:30 Budget call', 'Tue 16:00-17:00 Hiring chat'],
    adds: ['Tue 16:00-16:30 Budget call', 'Tue 17:00-18:00 Hiring chat'],
  },
);
scenario('all to another day', ['move everything on tuesday afternoon to wednesday'], {
  removes: ['Tue 15:00-15:30 Budget call', 'Tue 16:00-17:00 Hiring chat'],
  adds: ['Wed 15:00-15:30 Budget call', 'Wed 16:00-17:00 Hiring chat'],
});
scenario(
  'into something else',
  ['push everything tomorrow afternoon back an hour', /overlaps with Pottery/i, waiting(1)],
  {},
  {
    has: ['Tue 15:00-15:30 Budget call', 'Tue 19:00-19:30 Pottery', 'Tue 18:00-19:00 Hiring chat'],
  },
);
scenario(
  'what others organise stays',
  ['push everything tomorrow back an hour', /stay put: Town hall/, approve],
  {
    removes: ['Tue 15:00-15:30 Budget call'],
    adds: ['Tue 16:00-16:30 Budget call'],
  },
  { has: ['Tue 15:00-15:30 Budget call', 'Tue 11:00-12:00 Town hall | by carla=accepted'] },
);
scenario('after the list', ["what's on tomorrow afternoon?", 'push them all back by an hour'], {
  removes: ['Tue 15:00-15:30 Budget call', 'Tue 16:00-17:00 Hiring chat'],
  adds: ['Tue 16:00-16:30 Budget call', 'Tue 17:00-18:00 Hiring chat'],
});

scenario(
  'late today',
  ["I'm running late, push everything by 20 min"],
  {
    removes: ['Mon 14:00-15:00 Painting', 'Mon 16:00-17:00 Sewing'],
    adds: ['Mon 14:20-15:20 Painting', 'Mon 16:20-17:20 Sewing'],
  },
  { has: ['Mon 14:00-15:00 Painting', 'Mon 16:00-17:00 Sewing'] },
);

// --- two that change places ---
scenario('two change places', ['swap the budget call and the hiring chat', waiting(0)], {
  removes: ['Tue 15:00-15:30 Budget call', 'Tue 16:00-17:00 Hiring chat'],
  adds: ['Tue 15:00-16:00 Hiring chat', 'Tue 16:00-16:30 Budget call'],
});
scenario('and back', ['swap the budget call with the hiring chat', 'undo', /back where they were/]);
scenario(
  'one with somebody',
  ['swap the design sync with the hiring chat', waiting(1), /Ana Silva will be told/, approve],
  {
    removes: ['Tue 10:00-11:00 Design sync', 'Tue 16:00-17:00 Hiring chat'],
    adds: ['Tue 16:00-17:00 Design sync | with ana', 'Tue 10:00-11:00 Hiring chat'],
  },
);
scenario(
  'the longer one first',
  ['can you swap painting and sewing please'],
  {
    removes: ['Wed 14:00-14:30 Painting', 'Wed 14:30-16:30 Sewing'],
    adds: ['Wed 14:00-16:00 Sewing', 'Wed 16:00-16:30 Painting'],
  },
  { has: ['Wed 14:00-14:30 Painting', 'Wed 14:30-16:30 Sewing'] },
);
scenario(
  'into something else',
  ['swap painting and sewing', /overlaps with Tea/i, waiting(1)],
  {},
  {
    has: ['Wed 14:00-14:30 Painting', 'Wed 14:30-15:00 Tea', 'Thu 14:00-16:00 Sewing'],
  },
);
scenario('by their hours', ['swap my 3pm and my 4pm tomorrow'], {
  removes: ['Tue 15:00-15:30 Budget call', 'Tue 16:00-17:00 Hiring chat'],
  adds: ['Tue 15:00-16:00 Hiring chat', 'Tue 16:00-16:30 Budget call'],
});
scenario('those two', ["what's on tomorrow afternoon?", 'swap them'], {
  removes: ['Tue 15:00-15:30 Budget call', 'Tue 16:00-17:00 Hiring chat'],
  adds: ['Tue 15:00-16:00 Hiring chat', 'Tue 16:00-16:30 Budget call'],
});

// --- out of a list ---
scenario('by a word of it', ["what's on tomorrow?", 'cancel the budget one', approve], {
  removes: ['Tue 15:00-15:30 Budget call'],
});
scenario('by its place', ["what's on tomorrow?", 'cancel the second one', /Budget call/, approve], {
  removes: ['Tue 15:00-15:30 Budget call'],
});
scenario(
  'a reminder by a word of it',
  [
    'remind me to call the bank tomorrow at 5',
    'remind me to send the report on friday at 9',
    'what are my reminders?',
    'drop the report one',
    not(/Shall I/),
  ],
  { reminders: ['call the bank @ Tue 17:00'] },
);
scenario(
  'a reminder goes to another hour',
  [
    'remind me to call the bank tomorrow at 5',
    'remind me to send the report on friday at 9',
    'what are my reminders?',
    'move the bank one to 6pm',
  ],
  { reminders: ['call the bank @ Tue 18:00', 'send the report @ Fri 09:00'] },
);

// --- called off, and back in the series ---
scenario(
  'one of a series back',
  ['cancel yoga on thursday', approve, 'undo', /back/, 'make yoga every two weeks', approve],
  { removes: [YOGA], adds: ['Thu 19:00-20:00 Yoga | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'] },
);

// --- a series that meets others later on ---
scenario(
  'met in two weeks',
  ['pilates every wednesday at 7pm', /Opera \(Wed 2 December\)/, waiting(1)],
  {},
  {
    has: ['Wed+2 19:30-21:00 Opera'],
  },
);
scenario(
  'met, and booked all the same',
  ['pilates every wednesday at 7pm', approve],
  {
    adds: ['Wed 19:00-20:00 Pilates | RRULE:FREQ=WEEKLY;BYDAY=WE'],
  },
  { has: ['Wed+2 19:30-21:00 Opera'] },
);

export const rearrange = book.scenarios;
