import { oneUnit } from './comparisons.ts';
import { dayWord } from './dates-named.ts';
import { duration } from './durations.ts';
import {
  hasClock,
  type Parsed,
  type RecurrenceNode,
  Slot,
  slotsOf,
  type TimeNode,
  type VagueNode,
} from './nodes.ts';
import { integer } from './numbers.ts';
import type { Reader } from './reader.ts';
import { placed } from './recurrence-every.ts';
import { opening, timesPer } from './recurrence-openings.ts';
import { type Draft, timeOnly, weekdayList } from './recurrence-parts.ts';
import { sequence, timeOfDay } from './sequence.ts';

/** A whole recurrence with its time, end, start and exceptions in any order. */
export function recurrence(r: Reader, i: number): Parsed<RecurrenceNode | VagueNode> | null {
  // 'at 9am every Tuesday': the time may come first.
  let lead: Parsed<TimeNode> | null = sequence(r, i);
  // '8:30 till 9, first Monday of every month': the day behind the comma belongs to the rhythm.
  if (lead && !timeOnly(lead.node)) lead = timeOfDay(r, i);
  if (lead && (!timeOnly(lead.node) || lead.node.latent)) lead = null;
  const at = lead ? r.skip(lead.end, ',') : i;
  const often = timesPer(r, at);
  if (often?.node.kind === 'vague') return { node: often.node, end: often.end };
  const start = (often as Parsed<Draft> | null) ?? opening(r, at);
  if (!start) return null;
  const draft: Draft = { ...start.node };
  if (lead) draft.time = lead.node;
  let { end } = start;
  for (let guard = 0; guard < 8; guard++) {
    const next = modifier(r, end, draft);
    if (next < 0) break;
    end = next;
  }
  return { node: draft, end };
}

