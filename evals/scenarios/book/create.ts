import { approve, createBook, deny, not, waiting } from '../scenario.ts';

const book = createBook('create', {
  has: [
    'Tue 15:00-16:00 Review',
    'Wed 11:00-12:00 Roadmap | with ana, ben',
    'Thu 09:00-10:00 Budget call | with carla',
  ],
});
const { scenario } = book;

scenario('an own event is made at once', ['Put dentist on Thursday at 4pm', /Thu 19 Nov, 16:00–17:00/], {
  adds: ['Thu 16:00-17:00 Dentist'],
});
scenario('with a length', ['Block 90 minutes for writing tomorrow at 9am'], {
  adds: ['Tue 09:00-10:30 Writing'],
});
scenario('from and to', ['focus time wednesday 2 to 4:30pm', 'yes'], {
  adds: ['Wed 14:00-16:30 Focus time'],
});
scenario(
  'guests ask first',
  ['Lunch with Ana tomorrow at 1', waiting(1), approve, /Booked.*tomorrow 13:00/],
  {
    adds: ['Tue 13:00-14:00 Lunch with Ana | with ana'],
  },
);
scenario('a no leaves everything as it is', [
  'Schedule a call with Ben on Friday at 10',
  waiting(1),
  deny,
  not(/booked/i),
]);
scenario(
  'an address that was written',
  ['Set up a meeting with zoe@partner.example on Friday at 11 about pricing', approve],
  {
    adds: ['Fri 11:00-12:00 Meeting pricing | with zoe@partner.example'],
  },
);
scenario('two guests', ['Book an hour with Ana and Ben on Friday at 9:30', approve], {
  adds: ['Fri 09:30-10:30 Meeting with Ana and Ben | with ana, ben'],
});
scenario('a place', ['Coffee with Emma on Thursday at 3pm at Cafe Luna', approve], {
  adds: ['Thu 15:00-16:00 Coffee with Emma | with emma | at Cafe Luna'],
});
scenario('a video link', ['Schedule a 30 minute call with Dev tomorrow at 11 with a video link', approve], {
  adds: ['Tue 11:00-11:30 Call with Dev | with dev | video'],
});
scenario('a missing time is asked for', ['Add a haircut on Friday', /what time/i, 'at 5pm'], {
  adds: ['Fri 17:00-18:00 Haircut'],
});
scenario('a missing day is asked for', ['Schedule a haircut', /when/i, 'Thursday at 11'], {
  adds: ['Thu 11:00-12:00 Haircut'],
});
scenario('dinner at 7 is in the evening', ['Dinner with my parents on Saturday at 7'], {
  adds: ['Sat 19:00-20:00 Dinner with my parents'],
});
scenario('a meal has its hour', ['add lunch on Friday'], { adds: ['Fri 12:30-13:30 Lunch'] });
scenario('at 7 is asked about', ['Put yoga on Wednesday at 7', /19:00|7/, '7am'], {
  adds: ['Wed 07:00-08:00 Yoga'],
});
scenario('at 7, the evening', ['Put yoga on Wednesday at 7', 'in the evening'], {
  adds: ['Wed 19:00-20:00 Yoga'],
});
scenario('in a while', ['Block half an hour in 2 hours to call the bank'], {
  adds: ['Mon 12:00-12:30 Call the bank'],
});
scenario('a whole day', ['Add an all day event on Friday: team offsite'], {
  adds: ['Fri all-day Team offsite'],
});
scenario('several whole days', ['Put vacation from December 21 to December 23 in my calendar'], {
  adds: ['2026-12-21..2026-12-23 Vacation'],
});
scenario('every week', ['Set up a weekly team standup every Monday at 9:15 for 15 minutes'], {
  adds: ['Mon+1 09:15-09:30 Team standup | RRULE:FREQ=WEEKLY;BYDAY=MO'],
});
scenario('every weekday', ['Block lunch break every weekday from 13:00 to 13:30'], {
  adds: ['Mon 13:00-13:30 Lunch break | RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
});
scenario('every other week', ['Schedule a 1:1 prep every other Thursday at 4pm'], {
  adds: ['Thu 16:00-17:00 1:1 prep | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
});
scenario('a date in words', ['Put the car inspection on 3 December at 8:30', /08:30/, 'in the morning'], {
  adds: ['2026-12-03 08:30-09:30 Car inspection'],
});
scenario('the order of day and month by zone', ['Add board dinner on 4/12 at 20:00'], {
  adds: ['2026-12-04 20:00-21:00 Board dinner'],
});
scenario(
  'and in the United States',
  ['Add board dinner on 12/4 at 8pm'],
  { adds: ['2026-12-04 20:00-21:00 Board dinner'] },
  { zone: 'America/New_York', has: [] },
);
scenario(
  'an unknown guest of a meeting is asked for',
  ['Meeting with Zelda on Friday at 10', /email/, 'zelda@work.example', approve],
  {
    adds: ['Fri 10:00-11:00 Meeting with Zelda | with zelda@work.example'],
  },
);
scenario(
  'an unknown guest may stay uninvited',
  ['Meeting with Zelda on Friday at 10', /email/, 'no need, just put it in my calendar'],
  {
    adds: ['Fri 10:00-11:00 Meeting'],
  },
);
scenario('lunch with a stranger needs no address', ['Lunch with Zelda on Friday at 1pm', /Zelda/], {
  adds: ['Fri 13:00-14:00 Lunch with Zelda'],
});
scenario(
  'of two namesakes one is chosen',
  ['Schedule a call with Tom on Friday at 4pm', /Tom/, 'Tom Baker', approve],
  {
    adds: ['Fri 16:00-17:00 Call with Tom | with baker'],
  },
);
scenario('of two namesakes by number', [
  'Schedule a call with Tom on Friday at 4pm',
  'the second one',
  waiting(1),
  deny,
]);
scenario('typed in a hurry', ['pls add dentst appt tmrw at 4:30pm'], { adds: ['Tue 16:30-17:30 dentst'] });
scenario('without a verb', ['Parents evening Thursday 18:30'], { adds: ['Thu 18:30-19:30 Parents evening'] });
scenario('a quoted title', ['Create an event called "Launch retro" on Friday at 14:00 for 45 minutes'], {
  adds: ['Fri 14:00-14:45 Launch retro'],
});
scenario(
  'told and then ordered',
  ['I have a physio appointment on Wednesday at 8am. Put it in my calendar please.'],
  {
    adds: ['Wed 08:00-09:00 physio'],
  },
);
scenario('before another event', ['Block 30 minutes for prep right before the review'], {
  adds: ['Tue 14:30-15:00 Prep'],
});
scenario('after another event', ['Put a debrief after the roadmap on Wednesday for half an hour'], {
  adds: ['Wed 12:00-12:30 Debrief'],
});
scenario('a part of the day takes the usual hour', ['Block an hour tomorrow morning for invoices'], {
  adds: ['Tue 09:00-10:00 invoices'],
});
scenario(
  'spelled numbers',
  ['schedule swimming tomorrow at half past five in the afternoon for forty five minutes'],
  {
    adds: ['Tue 17:30-18:15 Swimming'],
  },
);
scenario('tonight', ['Movie tonight at 9'], { adds: ['Mon 21:00-22:00 Movie'] });
scenario('an hour that is over is not booked', ['Put a call with the bank today at 8am', not(/Booked/)]);
scenario('a birthday', ["Add Mia's birthday on December 12, all day"], {
  adds: ["2026-12-12 all-day Mia's birthday"],
});
scenario(
  'two stretches of one day are two events',
  ['book focus time on saturday from 9 to 11 and from 14 to 16'],
  {
    adds: ['Sat 09:00-11:00 Focus time', 'Sat 14:00-16:00 Focus time'],
  },
);
scenario('of two days it is asked', ['book focus time on tuesday and thursday', /\?/]);
scenario('noon', ['gym on friday at noon'], { adds: ['Fri 12:00-13:00 Gym'] });

export const create = book.scenarios;
