import { expect, test } from 'vitest';
import { commandFor, isWhole, partOf, patternOf, readSelection } from './selection.ts';

test('nothing asked for is the whole suite, for both runners', () => {
  const selection = readSelection([]);
  expect(isWhole(selection)).toBe(true);
  expect(partOf(selection, 'vitest')).toEqual(selection);
  expect(partOf(selection, 'playwright')).toEqual(selection);
});

test('a path goes to the runner that it belongs to, a name alone to both', () => {
  const browser = readSelection(['./e2e/ui/chat.spec.ts', '-t', 'says']);
  expect(browser).toEqual({ paths: ['e2e/ui/chat.spec.ts'], name: 'says' });
  expect(isWhole(browser)).toBe(false);
  expect(partOf(browser, 'vitest')).toBeUndefined();
  expect(partOf(browser, 'playwright')).toEqual(browser);
  expect(partOf(readSelection(['apps/server', 'e2e']), 'vitest')?.paths).toEqual(['apps/server']);
  expect(partOf(readSelection(['-t', 'says']), 'vitest')).toEqual({ paths: [], name: 'says' });
});

test('an impossible selection is refused with a sentence', () => {
  expect(() => readSelection(['-t'])).toThrow('-t wants the name of a test.');
  expect(() => readSelection(['--watch'])).toThrow('There is no option --watch');
});

test('the command that is shown for a test asks for exactly its name', () => {
  const name = "Anna's (first) day: 50% off?";
  expect(commandFor('e2e/ui/a.spec.ts', name)).toBe(
    String.raw`npm test -- e2e/ui/a.spec.ts -t 'Anna'\''s (first) day: 50% off?'`,
  );
  expect(commandFor('tools/a.test.ts', '')).toBe('npm test -- tools/a.test.ts');
  expect(new RegExp(patternOf(name)).test(name)).toBe(true);
  expect(new RegExp(patternOf('a.c')).test('abc')).toBe(false);
});
