import {
  DAY,
  type FreeTimesRequest,
  findFreeTimes,
  HOUR,
  type Interval,
  MINUTE,
  officeHours,
  type Person,
} from '@catch/scheduling';
import type { BenchRow } from '../row.ts';
import { best, median, rounded } from './measure.ts';
import { generator } from './series-mix.ts';

const FROM = Date.UTC(2026, 2, 2);
const ZONES = ['Europe/Berlin', 'America/New_York', 'Europe/London', 'America/Sao_Paulo'];
/** Meetings begin in 14 popular hours, as in life; otherwise nobody ever finds a time for fifty. */
const POPULAR = [0, 2, 4, 6, 7, 8, 9, 11, 12, 13, 15, 17, 20, 22];

function people(count: number, days: number, meetingsPerDay: number, seed: number): Person[] {
  const random = generator(seed);
  return Array.from({ length: count }, (_, index) => {
    const zone = ZONES[index % ZONES.length] ?? 'UTC';
    const busy: Interval[] = [];
    for (let day = 0; day < days; day++) {
      for (let meeting = 0; meeting < meetingsPerDay; meeting++) {
        const hour = POPULAR[Math.floor(random() * POPULAR.length)] ?? 0;
        const start = FROM + day * DAY + hour * HOUR;
        busy.push({ start, end: start + (1 + Math.floor(random() * 4)) * 15 * MINUTE });
      }
    }
    return { id: `p${index}`, busy, workingHours: officeHours(zone, '06:00', '22:00') };
  });
}

function request(count: number, days: number): FreeTimesRequest {
  const zone = 'Europe/Berlin';
  return {
    people: people(count, days, 6, count),
    window: { start: FROM, end: FROM + days * DAY },
    duration: 30 * MINUTE,
    granularity: 15 * MINUTE,
    zone,
    buffers: { before: 5 * MINUTE, after: 5 * MINUTE },
    preferences: [
      { kind: 'avoid', strength: 'soft', label: 'lunch', when: { zone, from: '12:00', to: '13:00' } },
      { kind: 'prefer', strength: 'soft', label: 'mornings', when: { zone, from: '08:00', to: '12:00' } },
      { kind: 'avoid', strength: 'hard', label: 'Sundays', when: { zone, weekdays: ['sunday'] } },
    ],
  };
}

export function benchMeeting(count: number, days: number, most: number): BenchRow {
  const asked = request(count, days);
  const value = median(() => findFreeTimes(asked));
  const found = findFreeTimes(asked);
  return {
    name: `findFreeTimes, ${count} people over ${days} days`,
    value: rounded(value),
    unit: 'ms',
    target: `under ${most} ms`,
    ok: value < most,
    note: `${asked.people.reduce((sum, one) => sum + one.busy.length, 0)} busy intervals, ${found.candidates} candidates`,
  };
}

const SIZES = [1_000, 10_000, 100_000, 1_000_000];

/** The curve: 50 people, 8 meetings a day each, over as many days as the size needs. */
export function benchGrowth(): BenchRow[] {
  const points = SIZES.map((size) => ({ size, time: best(growthRun(size)) }));
  const base = points[1];
  const unit = base === undefined ? Number.NaN : base.time / (base.size * Math.log2(base.size));
  return points.map(({ size, time }) => {
    const law = unit * size * Math.log2(size);
    return {
      name: `findFreeTimes, ${size.toLocaleString('en')} intervals`,
      value: rounded(time),
      unit: 'ms',
      floor: rounded(law),
      ratio: rounded(law / time, 2),
      target: 'no worse than n log n (floor: the 10,000 point scaled by n log n; ×1.5 for noise)',
      // Below the base point the constant part rules; the law is about growth.
      ok: size <= 10_000 || time <= law * 1.5,
      note: `${rounded((time * 1e6) / size, 1)} ns per interval`,
    };
  });
}

function growthRun(size: number): () => unknown {
  const days = Math.ceil(size / 400);
  const asked: FreeTimesRequest = {
    people: people(50, days, 8, size).map(({ id, busy }) => ({ id, busy })),
    window: { start: FROM, end: FROM + days * DAY },
    duration: 15 * MINUTE,
    granularity: 15 * MINUTE,
    zone: 'Europe/Berlin',
  };
  return () => findFreeTimes(asked);
}
