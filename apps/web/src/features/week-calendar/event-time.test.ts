import type { CalendarEvent } from '@catch/contract';
import { expect, test } from 'vitest';
import { eventTime, stampIn } from './event-time.ts';
import { shownEvent } from './shown-event.ts';

const shown = (start: string, end: string) =>
  shownEvent(
    { id: 'e', summary: '', start, end, attendees: [] } as unknown as CalendarEvent,
    { id: 'a', summary: '', primary: true },
    0,
  );

test.each([
  ['2026-03-10T08:00:00Z', '2026-03-10T09:30:00Z', '09:00 – 10:30', 'Tuesday 10 March 2026, 09:00 – 10:30'],
  ['2026-03-10T08:00:00Z', '2026-03-10T08:00:00Z', '09:00', 'Tuesday 10 March 2026, 09:00'],
  [
    '2026-03-10T22:00:00Z',
    '2026-03-11T01:00:00Z',
    '23:00 – 02:00',
    'Tuesday 10 March, 23:00 – Wednesday 11 March 2026, 02:00',
  ],
  ['2026-03-10', '2026-03-11', 'All day', 'Tuesday 10 March 2026, all day'],
  ['2026-03-10', '2026-03-13', 'All day', 'Tuesday 10 March – Thursday 12 March 2026, all day'],
])('%s to %s reads %s', (start, end, short, long) => {
  expect(eventTime(shown(start, end), 'Europe/Madrid')).toMatchObject({ short, long });
});

test('what is no time is shown as it is', () => {
  expect(eventTime(shown('soon', 'later'), 'UTC').long).toBe('soon – later');
  expect(stampIn('yesterday', 'UTC')).toBe('yesterday');
});

test('specified defaults stand in for missing names', () => {
  expect(shown('2026-03-10', '2026-03-11')).toMatchObject({
    title: 'Untitled Event',
    calendarName: 'My Calendar',
  });
});
