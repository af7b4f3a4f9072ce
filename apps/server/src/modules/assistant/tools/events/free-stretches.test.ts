import { timed } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import type { CalendarEvent } from '../../../calendar/index.ts';
import type { ToolUser } from '../tool.port.ts';
import { freeStretches } from './free-stretches.ts';

const zone = 'Europe/Madrid';
const at = (local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
const event = (start: string, end: string) =>
  ({
    start: timed(at(start), zone),
    end: timed(at(end), zone),
    attendees: [],
    status: 'confirmed',
  }) as unknown as CalendarEvent;
const user = { email: 'me@example.org', timeZone: zone } as ToolUser;
const day = (date: string) => ({ start: at(`${date}T00:00`), end: at(`${date}T23:59`) });
const clock = (time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
const stretches = (...args: Parameters<typeof freeStretches>): string =>
  freeStretches(...args)
    .map(({ start, end }) => `${clock(start)}–${clock(end)}`)
    .join(', ');

const before = at('2026-11-16T10:00');
const busy = [event('2026-11-19T11:00', '2026-11-19T11:45'), event('2026-11-19T15:00', '2026-11-19T16:00')];

it('tells all the working time that is left, in one piece where it is one', () => {
  expect(stretches(busy, user, before, [day('2026-11-19')], [])).toBe(
    '09:00–11:00, 11:45–15:00, 16:00–17:00',
  );
});

it('keeps only what is long enough', () => {
  expect(stretches(busy, user, before, [day('2026-11-19')], [], 2.5 * 3_600_000)).toBe('11:45–15:00');
});

it('knows what has been and what others have', () => {
  const ana = { id: 'ana', busy: [{ start: at('2026-11-19T12:00'), end: at('2026-11-19T13:00') }] };
  expect(stretches(busy, user, at('2026-11-19T10:15'), [day('2026-11-19')], [ana])).toBe(
    '10:15–11:00, 13:00–15:00, 16:00–17:00',
  );
});

it('takes a day without working hours from morning to evening, and an evening whole', () => {
  expect(stretches([], user, before, [day('2026-11-21')], [])).toBe('08:00–22:00');
  const evening = { start: at('2026-11-19T18:00'), end: at('2026-11-19T23:00') };
  expect(stretches([], user, before, [evening], [])).toBe('18:00–23:00');
});
