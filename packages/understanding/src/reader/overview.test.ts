import { expect, it } from 'vitest';
import { readByPhrase } from './read-by-phrase.ts';

const read = (message: string) =>
  readByPhrase(message, { situation: [], titles: [], people: [] })?.commands[0];

it.each([
  ['Please give me an overview of this week.', 'this week'],
  ['Could I have a short summary of my week, please?', 'my week'],
  ['Rundown of the coming weekend', 'the coming weekend'],
])("'%s' asks what is on", (message, when) => {
  expect(read(message)).toMatchObject({ act: 'ask_agenda', slots: [{ role: 'time', text: when }] });
});

it.each([
  'Send me a summary of my week every Monday',
  'stop the daily summary',
  'a summary of the week at 8',
])("'%s' does not", (message) => expect(read(message)?.act).not.toBe('ask_agenda'));
