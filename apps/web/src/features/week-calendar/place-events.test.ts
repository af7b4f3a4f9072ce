import type { CalendarEvent } from '@catch/contract';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { type Placement, placeEvents } from './place-events.ts';
import { shownEvent } from './shown-event.ts';
import { weekOf } from './week.ts';

const calendar = { id: 'a', summary: 'Mine', primary: true };
const shown = (start: string, end: string, id = 'e1') =>
  shownEvent(
    { id, summary: id, start, end, attendees: [], status: 'confirmed' } as unknown as CalendarEvent,
    calendar,
    0,
  );
const week = weekOf(Temporal.PlainDate.from('2026-03-09'));
const place = (start: string, end: string, zone = 'UTC', shownWeek = week) =>
  placeEvents([shown(start, end)], shownWeek, zone);

/** '2026-03-10 09:00-10:00', as the grid would draw it. */
const drawn = ({ pieces }: Placement): string[] =>
  pieces.map(({ start, end, allDay }) => {
    const text = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
    return allDay
      ? `${text(start).slice(0, 10)}/${text(end).slice(0, 10)}`
      : `${text(start)}-${text(end).slice(11)}`;
  });
const hidden = ({ outside }: Placement) =>
  [...outside].map(([day, lists]) => `${day} -${lists.earlier.length} +${lists.later.length}`);

describe('timed events', () => {
  test('stand where the owner’s clock shows them', () => {
    expect(drawn(place('2026-03-10T08:00:00Z', '2026-03-10T09:00:00Z', 'Europe/Madrid'))).toEqual([
      '2026-03-10 09:00-10:00',
    ]);
    expect(drawn(place('2026-03-10T08:00:00+05:45', '2026-03-10T09:00:00+05:45', 'Asia/Kathmandu'))).toEqual([
      '2026-03-10 08:00-09:00',
    ]);
  });
  test('are cut at the visible hours and say so', () => {
    const placement = place('2026-03-10T06:00:00Z', '2026-03-10T23:00:00Z');
    expect(drawn(placement)).toEqual(['2026-03-10 07:00-22:00']);
    expect(placement.pieces[0]).toMatchObject({ continuesBefore: true, continuesAfter: true, minutes: 900 });
  });
  test('across midnight are announced on the day where no part is visible', () => {
    const placement = place('2026-03-10T21:00:00Z', '2026-03-11T02:00:00Z');
    expect(drawn(placement)).toEqual(['2026-03-10 21:00-22:00']);
    expect(hidden(placement)).toEqual(['2026-03-11 -1 +0']);
  });
  test('ending at midnight do not reach into the next day', () => {
    const placement = place('2026-03-10T22:00:00Z', '2026-03-11T00:00:00Z');
    expect(drawn(placement)).toEqual([]);
    expect(hidden(placement)).toEqual(['2026-03-10 -0 +1']);
  });
  test('of no length are drawn, or announced', () => {
    expect(drawn(place('2026-03-10T09:00:00Z', '2026-03-10T09:00:00Z'))).toEqual(['2026-03-10 09:00-09:25']);
    expect(drawn(place('2026-03-10T07:00:00Z', '2026-03-10T07:00:00Z'))).toEqual(['2026-03-10 07:00-07:25']);
    expect(hidden(place('2026-03-10T06:59:00Z', '2026-03-10T06:59:00Z'))).toEqual(['2026-03-10 -1 +0']);
    expect(hidden(place('2026-03-10T22:00:00Z', '2026-03-10T22:00:00Z'))).toEqual(['2026-03-10 -0 +1']);
  });
  test('of a few minutes stay readable, also at the very end', () => {
    expect(drawn(place('2026-03-10T21:55:00Z', '2026-03-10T21:58:00Z'))).toEqual(['2026-03-10 21:35-22:00']);
  });
  test('from the Sunday before reach into Monday', () => {
    const placement = place('2026-03-08T20:00:00Z', '2026-03-09T08:00:00Z');
    expect(drawn(placement)).toEqual(['2026-03-09 07:00-08:00']);
  });
  test('of a day or longer go into the all-day row', () => {
    expect(drawn(place('2026-03-10T12:00:00Z', '2026-03-12T09:00:00Z'))).toEqual(['2026-03-10/2026-03-13']);
    expect(drawn(place('2026-03-10T00:00:00Z', '2026-03-11T00:00:00Z'))).toEqual(['2026-03-10/2026-03-11']);
  });
});

describe('all-day events', () => {
  test('keep their dates in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'])
      expect(drawn(place('2026-03-10', '2026-03-12', zone))).toEqual(['2026-03-10/2026-03-12']);
  });
  test('are cut at the week and say so', () => {
    const placement = place('2026-03-01', '2026-04-01');
    expect(drawn(placement)).toEqual(['2026-03-09/2026-03-16']);
    expect(placement.pieces[0]).toMatchObject({ continuesBefore: true, continuesAfter: true });
  });
  test('without a length last one day', () => {
    expect(drawn(place('2026-03-10', '2026-03-10'))).toEqual(['2026-03-10/2026-03-11']);
  });
  test('of another week are not here', () => {
    expect(drawn(place('2026-03-16', '2026-03-17'))).toEqual([]);
  });
});

describe('where clocks change', () => {
  test('an event in the doubled hour that ends earlier on the wall is not lost', () => {
    const autumn = weekOf(Temporal.PlainDate.from('2026-11-01'));
    const placement = place('2026-11-01T05:45:00Z', '2026-11-01T06:15:00Z', 'America/New_York', autumn);
    expect(hidden(placement)).toEqual(['2026-11-01 -1 +0']);
  });
  test('nine o’clock is nine o’clock on the change day and after it', () => {
    const spring = weekOf(Temporal.PlainDate.from('2026-03-29'));
    expect(drawn(place('2026-03-29T07:00:00Z', '2026-03-29T08:00:00Z', 'Europe/Madrid', spring))).toEqual([
      '2026-03-29 09:00-10:00',
    ]);
  });
});

test('an unreadable time is counted, not thrown', () => {
  expect(place('soon', 'later').unreadable).toHaveLength(1);
});

test('no event of the week is ever lost, in any zone', () => {
  const zones = [
    'UTC',
    'Europe/Madrid',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: -2000, max: 12_000 }),
      fc.integer({ min: 0, max: 6000 }),
      fc.constantFrom(...zones),
      (offset, length, zone) => {
        const monday = week.monday.toZonedDateTime({ timeZone: zone });
        const start = monday.add({ minutes: offset });
        const end = start.add({ minutes: length });
        const nextMonday = monday.add({ days: 7 });
        const inside =
          Temporal.ZonedDateTime.compare(start, nextMonday) < 0 &&
          (Temporal.ZonedDateTime.compare(end, monday) > 0 ||
            (length === 0 && Temporal.ZonedDateTime.compare(end, monday) >= 0));
        const { pieces, outside } = placeEvents(
          [shown(start.toInstant().toString(), end.toInstant().toString())],
          week,
          zone,
        );
        expect(pieces.length + outside.size > 0).toBe(inside);
      },
    ),
  );
});
