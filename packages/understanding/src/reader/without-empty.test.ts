import { expect, it } from 'vitest';
import { readNotation, writeNotation } from '../commands/index.ts';
import { withoutEmpty } from './without-empty.ts';

function whole(notation: string): string {
  const { message, commands } = readNotation(notation);
  const certainty = commands.map((_, index) => ({ sure: index, words: [] }));
  const found = withoutEmpty({ commands, certainty });
  return `${writeNotation({ message, commands: found.commands })} ${found.certainty.map(({ sure }) => sure)}`;
}

it.each([
  [
    'in front of the same wish',
    '{cancel|k.} {cancel|the pool is shut, take [target:aquafit] out}',
    '{cancel|k. the pool is shut, take [target:aquafit] out} 1',
  ],
  [
    'behind the same question',
    '{ask_when|on which day is [target:the viva]} and {ask_when|at what time?}',
    '{ask_when|on which day is [target:the viva] and at what time?} 0',
  ],
  [
    'with a reason only',
    '{remind|[reason:the boots are too small]. Remind me} {remind|[time:at six] to [text:order boots]}',
    '{remind|[reason:the boots are too small]. Remind me [time:at six] to [text:order boots]} 1',
  ],
  [
    'with what hangs on a question behind it',
    '{cancel|k.} {cancel|drop [target:golf]}. {ask_free|am I free [time:at six]?} {create if 3|then [title:Tea]}',
    '{cancel|k. drop [target:golf]}. {ask_free|am I free [time:at six]?} {create if 2|then [title:Tea]} 1,2,3',
  ],
])('a clause that says nothing belongs to the one next to it: %s', (_, notation, expected) =>
  expect(whole(notation)).toBe(expected),
);

it.each([
  '{create|[title:Polo] [time:at two]} {create|[title:Tea] [time:at four]}',
  '{remind|remind me} {create|[title:Tea] [time:at four]}',
  '{approve|yes} {approve|do}',
])('clauses that say something, or something else, stay apart: %s', (notation) =>
  expect(whole(notation)).toBe(`${notation} 0,1`),
);
