import { DAY, HOUR, MINUTE, type Zone, zoneOf } from '@catch/scheduling';

/** A five-field cron expression, read in the user's zone: minute, hour, day of month, month, day of week. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly daysOfMonth: ReadonlySet<number> | 'any';
  readonly months: ReadonlySet<number>;
  /** 0 = Sunday. */
  readonly daysOfWeek: ReadonlySet<number> | 'any';
}

/** Says what is wrong with an expression, in words a person can be shown. */
export class InvalidCron extends Error {
  override name = 'InvalidCron';
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');
const NICKNAMES: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

export function parseCron(expression: string): Cron {
  const text = NICKNAMES[expression.trim().toLowerCase()] ?? expression.trim();
  const fields = text.split(/\s+/);
  if (fields.length === 6)
    throw new InvalidCron('it has six fields; seconds are not supported, once a minute is the most');
  if (fields.length !== 5)
    throw new InvalidCron('it needs five fields: minute, hour, day of month, month, day of week');
  const [minute = '', hour = '', dayOfMonth = '', month = '', dayOfWeek = ''] = fields;
  const cron: Cron = {
    minutes: values(minute, 0, 59, 'minute'),
    hours: values(hour, 0, 23, 'hour'),
    daysOfMonth: isAny(dayOfMonth) ? 'any' : new Set(values(dayOfMonth, 1, 31, 'day of month')),
    months: new Set(values(month, 1, 12, 'month', MONTHS, 1)),
    daysOfWeek: isAny(dayOfWeek)
      ? 'any'
      : new Set(values(dayOfWeek, 0, 7, 'day of week', WEEKDAYS, 0).map((day) => day % 7)),
  };
  if (!canEverRun(cron)) throw new InvalidCron('there is no such date, so it would never happen');
  return cron;
}

const isAny = (field: string): boolean => field === '*' || field === '?';

function values(
  field: string,
  min: number,
  max: number,
  name: string,
  names: readonly string[] = [],
  base = 0,
): number[] {
  const found = new Set<number>();
  for (const item of field.toLowerCase().split(',')) {
    const [, range = '', step] = /^([^/]+)(?:\/(\d+))?$/.exec(item) ?? [];
    const [from = '', to] = range.split('-');
    const every = step === undefined ? 1 : Number(step);
    const number = (word: string): number => {
      const named = names.indexOf(word.slice(0, 3));
      const value =
        named >= 0 && /^[a-z]+$/.test(word) ? named + base : /^\d+$/.test(word) ? Number(word) : Number.NaN;
      if (!(value >= min && value <= max))
        throw new InvalidCron(`'${item}' is no ${name} (${min} to ${max})`);
      return value;
    };
    if (every < 1) throw new InvalidCron(`'${item}' has no step`);
    const first = isAny(from) ? min : number(from);
    const last =
      isAny(from) || (to === undefined && step !== undefined) ? max : to === undefined ? first : number(to);
    if (last < first) throw new InvalidCron(`'${item}' runs backwards`);
    for (let value = first; value <= last; value += every) found.add(value);
  }
  return [...found].sort((left, right) => left - right);
}

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 31 April and 30 February never come. */
function canEverRun({ daysOfMonth, months, daysOfWeek }: Cron): boolean {
  if (daysOfMonth === 'any' || daysOfWeek !== 'any') return true;
  return [...months].some((month) => [...daysOfMonth].some((day) => day <= (LONGEST[month - 1] ?? 31)));
}

/** As cron does it: with both kinds of day restricted, either will do. */
function runsOn({ daysOfMonth, daysOfWeek, months }: Cron, day: Date): boolean {
  if (!months.has(day.getUTCMonth() + 1)) return false;
  const byMonth = daysOfMonth === 'any' || daysOfMonth.has(day.getUTCDate());
  const byWeek = daysOfWeek === 'any' || daysOfWeek.has(day.getUTCDay());
  return daysOfMonth === 'any' || daysOfWeek === 'any' ? byMonth && byWeek : byMonth || byWeek;
}

/** Leap days come round within eight years, across a century that has none. */
const HORIZON_DAYS = 366 * 9;

/**
 * The first run after an instant. A time that the clocks skip runs as much later as they were put forward; one that
 * comes twice runs the first time only, unless it runs in every hour: then the repeated hour counts twice, or a
 * reminder every half hour would pause for an hour and a half.
 */
export function nextRun(cron: Cron, zoneId: string, after: Date): Date | undefined {
  const zone = zoneOf(zoneId);
  const since = after.getTime();
  const everyHour = cron.hours.length === 24;
  const first = Math.floor(zone.toLocal(since) / DAY);
  for (let day = first - 1; day <= first + HORIZON_DAYS; day += 1) {
    if (!runsOn(cron, new Date(day * DAY))) continue;
    let best: number | undefined;
    for (const hour of cron.hours)
      for (const minute of cron.minutes) {
        const local = day * DAY + (hour * 60 + minute) * MINUTE;
        const early = zone.toInstant(local);
        const at = early <= since && everyHour ? (secondTime(zone, local, early) ?? early) : early;
        if (at > since && (best === undefined || at < best)) best = at;
      }
    if (best !== undefined) return new Date(best);
  }
  return undefined;
}

/** Clocks are put back by three hours at most. */
const LONGEST_CHANGE = 3 * HOUR;

function secondTime(zone: Zone, local: number, early: number): number | undefined {
  const putBack = zone.offsetAt(early) - zone.offsetAt(early + LONGEST_CHANGE);
  return putBack > 0 && zone.toLocal(early + putBack) === local ? early + putBack : undefined;
}

/** The next few runs, soonest first: for saying what an expression comes to. */
export function nextRuns(cron: Cron, zoneId: string, after: Date, count: number): Date[] {
  const runs: Date[] = [];
  for (let at = nextRun(cron, zoneId, after); at && runs.length < count; at = nextRun(cron, zoneId, at))
    runs.push(at);
  return runs;
}
