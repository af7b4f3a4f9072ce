import { approve, createBook, not, waiting } from '../scenario.ts';

/** As people write to somebody who knows them: short, indirect, with names that look like times, and with habits. */
const book = createBook('habits', {
  has: [
    'Mon 11:00-11:30 Standup | with dev',
    'Tue 09:00-10:00 Pipeline call | with carla',
    'Tue 13:00-14:00 Physio',
    'Wed 10:00-11:00 Town hall | by ben=needsAction',
    'Wed 18:00-19:00 Climbing',
    'Thu 15:00-16:00 Design critique | with ana',
    'Fri 09:00-12:00 Offsite',
  ],
  busy: { ana: [], dev: ['Tue 14:00-18:00'] },
});
const { scenario } = book;

const contact = { mails_received: 0, mails_sent: 0, meetings: 0 };
const profile = {
  version: 1,
  meals: [
    { meal: 'lunch', at: '13:15', minutes: 45, weekdays: [], times: 20 },
    { meal: 'dinner', at: '20:30', minutes: 120, weekdays: [], times: 6 },
  ],
  meeting_lengths: { usual_minutes: 25, common: [{ minutes: 25, meetings: 18 }], meetings: 30 },
  contacts: [
    {
      ...contact,
      email: 'tom.reed@example.org',
      name: 'Tom Reed',
      meetings: 12,
      mails_sent: 9,
      usual_meeting: { at: '09:30', minutes: 50, weekdays: ['tuesday'], times: 10 },
    },
    { ...contact, email: 'tom.baker@example.org', name: 'Tom Baker', mails_sent: 2 },
    { ...contact, email: 'emma.lind@example.org', name: 'Emma Lind', meetings: 5, mails_sent: 4 },
  ],
  commitments: [],
  places: [],
  works_from: [],
  travel: [],
};

scenario(
  'lunch goes to the usual hour',
  ['lunch with Emma on Thursday', /13:15/, approve],
  { adds: ['Thu 13:15-14:00 Lunch with Emma | with emma'] },
  { profile },
);
scenario(
  'lunch without a day finds one',
  ['lunch with Emma', waiting(1), approve],
  { adds: ['Wed 13:15-14:00 Lunch with Emma | with emma'] },
  { profile },
);
scenario(
  'lunch some time next week',
  ['lunch with Ana next week', approve],
  { adds: ['Mon+1 13:15-14:00 Lunch with Ana | with ana'] },
  { profile },
);
scenario(
  'the Tom that is met',
  ['meet Tom on Friday at 3pm', approve],
  { adds: ['Fri 15:00-15:50 Meeting with Tom | with reed'] },
  { profile },
);
scenario(
  'the usual length of a meeting',
  ['set up a call with Ana and Carla on Friday at 3pm', approve],
  { adds: ['Fri 15:00-15:25 Call with Ana and Carla | with ana, carla'] },
  { profile },
);
scenario(
  'what was said counts more than habits',
  ['lunch with Emma on Thursday at 12 for an hour', approve],
  { adds: ['Thu 12:00-13:00 Lunch with Emma | with emma'] },
  { profile },
);
scenario(
  'a guest who is busy then',
  ['lunch with Dev tomorrow', approve],
  {
    adds: ['Tue 13:30-14:30 Lunch with Dev | with dev'],
  },
  { busy: { dev: ['Tue 12:30-13:30'] }, has: [] },
);

scenario('an evening in the name', ['parents evening on Thursday at 6pm'], {
  adds: ['Thu 18:00-19:00 Parents evening'],
});
scenario('a weekday in the name', ['Friday drinks on Friday at 5:30pm'], {
  adds: ['Fri 17:30-18:30 Friday drinks'],
});
scenario('another weekday in the name', ['book the Monday club on Thursday at 8pm'], {
  adds: ['Thu 20:00-21:00 Monday club'],
});
scenario('a morning in the name tells which seven', ['add a morning swim tomorrow at 7'], {
  adds: ['Tue 07:00-08:00 Morning swim'],
});
scenario('a feast in the name', ['Christmas shopping on Saturday at 11am'], {
  adds: ['Sat 11:00-12:00 Christmas shopping'],
});
scenario('an address', ['dentist Thursday 9am for 30 min at 7 Mill Lane'], {
  adds: ['Thu 09:00-09:30 Dentist | at 7 mill lane'],
});
scenario('a pair', ['set up a 1:1 with Dev on Thursday at 10', approve], {
  adds: ['Thu 10:00-11:00 1:1 with Dev | with dev'],
});

