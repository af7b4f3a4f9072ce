import { officeHours } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { usualHours } from './when-context.ts';

it('one range serves all working days: the earliest beginning and the latest end', () => {
  const { zone, week } = officeHours('UTC');
  const early = [
    { from: '07:00', to: '11:00' },
    { from: '12:00', to: '19:00' },
  ];
  expect(usualHours({ zone, week: { ...week, friday: early, monday: [] } })).toEqual({
    start: '07:00',
    end: '19:00',
    days: [2, 3, 4, 5],
  });
});

it('of hours that run past midnight, the part before it counts', () => {
  expect(usualHours(officeHours('UTC', '20:00', '04:00'))).toMatchObject({ start: '20:00', end: '23:59' });
});

it('somebody who never works has office hours, but no working days', () => {
  expect(usualHours({ zone: 'UTC', week: {} })).toEqual({ start: '09:00', end: '17:00', days: [] });
});
