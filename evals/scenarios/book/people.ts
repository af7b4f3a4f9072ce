import { approve, createBook, deny, not, waiting } from '../scenario.ts';

const book = createBook('people', {
  has: [
    'Tue 15:00-16:00 Review | with ana',
    'Wed 11:00-12:00 Roadmap | with ana, ben',
    'Thu 09:00-12:00 Workshop',
    'Wed+1 14:00-15:00 Audit | by carla=needsAction',
    'Thu+1 10:00-11:00 Vendor demo | by dev=needsAction',
    'Fri 14:00-15:00 Sync | by emma=accepted',
  ],
  busy: { ana: ['Thu 12:00-15:00', 'Fri 09:00-13:00'], ben: ['Fri 13:00-16:00'] },
});
const { scenario } = book;

scenario('invite', ['Invite Ben to the review', waiting(1), approve], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-16:00 Review | with ana, ben'],
});
scenario('invite an address', ['Add sam@other.example to the review', approve], {
  removes: ['Tue 15:00-16:00 Review'],
  adds: ['Tue 15:00-16:00 Review | with ana, sam@other.example'],
});
scenario('invite, refused', ['Invite Ben to the review', deny]);
scenario('invite whom?', ['Invite somebody to the review', /who/i]);
scenario('uninvite', ['Remove Ben from the roadmap', approve], {
  removes: ['Wed 11:00-12:00 Roadmap'],
  adds: ['Wed 11:00-12:00 Roadmap | with ana'],
});
scenario('uninvite who is not there', ['Remove Carla from the roadmap', /isn't invited/i, waiting(0)]);
scenario('accept', ['Accept the audit invitation', waiting(1), approve], {
  removes: ['Wed+1 14:00-15:00 Audit'],
  adds: ['Wed+1 14:00-15:00 Audit | by carla=accepted'],
});
scenario('decline', ['Decline the vendor demo', approve], {
  removes: ['Thu+1 10:00-11:00 Vendor demo'],
  adds: ['Thu+1 10:00-11:00 Vendor demo | by dev=declined'],
});
scenario('maybe', ['Say maybe to the audit', approve], {
  removes: ['Wed+1 14:00-15:00 Audit'],
  adds: ['Wed+1 14:00-15:00 Audit | by carla=tentative'],
});
scenario('by who invited', ['accept the invite from Carla', approve], {
  removes: ['Wed+1 14:00-15:00 Audit'],
  adds: ['Wed+1 14:00-15:00 Audit | by carla=accepted'],
});
scenario('an answer changed', ["I can't make the sync on Friday, decline it", approve], {
  removes: ['Fri 14:00-15:00 Sync'],
  adds: ['Fri 14:00-15:00 Sync | by emma=declined'],
});
scenario('an answer to an own event', ['Accept the workshop', /own event|not invited/i, waiting(0)]);
scenario(
  'a time with somebody',
  ['Find a time with Ana on Thursday for an hour', /15:00/, 'the first one', approve],
  {
    adds: ['Thu 15:00-16:00 Meeting with Ana | with ana'],
  },
);
scenario('a time with two', ['Find 45 minutes with Ana and Ben on Friday', /16:00/, 'the first', approve], {
  adds: ['Fri 16:00-16:45 Meeting with Ana and Ben | with ana, ben'],
});
scenario('a time with somebody unseen', [
  'Find half an hour with Emma on Thursday afternoon',
  /Emma/,
  not(/Emma is free/i),
]);
scenario('a time, by the hour', ['Find a time with Ana on Thursday for an hour', "let's do 4pm", approve], {
  adds: ['Thu 16:00-17:00 Meeting with Ana | with ana'],
});
scenario('is somebody free', ['Is Ana free on Thursday at 1pm?', /busy|not free/i]);
scenario('is somebody free, yes', ['Is Ana free on Thursday at 4pm?', /free/i]);
scenario(
  'a time for myself',
  ['Find me an hour tomorrow to read the report', /16:00/, 'the second one'],
  { adds: ['Tue 16:00-17:00 read the report'] },
  { has: ['Tue 09:00-15:00 Workshop'] },
);
scenario('none of these', ['Find a time with Ana on Thursday for an hour', 'none of those work', waiting(0)]);
scenario('invite to what was just made', ['Put planning on Thursday at 3pm', 'invite Ben', approve], {
  adds: ['Thu 15:00-16:00 Planning | with ben'],
});
scenario(
  'with one more',
  ['Schedule a call with Ana on Friday at 4pm', waiting(1), 'add Ben too', waiting(1), approve],
  { adds: ['Fri 16:00-17:00 Call | with ana, ben'] },
);
scenario('without one', ['Schedule a call with Ana and Ben on Friday at 4:30pm', 'without Ben', approve], {
  adds: ['Fri 16:30-17:30 Call | with ana'],
});

export const people = book.scenarios;
