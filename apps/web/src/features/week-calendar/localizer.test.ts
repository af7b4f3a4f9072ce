import { expect, test } from 'vitest';
import { localizer } from './localizer.ts';

// The library asks for weeks; only its types do not know that.
const week = 'week' as 'day';
const at = (text: string) => new Date(`${text}Z`);

test('weeks begin on Monday and hold seven days', () => {
  const start = localizer.startOf(at('2026-03-15T23:59'), week);
  const end = localizer.endOf(at('2026-03-15T23:59'), week);
  expect([start, end]).toEqual([at('2026-03-09T00:00'), at('2026-03-15T23:59:59.999')]);
  expect(localizer.range(start, end)).toHaveLength(7);
  expect(localizer.startOf(at('1969-12-31T12:00'), week)).toEqual(at('1969-12-29T00:00'));
});

test('a time of day is put on a day', () => {
  expect(localizer.merge(at('2026-03-29T15:00'), at('2000-01-03T07:30'))).toEqual(at('2026-03-29T07:30'));
});

test('rounding up leaves what is whole', () => {
  expect(localizer.ceil(at('2026-03-10T00:00'), 'day')).toEqual(at('2026-03-10T00:00'));
  expect(localizer.ceil(at('2026-03-10T00:01'), 'day')).toEqual(at('2026-03-11T00:00'));
});

test('differences are whole units', () => {
  expect(localizer.diff(at('2026-03-10T07:00'), at('2026-03-10T22:00'), 'minutes')).toBe(900);
  expect(localizer.getSlotDate(at('2026-03-10T12:00'), 420, 60)).toEqual(at('2026-03-10T08:00'));
});
