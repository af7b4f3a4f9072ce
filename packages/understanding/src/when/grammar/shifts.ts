import { at as civilAt, DAY, dayOf, HOUR } from '../civil/calendar.ts';
import { onDay, shift, type Unit, unitFrom, unitSeconds, weekday } from '../series/cycles.ts';
import { mapped, type Series, single } from '../series/series.ts';
import type { Grain } from '../types.ts';
import { duration, isExact, secondsOf, unitsOf } from './durations.ts';
import { type Length, onDate, type Parsed, Slot, type TimeNode, time, WHOLE_DATE } from './nodes.ts';
import { amount } from './numbers.ts';
import type { Reader } from './reader.ts';
import { dateSeries, sequence } from './sequence.ts';

const finest = (length: Length): Unit =>
  unitsOf(length).reduce((a, b) => (unitSeconds[b] < unitSeconds[a] ? b : a));

/** Now moved by a length: exact below a day ('in 45 minutes'), a calendar day from a day on ('in two weeks'). */
export function fromNow(r: Reader, length: Length, sign: 1 | -1, rule: string): TimeNode {
  const { epoch, now } = r.moment;
  if (isExact(length)) {
    const unit = finest(length);
    return time(rule, {
      exact: {
        epoch: epoch + sign * secondsOf(length) * 1000,
        grain: unit === 'second' ? 'second' : 'minute',
      },
    });
  }
  const sub =
    unitsOf(length).some((u) => unitSeconds[u] < DAY) ||
    unitsOf(length).some((u) => !Number.isInteger(length[u] ?? 0) && u === 'day');
  let t = now;
  for (const [unit, n] of Object.entries(length)) t = shift(t, unit as Unit, sign * n);
  if (sub) {
    const second = t - dayOf(t) * DAY;
    return time(rule, {
      dates: [{ series: onDay(dayOf(t)), slots: WHOLE_DATE | Slot.weekday, rule }],
      clock: { second: second - (second % 60), open: false, grain: 'minute' },
    });
  }
  const unit = finest(length);
  if (unit === 'day') return onDate(onDay(dayOf(t)), WHOLE_DATE, rule);
  const week = unitFrom('week', t, 0, r.moment.weekStart);
  const loose = unit === 'year' ? { week, year: unitFrom('year', t, 0, 1) } : { week };
  return onDate(onDay(dayOf(t)), WHOLE_DATE, rule, { loose });
}

/**
 * 'In a day' is not 'tomorrow': about this hour of the next day. With a time of day after it ('in a day at 5') it is only
 * the day; 'in 3 days' is a whole day anyway.
 */
function aDayFromNow(
  r: Reader,
  length: Length,
  sign: 1 | -1,
  rule: string,
  end: number,
): Parsed<TimeNode> | readonly Parsed<TimeNode>[] {
  const whole = { node: fromNow(r, length, sign, rule), end };
  // 'In a day or two' leaves the day open, and so the hour.
  if (unitsOf(length).length > 1 || length.day !== 1 || r.is(end, 'or')) return whole;
  const { now, today } = r.moment;
  const second = now - today * DAY;
  const clock = { second: second - (second % HOUR), open: false, grain: 'hour' as const };
  return [
    { node: { ...onDate(onDay(today + sign), WHOLE_DATE, `${rule}, to the hour`), clock }, end },
    { ...whole, cost: 2 },
  ];
}

