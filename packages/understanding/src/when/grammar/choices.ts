import { at as civilAt, DAY, daysInMonth, WEEK } from '../civil/calendar.ts';
import { month, monthDay, weekday, weekend } from '../series/cycles.ts';
import { BEGINNING, previous, type Stretch, single } from '../series/series.ts';
import { sameHour } from './clock-range.ts';
import { combine } from './combine.ts';
import { dayNumberOnly } from './dates-numeric.ts';
import {
  type ChoiceNode,
  hasClock,
  onDate,
  type Parsed,
  Slot,
  slotsOf,
  type TimeNode,
  WHOLE_DATE,
} from './nodes.ts';
import { integer } from './numbers.ts';
import type { Reader } from './reader.ts';
import { which } from './relative.ts';
import { sequence, timeOfDay } from './sequence.ts';

/** 'Tuesday or Thursday afternoon', 'Mon, Tue or Wed at 3', 'one morning next week', 'sometime tomorrow'. */
export function choice(r: Reader, i: number): Parsed<ChoiceNode | TimeNode> | null {
  return anyOf(r, i) ?? severalDays(r, i) ?? eitherHour(r, i) ?? alternatives(r, i);
}

/** 'the next two Fridays', 'last 3 weekends': each of them, counted from today. */
function severalDays(r: Reader, i: number): Parsed<ChoiceNode> | null {
  const w = which(r, i);
  const n = w && w.node.step !== 0 ? integer(r, w.end) : null;
  if (!w || !n || n.node < 2 || n.node > 12) return null;
  const { weekday: iso } = r.lex(n.end);
  const what = iso !== undefined ? weekday(iso) : r.is(n.end, 'weekends') ? weekend() : null;
  if (!what) return null;
  const forward = w.node.step > 0;
  const options: TimeNode[] = [];
  let at = civilAt(forward ? r.moment.today + 1 : r.moment.today);
  for (let k = 0; k < n.node; k++) {
    const found: Stretch | null = forward ? what.next(at) : previous(what, at);
    if (!found) return null;
    at = forward ? found.end : found.start;
    const node = onDate(
      single(found.start, found.end, what.grain),
      WHOLE_DATE | Slot.weekday,
      `number ${k + 1} counted from today`,
    );
    options.push(node);
  }
  const time = sequence(r, r.skip(n.end + 1, 'at'));
  const timed = time && hasClock(time.node) && time.node.dates.length === 0 ? time : null;
  return {
    node: {
      kind: 'choice',
      mode: 'all-of',
      options: timed ? options.map((o) => combine(o, timed.node) ?? o) : options,
    },
    end: timed?.end ?? n.end + 1,
  };
}

/** 'On Friday either 6 or 7:30': each of the hours on that day. */
function eitherHour(r: Reader, i: number): Parsed<ChoiceNode> | null {
  const day = sequence(r, i);
  const either = day ? r.skip(day.end, ',') : -1;
  if (!day || hasClock(day.node) || day.node.dates.length === 0 || !r.is(either, 'either')) return null;
  const hours = alternatives(r, either);
  const options = hours?.node.options.map((one) => (one.dates.length > 0 ? null : combine(day.node, one)));
  const read = options?.filter((one) => one !== null) ?? [];
  if (!hours || read.length !== options?.length) return null;
  return { node: { ...hours.node, options: read }, end: hours.end };
}

