import { approve, createBook, minutesPass, not, waiting } from '../scenario.ts';

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
const { scenario } = book;

scenario(
  'an end with minutes before a saint',
  ["parents evening 3 dec 18:30 till 20:15 at st anne's school"],
  {
    adds: ["2026-12-03 18:30-20:15 Parents evening | at st anne's school"],
  },
);
scenario('a feast in the name', ['put an all day event on the 24th called Christmas Eve prep'], {
  adds: ['2026-11-24 all-day Christmas Eve prep'],
});
scenario('from one to two', ['move therapy from 1 to 2'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Tue 14:00-15:00 Therapy'],
});
scenario('one of a series by its day', ['move the standup on wednesday to 9'], {
  removes: ['Wed 08:30-08:45 Standup'],
  adds: ['Wed 09:00-09:15 Standup'],
});
scenario('an hour in the evening', ['move the supper club to 8'], {
  removes: ['Fri 19:00-20:30 Supper club'],
  adds: ['Fri 20:00-21:30 Supper club'],
});
scenario('not this day but that', ['dinner on friday at 9pm', 'not Friday, Saturday', /Sat 21/], {
  adds: ['Sat 21:00-22:00 Dinner'],
});
scenario('nothing to change', ['move therapy to tomorrow at 1pm', /already/, not(/^Changed/)]);
scenario(
  'two of a kind and a third',
  ['add vet tomorrow 10:15 to 10:45 and groceries at 6pm and cancel therapy', approve],
  {
    adds: ['Tue 10:15-10:45 Vet', 'Tue 18:00-19:00 Groceries'],
    removes: ['Tue 13:00-14:00 Therapy'],
  },
);
scenario('for me and her', [
  'find a slot for me and ana tomorrow afternoon',
  not(/1[4-7]:\d\d–/),
  waiting(0),
]);
scenario('she and I', ['when can ana and I meet tomorrow?', /you and ana|ana/i, waiting(0)]);
scenario('lunch where there is none', ['lunch tomorrow', /11:30|12:00/, 'the first'], {
  adds: ['Tue 11:30-12:30 Lunch'],
});
scenario(
  'no rule on the card',
  ['review with dev every other tuesday at 4', /every other Tuesday/, not(/RRULE|FREQ/), approve],
  {
    adds: ['Tue 16:00-17:00 Review with dev | with dev | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  },
);
scenario(
  'three days without commas',
  ['gym every mon wed fri at 6:30 in the morning until christmas', /every Monday/],
  {
    adds: ['Wed 06:30-07:30 Gym | RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261225T225959Z'],
  },
);
scenario(
  'a namesake by name',
  ['schedule coffee w/ Tom thursday 9', 'Tom Baker', not(/NOT written/), approve],
  {
    adds: ['Thu 09:00-10:00 Coffee with Tom | with baker'],
  },
);

scenario('spoken', ['um so yeah can you like put uh a haircut on my calendar for um saturday at noon'], {
  adds: ['Sat 12:00-13:00 Haircut'],
});
scenario('mistyped', ['cna you add a metting tomorow at 4pm with ana', approve], {
  adds: ['Tue 16:00-17:00 Meeting with Ana | with ana'],
});
scenario('corrected in numbers', ['dinner on saturday at 8', 'no, 9', /21:00/], {
  adds: ['Sat 21:00-22:00 Dinner'],
});
scenario('blocked, then less', ['block out wednesday afternoon', 'no, just 2 to 4'], {
  adds: ['Wed 14:00-16:00 Blocked'],
});
scenario(
  'that week',
  ['holiday from 21 to 27 december', "what's in my calendar that week?", /Holiday/, not(/November/)],
  {
    adds: ['2026-12-21..2026-12-27 Holiday'],
  },
);
scenario(
  'what time is that',
  [
    'call with dev tomorrow at 4pm london time',
    approve,
    'what time is that for me?',
    /17:00/,
    not(/Therapy/),
  ],
  {
    adds: ['Tue 17:00-18:00 Call with Dev | with dev'],
  },
);
scenario('mornings', ['block my mornings next week for deep work', /5 times/], {
  adds: ['Mon+1 09:00-12:00 Deep work | RRULE:FREQ=DAILY;COUNT=5'],
});
scenario('off for a day', ["I'm off on thursday", waiting(0)], { adds: ['Thu all-day Out of office'] });
scenario('off for an afternoon', ["I'm off on wednesday afternoon", waiting(0)], {
  adds: ['Wed 12:00-18:00 Out of office'],
});
scenario('forget that', ['I prefer meetings after 10am', 'forget that', /Forgotten/], { preferences: [] });
scenario('a little earlier', ['start therapy 15 minutes earlier'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Tue 12:45-13:45 Therapy'],
});
scenario('the next day', ['move therapy to the next day'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Wed 13:00-14:00 Therapy'],
});
scenario(
  'a day later over a clock change',
  ['move the call a day later'],
  { removes: ['Sat 15:00-16:00 Call'], adds: ['Sun 15:00-16:00 Call'] },
  { has: ['Sat 15:00-16:00 Call'], now: '2027-03-22T10:00' },
);
scenario('no such day', ['book gym on feb 30 at 10am', /no feb 30/i, 'feb 28'], {
  adds: ['2027-02-28 10:00-11:00 Gym'],
});
scenario('another language', ['jantar com a mãe sexta às 20h', waiting(0), not(/Booked/)]);
scenario('a complaint', ['this is stupid, you never get it right', not(/calendar\?/)]);
scenario('her answer', ['did ana accept the code review?', /not answered yet/]);

scenario(
  'every two hours by day',
  ['remind me to drink water every 2 hours between 9 and 5', /from 09:00 to 17:00/],
  {
    reminders: ['drink water @ cron 0 9-17/2 * * *'],
  },
);
scenario('the first of the reminders', [
  'remind me at 6pm to call home',
  'what reminders do I have?',
  'delete the first one',
  waiting(0),
]);
scenario('names next to a title', ['book Ana and Dev thursday 10-11 "Roadmap"', approve], {
  adds: ['Thu 10:00-11:00 Roadmap | with ana, dev'],
});
scenario(
  'a link at the end',
  ['schedule an interview with dev on friday at 10am, send a meet link', approve],
  {
    adds: ['Fri 10:00-11:00 Interview with Dev | with dev | video'],
  },
);
scenario('two hours of deep work', ['find me 2 hours for deep work this week', 'the second one'], {
  adds: ['Mon 12:30-14:30 Deep work'],
});

scenario('every day at lunch', ['block 12-1 every day next week for lunch', /12:00/], {
  adds: ['Mon+1 12:00-13:00 Lunch | RRULE:FREQ=DAILY;UNTIL=20261129T225959Z'],
});
scenario('from Monday on', ['move the standup to 8:00 from next monday on', approve], {
  removes: ['Mon+1 08:30-08:45 Standup | RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  adds: ['Mon+1 08:00-08:15 Standup | RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
});
scenario('it lands', ['flight to Paris at 6:40 on saturday, lands 8:55', /06:40/, 'morning'], {
  adds: ['Sat 06:40-08:55 Flight to Paris'],
});
scenario('a new start and a new end', ['make therapy start at 2 and end at 3:30'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Tue 14:00-15:30 Therapy'],
});
scenario('an hour before it', ['book haircut saturday 5:30pm', 'remind me an hour before it'], {
  adds: ['Sat 17:30-18:30 Haircut'],
  reminders: ['haircut @ Sat 16:30'],
});
scenario(
  'another request is no answer',
  ['book swimming saturday at 7', /19:00/, 'call with Dev on wednesday at 9am', approve],
  {
    adds: ['Wed 09:00-10:00 Call with Dev | with dev'],
  },
);

scenario('a series back whole', ['cancel all standups', approve, 'undo', /whole series/]);
scenario('the rest of a series back', [
  'cancel the standup from next monday on',
  approve,
  'undo',
  /following/,
]);
scenario(
  'the whole title',
  ['cancel the code review', waiting(1), approve],
  {
    removes: ['Thu 15:00-16:00 Code review'],
  },
  {
    has: ['Thu 15:00-16:00 Code review | with ana', 'Thu 17:00-18:00 Code review prep'],
  },
);
scenario('rather moved than cancelled', ['cancel therapy', 'no, move it to friday at 2 instead'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Fri 14:00-15:00 Therapy'],
});
scenario(
  'sick today',
  ["I'm sick today, cancel everything", waiting(1), approve],
  {
    removes: ['Mon 11:00-11:30 Sync'],
  },
  { has: ['Mon 08:00-08:30 Breakfast', 'Mon 11:00-11:30 Sync', 'Tue 11:00-11:30 Sync again'] },
);
scenario('how things are', ['I live in Tokyo now', waiting(0), not(/Booked/)]);

scenario('eastern', ['book a call with dev at 9am eastern on wednesday for 45 min', approve], {
  adds: ['Wed 15:00-15:45 Call with Dev | with dev'],
});
scenario('a whole afternoon', ['block wednesday afternoon for writing'], {
  adds: ['Wed 12:00-18:00 Writing'],
});
scenario('cancelled, and they are told', ['cancel the code review and let ana know', waiting(1), approve], {
  removes: ['Thu 15:00-16:00 Code review'],
});

scenario('but Friday', ['gym every weekday but friday at 7am'], {
  adds: ['Tue 07:00-08:00 Gym | RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
});
scenario(
  'evenings of this week',
  ['schedule study time every evening this week from 8 to 9'],
  {
    adds: ['Mon 20:00-21:00 Study time | RRULE:FREQ=DAILY;UNTIL=20261122T225959Z'],
  },
  { has: [] },
);
scenario(
  'a name that holds a time',
  ['how long is the night watch', /22:00/],
  {},
  { has: ['Thu 22:00-23:00 Night watch'] },
);

scenario(
  'what was called off stays off',
  ['cancel gym on wednesday', approve, 'move all gym to 7:30', approve],
  {
    removes: ['Mon 07:00-08:00 Gym | RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    adds: [
      'Mon 07:30-08:30 Gym | RRULE:FREQ=WEEKLY;BYDAY=MO',
      'Fri 07:30-08:30 Gym | RRULE:FREQ=WEEKLY;BYDAY=FR',
      'Wed+1 07:30-08:30 Gym | RRULE:FREQ=WEEKLY;BYDAY=WE',
    ],
  },
  { has: ['Mon 07:00-08:00 Gym | RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'] },
);
scenario(
  'an address afterwards',
  ['lunch with zora tomorrow at 1', /address/, 'zora is zora@example.net', waiting(1), approve],
  {
    adds: ['Tue 13:00-14:00 Lunch with Zora | with zora@example.net'],
  },
  { has: [] },
);

scenario(
  'a name is the whole name',
  ['set up a 30 minute call with ana called Budget review tomorrow at 10am', approve],
  { adds: ['Tue 10:00-10:30 Budget review | with ana'] },
  { has: [] },
);
scenario(
  'the one that was just booked',
  ['dentist tomorrow 9:30 for 45 min', 'move the dentist to the same time on wednesday'],
  { adds: ['Wed 09:30-10:15 Dentist'] },
  { has: ['Fri+2 18:00-19:00 Dentist'] },
);
scenario(
  'an hour later it is one of two',
  [
    'dentist tomorrow 9:30 for 45 min',
    minutesPass(60),
    'move the dentist to the same time on wednesday',
    /Which one/,
  ],
  { adds: ['Tue 09:30-10:15 Dentist'] },
  { has: ['Fri+2 18:00-19:00 Dentist'] },
);
scenario(
  'all of them, not only the latest',
  ['dentist tomorrow 9:30 for 45 min', 'cancel all dentist appointments', approve],
  { removes: ['Fri+2 18:00-19:00 Dentist'] },
  { has: ['Fri+2 18:00-19:00 Dentist'] },
);
scenario(
  'a changed mind while we ask which',
  [
    'push the budget review back by an hour',
    /Which one/,
    'actually cancel it',
    /Which one/,
    'the first',
    approve,
  ],
  { removes: ['Tue 14:00-14:45 Budget review'] },
  { has: ['Tue 14:00-14:45 Budget review', 'Thu 15:30-16:00 Budget review'] },
);
scenario(
  'what begins in the afternoon',
  ['cancel everything on friday afternoon', approve],
  { removes: ['Fri 14:30-15:00 Customer call', 'Fri 16:00-16:45 Introduction'] },
  {
    has: [
      'Fri all-day Fair',
      'Fri 11:45-12:30 Website review',
      'Fri 14:30-15:00 Customer call',
      'Fri 16:00-16:45 Introduction',
    ],
  },
);
scenario(
  'the next one only',
  ['who is in my next meeting', /Planning/, not(/Partner call/)],
  {},
  { has: ['Mon 15:00-16:00 Planning | with ana', 'Tue 13:00-14:00 Partner call | with dev'] },
);
scenario(
  'something new instead of an answer',
  [
    'remind me an hour before the dentist',
    /Which/,
    'standup every second tuesday at 9:15 for 15 minutes until the end of december',
    /every other Tuesday/,
  ],
  { adds: ['Tue 09:15-09:30 Standup | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261231T225959Z'] },
  { has: ['Tue 14:00-15:00 Dentist', 'Thu 15:00-16:00 Dentist'] },
);

scenario(
  'a statement is no answer',
  [
    'put gym in on mon wed and fri at 7am',
    "I'm on holiday from the 21st to the 28th of December",
    not(/Gym/),
  ],
  { adds: ['2026-12-21..2026-12-28 all-day Holiday'] },
  { has: [] },
);
scenario(
  'a reminder is no choice',
  ['decline the partner call', /Which one/, 'remind me to call mum at 6pm', waiting(0)],
  { reminders: ['call mum @ Mon 18:00'] },
  { has: ['Tue 13:00-14:00 Partner call | by ana', 'Thu 13:00-14:00 Partner call | by ana'] },
);
scenario(
  'its place',
  ['dentist tomorrow at 10', 'change its location to room 5'],
  { adds: ['Tue 10:00-11:00 Dentist | at room 5'] },
  { has: [] },
);
scenario(
  'an invitation to what is not there yet',
  ['send an invite to ana and dev for a retro thursday 4pm', approve],
  { adds: ['Thu 16:00-17:00 Retro with ana and dev | with ana | with dev'] },
  { has: [] },
);

scenario(
  'one to one',
  ["cancel this week's 1:1", approve],
  { removes: ['Thu 14:00-14:30 1:1 with Dev'] },
  { has: ['Thu 14:00-14:30 1:1 with Dev', 'Wed 10:00-11:00 Security review | with dev'] },
);
scenario(
  'a question is no choice',
  ['cancel the review', /Which one/, "when's my next meeting with dev", waiting(0), /Security review/],
  {},
  { has: ['Wed 10:00-11:00 Security review | with dev', 'Thu 10:00-11:00 Budget review | with ana'] },
);

export const demanding = book.scenarios;
