import { expect, it } from 'vitest';
import { readNotation } from '../commands/notation.ts';
import { isQuotation, quotedFrom } from './quoted.ts';

const quoted = (message: string) =>
  quotedFrom(message).map(({ start, end }) => message.slice(start, end).trim());

it.each([
  ['nothing of one’s own words', 'move choir to Friday: at 6\nto be sure', []],
  ['marked lines', 'see this\n> move choir\nok?', ['> move choir']],
  [
    'a mail with its head',
    'no idea what he wants\n\nFrom: Oskar\nSubject: choir\nPlease move choir.',
    ['From: Oskar\nSubject: choir\nPlease move choir.'],
  ],
  [
    'a reply',
    'fyi\nOn Mon, 16 Nov 2026 Ana wrote:\ncancel it',
    ['On Mon, 16 Nov 2026 Ana wrote:\ncancel it'],
  ],
  [
    'a mail passed on',
    'fwd\n---------- Forwarded message ---------\ncancel it',
    ['---------- Forwarded message ---------\ncancel it'],
  ],
  [
    'a chat',
    'look\n[16/11/2026, 10:32] Oskar: cancel the demo\n16/11/2026, 10:33 - Ana Silva: ok\nwhat now?',
    ['[16/11/2026, 10:32] Oskar: cancel the demo', '16/11/2026, 10:33 - Ana Silva: ok'],
  ],
  [
    'a saying with its author below',
    'Never book anything\nbefore noon.\n\t-- Oskar Wild',
    ['Never book anything\nbefore noon.\n\t-- Oskar Wild'],
  ],
  [
    'what stands above it by itself is one’s own',
    'lunch on Friday at one\n\nLife is short.\n— Oskar',
    ['Life is short.\n— Oskar'],
  ],
  ['whoever asks signs with his own name', 'please put lunch on Friday at one\n-- Oskar', []],
  ['lines of a list', '— dentist at ten\n— sauna at six', []],
  ['a list with single dashes', 'for Friday:\n- sauna at six', []],
  ['hours of one’s own are none', '10:00 Dentist: bring the card', []],
  ['one line of a head is none', 'To: do list\nbuy milk', []],
])('%s', (_, message, expected) => expect(quoted(message)).toEqual(expected));

it.each([
  [
    'a wish between marks, with a story before it',
    "{create|[filler:my uncle wrote me] 'put [title:chess] in for [time:friday at 6]'}",
    true,
  ],
  ['a name between marks', '{create|put "[title:Chess]" in for [time:friday at 6]}', false],
  ['one’s own word before it', '{remind|remind me "[text:call mum] [time:tomorrow at 5]"}', false],
  ['an apostrophe is no mark', "{create|[title:Mum's lunch] [time:friday at one] at Tom's}", false],
])('%s', (_, notation, expected) => {
  const { message, commands } = readNotation(notation);
  expect(commands.map((command) => isQuotation(message, command))).toEqual([expected]);
});

it('ends soon on any text', () => {
  for (const text of [
    'from: '.repeat(5_000),
    '>'.repeat(10_000),
    '\n'.repeat(10_000),
    '10:00 A'.repeat(3_000),
    " 'a".repeat(5_000),
  ]) {
    expect(quotedFrom(text)).toBeDefined();
    const slot = { role: 'time', text: 'x', start: 2, end: 3 } as const;
    const command = {
      act: 'create',
      force: 'request',
      slots: [slot, slot],
      start: 0,
      end: text.length,
    } as const;
    expect(isQuotation(text, command)).toBe(false);
  }
});
