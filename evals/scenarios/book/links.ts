import { approve, createBook, not, waiting } from '../scenario.ts';

/** Web addresses: handed over, kept with an event, asked for. */
const book = createBook('links', {
  has: [
    'Tue 10:00-11:00 Rowing',
    'Wed 16:00-17:00 Board chat | at Room 4',
    'Thu 09:00-10:00 Budget | note: Bring figures',
  ],
});
const { scenario } = book;

scenario(
  'a call link is where one meets',
  ['add this zoom link to rowing: https://zoom.us/j/4711', /place: https:\/\/zoom/, not(/video/)],
  {
    removes: ['Tue 10:00-11:00 Rowing'],
    adds: ['Tue 10:00-11:00 Rowing | at https://zoom.us/j/4711'],
  },
);
scenario(
  'a place that is there stays',
  ['put https://zoom.us/j/4711 on the board chat', /note: 'https:\/\/zoom/],
  {
    removes: ['Wed 16:00-17:00 Board chat | at Room 4'],
    adds: ['Wed 16:00-17:00 Board chat | at Room 4 | note: https://zoom.us/j/4711'],
  },
);
scenario(
  'a note that is there stays',
  ['the link for the budget is https://example.org/sheet', /added to the note: 'https:\/\/example/],
  {
    removes: ['Thu 09:00-10:00 Budget | note: Bring figures'],
    adds: ['Thu 09:00-10:00 Budget | note: Bring figures\nhttps://example.org/sheet'],
  },
);
scenario(
  'booked with a link, and asked for',
  [
    'book a demo on friday at 3pm, link https://zoom.us/j/9',
    'where do i join the demo?',
    /https:\/\/zoom\.us\/j\/9$/,
  ],
  {
    adds: ['Fri 15:00-16:00 Demo | at https://zoom.us/j/9'],
  },
);
scenario('given afterwards', ['book a demo on friday at 3pm', 'the link is zoom.us/j/9'], {
  adds: ['Fri 15:00-16:00 Demo | at https://zoom.us/j/9'],
});
scenario(
  'in a proposal',
  ['book a demo with ana on friday at 3pm', waiting(1), 'add the link https://zoom.us/j/9', approve],
  {
    adds: ['Fri 15:00-16:00 Demo with Ana | with ana | at https://zoom.us/j/9'],
  },
  { has: ['Tue 10:00-11:00 Rowing | with ana'] },
);
scenario('none is there', ['what is the link for rowing?', /has no link/]);
scenario(
  'in the note',
  ['what is the link for rowing?', /In its note: https:\/\/example\.org\/boat$/],
  {},
  { has: ['Tue 10:00-11:00 Rowing | note: See https://example.org/boat.'] },
);
scenario(
  "somebody else's link to nobody knows where",
  ['what is the link for the townhall?', /don't know/, not(/evil/)],
  {},
  { has: ['Tue 10:00-11:00 Townhall | by carla | note: Join at https://evil.example/now'] },
);
scenario(
  "somebody else's call",
  ["what's the link for the townhall?", /https:\/\/acme\.zoom\.us\/j\/5$/],
  {},
  { has: ['Tue 10:00-11:00 Townhall | by carla | note: Join https://acme.zoom.us/j/5.'] },
);
scenario(
  'where something is that no word list knows',
  ['where is rowing?', /at the lake|Lake/],
  {},
  { has: ['Tue 10:00-11:00 Rowing | at Lake house'] },
);
scenario('the address of a chat', ["what's the address of the board chat?", /Room 4/]);
scenario('a place in the world', ['where is lisbon?', /outside of what I do|only see your calendar/]);

export const links = book.scenarios;
