import { describe, expect, it } from 'vitest';
import { event, repeated } from '../test/make-event.ts';
import { occasionsOf } from './occasion.ts';
import { learnWorkingHours } from './working-hours.ts';

const MADRID = 'Europe/Madrid';
const learn = (events: Parameters<typeof occasionsOf>[0], zone = MADRID) =>
  learnWorkingHours(occasionsOf(events, zone), 'primary', zone);

/** Monday to Friday of six weeks that end after the clocks went back on 25 October. */
const weekdays = (at: string, minutes: number, days = [5, 6, 7, 8, 9]) =>
  days.flatMap((day) => repeated(6, 7, { at: `2026-10-0${day} ${at}`, minutes }));

describe('working hours', () => {
  it('are the stretch of the day in which most meetings lie, on the days that have any', () => {
    const hours = learn([...weekdays('08:30', 60), ...weekdays('12:00', 30), ...weekdays('15:45', 75)]);
    const day = [{ from: '08:30', to: '17:00' }];
    expect(hours).toEqual({
      zone: MADRID,
      week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
      evidence: { meetings: 90, inside: 90, days: 30 },
    });
  });

  it('do not stretch for the odd early breakfast, late call or overnight flight', () => {
    const odd = [
      event({ at: '2026-10-06 06:30' }),
      event({ at: '2026-10-14 22:00' }),
      event({ at: '2026-10-20 22:40', minutes: 450 }),
    ];
    const { week } = learn([...weekdays('09:00', 60), ...weekdays('16:00', 60), ...odd]) ?? {};
    expect(week?.monday).toEqual([{ from: '09:00', to: '17:00' }]);
  });

  it('do not shrink to the stand-up of every morning', () => {
    const standUp = weekdays('09:15', 15).map((one) => ({ ...one, seriesId: 'stand-up' }));
    const { week } =
      learn([...standUp, ...weekdays('14:00', 60, [5, 7, 9]), ...weekdays('16:00', 60, [6, 8])]) ?? {};
    expect(week?.monday).toEqual([{ from: '09:00', to: '17:00' }]);
  });

  it('keep the wall clock when the clocks change, and are the same instants elsewhere in another zone', () => {
    const events = [...weekdays('09:00', 60), ...weekdays('16:00', 60)];
    expect(learn(events)?.evidence.inside).toBe(60);
    // Tokyo has no summer time: nine in Madrid is 16:00 there before and 17:00 after the change, and the last
    // meeting then ends at 01:00.
    expect(learn(events, 'Asia/Tokyo')?.week.monday).toEqual([{ from: '16:00', to: '01:00' }]);
  });

  it('say nothing when meetings lie all around the clock', () => {
    const all = Array.from({ length: 24 }, (_, hour) =>
      weekdays(`${String(hour).padStart(2, '0')}:00`, 30),
    ).flat();
    expect(learn(all)).toBeUndefined();
  });

  it('know the half Friday and the day off', () => {
    const tenWeeks = (day: number, at: string) => repeated(10, 7, { at: `2026-08-0${day} ${at}` });
    const mornings = [3, 4, 5, 7].flatMap((day) => tenWeeks(day, '09:00'));
    const afternoons = [3, 4, 5].flatMap((day) => tenWeeks(day, '15:00'));
    const { week } = learn([...mornings, ...afternoons, ...tenWeeks(7, '11:00')]) ?? {};
    expect(week?.monday).toEqual([{ from: '09:00', to: '16:00' }]);
    expect(week?.thursday).toBeUndefined();
    expect(week?.friday).toEqual([{ from: '09:00', to: '12:00' }]);
    // Five afternoons each on the others prove nothing about Fridays.
    const few = afternoons.filter((_, index) => index % 2 === 0);
    expect(learn([...mornings, ...few, ...tenWeeks(7, '11:00')])?.week.friday).toEqual(week?.monday);
  });

  it('say nothing from little: few meetings, one week, declined or unanswered invitations, other calendars', () => {
    expect(learn([])).toBeUndefined();
    expect(learn(weekdays('09:00', 60).slice(0, 8))).toBeUndefined();
    const oneWeek = [5, 6, 7, 8, 9].flatMap((day) =>
      [1, 2, 3].map((hour) => event({ at: `2026-10-0${day} 1${hour}:00` })),
    );
    expect(learn(oneWeek)).toBeUndefined();
    for (const answer of ['declined', 'needsAction'] as const)
      expect(learn(weekdays('09:00', 60).map((one) => ({ ...one, ownResponse: answer })))).toBeUndefined();
    expect(learn(weekdays('09:00', 60).map((one) => ({ ...one, calendarId: 'club' })))).toBeUndefined();
  });
});
