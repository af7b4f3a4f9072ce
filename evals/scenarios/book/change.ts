import { approve, createBook, deny, waiting } from '../scenario.ts';

const book = createBook('change', {
  has: [
    'Mon 16:00-17:00 Gym',
    'Tue 15:00-16:00 Review',
    'Wed 11:00-12:00 Roadmap | with ana, ben',
    'Thu 13:00-14:00 Lunch with Emma | with emma | at Cafe Luna',
    'Fri 10:00-10:30 Dentist',
    'Fri all-day Fair',
  ],
});
const { scenario } = book;

scenario('to another day keeps the hour', ['Move my dentist appointment to Thursday'], {
  removes: ['Fri 10:00-10:30 Dentist'],
  adds: ['Thu 10:00-10:30 Dentist'],
});
scenario('to another hour keeps the day', ['move the review to 4'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 16:00-17:00 Review'],
});
scenario('to another day and hour', ['Reschedule the review to Wednesday at 9am'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Wed 09:00-10:00 Review'],
});
scenario('with guests asks first', ['Push the roadmap to Thursday at 3pm', waiting(1), approve], {
  removes: ['Wed 11:00-12:00 Roadmap'],
  adds: ['Thu 15:00-16:00 Roadmap | with ana, ben'],
});
scenario('with guests, refused', ['Push the roadmap to Thursday at 3pm', deny]);
scenario('with guests, taken back only when asked', [
  'Push the roadmap to Thursday at 3pm',
  approve,
  'undo that',
  waiting(1),
  approve,
  /Undone/,
]);
scenario(
  'with guests, not taken back but changed',
  ['Push the roadmap to Thursday at 3pm', approve, 'undo', deny, 'make it 30 minutes', waiting(1), approve],
  { removes: ['Wed 11:00-12:00 Roadmap'], adds: ['Thu 15:00-15:30 Roadmap | with ana, ben'] },
);
scenario('by an amount, later', ['push the review back 30 minutes'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:30-16:30 Review'],
});
scenario('by an amount, earlier', ['Can you move gym an hour earlier?'], {
  removes: ['Mon 16:00-17:00 Gym'],
  adds: ['Mon 15:00-16:00 Gym'],
});
scenario('by its time', ['move my 3pm tomorrow to 5pm'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 17:00-18:00 Review'],
});
scenario('by who is there', ['Move my lunch with Emma to Friday', approve], {
  removes: ['Thu 13:00-14:00 Lunch with Emma'],
  adds: ['Fri 13:00-14:00 Lunch with Emma | with emma | at Cafe Luna'],
});
scenario('a missing target is asked for', ['move the dentist', /when/i, 'Thursday at 9'], {
  removes: ['Fri 10:00-10:30 Dentist'],
  adds: ['Thu 09:00-09:30 Dentist'],
});
scenario('longer by an amount', ['Extend the review by 30 minutes'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-16:30 Review'],
});
scenario('to a length', ['Make the review 45 minutes'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-15:45 Review'],
});
scenario('shorter by an amount', ['Cut the review short by 15 minutes', 'yes'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-15:45 Review'],
});
scenario('to an end', ['Have the review end at 4:30pm'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-16:30 Review'],
});
scenario('another name', ['Rename the review to Design review'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-16:00 Design review'],
});
scenario('another name, asked for', ['Rename my gym event', /called/i, 'Leg day'], {
  removes: ['Mon 16:00-17:00 Gym'],
  adds: ['Mon 16:00-17:00 Leg day'],
});
scenario('a place', ['Change the location of the review to Room 7'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-16:00 Review | at Room 7'],
});
scenario('a link', ['Add a video link to the review'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-16:00 Review | video'],
});
scenario('onto something else asks first', [
  'Move the dentist to Tuesday at 3:30pm',
  waiting(1),
  /Review/,
  deny,
]);
scenario('onto something else, anyway', ['Move the dentist to Tuesday at 3:30pm', approve], {
  removes: ['Fri 10:00-10:30 Dentist'],
  adds: ['Tue 15:30-16:00 Dentist'],
});
scenario('whole days', ['Move the fair to next Thursday', /26|Thursday/, 'the 26th'], {
  removes: ['Fri all-day Fair'],
  adds: ['Thu+1 all-day Fair'],
});
scenario('shown as free', ['Mark the gym as free'], {
  removes: ['Mon 16:00-17:00 Gym'],
  adds: ['Mon 16:00-17:00 Gym | free'],
});
scenario('nothing by that name', ['Move the orchestra rehearsal to Friday at 4pm', /couldn't find/]);
scenario('tomorrow’s first', ['Move my first meeting tomorrow to Thursday at 9am'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Thu 09:00-10:00 Review'],
});
scenario('the next one', ['push my next meeting back by 15 minutes'], {
  removes: ['Mon 16:00-17:00 Gym'],
  adds: ['Mon 16:15-17:15 Gym'],
});
scenario('to a part of the day', ['move the dentist to thursday afternoon'], {
  removes: ['Fri 10:00-10:30 Dentist'],
  adds: ['Thu 14:00-14:30 Dentist'],
});
scenario(
  'it, after asking about it',
  ['When is my dentist appointment?', /Friday 20 November 2026.*10:00/, 'Move it to 11'],
  {
    removes: ['Fri 10:00-10:30 Dentist'],
    adds: ['Fri 11:00-11:30 Dentist'],
  },
);
scenario('it, after making it', ['Put piano lesson on Thursday at 5pm', 'actually make it 6pm'], {
  adds: ['Thu 18:00-19:00 Piano lesson'],
});
scenario('it, after making it, longer', ['Put piano lesson on Thursday at 5pm', 'make it 30 minutes'], {
  adds: ['Thu 17:00-17:30 Piano lesson'],
});
scenario('it, after making it, named', ['Put piano lesson on Thursday at 5pm', 'call it Piano with Maria'], {
  adds: ['Thu 17:00-18:00 Piano with Maria'],
});

export const change = book.scenarios;
