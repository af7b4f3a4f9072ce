import { onDate, parseDateTime } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { FRIDAY_ZONE, onFriday } from '../../../test/friday-calendar.ts';
import { fridayEvent, plainGuest } from '../../../test/plain-event.ts';
import type { CalendarEvent } from '../calendar/index.ts';
import { buildToday } from './build-today.ts';

const now = onFriday('08:00').now.getTime();
const day = (events: readonly CalendarEvent[], at = now) =>
  buildToday(events, {
    now: at,
    zone: FRIDAY_ZONE,
    hours: { zone: FRIDAY_ZONE, week: { friday: [{ from: '09:00', to: '12:00' }] } },
    isComplete: true,
  });
const invited = (
  title: string,
  from: string,
  to: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  ...fridayEvent(title, from, to),
  organizer: { email: 'ana@x.example', displayName: 'Ana', self: false },
  ownResponse: 'needsAction',
  attendees: [plainGuest('me@x.example', { self: true, responseStatus: 'needsAction' })],
  ...more,
});

it('an invitation says what it meets, and its hour is not free', () => {
  const seen = day([fridayEvent('Review', '10:00', '11:00'), invited('Tasting', '10:30', '11:30')]);
  expect(seen.invitations).toMatchObject([
    { title: 'Tasting', from: 'Ana (ana@x.example)', clashes: ['Review'] },
  ]);
  expect(seen.events).toMatchObject([{ clashes: ['Tasting'] }, { clashes: ['Review'] }]);
  expect(seen.free).toHaveLength(2);
});

it('somebody else’s busy times are not this person’s day', () => {
  const theirs: CalendarEvent = {
    ...fridayEvent('', '09:00', '12:00'),
    id: 'busy',
    title: undefined,
    calendar: { name: 'Lu', access: 'free-busy' },
  };
  const seen = day([theirs, fridayEvent('Review', '10:00', '11:00')]);
  expect(seen.events).toMatchObject([{ title: 'Review', clashes: [] }]);
  expect(seen.free).toHaveLength(2);
});

it('a series of which one meeting was answered by itself is not answered as a whole', () => {
  const one = invited('Stand-up', '10:00', '10:30', { id: 'one', seriesId: 'series' });
  expect(day([one]).invitations).toMatchObject([{ is_series: true }]);
  const other = invited('Stand-up', '11:00', '11:30', {
    id: 'other',
    seriesId: 'series',
    ownResponse: 'declined',
  });
  expect(day([one, other]).invitations).toMatchObject([{ id: 'one', is_series: false }]);
});

it('whole days keep their dates; what is over is not next; a gap is no free time', () => {
  const whole = {
    ...fridayEvent('Fair', '09:00', '10:00'),
    id: 'fair',
    transparency: 'transparent' as const,
  };
  const fair = { ...whole, start: onDate('2026-11-20'), end: onDate('2026-11-21') };
  const { date } = day([]);
  const later = parseDateTime(`${date}T11:40:00`, FRIDAY_ZONE);
  const seen = day(
    [{ ...fair, start: onDate(date), end: onDate('2030-01-01') }, fridayEvent('Over', '09:00', '10:00')],
    later,
  );
  expect(seen.events).toMatchObject([{ title: 'Fair', all_day: true, start: date, end: '2030-01-01' }]);
  expect(seen.free).toEqual([]);
});
