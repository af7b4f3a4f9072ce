import { expect, it } from 'vitest';
import { readNotation, writeNotation } from '../commands/notation.ts';
import { remindedToo } from './reminded-too.ts';
import type { Situation } from './situation.ts';

const read = (notation: string, situation: readonly Situation[]): string => {
  const reading = readNotation(notation);
  const commands = reading.commands.map((one) => remindedToo(one, reading.message, situation));
  return writeNotation({ ...reading, commands });
};

it('behind a reminder, what is to be done at a time is one more of them', () => {
  expect(read('{create|and [time:every friday at 4] to [title:water the ferns]}', ['done-reminder'])).toBe(
    '{remind|and [time:every friday at 4] to [text:water the ferns]}',
  );
});

it.each([
  ['{create|and [time:every friday at 4] to [title:water the ferns]}', 'done-create'],
  ['{create|and [title:choir] [time:every friday at 4]}', 'done-reminder'],
  ['{create|[time:friday at 4] to [title:the dunes]}', 'done-reminder'],
  ['{create|and [time:friday at 4] to [title:the dunes] with [guest:Ola]}', 'done-reminder'],
] as const)('%s stays an event after %s', (notation, situation) => {
  expect(read(notation, [situation])).toBe(notation);
});
