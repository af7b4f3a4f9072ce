import { createBook, not } from '../scenario.ts';

const book = createBook('query', {
  has: [
    'Mon 09:00-09:30 Planning',
    'Mon 16:00-17:00 Gym',
    'Tue 15:00-16:00 Review | with ana=accepted, ben=declined | at Room 4',
    'Wed 11:00-12:00 Roadmap | with ana, ben',
    'Thu 13:00-14:00 Lunch with Emma | with emma',
    'Thu 19:00-20:00 Choir',
    'Wed+1 14:00-15:00 Audit | by carla=needsAction | note: Bring the invoices',
    'Fri all-day Fair',
  ],
});
const { scenario } = book;

scenario('a day', ["What's on tomorrow?", /Review/, /15:00/, /Tuesday 17 November 2026/, not(/Roadmap/)]);
scenario('today', ['what do I have today', /Gym/, not(/Review/)]);
scenario('a week', ['Show me this week', /Review/, /Choir/, not(/Audit/)]);
scenario('next week', ['What does next week look like?', /Audit/, not(/Choir/)]);
scenario('an empty day', ['Anything on Saturday?', /nothing/i]);
scenario('an afternoon', ["what's on Thursday evening?", /Choir/, not(/Lunch/)]);
scenario('the next with somebody', ['When do I next see Emma?', /Thursday 19 November 2026/, /13:00/]);
scenario('the next thing', ["What's my next meeting?", /Gym/]);
scenario('when', ['When is the roadmap?', /Wednesday 18 November 2026/, /11:00/]);
scenario('where', ['Where is the review?', /Room 4/]);
scenario('who', ['Who is coming to the review?', /Ana/]);
scenario('who declined', ['Has anyone declined the review?', /Ben/]);
scenario('how long', ['How long is the review?', /15:00.16:00/]);
scenario('a note', ["What's the description of the audit?", /invoices/]);
scenario('exists', ['Do I have anything with Carla next week?', /Audit/]);
scenario('free at', ['Am I free tomorrow at 3?', /Review/]);
scenario('free at, yes', ['Am I free tomorrow at 5pm?', /free/i, not(/not free/i)]);
scenario('free on a day', ['When am I free on Thursday?', /Thursday 19 November 2026/, /09:00/]);
scenario('and then another day', [
  "What's on Wednesday?",
  /Roadmap/,
  'and Thursday?',
  /Choir/,
  not(/Roadmap/),
]);
scenario('and what about', ['Am I free tomorrow at 3?', 'what about 5pm?', /free/i]);
scenario('how many', ['How many meetings do I have on Thursday?', /2|two/i]);
scenario(
  'how many, on which days, and each name once',
  [
    'How many swim sessions do I have in november?',
    /^3: Swim \(Tuesday 17 November, Tuesday 24 November, Thursday 26 November, 07:00–08:00\)\.$/,
  ],
  {},
  { has: ['Tue 07:00-08:00 Swim', 'Tue+1 07:00-08:00 Swim', 'Thu+1 07:00-08:00 Swim'] },
);
scenario(
  'how many are left',
  ['how many swim sessions are left this week?', /^One: Swim, Friday/],
  {},
  { has: ['Mon 07:00-08:00 Swim', 'Fri 07:00-08:00 Swim'] },
);
for (const words of ['1:1s', '1-1s', 'one on ones', 'one-to-ones', '121s'])
  scenario(
    `how many ${words}`,
    [
      `how many ${words} do I have this week?`,
      /^2: 1:1 with Ana \(Tuesday 17 November, 10:00–10:30\), Ben one on one \(Thursday 19 November, 10:00–10:30\)\.$/,
    ],
    {},
    { has: ['Tue 10:00-10:30 1:1 with Ana', 'Wed 10:00-11:00 Review', 'Thu 10:00-10:30 Ben one on one'] },
  );
scenario('a whole day', ['what is happening on Friday', /Fair/, /all day/]);
scenario('an address', ["What's Ana's email?", /ana\.silva@example\.org/]);
scenario('the clock', ['What time is it?', /10:00/, /Monday/]);
scenario('the clock elsewhere', ['What time is it in New York?', /04:00/]);
scenario('in the voice of a butler', ["What's on tomorrow?", /Review/], {}, { character: 'otis' });
scenario('in few words', ['hello', /\S/], {}, { character: 'vera' });
scenario('what it can do', ['What can you do?', /calendar/i]);
scenario('unanswered invitations', ['When is the audit?', /Wednesday 25 November 2026/]);

export const query = book.scenarios;
