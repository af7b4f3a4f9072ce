import { approve, createBook, not, waiting } from '../scenario.ts';

/** What people say in passing: what is off, what they come back to, several things about one event. */
const book = createBook('aside', {
  has: [
    'Tue 10:00-11:00 Budget call | with carla',
    'Wed 18:00-19:00 Pilates | RRULE:FREQ=WEEKLY;BYDAY=WE',
    'Thu 15:00-16:00 Retro | with ana, dev',
    'Thu 11:00-11:45 Physio',
    'Fri 10:00-11:00 Town hall | by ben=accepted',
    'Sat 10:00-11:00 Handball',
  ],
});
const { scenario } = book;

// --- what is off ---
scenario('no pilates this week', ['no pilates on wednesday', waiting(1), approve], {
  removes: ['Wed 18:00-19:00 Pilates'],
});
scenario('called off, and kept after a no', ['no handball on saturday', 'no'], {});
scenario(
  "somebody else's is declined",
  ["I can't make the town hall on Friday", /Decline Town hall/, approve],
  {
    adds: ['Fri 10:00-11:00 Town hall | by ben=declined'],
    removes: ['Fri 10:00-11:00 Town hall | by ben=accepted'],
  },
);
scenario('a series is asked about', ["I won't make pilates", /only this one/, 'only this one', approve], {
  removes: ['Wed 18:00-19:00 Pilates'],
});
scenario('a child has none', ['Leo has no handball on Saturday', approve], {
  removes: ['Sat 10:00-11:00 Handball'],
});
scenario('nothing of the kind', ['no ballet tomorrow', /find an event like 'ballet'/, waiting(0)], {});
scenario('another time, not none', ["I can't make the retro on Thursday, can we do Friday?", approve], {
  adds: ['Fri 15:00-16:00 Retro | with ana, dev'],
  removes: ['Thu 15:00-16:00 Retro | with ana, dev'],
});
scenario('somebody else stays away', ["Dev can't make the retro", /Shall I take Dev off/, 'yes', approve], {
  adds: ['Thu 15:00-16:00 Retro | with ana'],
  removes: ['Thu 15:00-16:00 Retro | with ana, dev'],
});
scenario('away from the office', ["I won't be in the office on Friday"], {
  adds: ['Fri all-day Out of office'],
});

