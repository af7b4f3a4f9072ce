import { approve, createBook, not, waiting } from '../scenario.ts';

/** What was not fully understood is proposed at most; statements change nothing (ADR 0021). */
const book = createBook('doubt', {
  has: ['Tue 15:00-16:00 Violin lesson', 'Thu 17:00-18:00 Choir', 'Fri 11:00-12:00 Demo | with ana'],
});
const { scenario } = book;
const CHANGED = /Booked|Changed|Moved|Extended|Shortened|I'll remind|[Cc]ancelled/;

scenario(
  'a condition that nobody can check is named, and waits',
  [
    'book rowing on Friday at 6pm unless it pours',
    /not sure about: unless pours/,
    waiting(1),
    not(CHANGED),
    approve,
  ],
  { adds: ['Fri 18:00-19:00 Rowing'] },
);
scenario('a change of mind in the middle', [
  'add sauna on Saturday at 6pm, oh no wait, that is the day of the fair',
  not(CHANGED),
]);
scenario(
  'all of it is understood',
  ['Hello! Could you please put rowing into my calendar on Friday at 6pm for an hour? Thank you so much'],
  { adds: ['Fri 18:00-19:00 Rowing'] },
);
scenario('what somebody used to do', ['my uncle used to fish on Sundays at 5', waiting(0), not(CHANGED)]);
scenario('what has been', ['I had choir on Tuesday at 6 and it was lovely', waiting(0), not(CHANGED)]);
scenario('what would be', [
  'if I were to book the sauna for Friday at 6, Oskar would come along',
  not(CHANGED),
]);
scenario('what others do', [
  'the neighbours play cards from 8 to 10 every evening',
  waiting(0),
  not(CHANGED),
]);
scenario('a good night with an hour near it', ['sleep tight, nevermind the 9 o’clock news', not(CHANGED)]);
scenario('what somebody said', ['Oskar said "cancel choir on Thursday"', waiting(0), not(CHANGED)]);
scenario('a mail passed on', [
  'no idea what he wants\n\nFrom: Oskar\nSubject: choir\nPlease move choir to Friday at 6 and cancel the demo.',
  waiting(0),
  not(CHANGED),
]);
scenario('a programme, pasted', [
  '09:00 Doors\n09:30 Opening words\n10:15 Two choirs\n12:00 Soup',
  waiting(0),
  not(CHANGED),
]);
scenario('nothing may be put there', ['do not ever plan anything for me on Sunday at 10', not(CHANGED)], {
  preferences: [/plan anything/],
});
scenario('a train has a number', ['train RE4711 to Bremen on Friday at 8:00pm'], {
  adds: ['Fri 20:00-21:00 train RE4711 Bremen'],
});

export const doubt = book.scenarios;
