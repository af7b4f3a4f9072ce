import { appears, approve, createBook, deny, not, waiting } from '../scenario.ts';

const book = createBook('talk', {
  has: [
    'Tue 15:00-16:00 Review',
    'Wed 11:00-12:00 Roadmap | with ana, ben',
    'Fri 10:00-10:30 Dentist',
    'Fri 15:00-15:30 Dentist follow-up',
  ],
});
const { scenario } = book;

scenario(
  'yes but another hour',
  ['Lunch with Ana on Friday at 1', waiting(1), 'yes but at 2', waiting(1), approve],
  { adds: ['Fri 14:00-15:00 Lunch with Ana | with ana'] },
);
scenario('yes but shorter', ['Schedule a call with Ben on Thursday at 3pm', 'yes, but 30 minutes', approve], {
  adds: ['Thu 15:00-15:30 Call with Ben | with ben'],
});
scenario('another day', ['Lunch with Ana on Friday at 1', 'no, Thursday', approve], {
  adds: ['Thu 13:00-14:00 Lunch with Ana | with ana'],
});
scenario('another place', ['Lunch with Ana on Friday at 1', "at Luigi's", approve], {
  adds: ["Fri 13:00-14:00 Lunch with Ana | with ana | at Luigi's"],
});
scenario('another title', ['Lunch with Ana on Friday at 1', 'call it Birthday lunch', approve], {
  adds: ['Fri 13:00-14:00 Birthday lunch | with ana'],
});
scenario(
  'two corrections',
  ['Lunch with Ana on Friday at 1', 'make it 2', 'and half an hour only', approve],
  {
    adds: ['Fri 14:00-14:30 Lunch with Ana | with ana'],
  },
);
scenario(
  'a correction after a no',
  ['Lunch with Ana on Friday at 1', deny, 'then on Thursday at 1', approve],
  {
    adds: ['Thu 13:00-14:00 Lunch with Ana | with ana'],
  },
);
scenario('thanks after a no is no yes', ['Lunch with Ana on Friday at 1', deny, 'ok thanks', waiting(0)]);
scenario('never mind', ['Lunch with Ana on Friday at 1', 'never mind', waiting(0), not(/Booked/)]);
scenario('something else instead', ['Lunch with Ana on Friday at 1', "what's on Friday?", /Dentist/]);
scenario(
  'a proposed move corrected',
  ['Move the roadmap to Thursday at 3pm', waiting(1), 'make it 4pm', waiting(1), approve],
  {
    removes: ['Wed 11:00-12:00 Roadmap'],
    adds: ['Thu 16:00-17:00 Roadmap | with ana, ben'],
  },
);
scenario(
  'which of two',
  ['Move the dentist to Thursday at 9', /which/i, 'the follow-up'],
  { removes: ['Fri 15:00-15:30 Dentist follow-up'], adds: ['Thu 09:00-09:30 Dentist follow-up'] },
  {
    has: ['Fri 10:00-10:30 Dentist cleaning', 'Fri 15:00-15:30 Dentist follow-up'],
  },
);
scenario(
  'no, the other one',
  ['Cancel the dentist', /which/i, 'the cleaning', waiting(1), 'no, the other one', waiting(1), approve],
  { removes: ['Fri 15:00-15:30 Dentist follow-up'] },
  {
    has: ['Fri 10:00-10:30 Dentist cleaning', 'Fri 15:00-15:30 Dentist follow-up'],
  },
);
scenario('of a list shown', ["What's on Friday?", 'cancel the second one', waiting(1), approve], {
  removes: ['Fri 15:00-15:30 Dentist follow-up'],
});
scenario('it, after a question', ['When is the review?', 'cancel it', waiting(1), approve], {
  removes: ['Tue 15:00-16:00 Review'],
});
scenario('two requests at once', ['Put gym on Thursday at 7am and move the review to 4pm'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Thu 07:00-08:00 Gym', 'Tue 16:00-17:00 Review'],
});
scenario(
  'a request and a reminder',
  ['Book swimming on Saturday at 10am and remind me to pack my towel on Friday at 8pm'],
  {
    adds: ['Sat 10:00-11:00 Swimming'],
    reminders: ['pack my towel @ Fri 20:00'],
  },
);
scenario('a question and a request', ["What's on Friday? And put laundry on Saturday at 9am", /Dentist/], {
  adds: ['Sat 09:00-10:00 Laundry'],
});
scenario(
  'one done, one waiting',
  ['Put gym on Thursday at 7am. Schedule a call with Ben on Thursday at 3pm.', waiting(1), approve],
  {
    adds: ['Thu 07:00-08:00 Gym', 'Thu 15:00-16:00 Call with Ben | with ben'],
  },
);
scenario('two waiting', ['Cancel the review and cancel the roadmap', waiting(2), approve], {
  removes: ['Tue 15:00-16:00 Review', 'Wed 11:00-12:00 Roadmap'],
});
scenario(
  'three at once',
  ['Add laundry on Saturday at 9am, groceries on Saturday at 11am and a nap on Sunday at 2pm'],
  {
    adds: ['Sat 09:00-10:00 Laundry', 'Sat 11:00-12:00 Groceries', 'Sun 14:00-15:00 Nap'],
  },
);
scenario(
  'politely and at length',
  [
    'Hi there! Hope you are well. Could you please put a dentist check-up into my calendar for next Tuesday at 9 in the morning? Thanks a lot!',
    /\S/,
    'the 24th',
  ],
  {
    adds: ['Tue+1 09:00-10:00 Dentist check-up'],
  },
);
scenario('the answer comes with a greeting', ['Schedule a haircut', 'hmm, Thursday at 11 please'], {
  adds: ['Thu 11:00-12:00 Haircut'],
});
scenario('a question left for something else', [
  'Schedule a haircut',
  "actually, what's on Friday?",
  /Dentist/,
]);
scenario('over something: not by itself', [
  'Put a call with the bank on Tuesday at 3pm',
  waiting(1),
  /Review/,
  deny,
]);
scenario('over something: agreed', ['Put yoga on Tuesday at 3pm', waiting(1), approve], {
  adds: ['Tue 15:00-16:00 Yoga'],
});
scenario('over something: rather another time', ['Put yoga on Tuesday at 3pm', waiting(1), '5pm instead'], {
  adds: ['Tue 17:00-18:00 Yoga'],
});
scenario('taken while waiting', [
  'Call with Ben on Thursday at 3pm',
  waiting(1),
  appears('Thu 15:00-16:00 Crisis meeting'),
  approve,
  /taken/,
  not(/Booked/),
]);
scenario(
  'taken while waiting, another taken up',
  [
    'Call with Ben on Thursday at 3pm',
    appears('Thu 15:00-16:00 Crisis meeting'),
    approve,
    'the first one',
    approve,
  ],
  {
    adds: ['Thu 16:00-17:00 Call with Ben | with ben'],
  },
);
scenario('free, then booked', ['Am I free on Thursday at 3pm?', /free/i, 'book it', /call/i, 'Writing'], {
  adds: ['Thu 15:00-16:00 Writing'],
});
scenario('yes without anything waiting', ['yes', waiting(0)]);
scenario('thanks', ['Put gym on Thursday at 7am', 'thanks!', not(/Booked/)], {
  adds: ['Thu 07:00-08:00 Gym'],
});
scenario(
  'the same day for another',
  ['Put gym on Thursday at 7am', 'and breakfast with Emma at 8:30 the same day', approve],
  {
    adds: ['Thu 07:00-08:00 Gym', 'Thu 08:30-09:30 Breakfast with Emma | with emma'],
  },
);
scenario('moved twice', ['Move the review to 4pm', 'sorry, 5pm'], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 17:00-18:00 Review'],
});

export const talk = book.scenarios;
