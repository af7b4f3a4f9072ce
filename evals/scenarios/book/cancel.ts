import { approve, createBook, deny, waiting } from '../scenario.ts';

const WEEKLY = 'Tue-1 09:30-10:00 Standup | RRULE:FREQ=WEEKLY;BYDAY=TU';
const YOGA = 'Wed-1 18:00-19:00 Yoga | RRULE:FREQ=WEEKLY;BYDAY=WE';
const book = createBook('cancel', {
  has: [
    'Tue 15:00-16:00 Review',
    'Wed 11:00-12:00 Roadmap | with ana, ben',
    'Fri 10:00-10:30 Dentist',
    'Fri 15:00-16:00 Interview with Dev | with dev',
    'Fri 17:00-18:00 Drinks',
    WEEKLY,
    YOGA,
  ],
});
const { scenario } = book;

scenario('always asks', ['Cancel my dentist appointment', waiting(1), approve, /Cancelled: Dentist/], {
  removes: ['Fri 10:00-10:30 Dentist'],
});
scenario('refused', ['Delete the review', waiting(1), deny]);
scenario('by its time', ['cancel my 3pm tomorrow', approve], { removes: ['Tue 15:00-16:00 Review'] });
scenario('by its people', ['cancel the meeting with Dev', approve], {
  removes: ['Fri 15:00-16:00 Interview with Dev'],
});
scenario('by its day', ['Clear the roadmap on Wednesday', approve], { removes: ['Wed 11:00-12:00 Roadmap'] });
scenario('what is not said is asked for', ['cancel a meeting', /which/i, 'the dentist', approve], {
  removes: ['Fri 10:00-10:30 Dentist'],
});
scenario('several are asked about', ['Cancel my meeting on Friday', /which/i, 'the interview', approve], {
  removes: ['Fri 15:00-16:00 Interview with Dev'],
});
scenario(
  'several are asked about, by number',
  ['Cancel my meeting on Friday', /which/i, 'the first one', approve],
  { removes: ['Fri 10:00-10:30 Dentist'] },
);
scenario(
  'several are asked about, by time',
  ['Cancel my meeting on Friday', /which/i, 'the 5pm one', approve],
  {
    removes: ['Fri 17:00-18:00 Drinks'],
  },
);
scenario('all of a day', ['Cancel all my meetings on Friday', approve], {
  removes: ['Fri 10:00-10:30 Dentist', 'Fri 15:00-16:00 Interview with Dev', 'Fri 17:00-18:00 Drinks'],
});
scenario('the last of a day', ['cancel my last meeting on friday', approve], {
  removes: ['Fri 17:00-18:00 Drinks'],
});
scenario('one of a series by its day', ['Cancel the standup tomorrow', approve], {
  removes: ['Tue 09:30-10:00 Standup'],
});
scenario('a series is asked about: this one', ['Cancel the standup', /repeats/, 'just this one', approve], {
  removes: ['Tue 09:30-10:00 Standup'],
});
scenario('a series is asked about: all', ['Cancel the standup', 'the whole series', approve], {
  removes: [WEEKLY],
});
scenario('a series is asked about: from now on', ['Cancel yoga', 'this and all following', approve], {
  removes: ['Wed 18:00-19:00 Yoga | RRULE:FREQ=WEEKLY;BYDAY=WE'],
});
scenario('all of a series at once', ['Cancel all yoga sessions', approve], { removes: [YOGA] });
scenario('one of a series moved', ['Move tomorrow’s standup to 11am'], {
  removes: ['Tue 09:30-10:00 Standup'],
  adds: ['Tue 11:00-11:30 Standup'],
});
scenario('a whole series moved', ['Move the standup to 10am', /repeats/, 'all of them', approve], {
  removes: [WEEKLY],
  adds: ['Tue-1 10:00-10:30 Standup | RRULE:FREQ=WEEKLY;BYDAY=TU'],
});
scenario('the rest of a series moved', ['Move yoga to 7pm', 'this one and all after it', approve], {
  removes: ['Wed 18:00-19:00 Yoga | RRULE:FREQ=WEEKLY;BYDAY=WE'],
  adds: ['Wed 19:00-20:00 Yoga | RRULE:FREQ=WEEKLY;BYDAY=WE'],
});
scenario('a whole series renamed', ['Rename all yoga to Pilates', approve], {
  removes: [YOGA],
  adds: ['Wed-1 18:00-19:00 Pilates | RRULE:FREQ=WEEKLY;BYDAY=WE'],
});
scenario(
  'a change of mind about which',
  ['Cancel the review', waiting(1), 'no, I meant the dentist', approve],
  {
    removes: ['Fri 10:00-10:30 Dentist'],
  },
);
scenario('never mind', ['Cancel the review', waiting(1), 'never mind', waiting(0)]);
scenario('nothing there', ['Cancel my flight to Rome', /couldn't find/, waiting(0)]);
scenario('undone', ['Cancel my dentist appointment', approve, 'undo that'], {});
scenario('a typed yes approves', ['Cancel my dentist appointment', waiting(1), 'yes', waiting(0)], {
  removes: ['Fri 10:00-10:30 Dentist'],
});

export const cancel = book.scenarios;
