import { DAY } from '../civil/calendar.ts';
import { civilOf } from '../civil/zoned.ts';
import { combine } from '../grammar/combine.ts';
import { hasClock, onDate, type RangeNode, Slot, slotsOf, type TimeNode } from '../grammar/nodes.ts';
import { month as monthSeries, unitSeconds } from '../series/cycles.ts';
import type { Grain, When } from '../types.ts';
import type { Environment } from './environment.ts';
import { askWhich } from './questions.ts';
import { endOf, extras, isWholeDays, startOf } from './readings.ts';
import type { Found } from './resolve-time.ts';
import { noWhen, resolved } from './resolved.ts';

/** 'from Monday to Wednesday next week', 'Nov–Feb 2017', 'from 2pm till tomorrow 4:30pm'. */
export function rangeToWhen(node: RangeNode, text: string, environment: Environment): When {
  const own = environment.context.zone;
  const begins = node.from.zone;
  // 'Departs 12:00 New York time, lands 23:30': on which clock it lands nobody can know.
  if (node.apart && begins !== undefined && begins !== own && node.to.zone === undefined)
    return onEither([begins, own], node, text, environment);
  return onClocks(node, text, environment);
}

function onEither(zones: readonly string[], node: RangeNode, text: string, environment: Environment): When {
  const options = zones
    .map((zone) => onClocks({ ...node, to: { ...node.to, zone } }, text, environment))
    .filter((when) => when.kind === 'interval');
  const [chosen] = options;
  if (!chosen) return noWhen(text);
  const rule = 'the clock of the end was not said';
  return { kind: 'ambiguous', question: askWhich(options), options, default: chosen, text, rule };
}

function onClocks(node: RangeNode, text: string, environment: Environment): When {
  const zone = node.to.zone ?? node.from.zone;
  // A zone that is said once is that of both ends, unless these are in different places.
  const begins = node.from.zone ?? (node.apart ? undefined : zone);
  const found = rangeEnds(node, { from: begins, to: zone }, environment);
  if (!found) return noWhen(text);
  const { from, to } = found;
  const start = startOf(from, begins, environment);
  const end = to.point ? startOf(to, zone, environment) : endOf(to, zone, environment);
  const allDay = isWholeDays(from) && isWholeDays(to);
  // An end that is a time of day alone is the next one, whatever day its neighbour named.
  const isClock = !node.onNextDay && node.to.dates.length === 0 && hasClock(node.to) && to.point;
  const step = node.to.clock?.open ? 12 : 24;
  const surplus = isClock ? Math.ceil(start.time.until(end.time).total('hours') / step) - 1 : 0;
  // Only then by the wall clock: it does not know the second of a doubled hour.
  const ends =
    surplus > 0
      ? end.time
          .toPlainDateTime()
          .subtract({ hours: step * surplus })
          .toZonedDateTime(end.time.timeZoneId)
      : end.time;
  return {
    kind: 'interval',
    start: start.time,
    end: ends,
    grain: finer(from.grain, to.grain),
    allDay,
    dateSaid: node.from.dates.length > 0 || node.to.dates.length > 0,
    range: true,
    ...(isClock && start.time.until(ends).total('hours') >= 24 ? { endOpen: true as const } : {}),
    text,
    rule: allDay ? 'both days are included' : 'from the one to the other',
    ...extras(
      {
        ...(zone === undefined ? {} : { zone }),
        ...(node.from.approximate || node.to.approximate ? { approximate: true as const } : {}),
      },
      [start.note, end.note],
    ),
  };
}

const size: Partial<Record<Grain, number>> = {
  ...unitSeconds,
  'part-of-day': 40_000,
  weekend: 172_800,
  season: 7_900_000,
};
const finer = (a: Grain, b: Grain): Grain => ((size[a] ?? 0) <= (size[b] ?? 0) ? a : b);

