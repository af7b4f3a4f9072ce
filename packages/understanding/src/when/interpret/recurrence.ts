import { at, DAY, dayOf } from '../civil/calendar.ts';
import { secondsOf } from '../grammar/durations.ts';
import type { Every, RecurrenceNode, TimeNode } from '../grammar/nodes.ts';
import { cycle, dayOfMonth, monthDay, month as monthSeries, weekday, workday } from '../series/cycles.ts';
import { nth, type Series, type Stretch, within } from '../series/series.ts';
import type { When } from '../types.ts';
import { describe } from './describe-recurrence.ts';
import type { Environment } from './environment.ts';
import { durationOf, extras, place } from './readings.ts';
import { exdate, type Occurrence, ruleLine } from './recurrence-rule.ts';
import { resolveTime } from './resolve-time.ts';
import { noWhen, resolved } from './resolved.ts';
import { timeText } from './words.ts';

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
