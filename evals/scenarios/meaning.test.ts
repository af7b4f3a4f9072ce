import { expect, test } from 'vitest';
import { fits, inPlainWords } from './meaning.ts';

test.each([
  ['**Choir** is at 7 PM on Tue, Nov 17th.', 'Choir is at 19:00 on Tuesday, 17 November.'],
  ['From 9:30am to 12 p.m., then 12am.', 'From 09:30 to 12:00, then 00:00'],
  ['at noon, until 3:15 pm', 'at 12:00, until 15:15'],
  ['On Sat. 5 Dec at 10:00–11:30', 'On Saturday 5 December at 10:00–11:30'],
  ['Marketing in May, decision at 18:05', 'Marketing in May, decision at 18:05'],
  ['It’s “done”', 'It\'s "done"'],
])('%j', (reply, plain) => expect(inPlainWords(reply)).toBe(plain));

test('a pattern is asked of both, and again and again', () => {
  const pattern = /19:00/g;
  for (let time = 0; time < 3; time += 1) expect(fits(pattern, 'Choir at 7pm')).toBe(true);
  expect(fits(/7pm/, 'Choir at 7pm')).toBe(true);
  expect(fits(/18:00/, 'Choir at 7pm')).toBe(false);
});
