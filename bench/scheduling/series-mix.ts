import { type Moment, momentFrom } from '@catch/scheduling';

export interface BenchSeries {
  readonly start: Moment;
  readonly zone: string;
  /** `yyyymmddThhmmss`, for libraries that want a DTSTART line. */
  readonly startText: string;
  readonly lines: readonly string[];
}

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Sydney',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Tokyo',
  'America/Sao_Paulo',
];

/** What calendars are full of, with the shares a busy company's calendar has. */
const RULES = [
  'FREQ=WEEKLY;BYDAY={DAY}',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY={DAY}',
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;WKST=SU',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=WEEKLY;BYDAY={DAY};COUNT=400',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3',
];

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR'];

export function seriesMix(count: number): BenchSeries[] {
  const random = generator(20_261_115);
  return Array.from({ length: count }, (_, index) => {
    const zone = ZONES[index % ZONES.length] ?? 'UTC';
    const day = new Date(Date.UTC(2021, 0, 4) + Math.floor(random() * 5 * 365) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const hour = String(8 + Math.floor(random() * 10)).padStart(2, '0');
    const minute = random() < 0.5 ? '00' : '30';
    const weekday = DAYS[Math.floor(random() * DAYS.length)] ?? 'MO';
    const rule = (RULES[index % RULES.length] ?? '').replace('{DAY}', weekday);
    return {
      start: momentFrom({ dateTime: `${day}T${hour}:${minute}:00`, timeZone: zone }, zone),
      zone,
      startText: `${day.replaceAll('-', '')}T${hour}${minute}00`,
      lines: [`RRULE:${rule}`],
    };
  });
}

/** Small, seeded, the same on every machine (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