/** 'in 45 minutes', 'within two weeks', 'two days ago', 'an hour from now', '3 weeks later'. */
export function shiftedNow(r: Reader, i: number): Parsed<TimeNode> | readonly Parsed<TimeNode>[] | null {
  if (r.is(i, 'in', 'after') || r.words(i, 'exactly', 'in') > 0) {
    const at = r.is(i, 'exactly') ? i + 2 : i + 1;
    const start = r.skip(r.skip(at, 'about', 'around', 'approximately', 'another', 'just', 'exactly'), 'the');
    const length = duration(r, start);
    const working = r.is(length ? length.end - 2 : -1, 'working', 'business');
    if (length && !working && !(r.is(i, 'after') && r.is(length.end, 'of'))) {
      const tail = r.words(length.end, 'from', 'now');
      const today = r.words(length.end, 'from', 'today');
      const time = r.is(length.end, 'time', "'") ? length.end + 1 : length.end;
      if (r.is(length.end, 'after', 'from', 'since', 'before', 'of') && tail < 0 && today < 0) return null;
      const end = Math.max(tail, today, time);
      const about = r.words(end, 'or', 'so');
      if (about > 0)
        return { node: { ...fromNow(r, length.node, 1, 'counted from now'), approximate: true }, end: about };
      return r.is(i, 'after') || today > 0
        ? { node: fromNow(r, length.node, 1, 'counted from now'), end }
        : aDayFromNow(r, length.node, 1, 'counted from now', end);
    }
    // 'in 15' means minutes, as people say it; only at the end of what they say.
    const n = amount(r, at);
    if (
      n &&
      r.is(i, 'in') &&
      r.number(at)?.digits !== 4 &&
      n.node > 0 &&
      n.node <= 120 &&
      (!r.tokens[n.end] || r.is(n.end, '.', ',', '!', '?'))
    ) {
      const node = fromNow(r, { minute: n.node }, 1, 'a bare number after "in" is minutes');
      // 'one in 10' is a share, 'remind me in 20' is not.
      const round =
        r.number(at) &&
        n.node >= 10 &&
        n.node % 5 === 0 &&
        !r.number(i - 1) &&
        r.lex(i - 1).number === undefined;
      return { node: round && i > 0 ? node : { ...node, latent: true }, end: n.end };
    }
    return null;
  }
  const about = r.is(i, 'about', 'around', 'approximately', 'roughly');
  const start = about || r.is(i, 'exactly', 'precisely') ? i + 1 : i;
  const length = duration(r, start) ?? oneBefore(r, start);
  if (!length) return null;
  const { end } = length;
  if (r.is(end - 2, 'working', 'business')) return null;
  if (r.words(end, 'from', 'now') > 0) return aDayFromNow(r, length.node, 1, 'counted from now', end + 2);
  if (r.words(end, 'from', 'today') > 0)
    return { node: fromNow(r, length.node, 1, 'counted from today'), end: end + 2 };
  if (r.is(end, 'hence', 'later'))
    return { node: fromNow(r, length.node, 1, 'counted from now'), end: end + 1 };
  if (r.is(end, 'ago', 'back', 'earlier', 'prior') && !r.is(end + 1, 'to')) return agoFrom(r, length, about);
  return null;
}

/** 'two weeks ago', 'a year ago today', 'a week ago yesterday'. */
function agoFrom(r: Reader, length: Parsed<Length>, about: boolean): Parsed<TimeNode> {
  const day = r.is(length.end + 1, 'yesterday') ? -1 : r.is(length.end + 1, 'tomorrow') ? 1 : 0;
  const rule = 'counted back from now';
  if (isExact(length.node) || (day === 0 && !r.is(length.end + 1, 'today'))) {
    const node = fromNow(r, length.node, -1, rule);
    return { node: about ? { ...node, approximate: true } : node, end: length.end + 1 };
  }
  let t = civilAt(r.moment.today + day);
  for (const [unit, n] of Object.entries(length.node)) t = shift(t, unit as Unit, -n);
  return { node: onDate(onDay(dayOf(t)), WHOLE_DATE, rule), end: length.end + 2 };
}