/** Reads one more detail into the draft and gives the position after it, or -1. */
function modifier(r: Reader, i: number, draft: Draft): number {
  const at = r.skip(i, ',');
  // 'Weekly from now on' begins when it next can, as it does without saying so.
  const onward = Math.max(r.words(at, 'from', 'now', 'on'), r.words(at, 'from', 'now', 'onwards'));
  if (onward > 0) return onward;
  // 'every weekday but Friday'
  const butDay = r.skip(at + 1, 'on', 'for');
  if (r.is(at, 'but') && (r.lex(butDay).weekday !== undefined || r.lex(butDay).month !== undefined))
    return exception(r, butDay, draft);
  if (
    r.is(at, 'except', 'excluding', 'besides') ||
    r.words(at, 'but', 'not') > 0 ||
    r.words(at, 'apart', 'from') > 0 ||
    r.words(at, 'other', 'than') > 0 ||
    (r.is(at, 'not') && at > i)
  ) {
    const two = r.is(at, 'but', 'apart', 'other');
    return exception(r, r.skip(r.skip(at + (two ? 2 : 1), 'for'), 'in', 'on'), draft);
  }
  if (r.is(at, 'until', 'through', 'ending')) {
    const end = sequence(r, r.skip(at + 1, 'the', 'on'));
    if (!end) return -1;
    draft.until = end.node;
    const whole =
      end.node.dates.length > 0 &&
      !hasClock(end.node) &&
      end.node.dates.every((d) => d.series.length > 3 * 86_400 && !d.rule.startsWith('the end'));
    if (whole && r.is(at, 'until')) draft.untilStart = true;
    return end.end;
  }
  const edge = firstOrLast(r, at, draft);
  if (edge > 0) return edge;
  // 'daily from Monday to Friday' names the days, 'daily from Monday' the first one.
  const span = r.is(at, 'from') && draft.every.frequency === 'DAILY' ? weekdayList(r, at + 1, false) : null;
  if (span && span.node.length > 1) {
    draft.every = { ...draft.every, frequency: 'WEEKLY', weekdays: span.node };
    return span.end;
  }
  // 'every day next week at 9': only within that period.
  const period = draft.starting || draft.until ? null : sequence(r, r.skip(at, 'of', 'in', 'during'));
  // 'At 10 from next week' tells where it begins, and no end of it.
  const isBeginning = period !== null && r.tokens.slice(at, period.end).some(({ text }) => text === 'from');
  if (
    period &&
    !isBeginning &&
    period.node.dates.length > 0 &&
    !period.node.latent &&
    (slotsOf(period.node) & (Slot.week | Slot.month)) !== 0 &&
    (slotsOf(period.node) & Slot.day) === 0 &&
    // 'In March' comes every year, 'next month' once.
    period.node.dates.every(({ series, slots }) => (slots & Slot.week) !== 0 || series.anchored)
  ) {
    const dates = takeHours(draft, period.node);
    draft.starting = dates;
    draft.until = dates;
    return period.end;
  }
  if (r.is(at, 'starting', 'beginning', 'from', 'commencing') && !draft.starting) {
    const start = sequence(r, r.skip(at + 1, 'on', 'from', 'in'));
    if (start && start.node.dates.length > 0) {
      // 'every Monday starting 23 November at 8': the hour is that of each.
      draft.starting = takeHours(draft, start.node);
      // 'every night from the 23rd to the 27th'
      const last = r.is(start.end, 'to', 'through', '-')
        ? sequence(r, r.skip(start.end + 1, 'the', 'on'))
        : null;
      if (!last || last.node.dates.length === 0 || draft.until) return start.end;
      const { latent: _, ...dates } = takeHours(draft, last.node);
      draft.until = dates;
      return last.end;
    }
  }
  // 'for six weeks', 'over the next six weeks', 'for the next month'.
  const unit = r.skip(r.skip(at + 1, 'the'), 'next', 'coming', 'following');
  const isNext = r.is(unit - 1, 'next', 'coming', 'following');
  if (r.is(at, 'for') || (isNext && r.is(at, 'over', 'during', 'in', 'within'))) {
    const length = duration(r, unit) ?? (isNext ? oneUnit(r, unit) : null);
    if (length) {
      const short = Object.keys(length.node).every((u) => u === 'hour' || u === 'minute');
      if (short) draft.time = { kind: 'time', dates: [], rules: [], ...draft.time, length: length.node };
      else draft.lasting = { length: length.node, fromNow: isNext };
      return length.end;
    }
  }
  const counted = howMany(r, at);
  if (counted) {
    draft.count = counted.node;
    return counted.end;
  }
  const { every } = draft;
  const on = r.skip(at, 'on');
  if (!every.weekdays && (every.frequency === 'WEEKLY' || every.frequency === 'MONTHLY')) {
    const list = every.frequency === 'WEEKLY' ? weekdayList(r, on, false) : null;
    if (list) {
      draft.every = { ...every, weekdays: list.node };
      return list.end;
    }
    const place = every.frequency === 'MONTHLY' ? placed(r, on) : null;
    if (place) {
      draft.every = { ...place.node.every, interval: every.interval };
      return place.end;
    }
    const d = every.frequency === 'MONTHLY' && !every.monthDays && on > at ? dayWord(r, on) : null;
    if (d && !r.is(d.end, ':', 'am', 'pm')) {
      draft.every = { ...every, monthDays: [d.node] };
      return d.end;
    }
  }
  const said = sequence(r, at) ?? sequence(r, r.skip(at, 'at', 'from'));
  const whole = said && !timeOnly(said.node) ? timeOfDay(r, at) : said;
  if (
    whole &&
    timeOnly(whole.node) &&
    !(draft.time?.clock || draft.time?.clocks) &&
    (!whole.node.latent || whole.node.clocks || r.is(at, 'at'))
  ) {
    const { latent: _, ...node } = whole.node;
    draft.time = draft.time?.part
      ? { ...node, part: draft.time.part }
      : draft.time?.length
        ? { ...node, length: draft.time.length }
        : node;
    return whole.end;
  }
  if (every.frequency === 'YEARLY' && !every.monthDays) {
    const month = r.lex(on).month;
    const d = month === undefined ? null : dayWord(r, r.skip(on + 1, 'the'));
    if (month !== undefined) {
      draft.every = { ...every, months: [month], ...(d ? { monthDays: [d.node] } : {}) };
      return d?.end ?? on + 1;
    }
    // 'Every year on 5 March', 'on the 5th of March'.
    const first = dayWord(r, r.skip(on, 'the'));
    const named = first && r.lex(r.skip(first.end, 'of')).month;
    if (first && named !== undefined && named !== null) {
      draft.every = { ...every, months: [named], monthDays: [first.node] };
      return r.skip(first.end, 'of') + 1;
    }
  }
  if (r.is(at, 'in') && r.lex(at + 1).month !== undefined) {
    draft.every = { ...every, months: [r.lex(at + 1).month ?? 1] };
    return at + 2;
  }
  return -1;
}