// --- written as in a calendar ---
scenario('a series without a verb', ['Design crit every weekday at 9:15 for 15 minutes'], {
  adds: ['Tue 09:15-09:30 Design crit | RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
});
scenario('from one weekday to another', ['standup mon-fri 8:30'], {
  adds: ['Tue 08:30-09:30 Standup | RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
});

// --- the question that is open ---
scenario(
  'a look at the calendar first',
  [
    'book a haircut',
    /When/,
    "what's on thursday?",
    /Physio[\s\S]*Still open: When/,
    'and friday?',
    'friday at 4pm',
  ],
  { adds: ['Fri 16:00-17:00 Haircut'] },
);
scenario(
  'something else first',
  [
    'book a haircut',
    'lunch with Emma on Wednesday at 1',
    not(/Still open/),
    approve,
    /Still open/,
    'friday at 4pm',
  ],
  { adds: ['Wed 13:00-14:00 Lunch with Emma | with emma', 'Fri 16:00-17:00 Haircut'] },
);
scenario(
  'what waits for a yes comes first',
  ['book a haircut', 'lunch with Emma on Wednesday at 1', 'make it 2', approve, 'friday at 4pm'],
  { adds: ['Wed 14:00-15:00 Lunch with Emma | with emma', 'Fri 16:00-17:00 Haircut'] },
);
scenario('let go', ['book a haircut', 'never mind', "what's on thursday?", not(/Still open/)], {});
scenario(
  'twice is enough',
  [
    'book a haircut',
    'book gym tomorrow at 7am',
    /Still open/,
    'book sauna tomorrow at 8pm',
    not(/Still open/),
  ],
  {
    adds: ['Tue 07:00-08:00 Gym', 'Tue 20:00-21:00 Sauna'],
  },
);
scenario('said again', ['book a haircut', 'book the haircut on friday at 4pm', not(/Still open/)], {
  adds: ['Fri 16:00-17:00 Haircut'],
});
scenario('let me think', ['book a haircut', 'hmm let me think', /Take your time/, 'friday at 4pm'], {
  adds: ['Fri 16:00-17:00 Haircut'],
});

// --- several things about one event ---
scenario('moved and somebody invited', ['move the retro to 4pm and invite Ben', waiting(1), approve], {
  adds: ['Thu 16:00-17:00 Retro | with ana, dev, ben'],
  removes: ['Thu 15:00-16:00 Retro | with ana, dev'],
});
scenario('one off, another on', ['take Dev off the retro and invite Ben', waiting(1), approve], {
  adds: ['Thu 15:00-16:00 Retro | with ana, ben'],
  removes: ['Thu 15:00-16:00 Retro | with ana, dev'],
});
scenario('renamed and moved', ['rename the physio to Back check and move it to 1pm'], {
  adds: ['Thu 13:00-13:45 Back check'],
  removes: ['Thu 11:00-11:45 Physio'],
});
scenario('back on the list', ['take Dev off the retro', approve, 'actually put him back', approve], {});

// --- free time ---
scenario('all of it', ['do I have time on Thursday?', /09:00–11:00, 11:45–15:00, 16:00–1/], {});
scenario('an hour of that day', ['do I have time on Thursday?', 'at 1 then', 'gym'], {
  adds: ['Thu 13:00-14:00 Gym'],
});
scenario('of several days it says too little', ['when am I free this week?', 'at 1 then', /Which/], {});
scenario(
  'something else is looked at',
  ['do I have time on Thursday?', "what's on Saturday?", /Handball/],
  {},
);

// --- clocks ---
scenario(
  'there, when it is three here',
  ["what time is it in Tokyo when it's 3pm here", /15:00 \(Europe\/Madrid\) is .*23:00 \(Asia\/Tokyo\)/],
  {},
);
scenario(
  'here, when it is nine there',
  ["what time is it here when it's 9am in Tokyo", /09:00 \(Asia\/Tokyo\) is .*01:00 \(Europe\/Madrid\)/],
  {},
);
scenario(
  'nobody knows',
  ["what time is it in Tokyo when it's 9am in Atlantis", /do not know which time zone Atlantis/],
  {},
);

// --- how often ---
scenario('less often', ['make pilates fortnightly from now on', waiting(1)], {});

// --- whose clock ---
scenario(
  'their time, and where they are',
  ["call with Carla on Friday 3pm her time, she's in Singapore", approve],
  {
    adds: ['Fri 08:00-09:00 Call with Carla | with carla'],
  },
);
scenario(
  'their time, wherever that is',
  ['call with Carla on Friday 3pm her time', /Which city/, 'Singapore', approve],
  {
    adds: ['Fri 08:00-09:00 Call with Carla | with carla'],
  },
);
scenario('an hour in another place', ['drinks at 8pm in London on Friday', /in London or/, 'London time'], {
  adds: ['Fri 21:00-22:00 Drinks | at London'],
});

// --- too late ---
scenario('a no after it was done', ['move the physio to 1pm', 'no leave it', /done already/, 'yes'], {});

// --- as it is typed on a phone ---
scenario('and, short', ['lunch w/ carla n ben tmrw 1230', approve], {
  adds: ['Tue 12:30-13:30 Lunch with Carla and Ben | with carla, ben'],
});
scenario('to, short', ['mv physio 2 fri 3pm'], {
  removes: ['Thu 11:00-11:45 Physio'],
  adds: ['Fri 15:00-15:45 Physio'],
});
scenario('into the night', ['party sat 9 til 2'], { adds: ['Sat 21:00-02:00 Party'] });
scenario('the same hours on several days', ['conference from 23 to 27 november 9am to 5pm'], {
  adds: ['Mon+1 09:00-17:00 Conference | RRULE:FREQ=DAILY;UNTIL=20261127T225959Z'],
});

export const aside = book.scenarios;
