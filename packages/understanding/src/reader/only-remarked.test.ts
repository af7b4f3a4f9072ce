import { expect, it } from 'vitest';
import { readNotation } from '../commands/notation.ts';
import { maybeMeant, notThen, onlyRemarked } from './only-remarked.ts';
import type { Situation } from './situation.ts';

const forceOf = (notation: string, situation: readonly Situation[] = []) => {
  const { message, commands } = readNotation(notation);
  return commands.map((command) => onlyRemarked(command, message, situation).force).join();
};

it.each([
  ["{change news|[target:Oskar's] is [time:at nine]}", 'statement'],
  ['{revise|his is [time:at nine]}', 'statement'],
  ["{change news|my cousin's starts [time:at nine]}", 'statement'],
  ["my cousin's got a cold. {change|she can do [time:Friday]. Move [target:it]?}", 'request'],
  ["{change|my cousin's got a cold, so move [target:it] to [time:Friday]}", 'request'],
  ["{change news|[target:Tuesday's] is [time:at nine] now}", 'news'],
  ["{revise|normally it's [time:at nine]}", 'statement'],
  ['{change|[target:they] can wait [end:till nine]}', 'statement'],
  ['{revise|Oskar can wait [end:till nine]}', 'statement'],
  ['{change|[target:the tasting] can wait [time:till Friday]}', 'request'],
  ['{change|[target:it] can wait [time:till Friday]}', 'request'],
  ["{revise|usually it's at nine but make it [time:ten]}", 'request'],
  ['{revise|it could have been [time:at nine], but this is fine}', 'statement'],
  ['{revise|I would have liked [time:nine]}', 'request'],
  ["{revise|at least it isn't [time:at nine]}", 'statement'],
  ["{change|Oskar would like to move [target:it] to [time:nine], but I won't}", 'statement'],
  ['{change|she wanted [target:it] [time:at nine], and I said no}', 'statement'],
  ['{change|Emma moved hers [time:to Friday]}', 'statement'],
  ['{change|Emma moved [target:the tasting] [time:to Friday]}', 'request'],
  ['{change_reminder|she reminds me [time:at nine]}', 'statement'],
  ['{change_reminder|I would have called [time:at nine]}', 'statement'],
  ['{revise|I wish it was [time:on Friday]}', 'statement'],
  ["{revise|it's [length:ten minutes] from the station}", 'statement'],
  ["{revise|it's [length:ten minutes]}", 'request'],
  ['{revise|better than [time:at nine]}', 'statement'],
  ['{revise|better [time:at nine]}', 'request'],
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
  ['{revise|I thought it was [time:on Friday]}', true],
  ['{revise|I thought I said [time:Friday]}', false],
  ['{change|[target:Oskar] says [time:Friday] is better}', true],
  ['{change|[target:Oskar] says he is ill, so put it on [time:Friday]}', false],
  ['{revise|they have one [time:on Friday]}', true],
  ['{revise|[time:Friday] would be nice, but they close}', true],
  ['{create|we usually [title:swim] [time:on Friday]}', true],
  ['{create|we usually swim, put [title:swim] in [time:on Friday]}', false],
  ['{again|I had one [time:on Friday] too}', true],
  ['{change|could we have [target:the sauna] [time:on Friday]}', false],
])('%s may not be meant so: %s', (notation, expected) => {
  const { message, commands } = readNotation(notation);
  expect(commands.map((command) => maybeMeant(command, message, []))).toEqual([expected]);
});

it.each([
  ["{revise|it isn't [time:at six]}", ['retracted']],
  ["{revise|if she isn't, [time:at six]}", ['time']],
  ["{revise|it isn't at six, it's [time:at seven]}", ['time']],
])('%s', (notation, roles) => {
  const { message, commands } = readNotation(notation);
  expect(commands.flatMap((one) => notThen(one, message).slots.map(({ role }) => role))).toEqual(roles);
});

it("believes 'the letter says twelve' of a wish, and asks about it behind an answer", () => {
  const { message, commands } = readNotation('{change|the letter says [time:twelve]}');
  const isAsked = (situation: Situation) =>
    commands.some((command) => maybeMeant(command, message, [situation]));
  expect([isAsked('done-create'), isAsked('told-event')]).toEqual([false, true]);
});