function alternatives(r: Reader, i: number): Parsed<ChoiceNode> | null {
  const days = r.words(i, 'all', 'day');
  const either = days > 0 ? r.skip(days, 'on') : r.skip(i, 'either', 'both');
  const first = dayOfList(r, either) ?? sequence(r, either);
  if (!first || (first.node.latent && !first.node.clock)) return null;
  const items: TimeNode[] = [first.node];
  let mode: 'one-of' | 'all-of' | null = null;
  let { end } = first;
  let comma = false;
  let rows = 0;
  while (items.length < 8) {
    let at = end;
    comma = r.is(at, ',', '/');
    if (comma) at++;
    const word = r.is(at, 'or') ? 'one-of' : r.is(at, 'and', '&', 'plus') ? 'all-of' : null;
    if (word) at++;
    // 'Tue wed and thu', 'tue 7-15 wed 7-15 fri 14-22': days one behind the other.
    const isRow = !comma && !word && r.lex(at).weekday !== undefined && isOnWeekday(items.at(-1));
    if (isRow) rows++;
    if (!comma && !word && !isRow) break;
    const next =
      dayOfList(r, at) ??
      sameMonth(r, at, first.node) ??
      sequence(r, at) ??
      sequence(r, r.skip(at, 'on')) ??
      (word ? theNext(r, at, first) : null);
    if (
      !next ||
      (next.node.latent && !(hasClock(next.node) && hasClock(first.node))) ||
      !alike(first.node, next.node)
    )
      break;
    items.push(next.node);
    end = next.end;
    if (word) {
      mode = word;
      break;
    }
  }
  // 'Mon/Wed/Fri' and '9 to 5 on Mon, Tue, Wed' are all of them.
  if (
    mode === null &&
    items.length > (first.node.clocks ? 2 : 1) &&
    (first.node.clocks || r.is(first.end, '/') || rows === items.length - 1)
  )
    mode = 'all-of';
  // 'Monday 8-9, Wednesday 9-10': each day has hours of its own.
  if (mode === null && items.every((item) => item.clocks && isOnWeekday(item))) mode = 'all-of';
  if (items.length < 2 || mode === null) return null;
  // '9 or 10' needs something next to it that shows they are hours.
  if (first.node.latent && items.every((item) => item.latent) && !r.phrase) return null;
  const each = hoursOfEach(r, end, items);
  const last = items.some(hasClock) && mode === 'all-of' ? r.skip(end, 'each') : end;
  return each ?? { node: { kind: 'choice', mode, options: shared(items) }, end: last };
}

/** 'This week or next', 'this Saturday or the one after', 'eleven or half past': the last of what was just named. */
function theNext(r: Reader, i: number, first: Parsed<TimeNode>): Parsed<TimeNode> | null {
  if (!r.phrase) return null;
  const { clock } = first.node;
  const minutes = clock ? sameHour(r, i, { clock, latent: false }) : null;
  if (minutes)
    return { node: { kind: 'time', dates: [], rules: [], clock: minutes.node.clock }, end: minutes.end };
  const one = r.words(r.skip(i, 'the'), 'one', 'after');
  const end =
    one > 0 ? r.skip(one, 'that') : r.is(i, 'next') ? i + 1 : r.words(i, 'the', 'next') > 0 ? i + 2 : -1;
  if (end < 0 || r.tokens[end]?.kind === 'word') return null;
  const [term] = first.node.dates;
  const found = first.node.dates.length === 1 && term?.series.anchored ? term.series.next(BEGINNING) : null;
  if (!found || !term || found.end - found.start > 8 * DAY) return null;
  const series = single(found.start + WEEK, found.end + WEEK, term.series.grain);
  return { node: onDate(series, term.slots, 'one week after that'), end };
}

/** 'Thursday and Friday, each 22:00 till 6:00', 'Wed and Thu this week, 17 to 19 each'. */
function hoursOfEach(r: Reader, i: number, items: readonly TimeNode[]): Parsed<ChoiceNode> | null {
  if (items.some(hasClock)) return null;
  const comma = r.skip(i, ',');
  const word = r.is(comma, 'each', 'both') ? r.skip(comma + 1, 'one', 'time', 'day') : comma;
  const hours = timeOfDay(r, r.skip(word, 'from', 'at'));
  if (!hours || !hasClock(hours.node) || (word === comma && !r.is(hours.end, 'each', 'both'))) return null;
  const { latent: _, ...node } = hours.node;
  const options = shared(items).flatMap((item) => combine(item, node) ?? []);
  const next = Math.max(r.words(hours.end, 'next', 'morning'), r.words(hours.end, 'the', 'next', 'morning'));
  const end = next > 0 ? next : word === comma ? hours.end + 1 : hours.end;
  return options.length === items.length ? { node: { kind: 'choice', mode: 'all-of', options }, end } : null;
}

/** The 3 of '3 and 4 Dec', the 3 and the 10 of '3, 10 and 17 Dec'. */
function dayOfList(r: Reader, i: number): Parsed<TimeNode> | null {
  const n = r.number(i);
  let last = n;
  let at = i + 1;
  while (last && last.digits <= 2 && r.is(at, ',', 'and', 'or', '&')) {
    const next = r.number(r.is(at, ',') ? r.skip(at + 1, 'and', 'or', '&') : at + 1);
    at = r.is(at, ',') ? r.skip(at + 1, 'and', 'or', '&') : at + 1;
    if (!next || next.value <= last.value) return null;
    last = next;
    at++;
  }
  if (!n || last === n || r.lex(r.skip(at, 'of')).month === undefined) return null;
  const node = dayNumberOnly(n.value, false);
  return node && { node, end: i + 1 };
}

