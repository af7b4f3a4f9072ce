import { expect, it } from 'vitest';
import { readNotation, writeNotation } from '../commands/notation.ts';
import { asksWhetherItSuits, onlyMarked } from './only-marked.ts';

const after = (mend: typeof onlyMarked, notation: string) => {
  const { message, commands } = readNotation(notation);
  return writeNotation({ message, commands: commands.map((command) => mend(command, message)) });
};

it.each([
  ['{change|mark [target:the fitting] as [title:private]}', '{other|mark the fitting as private}'],
  ['{change|make [target:the fitting] important}', '{other|make the fitting important}'],
  ['{change|set [set:all of them] to busy}', '{other|set all of them to busy}'],
])('%s marks something', (said, meant) => expect(after(onlyMarked, said)).toBe(meant));

it.each([
  '{change|set [target:the fitting] to [time:noon]}',
  '{change|rename [target:the fitting] to [title:Private view]}',
  '{change|mark [target:the fitting] as [title:done], and [time:at noon] please}',
])('%s changes something', (said) => expect(after(onlyMarked, said)).toBe(said));

it('whether a time suits somebody is asked', () => {
  expect(after(asksWhetherItSuits, '{change|see with [old_person:Ola] whether [time:noon] works}')).toBe(
    '{ask_free|see with [person:Ola] whether [time:noon] works}',
  );
  const move = '{change|move [old_person:Ola] to [time:noon]}';
  expect(after(asksWhetherItSuits, move)).toBe(move);
});
