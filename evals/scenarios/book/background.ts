import { createBook, not } from '../scenario.ts';

/** What the assistant sends by itself, changed in words. A meeting may have the same name. */
const book = createBook('background', {
  has: ['Tue 09:00-10:00 Briefing', 'Thu 15:00-16:00 Review'],
});
const { tell } = book;

tell('stopped', ['stop the morning briefing please', /No morning briefing/], {
  preferences: [/^No morning briefing$/],
});
tell('at another time', ["I'd like my briefing at quarter past seven", /07:15/], {
  preferences: [/^Morning briefing at 07:15$/],
});
tell('changed twice', ['send my briefing at 7:30', 'send my briefing at 8', /08:00/], {
  preferences: [/^Morning briefing at 08:00$/],
});
tell('on again', ['stop the morning briefing', 'turn the briefing back on'], {
  preferences: [/^Morning briefing at the start of the working day$/],
});
tell('asked back', ['send my briefing at 26:00', /what time/i, '6:45'], {
  preferences: [/^Morning briefing at 06:45$/],
});
tell('quiet after eight', ['no messages after 8pm', /20:00/], {
  preferences: [/^No messages between 20:00 and 07:00$/],
});
tell('quiet hours', ['please be quiet between 6pm and 9am'], {
  preferences: [/^No messages between 18:00 and 09:00$/],
});
tell('quiet and a cap', ['quiet after 9pm', "don't send me more than three messages a day"], {
  preferences: [/between 21:00 and 07:00/, /^At most 3 messages a day/],
});
tell('nudges', ['nudge me 5 minutes before meetings', /5 minutes before/], {
  preferences: [/^A nudge 5 minutes before meetings$/],
});
tell('no nudges', ['stop nudging me'], { preferences: [/^No nudges before meetings$/] });
tell('an evening', ['no more end-of-day summaries'], { preferences: [/^No look at tomorrow/] });
tell('collisions', ['stop telling me about collisions'], { preferences: [/clash$/] });
tell('all of it for a while', ['stop messaging me until Friday', /Fri 20 Nov/], {
  preferences: [/^No messages until Friday/],
});
tell('in other words', ['please warn me 25 minutes before every event from now on', /25 minutes before/], {
  preferences: [/^A nudge 25 minutes before meetings$/],
});
tell('two at once', ['a heads-up 20 min before everything and nothing after 10 at night'], {
  preferences: [/^A nudge 20 minutes/, /between 22:00 and 07:00/],
});
tell('corrected', ['alert me 20 minutes before every meeting', 'make it 25'], {
  preferences: [/^A nudge 25 minutes before meetings$/],
});
tell('quiet at another time', ['quiet from 22:00 to 6:00 please', 'no, 1 to 3 pm'], {
  preferences: [/^No messages between 13:00 and 15:00$/],
});
tell('an overview', ["send me the day's plan every morning at 6:40", /06:40/], {
  preferences: [/^Morning briefing at 06:40$/],
});
tell('of certain events', ['alert me an hour before anything with suppliers', /'anything with suppliers'/]);
tell('of certain events, and yes', ['alert me an hour before anything with suppliers', 'yes please'], {
  preferences: [/^A nudge 60 minutes before meetings$/],
});
tell('on certain days', ['no alerts on Sundays please', /'on Sundays'/]);
tell('undone', ['stop the morning briefing', 'undo that', /as before/]);
tell('what is sent', ['what messages do you send me?', /A nudge 10 minutes before meetings/]);
tell('impossible', ['nudge me 900 minutes before meetings', /how many minutes/i]);
tell('a meeting of that name', ['move the briefing to Wednesday at 9', not(/From now on/)], {
  removes: ['Tue 09:00-10:00 Briefing'],
  adds: ['Wed 09:00-10:00 Briefing'],
});
tell('a reminder stays one', ['nudge me 10 minutes before the review', not(/From now on/)], {
  reminders: ['review @ Thu 14:50'],
});

export const background = book.scenarios;