scenario('somebody for somebody else', ['replace Carla with Emma in the pipeline call', approve], {
  removes: ['Tue 09:00-10:00 Pipeline call | with carla'],
  adds: ['Tue 09:00-10:00 Pipeline call | with emma'],
});
scenario('swap one guest for another', ['swap Ana for Ben on the design critique', approve], {
  removes: ['Thu 15:00-16:00 Design critique | with ana'],
  adds: ['Thu 15:00-16:00 Design critique | with ben'],
});
scenario('two cancellations in one', ['cancel physio and cancel climbing', waiting(2), approve], {
  removes: ['Tue 13:00-14:00 Physio', 'Wed 18:00-19:00 Climbing'],
});
scenario('skip it once', ['skip climbing this week', approve], { removes: ['Wed 18:00-19:00 Climbing'] });
scenario('free up', ['could you free up my Tuesday afternoon?', approve], {
  removes: ['Tue 13:00-14:00 Physio'],
});
scenario('the same hour on another day', ['shift physio to the same time on Thursday'], {
  removes: ['Tue 13:00-14:00 Physio'],
  adds: ['Thu 13:00-14:00 Physio'],
});
scenario('earlier', ['start the standup 10 minutes earlier', approve], {
  removes: ['Mon 11:00-11:30 Standup | with dev'],
  adds: ['Mon 10:50-11:20 Standup | with dev'],
});
scenario('any chance of', ['any chance of moving climbing to Thursday at 6pm?'], {
  removes: ['Wed 18:00-19:00 Climbing'],
  adds: ['Thu 18:00-19:00 Climbing'],
});
scenario('until', ['extend the offsite until 4pm'], {
  removes: ['Fri 09:00-12:00 Offsite'],
  adds: ['Fri 09:00-16:00 Offsite'],
});
scenario('all day now', ['the offsite is the whole day now'], {
  removes: ['Fri 09:00-12:00 Offsite'],
  adds: ['Fri all-day Offsite'],
});
scenario('a note', ['note for physio: bring the x-rays'], {
  removes: ['Tue 13:00-14:00 Physio'],
  adds: ['Tue 13:00-14:00 Physio | note: bring the x-rays'],
});
scenario('a series out of one', ['make physio recurring every week', /every Tuesday/, not(/Booked/)], {
  removes: ['Tue 13:00-14:00 Physio'],
  adds: ['Tue 13:00-14:00 Physio | RRULE:FREQ=WEEKLY'],
});
scenario('a timetable', ['swimming mon wed fri at 7am'], {
  adds: ['Wed 07:00-08:00 Swimming | RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'],
});
scenario('for the next weeks', ['pottery every Saturday at 10 for the next 4 weeks'], {
  adds: ['Sat 10:00-11:00 Pottery | RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=4'],
});
scenario('the whole afternoon', ['block out Thursday morning'], { adds: ['Thu 08:00-12:00 Blocked'] });
scenario('a state of the day', ["I'm off sick tomorrow"], { adds: ['Tue all-day Off sick'] });

scenario(
  'a bare number is a length',
  ['book a demo with Ana on Friday at 3pm for an hour', 'make it 45', approve],
  {
    adds: ['Fri 15:00-15:45 Demo with Ana | with ana'],
  },
);
scenario(
  'an event whose name has a time in it',
  ['move the evening choir to Friday at 8pm'],
  { removes: ['Thu 19:00-20:00 Evening choir'], adds: ['Fri 20:00-21:00 Evening choir'] },
  { has: ['Thu 19:00-20:00 Evening choir', 'Mon 19:00-20:00 Reading'] },
);
scenario('say yes to it', ['say yes to the town hall', approve], {
  removes: ['Wed 10:00-11:00 Town hall | by ben=needsAction'],
  adds: ['Wed 10:00-11:00 Town hall | by ben=accepted'],
});
scenario('tell him maybe', ['tell Ben I might come to the town hall', approve], {
  removes: ['Wed 10:00-11:00 Town hall | by ben=needsAction'],
  adds: ['Wed 10:00-11:00 Town hall | by ben=tentative'],
});
scenario('invitations that wait', ['did anybody invite me to anything?', /Town hall/, not(/Physio/)]);
scenario('all right for somebody', ['is Tuesday at 3 ok for Dev?', /Dev Patel is busy/]);
scenario('only a day', ['tomorrow', /Pipeline call/, /Physio/]);
scenario('after an hour of a day', ['anything after 5 on Wednesday?', /Climbing/, not(/Offsite/)]);
scenario('whom I invited', ['who did I invite to the pipeline call', /Carla Rossi/]);
scenario('a reminder moved', ['remind me to call the bank at 5pm', 'change the bank reminder to 6pm'], {
  reminders: ['call the bank @ Mon 18:00'],
});
scenario('not to be reminded', ['remind me to call the bank at 5pm', "don't remind me to call the bank"], {
  reminders: [],
});

export const habits = book.scenarios;
