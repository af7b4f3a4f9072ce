import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { withEnteredQuote } from './entered-quote.ts';
import type { SureReading } from './sure-reading.ts';

const QUOTE = '"Dear Ms Park, your fitting is on Friday at nine. Allow an hour."';
const idle = (message: string, act: Command['act'] = 'nothing'): SureReading => ({
  message,
  commands: [
    { act, force: act === 'nothing' ? 'quoted' : 'request', slots: [], start: 0, end: message.length },
  ],
  certainty: [{ sure: 0.9, words: [] }],
  unread: 0,
  outside: [],
  language: 'en',
});

/** As the network would read the sentences of the letter. */
function readPart(text: string): SureReading {
  const slot = (role: 'title' | 'time' | 'length' | 'guest', words: string) => {
    const start = text.indexOf(words);
    return start < 0 ? [] : [{ role, text: words, start, end: start + words.length }];
  };
  const slots = [
    ...slot('guest', 'Ms Park'),
    ...slot('title', 'fitting'),
    ...slot('time', 'on Friday at nine'),
    ...slot('length', 'an hour'),
  ];
  const read = idle(text, 'create');
  return { ...read, commands: read.commands.map((command) => ({ ...command, slots })) };
}

it.each(['nothing', 'create'] as const)('what a letter says is entered on request (%s)', (act) => {
  const { commands } = withEnteredQuote(idle(`the tailor wrote ${QUOTE} pop it in please`, act), readPart);
  expect(commands).toMatchObject([
    {
      act: 'create',
      force: 'request',
      slots: [
        { role: 'title', text: 'fitting' },
        { role: 'time', text: 'on Friday at nine' },
        { role: 'length', text: 'an hour' },
      ],
    },
  ]);
});

it.each([
  ['nobody asks', `the tailor wrote ${QUOTE} so that is that`],
  ['it is not wanted', `the tailor wrote ${QUOTE} don't put it in yet`],
  ['somebody only tells', `get this, the tailor wrote ${QUOTE} I am doing no such thing`],
  ['it is asked about', `the tailor wrote ${QUOTE} should I put it in?`],
  ['two letters have a time', `${QUOTE} and then ${QUOTE} pop it in`],
])('where %s it is not', (_, message) => {
  const read = idle(message);
  expect(withEnteredQuote(read, readPart)).toBe(read);
});