/** 'week from Thursday', 'month from today', 'day before Friday': one of them, without its article. */
function oneBefore(r: Reader, i: number): Parsed<Length> | null {
  const { unit, unitCount, plural } = r.lex(i);
  if (!unit || plural || unitSeconds[unit] < DAY || unit === 'quarter' || r.is(i, 'night')) return null;
  const before = r.tokens[i - 1];
  if (
    before &&
    (before.lexeme ||
      /^(?:my|the|this|that|next|last|our|your|every|each|per|a|an|all|of|whole)$/.test(before.text))
  )
    return null;
  const from = r.is(i + 1, 'from') && !(r.is(i, 'day') && !r.is(i + 2, 'now', 'today', 'tomorrow'));
  const isAdjacentDay = r.is(i, 'day') && r.is(i + 1, 'before', 'after');
  return from || isAdjacentDay ? { node: { [unit]: unitCount ?? 1 }, end: i + 1 } : null;
}

/** 'two days after tomorrow', 'a week from Thursday', '15 minutes from 1pm', '5 days before New Year'. */
export function shiftedFrom(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.is(i, 'in') ? i + 1 : i;
  const length = duration(r, start) ?? oneBefore(r, start);
  if (!length) return null;
  const forward = r.is(length.end, 'after', 'from', 'since', 'following', 'past');
  if (!forward && !r.is(length.end, 'before', 'prior')) return null;
  // 'Two nights from Friday' are a stay.
  if (r.is(length.end, 'from') && r.is(length.end - 1, 'nights')) return null;
  // Counted from now it is a shift of its own, which a weekday may still join.
  if (r.is(length.end, 'from') && r.is(length.end + 1, 'now', 'today')) return null;
  const at = r.is(length.end, 'prior') ? r.skip(length.end + 1, 'to') : length.end + 1;
  const sign = forward ? 1 : -1;
  if (isExact(length.node)) {
    const base = sequence(r, at);
    if (!base || base.node.exact || base.node.stretch || (!base.node.clock && base.node.dates.length === 0))
      return null;
    if (base.node.latent && !base.node.clock) return null;
    const { latent: _, ...node } = base.node;
    return {
      node: {
        ...node,
        offset: (node.offset ?? 0) + sign * secondsOf(length.node),
        rules: [...node.rules, `moved by what was said`],
      },
      end: base.end,
    };
  }
  const base = dateSeries(r, at);
  if (!base) return null;
  // 'two days after this week' counts from its end, 'two years since 2011' from its beginning.
  const afterEnd = r.is(length.end, 'after', 'following') && base.node.length > DAY;
  return { node: moved(nearest(r, base.node), length.node, sign, afterEnd), end: base.end };
}

/** 'a week from Thursday' counts from the coming Thursday; 'a year from Christmas' may count from the last one. */
function nearest(r: Reader, base: Series): Series {
  if (base.anchored || base.period > 32 * DAY) return base;
  const from = base.grain === 'day' ? civilAt(r.moment.today + 1) : r.moment.now;
  const first = base.next(from);
  return first ? single(first.start, first.end, base.grain) : base;
}

function moved(base: Series, length: Length, sign: 1 | -1, afterEnd = false): TimeNode {
  const step = (t: number): number =>
    Object.entries(length).reduce((sum, [unit, n]) => shift(sum, unit as Unit, sign * n), t);
  // Counted from the first day of a longer period, as 'two years since 2011' is 1 January 2013.
  const keeps = base.grain === 'day' || base.grain === 'week' || base.grain === 'month' ? base.grain : 'day';
  const grain: Grain = finest(length) === 'day' || base.length <= DAY ? 'day' : keeps;
  const series = mapped(
    base,
    grain === 'day' ? DAY : base.length,
    grain,
    (s) => {
      const start = civilAt(dayOf(step(afterEnd && grain === 'day' ? s.end - DAY : s.start)));
      return { start, end: grain === 'day' ? start + DAY : start + (s.end - s.start) };
    },
    secondsOf(length) + 5 * DAY,
  );
  return onDate(series, WHOLE_DATE, `${sign > 0 ? 'after' : 'before'} that day by what was said`);
}

