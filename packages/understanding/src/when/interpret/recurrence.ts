import type { Temporal } from 'temporal-polyfill';
import { at, DAY, dayOf } from '../civil/calendar.ts';
import { secondsOf } from '../grammar/durations.ts';
import type { Every, RecurrenceNode, TimeNode } from '../grammar/nodes.ts';
import { cycle, dayOfMonth, monthDay, month as monthSeries, weekday, workday } from '../series/cycles.ts';
import { nth, type Series, type Stretch, within } from '../series/series.ts';
import type { When } from '../types.ts';
import type { Environment } from './environment.ts';
import { durationOf, endOf, extras, place, startOf } from './readings.ts';
import { resolveTime } from './resolve-time.ts';
import { noWhen, resolved } from './resolved.ts';
import { MONTHS, timeText, WEEKDAYS } from './words.ts';

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The days the rule falls on, before the time of day. */
function daysOf(every: Every, environment: Environment): Series {
  const { weekStart } = environment.moment;
  const { weekdays, place: places, monthDays, months } = every;
  const all: Series[] = [];
  if (weekdays && places) {
    const inMonth = weekdays.flatMap((iso) =>
      places.map((n) => nth(n, weekday(iso), cycle('month', weekStart))),
    );
    all.push(earliest(inMonth));
  } else if (weekdays) all.push(workday(weekdays));
  if (monthDays)
    all.push(
      earliest(
        monthDays.map((d) =>
          d < 0
            ? nth(d, cycle('day', weekStart), cycle('month', weekStart))
            : months?.length === 1 && months[0]
              ? monthDay(months[0], d)
              : dayOfMonth(d),
        ),
      ),
    );
  const days = all.length > 0 ? all.reduce((a, b) => within(a, b)) : cycle('day', weekStart);
  return months && !(monthDays && months.length === 1)
    ? within(earliest(months.map((m) => monthSeries(m))), days)
    : days;
}

/** Several series as one: the earliest of their next stretches. */
function earliest(all: readonly Series[]): Series {
  const [first] = all;
  if (all.length === 1 && first) return first;
  return {
    next(t) {
      let best: Stretch | null = null;
      for (const s of all) {
        const next = s.next(t);
        if (next && (!best || next.start < best.start)) best = next;
      }
      return best;
    },
    period: Math.min(...all.map((s) => s.period)),
    length: first?.length ?? DAY,
    grain: first?.grain ?? 'day',
    anchored: false,
  };
}

interface Occurrence {
  readonly start: number;
  readonly length?: number;
  readonly timed: boolean;
}

function timeOn(day: number, node: TimeNode | undefined, environment: Environment): Occurrence {
  if (!node) return { start: at(day), timed: false };
  const { moment } = environment;
  const onThatDay: TimeNode = {
    ...node,
    dates: [
      {
        series: {
          next: (t) => (at(day + 1) > t ? { start: at(day), end: at(day + 1) } : null),
          period: Number.POSITIVE_INFINITY,
          length: DAY,
          grain: 'day',
          anchored: true,
        },
        slots: 4,
        rule: '',
      },
    ],
  };
  const hit = resolveTime(onThatDay, moment, { now: at(day) - 1 });
  if (!hit) return { start: at(day), timed: false };
  const { found } = hit;
  if (found.grain === 'part-of-day' && found.likely !== undefined)
    return { start: found.likely, timed: true };
  return { start: found.start, timed: true, ...(found.range ? { length: found.end - found.start } : {}) };
}

export function recurrenceToWhen(node: RecurrenceNode, text: string, environment: Environment): When {
  const { moment } = environment;
  const { every } = node;
  const starting = node.starting && resolved(node.starting, environment)?.found;
  // A period that has begun starts now: 'every day this week' said on a Wednesday.
  const begun = starting && starting.start <= moment.now && starting.end > moment.now;
  const from = starting && !begun ? starting.start : moment.now;
  const clock = every.frequency === 'HOURLY' || every.frequency === 'MINUTELY';
  const skipMonths = new Set(node.exceptMonths ?? []);
  const skipDays = new Set(node.exceptWeekdays ?? []);
  const rule: Every = {
    ...every,
    ...(skipMonths.size > 0
      ? {
          months: (every.months ?? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).filter((m) => !skipMonths.has(m)),
        }
      : {}),
    ...(skipDays.size > 0
      ? { weekdays: (every.weekdays ?? [1, 2, 3, 4, 5, 6, 7]).filter((d) => !skipDays.has(d)) }
      : {}),
  };
  const days = daysOf(rule, environment);
  let first: Occurrence | null = null;
  for (let day = days.next(from), i = 0; day && i < 40; day = days.next(day.end), i++) {
    const hit = timeOn(dayOf(day.start), node.time, environment);
    if (clock) {
      first = { ...hit, start: hit.timed ? hit.start : Math.ceil(from / 3600) * 3600, timed: true };
      break;
    }
    if (hit.timed ? hit.start >= from : day.start >= from || dayOf(day.start) === dayOf(from)) {
      first = hit;
      break;
    }
  }
  if (!first) return noWhen(text);
  const zone = node.time?.zone;
  const start = place(first.start, zone, environment);
  const lines = [`RRULE:${ruleLine(rule, node, start.time, environment)}`];
  const allDay = !first.timed;
  for (const date of node.exceptDates ?? []) {
    const found = resolved(date, environment)?.found;
    if (!found) continue;
    for (let d = dayOf(found.start); d < dayOf(found.end - 1) + 1; d++)
      lines.push(exdate(d, first, zone, allDay, environment));
  }
  const length = first.length ?? (node.time?.length ? secondsOf(node.time.length) : undefined);
  return {
    kind: 'recurrence',
    rrule: lines,
    start: start.time,
    allDay,
    timeSaid: first.timed && node.time !== undefined,
    ...(every.isPlural && !node.until && !node.lasting && node.count === undefined
      ? { isPlural: true as const }
      : {}),
    ...(node.starting ? { startSaid: true as const } : {}),
    ...(node.lasting ? { lasts: true as const } : {}),
    ...(length === undefined
      ? {}
      : { duration: durationOf({ second: length }).round({ largestUnit: 'hours' }) }),
    description: describe(rule, node, first.timed ? timeText(start.time) : undefined),
    text,
    rule: every.rule,
    ...extras(
      {
        ...(zone === undefined ? {} : { zone }),
        ...(node.time?.approximate ? { approximate: true as const } : {}),
      },
      [start.note],
    ),
  };
}

