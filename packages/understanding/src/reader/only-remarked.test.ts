import { expect, it } from 'vitest';
import { readNotation } from '../commands/notation.ts';
import { mightHave, notThen, onlyRemarked } from './only-remarked.ts';
import type { Situation } from './situation.ts';

const forceOf = (notation: string, situation: readonly Situation[] = []) => {
  const { message, commands } = readNotation(notation);
  return commands.map((command) => onlyRemarked(command, message, situation).force).join();
};

it.each([
  ["{change news|[target:Oskar's] is [time:at nine]}", 'statement'],
  ['{revise|his is [time:at nine]}', 'statement'],
  ["{change news|my cousin's starts [time:at nine]}", 'statement'],
  ["{change news|[target:Tuesday's] is [time:at nine] now}", 'news'],
  ["{revise|normally it's [time:at nine]}", 'statement'],
  ["{revise|usually it's at nine but make it [time:ten]}", 'request'],
  ['{revise|it could have been [time:at nine], but this is fine}', 'statement'],
  ['{revise|I would have liked [time:nine]}', 'request'],
  ["{revise|at least it isn't [time:at nine]}", 'statement'],
  ["{change|Oskar would like to move [target:it] to [time:nine], but I won't}", 'statement'],
  ['{change|she wanted [target:it] [time:at nine], and I said no}', 'statement'],
  ["{change|I'd like [target:it] [time:at nine], but I can't do Monday}", 'request'],
])('%s is a %s', (notation, force) => {
  expect(forceOf(notation)).toBe(force);
});

it("may be about one's own where several were listed", () => {
  expect(forceOf("{change news|[target:Oskar's] is [time:at nine]}", ['listed-events'])).toBe('news');
});

it.each([
  ["{revise|I'd have preferred [time:Friday]}", true],
  ['{revise|it should have been [time:Friday]}', false],
  ['{change|could we have [target:the sauna] [time:on Friday]}', false],
])('%s may no longer be wanted: %s', (notation, expected) => {
  const { message, commands } = readNotation(notation);
  expect(commands.map((command) => mightHave(command, message))).toEqual([expected]);
});

it.each([
  ["{revise|it isn't [time:at six]}", ['retracted']],
  ["{revise|it isn't at six, it's [time:at seven]}", ['time']],
])('%s', (notation, roles) => {
  const { message, commands } = readNotation(notation);
  expect(commands.flatMap((one) => notThen(one, message).slots.map(({ role }) => role))).toEqual(roles);
});