/** '…, first one tomorrow, last one on 15 December', 'the last time is the 15th'. */
function firstOrLast(r: Reader, i: number, draft: Draft): number {
  const which = r.skip(r.skip(r.skip(i, '.', ';'), 'and', 'with'), 'the');
  if (!r.is(which, 'first', 'last') || !r.is(which + 1, 'one', 'time', 'session', 'date')) return -1;
  const said = sequence(r, r.skip(r.skip(which + 2, 'is', 'being', 'will'), 'on', 'be'));
  if (!said || said.node.dates.length === 0) return -1;
  const { latent: _, ...dates } = takeHours(draft, said.node);
  if (r.is(which, 'first')) draft.starting = dates;
  else draft.until = dates;
  return said.end;
}

const TIMES = ['times', 'time', 'occurrences', 'occurrence', 'sessions', 'session', 'instances'] as const;

/** '10 times', 'for 5 occurrences', 'ending after 6 times', '(4 times)', 'x5'. */
function howMany(r: Reader, i: number): Parsed<number> | null {
  const open = r.skip(i, '(');
  if (r.is(open, 'x') && r.number(open + 1)) return { node: r.number(open + 1)?.value ?? 0, end: open + 2 };
  const ending = r.is(r.skip(open, 'and'), 'ends', 'ending', 'end', 'stops', 'stop')
    ? r.skip(open, 'and') + 1
    : open;
  const count = integer(r, r.skip(ending, 'for', 'after'));
  if (!count || !r.is(count.end, ...TIMES)) return null;
  return { node: count.node, end: r.skip(r.skip(count.end + 1, 'in', 'total'), ')') };
}

/** Hours that stand beside the first or last day are those of every one of them, unless hours were said before. */
function takeHours(draft: Draft, { clock, clocks, part, ...dates }: TimeNode): TimeNode {
  if ((clock || clocks || part) && !draft.time)
    draft.time = {
      kind: 'time',
      dates: [],
      rules: [],
      ...(clock ? { clock } : {}),
      ...(clocks ? { clocks } : {}),
      ...(part ? { part } : {}),
    };
  return dates;
}

/** 'except August', 'except Fridays', 'except the 24th', 'except on Christmas'. */
function exception(r: Reader, i: number, draft: Draft): number {
  const months: number[] = [];
  let at = i;
  for (;;) {
    const { month } = r.lex(at);
    if (month === undefined || dayWord(r, at + 1)) break;
    months.push(month);
    at++;
    if (r.is(at, 'and', ',', '&', 'or') && r.lex(at + 1).month !== undefined) at++;
    else break;
  }
  if (months.length > 0) {
    draft.exceptMonths = months;
    return at;
  }
  const list = weekdayList(r, i, false);
  if (list && !dayWord(r, r.skip(list.end, ','))) {
    draft.exceptWeekdays = list.node;
    return list.end;
  }
  const date = sequence(r, i);
  if (!date || date.node.dates.length === 0) return -1;
  draft.exceptDates = [...(draft.exceptDates ?? []), date.node];
  return date.end;
}
