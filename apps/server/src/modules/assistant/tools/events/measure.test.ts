import { eventInterval, onDate, parseDateTime, timed } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { PLAIN_EVENT } from '../../../../../test/plain-event.ts';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { measure } from './measure.ts';

const zone = 'Europe/Madrid';
const at = (text: string) => timed(parseDateTime(text, zone), zone);
const event = (id: string, start: CalendarEvent['start'], end: CalendarEvent['end']): CalendarEvent => ({
  ...PLAIN_EVENT,
  id,
  calendarId: 'primary',
  title: id,
  start,
  end,
});
const measured = (events: readonly CalendarEvent[]) =>
  measure(
    events.map((one) => ({ event: one, at: eventInterval(one, zone) })),
    { start: parseDateTime('2027-03-27T00:00', zone), end: parseDateTime('2027-03-30T00:00', zone) },
    zone,
  );

it('counts the time of two that overlap once, and no whole days', () => {
  expect(
    measured([
      event('one', at('2027-03-27T10:00'), at('2027-03-27T11:30')),
      event('two', at('2027-03-27T11:00'), at('2027-03-27T12:00')),
      event('fair', onDate('2027-03-27'), onDate('2027-03-29')),
    ]),
  ).toMatchObject({ meetings: 2, allDay: 1, minutes: 120, longest: { id: 'one', minutes: 90 } });
});

it('gives each day its part, also in the night in which the clocks change', () => {
  // 23:00 to 04:00 with one hour left out: one hour on Saturday, three on Sunday.
  const night = measured([event('watch', at('2027-03-27T23:00'), at('2027-03-28T04:00'))]);
  expect(night).toMatchObject({
    minutes: 240,
    busiest: { day: '2027-03-28', minutes: 180 },
    quietest: { day: '2027-03-27', minutes: 60 },
  });
});

it('names all that are equally long, and days that are equally full', () => {
  const each = ['2027-03-27', '2027-03-28', '2027-03-29'].map((day) =>
    event(day, at(`${day}T10:00`), at(`${day}T11:00`)),
  );
  expect(measured(each)).toMatchObject({
    longest: { id: '2027-03-27', equals: ['2027-03-28', '2027-03-29'] },
    busiest: { equals: ['2027-03-28', '2027-03-29'] },
  });
});

it('has nothing to say of nothing', () => {
  expect(measured([])).toEqual({ meetings: 0, allDay: 0, minutes: 0 });
});
