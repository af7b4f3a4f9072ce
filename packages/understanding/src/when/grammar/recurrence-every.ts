import { dayWord } from './dates-named.ts';
import type { Every, Parsed, TimeNode } from './nodes.ts';
import { integer, ordinal } from './numbers.ts';
import { partOfDay } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { type Draft, frequencyOf, weekdayList } from './recurrence-parts.ts';
import { sequence } from './sequence.ts';

const parts = new Set(['morning', 'afternoon', 'evening', 'night']);
/** What comes after 'every': unit, weekdays, part of the day, ordinal weekday. */
export function everyWhat(r: Reader, i: number): Parsed<Draft> | null {
  let at = i;
  let interval = 1;
  // 'every 2nd and 4th Thursday' names places in the month; 'every second Thursday' is every other one.
  const first = ordinal(r, at);
  if (first && r.is(first.end, 'and', '&', ',') && ordinal(r, r.skip(first.end + 1, 'the'))) {
    const listed = placed(r, at);
    if (listed) return listed;
  }
  if (r.is(at, 'other', 'second', '2nd', 'alternate') || (r.is(at, '2') && r.is(at + 1, 'nd'))) {
    // 'every second Tuesday' is every other one; 'of the month' after it makes it a place.
    const next = r.is(at, '2') ? at + 2 : at + 1;
    const place = r.lex(next).weekday !== undefined && r.is(next + 1, 'of') ? placed(r, at) : null;
    if (place) return place;
    interval = 2;
    at = next;
  } else {
    const place = placed(r, at);
    if (place) return place;
    const n = integer(r, at);
    const nth = ordinal(r, at);
    if (
      n &&
      (r.lex(n.end).unit || r.is(n.end, 'weekends', 'weekend') || r.lex(n.end).weekday !== undefined)
    ) {
      interval = n.node;
      at = n.end;
    } else if (nth && r.lex(nth.end).unit) {
      interval = nth.node;
      at = nth.end;
    }
  }
  if (r.is(at, 'half') && r.is(r.skip(r.skip(at + 1, '-'), 'an', 'a'), 'hour')) {
    return {
      node: { kind: 'recurrence', every: { frequency: 'MINUTELY', interval: 30, rule: 'every half hour' } },
      end: r.skip(r.skip(at + 1, '-'), 'an', 'a') + 1,
    };
  }
  if (interval < 1 || interval > 1000) return null;
  at = r.skip(at, 'single');
  const made = (every: Omit<Every, 'interval'>, end: number, more: Partial<Draft> = {}): Parsed<Draft> => ({
    node: { kind: 'recurrence', every: { ...every, interval }, ...more },
    end,
  });
  const list = weekdayList(r, at, false);
  if (list) {
    const followed = sequencePart(r, list.end);
    return made(
      { frequency: 'WEEKLY', weekdays: list.node, rule: 'weekly on those days' },
      followed?.end ?? list.end,
      followed ? { time: followed.node } : {},
    );
  }
  if (
    r.is(at, 'weekday', 'weekdays', 'workday', 'workdays') ||
    (r.is(at, 'working', 'business', 'work', 'school') && r.is(at + 1, 'day', 'days'))
  ) {
    const end = r.is(at, 'working', 'business', 'work', 'school') ? at + 2 : at + 1;
    return made({ frequency: 'WEEKLY', weekdays: r.moment.workDays, rule: 'every working day' }, end);
  }
  if (r.is(at, 'weekend', 'weekends'))
    return made({ frequency: 'WEEKLY', weekdays: [6, 7], rule: 'Saturdays and Sundays' }, at + 1);
  const word = r.text(at).replace(/s$/, '');
  if (parts.has(word)) {
    const part = withoutPeriod(r, at);
    return part ? made({ frequency: 'DAILY', rule: 'every day' }, part.end, { time: part.node }) : null;
  }
  const { unit, unitCount, month } = r.lex(at);
  const known = unit && frequencyOf[unit];
  if (known) {
    const [frequency, times] = known;
    return {
      node: {
        kind: 'recurrence',
        every: { frequency, interval: interval * times * (unitCount ?? 1), rule: `repeats by ${unit}` },
      },
      end: at + 1,
    };
  }
  if (month !== undefined) {
    const d = dayWord(r, r.skip(at + 1, 'the'));
    return made(
      { frequency: 'YEARLY', months: [month], ...(d ? { monthDays: [d.node] } : {}), rule: 'once a year' },
      d?.end ?? at + 1,
    );
  }
  const d = dayWord(r, at);
  if (d && ordinal(r, r.skip(at, 'the'))) {
    const month2 = r.lex(r.skip(d.end, 'of')).month;
    if (month2 !== undefined)
      return made(
        { frequency: 'YEARLY', months: [month2], monthDays: [d.node], rule: 'once a year' },
        r.skip(d.end, 'of') + 1,
      );
    const of = r.is(d.end, 'of') ? r.skip(r.skip(d.end + 1, 'the', 'every', 'each'), 'month') : d.end;
    return made({ frequency: 'MONTHLY', monthDays: [d.node], rule: 'monthly on that day' }, of);
  }
  return null;
}

const sequencePart = (r: Reader, i: number): Parsed<TimeNode> | null =>
  parts.has(r.text(i).replace(/s$/, '')) ? withoutPeriod(r, i) : null;

/** 'Every evening this week': the week is where it ends, not part of the evening. */
function withoutPeriod(r: Reader, i: number): Parsed<TimeNode> | null {
  const whole = sequence(r, i);
  return whole && whole.node.dates.length > 0 ? partOfDay(r, i) : whole;
}

/** 'first Monday', '2nd and 4th Thursday', 'last Friday', with or without 'of the month'. */
export function placed(r: Reader, i: number): Parsed<Draft> | null {
  const places: number[] = [];
  let at = r.skip(i, 'the');
  for (;;) {
    const n = ordinal(r, at);
    if (n && n.node <= 5) {
      places.push(n.node);
      at = n.end;
    } else if (r.is(at, 'last')) {
      places.push(-1);
      at++;
    } else break;
    const more = r.is(at, 'and', '&', ',') ? at + 1 : -1;
    if (more > 0 && (ordinal(r, r.skip(more, 'the')) || r.is(more, 'last'))) at = r.skip(more, 'the');
    else break;
  }
  if (places.length === 0) return null;
  const { weekday } = r.lex(at);
  const of = (end: number): number => {
    // 'first Monday each month'
    if (r.is(end, 'every', 'each') && r.is(end + 1, 'month')) return end + 2;
    if (!r.is(end, 'of', 'in')) return end;
    const k = r.skip(end + 1, 'the', 'every', 'each', 'a');
    return r.is(k, 'month') ? k + 1 : end;
  };
  if (weekday !== undefined) {
    return {
      node: {
        kind: 'recurrence',
        every: {
          frequency: 'MONTHLY',
          interval: 1,
          weekdays: [weekday],
          place: places,
          rule: 'monthly by weekday',
        },
      },
      end: of(at + 1),
    };
  }
  if (r.is(at, 'weekday', 'workday') || (r.is(at, 'working', 'business') && r.is(at + 1, 'day'))) return null;
  if (r.is(at, 'day') && of(at + 1) > at + 1) {
    return {
      node: {
        kind: 'recurrence',
        every: { frequency: 'MONTHLY', interval: 1, monthDays: places, rule: 'monthly on that day' },
      },
      end: of(at + 1),
    };
  }
  return null;
}
