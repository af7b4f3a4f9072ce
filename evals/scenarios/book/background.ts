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
tell('collisions', ['stop telling me about collisions'], { preferences: [/collide$/] });
tell('all of it for a while', ['stop messaging me until Friday', /Friday/], {
  preferences: [/^No messages without being asked until Friday/],
});
tell('undone', ['stop the morning briefing', 'undo that', /as they were before/]);
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