/** 'Dec 24 and 25'. */
function sameMonth(r: Reader, i: number, first: TimeNode): Parsed<TimeNode> | null {
  const m = first.dates[0]?.month;
  const n = r.number(i);
  if (
    m === undefined ||
    hasClock(first) ||
    !n ||
    n.digits > 2 ||
    n.value < 1 ||
    n.value > daysInMonth(2000, m)
  )
    return null;
  // '24 and 25 Dec', '3pm' and '3:15' are read as what they are.
  const follows = r.tokens[i + 1];
  if (
    (follows?.kind === 'word' && !r.is(i + 1, 'and', 'or', 'at')) ||
    (r.is(i + 1, ':', '/', '.', '-') && r.number(i + 2))
  )
    return null;
  const day = onDate(monthDay(m, n.value), Slot.month | Slot.day, 'the same month', { month: m });
  const tail = r.is(i + 1, 'at') ? sequence(r, i + 1) : null;
  const timed = tail && tail.node.dates.length === 0 ? combine(day, tail.node) : null;
  return tail && timed ? { node: timed, end: tail.end } : { node: day, end: i + 1 };
}

/** The same sort of thing: two days, or two times. */
function alike(a: TimeNode, b: TimeNode): boolean {
  if (a.exact || b.exact || a.stretch || b.stretch) return false;
  const sameSlots = (slotsOf(a) & slotsOf(b)) !== 0;
  const bothTimes = hasClock(a) && hasClock(b);
  // 'tomorrow or Friday'
  const bothDays = isDay(a) && isDay(b);
  return sameSlots || bothTimes || bothDays || (a.part !== undefined && b.part !== undefined);
}

const isOnWeekday = (node: TimeNode | undefined): boolean =>
  node !== undefined && (slotsOf(node) & Slot.weekday) !== 0 && (slotsOf(node) & Slot.day) === 0;

const isDay = (node: TimeNode): boolean => node.dates.some(({ series }) => series.length <= DAY);

/** What only the last one says ('afternoon', 'at 3', 'next week') or only the first ('Tuesday at 3 or 4') counts for all. */
function shared(items: readonly TimeNode[]): TimeNode[] {
  const first = items[0];
  const last = items.at(-1);
  return items.map((item) => {
    let node = { ...item };
    for (const source of [last, first]) {
      if (!source || source === item) continue;
      if (!hasClock(node) && !node.part) {
        if (source.clock) node = { ...node, clock: source.clock };
        else if (source.clocks) node = { ...node, clocks: source.clocks };
        if (source.part) node = { ...node, part: source.part };
      }
      // 'the 3rd, 4th and 5th of May': the month of the last counts for all.
      const [named] = source.dates;
      if (slotsOf(node) === Slot.day && named?.month !== undefined) {
        node = combine(node, onDate(month(named.month), Slot.month, named.rule)) ?? node;
      }
      for (const term of source.dates) {
        const joined =
          (term.slots & slotsOf(node)) === 0 && !(isDay(node) && term.series.length <= DAY)
            ? combine(node, { kind: 'time', dates: [term], rules: [] })
            : null;
        if (joined) node = joined;
      }
      if (source.zone !== undefined && node.zone === undefined) node = { ...node, zone: source.zone };
    }
    const { latent: _, ...sure } = node;
    return sure;
  });
}

/** 'one morning next week', 'any afternoon', 'some time on Friday', 'one day next week'. */
function anyOf(r: Reader, i: number): Parsed<TimeNode> | null {
  let at = -1;
  if (r.is(i, 'sometime', 'anytime')) at = i + 1;
  else if (r.is(i, 'some', 'any') && r.is(i + 1, 'time')) at = i + 2;
  else if (
    r.is(i, 'one', 'any', 'some', 'a', 'an') &&
    (r.is(i + 1, 'morning', 'afternoon', 'evening', 'night', 'day', 'weekday') ||
      r.lex(i + 1).weekday !== undefined)
  )
    at = i + 1;
  if (at < 0) return null;
  const day = r.is(at, 'day', 'weekday') ? at + 1 : at;
  const inner = sequence(r, r.skip(r.skip(day, 'of'), 'around', 'about', 'between'));
  if (
    !inner ||
    inner.node.latent ||
    (inner.node.dates.length === 0 && !inner.node.part && !r.is(i, 'sometime', 'some', 'any', 'anytime'))
  )
    return null;
  if (day > at && inner.node.dates.length === 0) return null;
  return { node: { ...inner.node, anyOf: true }, end: inner.end };
}
