import { approve, createBook, waiting } from '../scenario.ts';

/** Never tuned for: written last, in ordinary words, and left as they are. Their figure is the one to expect of others. */
const book = createBook('unseen', {
  has: [
    'Mon 12:00-13:00 Lunch with Carla | with carla',
    'Tue 11:00-12:00 Board prep',
    'Tue 16:00-16:30 Vet',
    'Wed 09:00-10:00 Hiring sync | with ana, dev',
    'Thu 17:00-18:00 Guitar lesson',
    'Fri 14:00-15:00 Kickoff | by emma=needsAction',
  ],
  busy: { ben: ['Wed 14:00-15:00'] },
});
const { scenario } = book;

scenario('book a dentist', ['Book a dentist appointment for Thursday at 10am'], {
  adds: ['Thu 10:00-11:00 Dentist'],
});
scenario(
  'meeting tomorrow with somebody',
  ['Schedule a meeting with Ben tomorrow at 2pm', waiting(1), approve],
  {
    adds: ['Tue 14:00-15:00 Meeting with Ben | with ben'],
  },
);
scenario('a short one', ['Add a 15 minute break tomorrow at 3pm'], { adds: ['Tue 15:00-15:15 Break'] });
scenario('a class twice a week', ['Add spin class every Tuesday and Thursday at 6:30pm'], {
  adds: ['Tue 18:30-19:30 Spin class | RRULE:FREQ=WEEKLY;BYDAY=TU,TH'],
});
scenario('a trip', ['Block November 26 to 28 for a trip to Porto'], {
  adds: ['2026-11-26..2026-11-28 Trip to Porto'],
});
scenario('move by day', ['Move the vet to Wednesday'], {
  removes: ['Tue 16:00-16:30 Vet'],
  adds: ['Wed 16:00-16:30 Vet'],
});
scenario('move by hour', ['Can you move my guitar lesson to 6pm?'], {
  removes: ['Thu 17:00-18:00 Guitar lesson'],
  adds: ['Thu 18:00-19:00 Guitar lesson'],
});
scenario('move with people', ['Reschedule the hiring sync to Thursday at 9am', waiting(1), approve], {
  removes: ['Wed 09:00-10:00 Hiring sync'],
  adds: ['Thu 09:00-10:00 Hiring sync | with ana, dev'],
});
scenario('longer', ['Make board prep two hours long'], {
  removes: ['Tue 11:00-12:00 Board prep'],
  adds: ['Tue 11:00-13:00 Board prep'],
});
scenario('cancel lunch', ['Cancel lunch with Carla today', waiting(1), approve], {
  removes: ['Mon 12:00-13:00 Lunch with Carla'],
});
scenario('cancel tomorrow', ['Please cancel the vet appointment tomorrow', approve], {
  removes: ['Tue 16:00-16:30 Vet'],
});
scenario('a day', ['What do I have on Wednesday?', /Hiring sync/]);
scenario('tomorrow', ["What's my schedule tomorrow?", /Board prep/, /Vet/]);
scenario('next lesson', ['When is my next guitar lesson?', /Thursday 19 November 2026/]);
scenario('free afternoon', ['Am I free on Wednesday afternoon?', /free/i]);
scenario(
  'find with somebody',
  [
    'Find a time to meet with Ben on Wednesday afternoon for an hour',
    /15:00|12:00|13:00/,
    'the first one',
    approve,
  ],
  { adds: ['Wed 12:00-13:00 Meeting with Ben | with ben'] },
);
scenario('decline', ['Decline the kickoff on Friday', approve], {
  removes: ['Fri 14:00-15:00 Kickoff'],
  adds: ['Fri 14:00-15:00 Kickoff | by emma=declined'],
});
scenario('invite', ['Add Emma to the hiring sync', approve], {
  removes: ['Wed 09:00-10:00 Hiring sync'],
  adds: ['Wed 09:00-10:00 Hiring sync | with ana, dev, emma'],
});
scenario('remind', ['Remind me tomorrow at 8 in the morning to take out the trash'], {
  reminders: ['take out the trash @ Tue 08:00'],
});
scenario('remind before', ['Remind me half an hour before the vet'], { reminders: ['vet @ Tue 15:30'] });
scenario('preference', ['Remember that I prefer meetings in the afternoon'], { preferences: [/afternoon/i] });
scenario('rename', ['Change the title of board prep to Board rehearsal'], {
  removes: ['Tue 11:00-12:00 Board prep'],
  adds: ['Tue 11:00-12:00 Board rehearsal'],
});
scenario('place', ['Set the location of the guitar lesson to 12 Elm Street'], {
  removes: ['Thu 17:00-18:00 Guitar lesson'],
  adds: ['Thu 17:00-18:00 Guitar lesson | at 12 Elm Street'],
});
scenario(
  'correct a proposal',
  ['Set up a call with Dev on Thursday at 2pm', 'make it 3pm instead', approve],
  {
    adds: ['Thu 15:00-16:00 Call with Dev | with dev'],
  },
);
scenario('correct what was done', ['Add a run tomorrow at 7am', 'change it to 6:30am'], {
  adds: ['Tue 06:30-07:30 Run'],
});
scenario('undo', ['Add a run tomorrow at 7am', 'undo that please']);
scenario('out of scope', ['What is the capital of Peru?', waiting(0)]);
scenario('two things', ['Cancel the vet and add groceries on Saturday at 10am', waiting(1), approve], {
  removes: ['Tue 16:00-16:30 Vet'],
  adds: ['Sat 10:00-11:00 Groceries'],
});
scenario('conflict', ['Add a call with my bank tomorrow at 11:30', waiting(1), /Board prep/, approve], {
  adds: ['Tue 11:30-12:30 Call with my bank'],
});
scenario('thanks', ['Move the vet to Wednesday', 'great, thank you'], {
  removes: ['Tue 16:00-16:30 Vet'],
  adds: ['Wed 16:00-16:30 Vet'],
});

export const unseen = book.scenarios;