const basic = (iso: string): string => iso.replace(/[-:]/g, '');

function exdate(
  day: number,
  first: Occurrence,
  zone: string | undefined,
  allDay: boolean,
  environment: Environment,
): string {
  const t = place(at(day, first.start - at(dayOf(first.start))), zone, environment).time;
  if (allDay) return `EXDATE;VALUE=DATE:${basic(t.toPlainDate().toString())}`;
  return `EXDATE;TZID=${environment.context.zone}:${basic(t.toPlainDateTime().toString({ smallestUnit: 'second' }))}`;
}

function ruleLine(
  every: Every,
  node: RecurrenceNode,
  first: Temporal.ZonedDateTime,
  environment: Environment,
): string {
  const parts = [`FREQ=${every.frequency}`];
  if (every.interval > 1) parts.push(`INTERVAL=${every.interval}`);
  if (every.months && every.months.length < 12) parts.push(`BYMONTH=${every.months.join(',')}`);
  if (every.monthDays) parts.push(`BYMONTHDAY=${every.monthDays.join(',')}`);
  if (every.weekdays && every.weekdays.length < 7) {
    const { place: places } = every;
    const days = every.weekdays.flatMap((d) => (places ?? ['']).map((p) => `${p}${CODES[d - 1]}`));
    parts.push(`BYDAY=${days.join(',')}`);
  }
  if (every.hours) parts.push(`BYHOUR=${every.hours.join(',')}`);
  const until = untilOf(node, first, environment);
  if (until) parts.push(`UNTIL=${until}`);
  if (node.count !== undefined) parts.push(`COUNT=${node.count}`);
  if (every.frequency === 'WEEKLY' && every.interval > 1 && environment.moment.weekStart === 7)
    parts.push('WKST=SU');
  return parts.join(';');
}

/** RFC 5545 wants UNTIL in UTC when the start has a zone; the named end is included. */
function untilOf(
  node: RecurrenceNode,
  first: Temporal.ZonedDateTime,
  environment: Environment,
): string | undefined {
  const utc = (t: ReturnType<typeof place>['time']): string =>
    `${basic(t.toInstant().toString({ smallestUnit: 'second' }).replace('Z', ''))}Z`;
  if (node.until) {
    const found = resolved(node.until, environment)?.found;
    if (!found) return undefined;
    const last = node.untilStart
      ? startOf(found, node.until.zone, environment)
      : endOf(found, node.until.zone, environment);
    return utc(last.time.subtract({ seconds: found.point ? 0 : 1 }));
  }
  if (!node.lasting) return undefined;
  // 'For six weeks' counts from its first time: six of what is weekly, whenever it begins. 'The next six' are from now.
  const { length, fromNow } = node.lasting;
  return fromNow
    ? utc(environment.context.now.toZonedDateTimeISO(environment.context.zone).add(durationOf(length)))
    : utc(first.add(durationOf(length)).subtract({ seconds: 1 }));
}

const nouns: Record<Every['frequency'], string> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const places: Record<string, string> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  '-1': 'last',
  '-2': 'second to last',
};

function describe(every: Every, node: RecurrenceNode, time: string | undefined): string {
  const unit = nouns[every.frequency];
  let text =
    every.interval === 1
      ? `every ${unit}`
      : every.interval === 2
        ? `every other ${unit}`
        : `every ${every.interval} ${unit}s`;
  const { weekdays } = every;
  if (weekdays && weekdays.length < 7) {
    const workweek = weekdays.length === 5 && weekdays.every((d) => d <= 5);
    const names = workweek ? 'Monday to Friday' : weekdays.map((d) => WEEKDAYS[d - 1]).join(' and ');
    text += every.place
      ? ` on the ${every.place.map((p) => places[p] ?? `${p}.`).join(' and ')} ${names}`
      : ` on ${names}`;
  }
  if (every.monthDays)
    text += ` on ${every.monthDays.map((d) => (d === -1 ? 'the last day' : `day ${d}`)).join(' and ')}`;
  if (every.months && !node.exceptMonths)
    text += ` in ${every.months.map((m) => MONTHS[m - 1]).join(' and ')}`;
  if (time) text += ` at ${time}`;
  if (node.exceptMonths) text += `, not in ${node.exceptMonths.map((m) => MONTHS[m - 1]).join(' and ')}`;
  if (node.count !== undefined) text += `, ${node.count} times`;
  return text;
}
