import { approve, createBook, not, waiting } from '../scenario.ts';

/** What the most demanding user said, in an hour of trying everything. */
const book = createBook('demanding', {
  has: [
    'Tue 13:00-14:00 Therapy',
    'Thu 15:00-16:00 Code review | with ana',
    'Fri 19:00-20:30 Supper club',
    'Mon 08:30-08:45 Standup | RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
  busy: { ana: ['Tue 14:00-18:00'], dev: [] },
});
const { tell } = book;

tell('an end with minutes before a saint', ["parents evening 3 dec 18:30 till 20:15 at st anne's school"], {
  adds: ["2026-12-03 18:30-20:15 Parents evening | at st anne's school"],
});
tell('a feast in the name', ['put an all day event on the 24th called Christmas Eve prep'], {
  adds: ['2026-11-24 all-day Christmas Eve prep'],
});
tell('from one to two', ['move therapy from 1 to 2'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Tue 14:00-15:00 Therapy'],
});
tell('one of a series by its day', ['move the standup on wednesday to 9'], {
  removes: ['Wed 08:30-08:45 Standup'],
  adds: ['Wed 09:00-09:15 Standup'],
});
tell('an hour in the evening', ['move the supper club to 8'], {
  removes: ['Fri 19:00-20:30 Supper club'],
  adds: ['Fri 20:00-21:30 Supper club'],
});
tell('not this day but that', ['dinner on friday at 9pm', 'not Friday, Saturday', /Saturday/], {
  adds: ['Sat 21:00-22:30 Dinner'],
});
tell('nothing to change', ['move therapy to tomorrow at 1pm', /already/, not(/^Changed/)]);
tell(
  'two of a kind and a third',
  ['add vet tomorrow 10:15 to 10:45 and groceries at 6pm and cancel therapy', approve],
  {
    adds: ['Tue 10:15-10:45 Vet', 'Tue 18:00-19:00 Groceries'],
    removes: ['Tue 13:00-14:00 Therapy'],
  },
);
tell('for me and her', ['find a slot for me and ana tomorrow afternoon', not(/1[4-7]:\d\d–/), waiting(0)]);
tell('she and I', ['when can ana and I meet tomorrow?', /you and ana|ana/i, waiting(0)]);
tell('lunch where there is none', ['lunch tomorrow', /11:30|12:00/, 'the first'], {
  adds: ['Tue 11:30-12:30 Lunch'],
});
tell(
  'no rule on the card',
  ['review with dev every other tuesday at 4', /every other Tuesday/, not(/RRULE|FREQ/), approve],
  {
    adds: ['Tue 16:00-17:00 Review with dev | with dev | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  },
);
tell(
  'three days without commas',
  ['gym every mon wed fri at 6:30 in the morning until christmas', /every Monday/],
  {
    adds: ['Wed 06:30-07:30 Gym | RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261225T225959Z'],
  },
);
tell('a namesake by name', ['schedule coffee w/ Tom thursday 9', 'Tom Baker', not(/NOT written/), approve], {
  adds: ['Thu 09:00-10:00 Coffee with Tom | with baker'],
});

export const demanding = book.scenarios;
