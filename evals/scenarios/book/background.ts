import { createBook, not } from '../scenario.ts';

/** What the assistant sends by itself, changed in words. A meeting may have the same name. */
const book = createBook('background', {
  has: ['Tue 09:00-10:00 Briefing', 'Thu 15:00-16:00 Review'],
});
const { scenario } = book;

scenario('stopped', ['stop the morning briefing please', /No morning briefing/], {
  preferences: [/^No morning briefing$/],
});
scenario('at another time', ["I'd like my briefing at quarter past seven", /07:15/], {
  preferences: [/^Morning briefing at 07:15$/],
});
scenario('changed twice', ['send my briefing at 7:30', 'send my briefing at 8', /08:00/], {
  preferences: [/^Morning briefing at 08:00$/],
});
scenario('on again', ['stop the morning briefing', 'turn the briefing back on'], {
  preferences: [/^Morning briefing at the start of the working day$/],
});
scenario('asked back', ['send my briefing at 26:00', /what time/i, '6:45'], {
  preferences: [/^Morning briefing at 06:45$/],
});
scenario('quiet after eight', ['no messages after 8pm', /20:00/], {
  preferences: [/^No messages between 20:00 and 07:00$/],
});
scenario('quiet hours', ['please be quiet between 6pm and 9am'], {
  preferences: [/^No messages between 18:00 and 09:00$/],
});
scenario('quiet and a cap', ['quiet after 9pm', "don't send me more than three messages a day"], {
  preferences: [/between 21:00 and 07:00/, /^At most 3 messages a day/],
});
scenario('nudges', ['nudge me 5 minutes before meetings', /5 minutes before/], {
  preferences: [/^A nudge 5 minutes before meetings$/],
});
scenario('no nudges', ['stop nudging me'], { preferences: [/^No nudges before meetings$/] });
scenario('an evening', ['no more end-of-day summaries'], { preferences: [/^No look at tomorrow/] });
scenario('collisions', ['stop telling me about collisions'], { preferences: [/clash$/] });
scenario('all of it for a while', ['stop messaging me until Friday', /Fri 20 Nov/], {
  preferences: [/^No messages until Friday/],
});
scenario(
  'in other words',
  ['please warn me 25 minutes before every event from now on', /25 minutes before/],
  {
    preferences: [/^A nudge 25 minutes before meetings$/],
  },
);
scenario('two at once', ['a heads-up 20 min before everything and nothing after 10 at night'], {
  preferences: [/^A nudge 20 minutes/, /between 22:00 and 07:00/],
});
scenario('corrected', ['alert me 20 minutes before every meeting', 'make it 25'], {
  preferences: [/^A nudge 25 minutes before meetings$/],
});
scenario('quiet at another time', ['quiet from 22:00 to 6:00 please', 'no, 1 to 3 pm'], {
  preferences: [/^No messages between 13:00 and 15:00$/],
});
scenario('an overview', ["send me the day's plan every morning at 6:40", /06:40/], {
  preferences: [/^Morning briefing at 06:40$/],
});
scenario('of certain events', [
  'alert me an hour before anything with suppliers',
  /'anything with suppliers'/,
]);
scenario('of certain events, and yes', ['alert me an hour before anything with suppliers', 'yes please'], {
  preferences: [/^A nudge 60 minutes before meetings$/],
});
scenario('on certain days', ['no alerts on Sundays please', /'on Sundays'/]);
scenario('undone', ['stop the morning briefing', 'undo that', /as before/]);
scenario('what is sent', ['what messages do you send me?', /A nudge 10 minutes before meetings/]);
scenario('impossible', ['nudge me 900 minutes before meetings', /how many minutes/i]);
scenario('a meeting of that name', ['move the briefing to Wednesday at 9', not(/From now on/)], {
  removes: ['Tue 09:00-10:00 Briefing'],
  adds: ['Wed 09:00-10:00 Briefing'],
});
scenario('a reminder stays one', ['nudge me 10 minutes before the review', not(/From now on/)], {
  reminders: ['review @ Thu 14:50'],
});

export const background = book.scenarios;
