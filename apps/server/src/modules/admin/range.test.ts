import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminRange, calendarDays, splitRange } from './range.ts';

const iso = (at: Date | undefined) => at?.toISOString();

describe('the range of an admin query', () => {
  it.each([
    ['2026-03-08', undefined, '2026-03-08T00:00:00.000Z', undefined],
    [undefined, '2026-03-08', undefined, '2026-03-09T00:00:00.000Z'],
    ['2026-03-08T10:00', '2026-03-08T11:30:00', '2026-03-08T10:00:00.000Z', '2026-03-08T11:30:00.000Z'],
    ['2026-03-08T10:00+05:45', '2026-03-08T10:00Z', '2026-03-08T04:15:00.000Z', '2026-03-08T10:00:00.000Z'],
    ['2026-02-28', '2026-02-28', '2026-02-28T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['0001-01-01', '9999-12-31', '0001-01-03T00:00:00.000Z', '9999-12-29T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999999999Z', undefined, '9999-12-29T00:00:00.000Z', undefined],
  ])('%s to %s', (start_date, end_date, from, to) => {
    const range = adminRange({ start_date, end_date });
    expect([iso(range.from), iso(range.to)]).toEqual([from, to]);
  });

  it.each([
    [{ start_date: '2026-02-30' }, 'start_date: is not a date that exists'],
    [{ end_date: '2026-13-01T00:00:00Z' }, 'end_date: is not a date that exists'],
    [{ start_date: '2026-03-08T25:00' }, 'start_date: is not a date that exists'],
    [{ start_date: '2026-03-08T10:00+19:00' }, 'start_date: has no valid offset'],
    [{ start_date: '2026-03-09', end_date: '2026-03-08' }, 'end_date: must be after start_date'],
    [{ start_date: '0000-01-01' }, 'start_date: must lie between the years 1 and 9999'],
  ])('%j is refused in words', (query, detail) => {
    expect(() => adminRange(query)).toThrow(detail);
  });
});

const instants = fc.integer({ min: 0, max: 6 * 86_400_000 });

describe('whole days and edges', () => {
  it('cover every instant of the range exactly once, and nothing else', () => {
    fc.assert(
      fc.property(fc.option(instants), fc.option(instants), instants, (start, end, probe) => {
        fc.pre(start === null || end === null || start < end);
        const range = {
          from: start === null ? undefined : new Date(start),
          to: end === null ? undefined : new Date(end),
        };
        const { firstDay, lastDay, edges } = splitRange(range);
        const inDays =
          (firstDay === undefined || probe >= Date.parse(firstDay)) &&
          (lastDay === undefined || probe < Date.parse(lastDay));
        const inEdges = edges.filter(
          ({ from, to }) => probe >= from.getTime() && probe < to.getTime(),
        ).length;
        const wanted = (start === null || probe >= start) && (end === null || probe < end);
        expect(Number(inDays) + inEdges).toBe(Number(wanted));
      }),
    );
  });
});

it.each([
  ['2026-03-08T23:00:00Z', '2026-03-09T01:00:00Z', 2],
  ['2026-03-08T00:00:00Z', '2026-03-09T00:00:00Z', 1],
  ['2026-03-08T00:00:00Z', undefined, 3],
  [undefined, undefined, 10],
  [undefined, '2026-03-02T00:00:00Z', 1],
])('calendar days from %s to %s: %d', (from, to, days) => {
  const range = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  expect(calendarDays(range, '2026-03-01', new Date('2026-03-10T12:00:00Z'))).toBe(days);
});
