import { expect, it } from 'vitest';
import { first, one } from '../testing.ts';

it.each([
  ['what is my longest meeting this week?', 'longest', 'this week'],
  ["what's the shortest call tomorrow", 'shortest', 'tomorrow'],
  ['which day is my busiest next week?', 'busiest', 'next week'],
  ['how many meetings do I have tomorrow?', 'count', 'tomorrow'],
  ['how much of my day is in meetings?', 'total', 'today'],
  ['how long am I in meetings on Friday', 'total', 'on Friday'],
  ['total meeting time this week', 'total', 'this week'],
])('%s asks for one figure', (text, measure, when) => {
  const frame = one('queryAgenda', text);
  expect(frame).toMatchObject({ measure, reference: { when: [{ phrase: when }] } });
  expect(frame.reference.title ?? frame.reference.place).toBeUndefined();
});

it('counts only those that were named', () => {
  expect(
    one('queryAgenda', 'how many meetings with Ana do I have this week?').reference.people,
  ).toMatchObject([{ name: 'Ana' }]);
});

it.each([
  ['how long is the hiring chat?', 'queryDetail'],
  ['how many people are coming to the party?', 'queryAttendees'],
])('%s is about one event', (text, kind) => {
  expect(first(text).kind).toBe(kind);
});

it.each([
  ['tomorrow 3pm: call the plumber', 'call the plumber'],
  ['Friday at 9: dentist', 'dentist'],
])('an entry as a calendar writes it is booked: %s', (text, title) => {
  const frame = one('createEvent', text);
  expect(frame.event.title).toBe(title);
  expect(frame.confidence).toBeGreaterThanOrEqual(0.75);
});
