import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_ZONES } from '../../test/arbitraries.ts';
import { contains, type Interval, overlaps, subtract } from '../intervals.ts';
import { HOUR, MINUTE } from '../time/civil.ts';
import { officeHours, workingIntervals } from '../working-hours.ts';
import { findFreeTimes, freeIntervals } from './find-free-times.ts';
import type { FreeTimesRequest, Person } from './types.ts';

// Whole minutes from a Saturday before clocks change in Europe, so that a minute grid is an exact model.
const FROM = Date.UTC(2026, 2, 28);
const MINUTES = 3 * 1440;
const WINDOW = { start: FROM, end: FROM + MINUTES * MINUTE };

const busyInterval = fc
  .tuple(fc.integer({ min: -300, max: MINUTES }), fc.integer({ min: 0, max: 500 }))
  .map(
    ([start, length]): Interval => ({ start: FROM + start * MINUTE, end: FROM + (start + length) * MINUTE }),
  );

const anybody = fc.record(
  {
    busy: fc.array(busyInterval, { maxLength: 12 }),
    unknown: fc.oneof(fc.constant('all' as const), fc.array(busyInterval, { maxLength: 2 })),
    zone: fc.constantFrom(...TEST_ZONES),
    optional: fc.boolean(),
  },
  { requiredKeys: ['busy'] },
);

const request: fc.Arbitrary<FreeTimesRequest> = fc
  .record({
    people: fc.array(anybody, { minLength: 1, maxLength: 4 }),
    duration: fc.integer({ min: 1, max: 180 }),
    before: fc.constantFrom(0, 0, 5, 30),
    after: fc.constantFrom(0, 0, 10, 45),
    granularity: fc.constantFrom(1, 15, 30, 60),
    requireEveryoneKnown: fc.boolean(),
    zone: fc.constantFrom(...TEST_ZONES),
  })
  .map((one) => ({
    people: one.people.map(
      (person, index): Person => ({
        id: `p${index}`,
        busy: person.busy,
        ...(person.unknown === undefined ? {} : { unknown: person.unknown }),
        ...(person.zone === undefined ? {} : { workingHours: officeHours(person.zone, '04:00', '23:00') }),
        ...(person.optional === undefined ? {} : { optional: person.optional }),
      }),
    ),
    window: WINDOW,
    duration: one.duration * MINUTE,
    buffers: { before: one.before * MINUTE, after: one.after * MINUTE },
    granularity: one.granularity * MINUTE,
    requireEveryoneKnown: one.requireEveryoneKnown,
    zone: one.zone,
    limit: Number.POSITIVE_INFINITY,
  }));

/** The obvious answer: is this one slot possible? */
function isPossible(asked: FreeTimesRequest, slot: Interval): boolean {
  const { before = 0, after = 0 } = asked.buffers ?? {};
  const padded = { start: slot.start - before, end: slot.end + after };
  return asked.people.every((person) => {
    const unknown = person.unknown === 'all' || (person.unknown ?? []).some((one) => overlaps(one, slot));
    if (asked.requireEveryoneKnown === true && unknown) return false;
    if (person.optional === true) return true;
    if (person.busy.some((one) => overlaps(one, padded))) return false;
    const working = person.workingHours && workingIntervals(person.workingHours, WINDOW);
    return working === undefined || working.some((one) => contains(one, slot));
  });
}

describe('free times', { timeout: 60_000 }, () => {
  it('are exactly the aligned starts at which nothing stands against the meeting', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const every = (asked.granularity ?? 0) / MINUTE;
        const duration = asked.duration as number;
        const formatter = new Intl.DateTimeFormat('en-GB', {
          timeZone: asked.zone,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        });
        const expected: number[] = [];
        // Testing every quarter of an hour keeps the model quick; minute alignment is tested by the others.
        for (let start = FROM; start + duration <= WINDOW.end; start += 15 * MINUTE) {
          const [hour, minute] = formatter.format(start).split(':').map(Number);
          if (((hour ?? 0) * 60 + (minute ?? 0)) % every !== 0) continue;
          if (isPossible(asked, { start, end: start + duration })) expected.push(start);
        }
        const found = findFreeTimes(asked).slots.map((slot) => slot.start);
        const onGrid = found.filter((start) => (start - FROM) % (15 * MINUTE) === 0);
        expect(onGrid.sort((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('never overlap busy time, buffers included, and lie in working hours', () => {
    fc.assert(
      fc.property(request, (asked) => {
        for (const slot of findFreeTimes({ ...asked, limit: 200 }).slots)
          expect(isPossible(asked, slot)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('never miss a gap: free and taken together are the window', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(busyInterval, { maxLength: 15 }), { minLength: 1, maxLength: 4 }),
        (lists) => {
          const people = lists.map((busy, index) => ({ id: `p${index}`, busy }));
          const free = freeIntervals({ people, window: WINDOW, zone: 'UTC' });
          expect(free).toEqual(subtract([WINDOW], lists.flat()));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('one more busy interval never adds free time', () => {
    fc.assert(
      fc.property(request, busyInterval, fc.nat(3), (asked, more, who) => {
        const busier = {
          ...asked,
          people: asked.people.map((person, index) =>
            index === who % asked.people.length ? { ...person, busy: [...person.busy, more] } : person,
          ),
        };
        const before = new Set(findFreeTimes(asked).slots.map((slot) => slot.start));
        for (const slot of findFreeTimes(busier).slots) expect(before.has(slot.start)).toBe(true);
        expect(subtract(freeIntervals(busier), freeIntervals(asked))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('a limit gives the best of the unlimited answer, in the same order', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 0, max: 30 }), (asked, limit) => {
        const preferences = [
          {
            kind: 'prefer',
            strength: 'soft',
            label: 'mornings',
            when: { zone: 'Europe/Berlin', from: '08:00', to: '12:00' },
          },
          {
            kind: 'avoid',
            strength: 'soft',
            label: 'Sundays',
            when: { zone: 'Europe/Berlin', weekdays: ['sunday'] },
          },
        ] as const;
        const all = findFreeTimes({ ...asked, preferences });
        expect(findFreeTimes({ ...asked, preferences, limit }).slots).toEqual(all.slots.slice(0, limit));
        expect(all.candidates).toBe(all.slots.length);
      }),
      { numRuns: 60 },
    );
  });

  it('people unknown at a slot are exactly those whose unknown time it touches', () => {
    fc.assert(
      fc.property(request, (asked) => {
        for (const slot of findFreeTimes({ ...asked, limit: 50, granularity: HOUR }).slots) {
          const expected = asked.people.filter(
            (person) => person.unknown === 'all' || (person.unknown ?? []).some((one) => overlaps(one, slot)),
          );
          expect(slot.unknown).toEqual(expected.map((person) => person.id));
        }
      }),
      { numRuns: 100 },
    );
  });
});
