import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { asksForHelp, asksForKept, asksWhoIsKnown } from './asks-self.ts';
import { readMessage } from './read-message.ts';
import { readWeights } from './weights.ts';

const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };
const weights = readWeights(readFileSync(new URL('../../weights/reader.bin', import.meta.url)));
const actsOf = (message: string) =>
  readMessage(message, { situation: [], titles: [], people: [] }, when, weights).commands.map(
    ({ act }) => act,
  );

it.each([
  'are you a robot',
  'Are you human.',
  'who are you',
  'yo what r u lol',
  'help',
  'HELP!',
  'hi, help me please',
])("'%s' is about the assistant, mark or none", (message) => expect(actsOf(message)).toEqual(['ask_self']));

it.each(['help me move the piano on Friday', 'self-help group', 'menu tasting Friday'])(
  "'%s' is no call for help",
  (message) => expect(asksForHelp(message)).toBe(false),
);

it.each([
  'Who do you know?',
  'good morning. who do you know from my colleagues?',
  'Which people can you invite for me?',
  'Who are my contacts?',
  'show me my contacts',
  'and my contacts, who can you invite?',
  'So who do you know? Which people can I invite?',
])("'%s' asks for names", (message) => expect(actsOf(message)).toEqual(['ask_contact']));

it.each(['Who do you know at the bank on Friday?', 'who can I call on Monday', 'add Kim to my contacts'])(
  "'%s' asks for no list of names",
  (message) => expect(asksWhoIsKnown(message)).toBe(false),
);

it.each([
  "what's waiting for my OK now?",
  'is anything still pending my approval',
  'What else is waiting for my decision?',
])("'%s' asks what waits", (message) => expect(actsOf(message)).toEqual(['ask_waiting']));

it('what is asked of something else stays with what it is about', () => {
  expect(actsOf('what is the capital of France')).toEqual(['other']);
});

it.each([
  ['what did I tell you about Mondays?', true],
  ['what have I said about phone calls?', true],
  ['I gave you a rule about lunch once, what was it?', true],
  ['what did I tell you about the dentist?', false],
  ['what did Ana say about Mondays?', false],
  ['I told you a rule of three once', false],
])('%s asks what is kept in mind: %s', (message, expected) => expect(asksForKept(message)).toBe(expected));
