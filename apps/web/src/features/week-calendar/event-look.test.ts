import type { CalendarEvent } from '@catch/contract';
import { expect, test } from 'vitest';
import { answerOf, paletteColors } from './event-look.ts';

test.each([
  [null, 'confirmed', 'accepted'],
  ['accepted', 'confirmed', 'accepted'],
  ['accepted', 'tentative', 'accepted'],
  ['needsAction', 'confirmed', 'needs-response'],
  ['tentative', 'confirmed', 'needs-response'],
  [null, 'tentative', 'needs-response'],
  ['declined', 'confirmed', 'declined'],
  [null, 'cancelled', 'declined'],
])('%s of a %s event draws as %s', (response_status, status, answer) => {
  expect(answerOf({ response_status, status } as CalendarEvent)).toBe(answer);
});

test('where the event does not say how its owner answered, the guest of that address does', () => {
  const event = {
    status: 'confirmed',
    attendees: [
      { email: 'tom@example.org', response_status: 'accepted' },
      { email: 'Marta@example.org', response_status: 'declined' },
    ],
  } as CalendarEvent;
  expect(answerOf(event, 'marta@example.org')).toBe('declined');
  expect(answerOf(event, 'tom@example.org')).toBe('accepted');
  expect(answerOf(event)).toBe('accepted');
  // What the server says comes first.
  expect(answerOf({ ...event, response_status: 'tentative' }, 'marta@example.org')).toBe('needs-response');
});

test('the ninth calendar has the first one’s colour again', () => {
  expect(paletteColors(8)).toEqual(paletteColors(0));
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map((index) => paletteColors(index).line)).size).toBe(8);
});