/** 'this time tomorrow', 'this time next week': the same time of day then. */
export function sameTime(r: Reader, i: number): Parsed<TimeNode> | null {
  const at =
    r.words(i, 'this', 'time') > 0
      ? i + 2
      : r.words(i, 'same', 'time') > 0
        ? i + 2
        : r.words(i, 'the', 'same', 'time') > 0
          ? i + 3
          : -1;
  const sameDay = [i, at].map((k) => r.words(r.skip(k, 'the', 'on'), 'same', 'day')).find((end) => end > 0);
  if (at < 0 && sameDay === undefined) return null;
  const { now, today } = r.moment;
  const clock = {
    second: now - today * DAY - ((now - today * DAY) % 60),
    open: false,
    grain: 'minute' as const,
  };
  const which = sameDay ?? at;
  const step = r.is(which, 'next') ? 1 : r.is(which, 'last') ? -1 : 0;
  const { unit } = r.lex(which + 1);
  if (step !== 0 && unit && unitSeconds[unit] > DAY) {
    const day = dayOf(shift(civilAt(today), unit, step));
    const rule = `the same ${at < 0 ? 'day' : 'time'}, one ${unit} ${step > 0 ? 'on' : 'back'}`;
    return {
      node: { ...onDate(onDay(day), WHOLE_DATE, rule), ...(at < 0 ? {} : { clock }) },
      end: which + 2,
    };
  }
  if (at < 0) return null;
  const base = dateSeries(r, at);
  if (!base || base.node.length > DAY) return null;
  return {
    node: { ...onDate(nearest(r, base.node), WHOLE_DATE, 'the same time on that day'), clock },
    end: base.end,
  };
}

/** 'Thursday week', 'a week on Friday', 'Monday fortnight', 'Friday in two weeks'. */
export function weekdayShift(r: Reader, i: number): Parsed<TimeNode> | null {
  const { weekday: iso, plural } = r.lex(i);
  if (iso !== undefined && !plural && r.is(i + 1, 'week', 'fortnight') && !r.is(i + 2, 'of', 'end', '-')) {
    return { node: moved(nearest(r, weekday(iso)), { week: r.is(i + 1, 'week') ? 1 : 2 }, 1), end: i + 2 };
  }
  if (r.is(i, 'today', 'tomorrow') && r.is(i + 1, 'week', 'fortnight') && !r.is(i + 2, 'of', 'end', '-')) {
    const days = (r.is(i, 'tomorrow') ? 1 : 0) + (r.is(i + 1, 'week') ? 7 : 14);
    return { node: onDate(onDay(r.moment.today + days), WHOLE_DATE, 'counted from that day'), end: i + 2 };
  }
  if (r.is(i, 'today', 'tomorrow') && r.is(i + 1, 'in')) {
    const ahead = duration(r, i + 2);
    if (ahead && !isExact(ahead.node)) {
      const base = onDay(r.moment.today + (r.is(i, 'tomorrow') ? 1 : 0));
      return { node: moved(base, ahead.node, 1), end: ahead.end };
    }
  }
  const bare = r.is(i, 'fortnight') || (r.phrase && i === 0 && r.is(i, 'week'));
  const length: Parsed<Length> | null = bare
    ? { node: { week: r.is(i, 'week') ? 1 : 2 }, end: i + 1 }
    : duration(r, i);
  // 'a week today', 'two weeks tomorrow'; 'for a week tomorrow' is a length and a day.
  if (
    length &&
    finest(length.node) === 'week' &&
    r.is(length.end, 'today', 'tomorrow') &&
    !r.is(i - 1, 'for', 'of', 'lasting')
  ) {
    const days = (r.is(length.end, 'tomorrow') ? 1 : 0) + Math.round(secondsOf(length.node) / DAY);
    return {
      node: onDate(onDay(r.moment.today + days), WHOLE_DATE, 'counted from that day'),
      end: length.end + 1,
    };
  }
  if (length && finest(length.node) === 'week' && r.is(length.end, 'on')) {
    const base = dateSeries(r, length.end + 1);
    return base && { node: moved(nearest(r, base.node), length.node, 1), end: base.end };
  }
  return null;
}
