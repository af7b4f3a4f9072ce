import { approve, createBook, deny, not, waiting } from '../scenario.ts';

/** Longer stretches of an ordinary week, in the words people use when they do not think about an assistant. */
const book = createBook('everyday', {
  has: [
    'Mon 09:00-09:15 Standup',
    'Mon 14:00-15:00 Design critique | with ana, dev',
    'Tue 10:00-11:00 1:1 with Ben | with ben',
    'Tue 12:30-13:30 Lunch',
    'Wed 16:00-17:30 Quarterly planning | with ana, ben, carla | at Big room',
    'Thu 08:30-09:00 School drop-off',
    'Thu 14:00-15:00 Interview: backend engineer | with dev',
    'Fri 11:00-12:00 Demo | by carla=needsAction',
    'Fri 18:00-20:00 Birthday drinks',
  ],
  busy: { ana: ['Tue 09:00-12:00'], ben: [], carla: ['Thu 10:00-16:00'] },
});
const { scenario } = book;

scenario(
  'a morning: look, move, add',
  [
    'morning! what does today look like?',
    /Design critique/,
    'push the critique to 3pm please',
    waiting(1),
    approve,
    'and add gym at 18:00 tonight',
  ],
  {
    removes: ['Mon 14:00-15:00 Design critique'],
    adds: ['Mon 15:00-16:00 Design critique | with ana, dev', 'Mon 18:00-19:00 Gym'],
  },
);
scenario('a sick day', ['I am sick tomorrow, please cancel everything on Tuesday', waiting(1), approve], {
  removes: ['Tue 10:00-11:00 1:1 with Ben', 'Tue 12:30-13:30 Lunch'],
});
scenario('running late', ["I'm running late, move my 2pm to 2:30", waiting(1), approve], {
  removes: ['Mon 14:00-15:00 Design critique'],
  adds: ['Mon 14:30-15:30 Design critique | with ana, dev'],
});
scenario(
  'find and book',
  ['when could I meet Ana for 30 minutes tomorrow?', /12:00|13:30/, 'the last one', approve],
  { adds: ['Tue 15:00-15:30 Meeting with Ana | with ana'] },
  {},
);
scenario(
  'ask and swap',
  ['where is the planning on wednesday?', /Big room/, 'change it to Small room', waiting(1), approve],
  {
    removes: ['Wed 16:00-17:30 Quarterly planning'],
    adds: ['Wed 16:00-17:30 Quarterly planning | with ana, ben, carla | at Small room'],
  },
);
scenario('shorten with people', ['make the quarterly planning an hour', waiting(1), approve], {
  removes: ['Wed 16:00-17:30 Quarterly planning'],
  adds: ['Wed 16:00-17:00 Quarterly planning | with ana, ben, carla | at Big room'],
});
scenario(
  'answer and note',
  ['do i have any invitations i have not answered?', /Demo/, 'accept it', waiting(1), approve],
  { removes: ['Fri 11:00-12:00 Demo'], adds: ['Fri 11:00-12:00 Demo | by carla=accepted'] },
);
scenario('a whole evening', ['What am I doing Friday night?', /Birthday drinks/, 'move that to Saturday'], {
  removes: ['Fri 18:00-20:00 Birthday drinks'],
  adds: ['Sat 18:00-20:00 Birthday drinks'],
});
scenario('short and lower case', ['lunch w ana thurs 1pm', approve], {
  adds: ['Thu 13:00-14:00 Lunch with Ana | with ana'],
});
scenario('call somebody', ['call mom at 6pm today', 'yes'], { adds: ['Mon 18:00-19:00 Call mom'] });
scenario('need to', ['I need to pick up the kids on Wednesday at 2:30pm'], {
  adds: ['Wed 14:30-15:30 Pick up the kids'],
});
scenario('appointment', ["I've got a doctor's appointment Thursday at 11:15am, can you put it in?"], {
  adds: ["Thu 11:15-12:15 Doctor's appointment"],
});
scenario('hold', ['hold 2-3pm on Friday for paperwork', 'yes'], { adds: ['Fri 14:00-15:00 Paperwork'] });
scenario('let us', ["Let's do coffee with Emma Friday 9am", approve], {
  adds: ['Fri 09:00-10:00 Coffee with Emma | with emma'],
});
scenario('can we', ['can we move my 1:1 with Ben to 3pm tomorrow?', approve], {
  removes: ['Tue 10:00-11:00 1:1 with Ben'],
  adds: ['Tue 15:00-16:00 1:1 with Ben | with ben'],
});
scenario('swap out a guest', ['replace Dev with Emma in the interview', waiting(1)], {});
scenario('bring forward', ['bring the quarterly planning forward by an hour', approve], {
  removes: ['Wed 16:00-17:30 Quarterly planning'],
  adds: ['Wed 15:00-16:30 Quarterly planning | with ana, ben, carla | at Big room'],
});
scenario('a bit longer', ['I need 30 more minutes for lunch tomorrow'], {
  removes: ['Tue 12:30-13:30 Lunch'],
  adds: ['Tue 12:30-14:00 Lunch'],
});
scenario('not attending', ["I won't make it to the demo on Friday, please decline", approve], {
  removes: ['Fri 11:00-12:00 Demo'],
  adds: ['Fri 11:00-12:00 Demo | by carla=declined'],
});
scenario(
  'two guests, one changed',
  [
    'set up a sync with Ana and Carla on Friday at 3',
    waiting(1),
    'without Carla, and at 4',
    waiting(1),
    approve,
  ],
  { adds: ['Fri 16:00-17:00 Sync | with ana'] },
);
scenario(
  'the longest talk',
  [
    'put a team meal on thursday',
    'at 11:30',
    /Booked/,
    'actually noon',
    'make it 90 minutes',
    'at Casa Pepe',
    'rename it to Farewell lunch',
  ],
  { adds: ['Thu 12:00-13:30 Farewell lunch | at Casa Pepe'] },
);
scenario(
  'change of heart, twice',
  ['cancel birthday drinks', waiting(1), deny, 'ok cancel it after all', waiting(1), approve],
  { removes: ['Fri 18:00-20:00 Birthday drinks'] },
);
scenario(
  'a question in between',
  ['book a haircut on friday', /time/i, 'when is the demo?', /11:00/, 'haircut friday at 4pm'],
  { adds: ['Fri 16:00-17:00 Haircut'] },
);
scenario('reminder about an event', ['remind me about the interview 30 minutes before'], {
  reminders: ['interview @ Thu 13:30'],
});
scenario('reminder the day before', ['remind me the day before the birthday drinks to buy a present'], {
  reminders: ['buy a present @ Thu 18:00'],
});
scenario('what next', ["what's next?", /Design critique/]);
scenario('free slot today', ['do I have any free time this afternoon?', /15:00/]);
scenario('busy tomorrow', ['am i busy tomorrow morning?', /1:1|10:00/]);
scenario('next time with', ["when's my next 1:1 with Ben?", /Tuesday 17 November 2026/]);
scenario('how is my week', ['give me an overview of my week', /Quarterly planning/, /Birthday drinks/]);
scenario('out of office', ['Block Thursday as out of office'], { adds: ['Thu all-day Out of office'] });
scenario('travel time', ['block 20 minutes before the school drop-off for walking'], {
  adds: ['Thu 08:10-08:30 Walking'],
});
scenario('a mistake corrected', ['put yoga on wendesday at 7am', 'no wait, thursday'], {
  adds: ['Thu 07:00-08:00 Yoga'],
});
scenario('undo by other words', ['add yoga on wednesday at 7am', 'that was a mistake, take it back']);
scenario('everything at once', ['cancel the demo', 'and the interview too', approve], {
  removes: ['Thu 14:00-15:00 Interview: backend engineer', 'Fri 11:00-12:00 Demo'],
});
scenario('by the wrong name', ['cancel the dentist', /couldn't find/]);
scenario('somebody else’s', ['what is Ana doing tomorrow?', not(/Ana Silva <ana/)]);
scenario('a fortnightly', ['set up a retro every two weeks on friday at 15:30, starting this friday'], {
  adds: ['Fri 15:30-16:30 Retro | RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
});
scenario('monthly', ['pay rent on the 1st of every month at 9am', 'yes'], {
  adds: ['2026-12-01 09:00-10:00 Pay rent | RRULE:FREQ=MONTHLY;BYMONTHDAY=1'],
});
scenario('at the weekend', ['brunch on sunday with emma at 11', approve], {
  adds: ['Sun 11:00-12:00 Brunch with Emma | with emma'],
});
scenario('a flight', ['flight to Lisbon on Friday from 14:20 to 16:05'], {
  adds: ['Fri 14:20-16:05 Flight to Lisbon'],
});
scenario('a phone number in it', ['call the plumber +34 600 123 456 tomorrow at 9:30', approve], {
  adds: ['Tue 09:30-10:30 Call the plumber'],
});

export const everyday = book.scenarios;
