import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { Frame } from '../requests/frames.ts';
import { understand } from '../requests/understand.ts';
import { unaccountedFor } from './unaccounted.ts';

const context = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };
const left = (message: string) => unaccountedFor(message, understand(message, {}, context).frames);

test.each([
  'book a massage on Friday at 5pm',
  'Hi! Could you please put choir practice in my calendar for Thursday at 7pm? Thanks a lot',
  'pottery class wednesday 6pm to 8pm',
  'please add sauna with Oskar tomorrow at 8pm for an hour',
  'remind me tomorrow at 9am to water the cactus',
  'move the piano lesson to Thursday at 4pm',
  'remind me at 6pm to check if the stove is off',
  'move the piano lesson to Thursday, same time',
  'train RE4711 to Bremen on Friday at 10:00',
  'block Tuesday afternoon for tax papers',
  "I'm exhausted, push the piano lesson to Thursday at 4pm",
  'book "No, wait, what?" on Friday at 8pm',
  'swap my 3pm and my 4pm tomorrow',
])('nothing is left of: %s', (message) => {
  expect(left(message)).toEqual([]);
});

test.each([
  ['add rowing on Friday at 6pm, for everyone who came to the picnic', 'came'],
  ['book sauna on Friday at 6pm, same length', 'same'],
  ['add choir at 6, sorry, half past six on Friday', 'sorry'],
  ['add choir on Friday at 7pm, no wait, at 8pm suits me more', 'wait'],
  ['book the earliest sauna on Friday from 6pm', 'earliest'],
  ['remind me tomorrow at 9 only if it rains', 'only'],
  ['I must fit in rowing this week, I shall tell you when', 'tell'],
  ['book rowing on Friday at 6pm unless Oskar is away', 'unless'],
  ['move the piano lesson to Thursday at 4pm, both of them', 'both'],
])('%s: %s is left', (message, word) => {
  expect(left(message).map((one) => one.toLowerCase())).toContain(word);
});

test('a name accounts for its words, but not for a sentence or a change of mind', () => {
  const frame = (title: string): Frame => ({
    kind: 'createEvent',
    confidence: 1,
    said: title,
    event: { title, people: [], when: [] },
  });
  expect(unaccountedFor('violin repair', [frame('violin repair')])).toEqual([]);
  expect(unaccountedFor('violin is sorry', [frame('violin is sorry')])).toEqual(['is', 'sorry']);
});

test('a new event cannot be later than something', () => {
  const when = { phrase: 'forty minutes later', start: 0, end: 19, role: 'at', when: { kind: 'none' } };
  const frame = { kind: 'createEvent', confidence: 1, said: '', event: { people: [], when: [when] } };
  expect(unaccountedFor('and forty minutes later', [frame as never])).toEqual(['later']);
});

test('in an answer a no and a name that the talk knows are understood', () => {
  const frame: Frame = {
    kind: 'cancelReminder',
    confidence: 1,
    said: 'no, the cactus one',
    continues: true,
    reminder: { when: [], id: '7' },
  };
  expect(unaccountedFor('no, the cactus one', [frame], ['water the cactus'])).toEqual([]);
  expect(unaccountedFor('no, the cactus one', [frame])).toEqual(['cactus']);
});
