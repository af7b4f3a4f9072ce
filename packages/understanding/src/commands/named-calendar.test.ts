import { expect, it } from 'vitest';
import { namedCalendar } from './named-calendar.ts';

const NAMES = ['anna-maria@example.org', 'Work', 'Side work', 'Band (2026)', 'a.*b'];

it.each([
  ['Add a dentist on Friday at 3 to my work calendar', 'Work', 'Add a dentist on Friday at 3'],
  ['Put it in the side work calendar, at 4', 'Side work', 'Put it, at 4'],
  ['Put the pickup at 3 in side work and remind me', 'Side work', 'Put the pickup at 3 and remind me'],
  ['can you put that into Work instead', 'Work', 'can you put that instead'],
  ['rehearsal Monday at 7 on the “Band (2026)” calendar', 'Band (2026)', 'rehearsal Monday at 7'],
])('%s', (message, name, rest) => {
  expect(namedCalendar(message, NAMES)).toEqual({ name, rest });
});

it.each([
  'Put work on Friday at 3',
  'What is on my calendar?',
  'Go to work, then look into the calendar',
  'Come in work clothes on Friday',
  'Give it to Work',
  'Add it to the homework calendar',
  'in the aXXb calendar',
])('names none: %s', (message) => {
  expect(namedCalendar(message, NAMES)).toBeUndefined();
});

it('takes no time over a name of any length', () => {
  const name = '('.repeat(5000);
  expect(namedCalendar(`in my ${name} calendar`, [name])?.name).toBe(name);
});
