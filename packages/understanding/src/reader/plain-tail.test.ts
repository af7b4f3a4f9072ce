import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import type { Command, Role } from '../commands/language.ts';
import { withPlainTail } from './plain-tail.ts';
import type { SureReading } from './sure-reading.ts';

const WHEN = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };
const STORY = 'the clinic finally rang me back after three weeks of music and two wrong numbers with Ola, ';
const WISH = 'blood test on Friday at nine, put that in';

/** A reading of one wish, by the words that each slot has. */
function reading(message: string, said: readonly (readonly [Role, string])[], sure: number): SureReading {
  const slots = said.map(([role, text]) => {
    const start = message.indexOf(text);
    return { role, text, start, end: start + text.length };
  });
  const command: Command = { act: 'create', force: 'request', slots, start: 0, end: message.length };
  return {
    message,
    commands: [command],
    certainty: [{ sure, words: [] }],
    unread: 0,
    outside: [],
    language: 'en',
  };
}
const said: readonly (readonly [Role, string])[] = [
  ['reason', 'finally rang me'],
  ['title', 'blood test'],
  ['time', 'on Friday at nine'],
];
const tailOf =
  (sure: number, time = 'on Friday at nine') =>
  (text: string) =>
    reading(
      text,
      [
        ['title', 'blood test'],
        ['time', time],
      ],
      sure,
    );

it('a plain wish behind a story counts as it is read by itself, and keeps the story for whom it names', () => {
  const { commands, certainty } = withPlainTail(reading(STORY + WISH, said, 0.5), tailOf(0.9), WHEN);
  expect(certainty).toEqual([{ sure: 0.9, words: [] }]);
  expect(commands).toMatchObject([
    { start: 0, slots: [{ role: 'title', start: STORY.length }, { role: 'time' }] },
  ]);
});

it('so it does where the story has a time of its own', () => {
  const whole = reading(STORY + WISH, [['time', 'three weeks'], ...said], 0.9);
  expect(withPlainTail(whole, tailOf(0.9), WHEN).commands[0]?.slots).toHaveLength(2);
});

it.each([
  ['is sure as it is', reading(STORY + WISH, said, 0.9), tailOf(0.95)],
  ['is no plainer by itself', reading(STORY + WISH, said, 0.5), tailOf(0.6)],
  ['names a guest in the story', reading(STORY + WISH, [['guest', 'Ola'], ...said], 0.5), tailOf(0.9)],
  [
    'has its day in the story',
    reading(STORY + WISH, [['time', 'three weeks'], ...said], 0.5),
    tailOf(0.9, 'at nine'),
  ],
  [
    'has its hour in front',
    reading(`every weekday at noon, ${STORY}${WISH}`, [['time', 'every weekday at noon'], ...said], 0.9),
    tailOf(0.9),
  ],
  ['is somebody else’s', reading(`${STORY}"${WISH}"`, said, 0.5), tailOf(0.9)],
  ['is short', reading(`she rang, ${WISH}`, said.slice(1), 0.5), tailOf(0.9)],
])('a wish that %s stays as it was read', (_, whole, readTail) => {
  expect(withPlainTail(whole, readTail, WHEN)).toBe(whole);
});