/** On whose clocks the ends are; without one it is the person's own. */
interface Clocks {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The beginning as the clock of the end shows it: '22:00 in Tokyo' is before '15:00 in New York' of the same day. */
function asSeenAtEnd(from: Found, clocks: Clocks, environment: Environment): Pick<Found, 'start' | 'end'> {
  if (from.epochs || !from.point || clocks.from === clocks.to) return from;
  const { time } = startOf(from, clocks.from, environment);
  const start = civilOf(time.withTimeZone(clocks.to ?? environment.context.zone));
  return { start, end: start };
}

function rangeEnds(
  node: RangeNode,
  clocks: Clocks,
  environment: Environment,
): { from: Found; to: Found } | null {
  // What was said only at the end counts for the start too: 'Monday to Wednesday next week', '13 to 15 July'.
  const mine = slotsOf(node.from);
  const theirs = slotsOf(node.to);
  if (mine !== 0 && mine !== theirs && (mine & theirs) === mine) {
    const to = resolved(node.to, environment)?.found;
    const before = to && lastBefore(node.from, to.start, environment);
    if (before && to) return { from: before, to };
  }
  // 'Dec 5th - 7th 2027': the month was said only at the start, the year only at the end.
  const month = node.from.dates[0]?.month;
  if (month !== undefined && theirs === (Slot.day | Slot.year)) {
    const years = node.to.dates.filter((d) => d.slots === Slot.year);
    const from = years.reduce<TimeNode | null>(
      (sum, d) => sum && combine(sum, { kind: 'time', dates: [d], rules: [] }),
      node.from,
    );
    const to = combine(node.to, onDate(monthSeries(month), Slot.month, 'the month of the start'));
    const first = from && resolved(from, environment)?.found;
    const last = to && resolved(to, environment)?.found;
    if (first && last && first.start < last.start) return { from: first, to: last };
  }
  // 'Oct 1 to Nov 7' said in between is the one we are in: the first that is not over.
  if (
    (mine & theirs & Slot.month) !== 0 &&
    mine === theirs &&
    !hasClock(node.from) &&
    node.from.dates.every((d) => !d.series.anchored)
  ) {
    const to = resolved(node.to, environment)?.found;
    const before = to && lastBefore(node.from, to.start, environment);
    if (before && to) return { from: before, to };
  }
  if (node.onNextDay) {
    const from = resolved(node.from, environment)?.found;
    const day = from && from.start - (from.start % DAY) + DAY;
    const to = day === undefined ? undefined : resolved(node.to, environment, { after: day - 1 })?.found;
    return from && to ? { from, to } : null;
  }
  const from = resolved((node.together && share(node.from, node.to, true)) || node.from, environment)?.found;
  if (!from) return null;
  const rest = share(node.to, node.from) ?? node.to;
  const begun = asSeenAtEnd(from, clocks, environment);
  for (const candidate of [rest, node.to]) {
    const to = resolved(candidate, environment, { after: begun.start })?.found;
    if (to && (to.start > begun.start || to.end > begun.end)) return { from, to };
  }
  const to = resolved(node.to, environment)?.found;
  const before = to && lastBefore(node.from, to.start, environment);
  return before && to ? { from: before, to } : null;
}

const lastBefore = (node: TimeNode, t: number, environment: Environment): Found | null => {
  const found = resolved(node, environment, { after: t - 1, past: true })?.found;
  return found && found.start < t ? found : null;
};

/** The date parts that only the other end has, added. A time of day alone takes the whole date of the other. */
function share(node: TimeNode, other: TimeNode, together = false): TimeNode | null {
  const missing = other.dates.filter(
    (d) =>
      (d.slots & slotsOf(node)) === 0 &&
      // 'tomorrow at 9 to Friday at 5': an end that names its own day takes no other.
      (node.dates.length > 0 ? d.series.length > DAY : hasClock(node)),
  );
  if (missing.length === 0) return null;
  if (node.exact || node.stretch || other.exact) return null;
  // 'from 2pm until tomorrow at 4' starts today.
  if (!together && node.dates.length === 0 && hasClock(node) && hasClock(other)) return null;
  return missing.reduce<TimeNode | null>(
    (sum, d) => sum && combine(sum, { kind: 'time', dates: [d], rules: [] }),
    node,
  );
}
