import { expect, it } from 'vitest';
import { lastSentence } from './last-question.ts';

it.each([
  ['The boat leaks. When is the regatta?', 'When is the regatta?'],
  ['He came at 4.30 and left. Ugh!! what is on tomorrow', 'what is on tomorrow'],
  ['line one\nwhere is the fitting', 'where is the fitting'],
  ['When is the regatta?', undefined],
  ['The boat leaks. Really?', undefined],
])('of %j it is %j', (message, expected) => {
  const found = lastSentence(message);
  expect(found?.text.trim()).toBe(expected);
  if (found) expect(message.slice(found.start)).toBe(found.text);
});
