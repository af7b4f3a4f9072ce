import type { Unit } from '../series/cycles.ts';
import type { Every, RecurrenceNode, TimeNode } from './nodes.ts';
import { hasClock, type Parsed } from './nodes.ts';
import type { Reader } from './reader.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A recurrence while its details are being read. */
export type Draft = Mutable<RecurrenceNode>;

/** A detail of a series that is announced and then said in words that are no time. */
export const UNREADABLE = 0;

export const frequencyOf: Partial<Record<Unit, [Every['frequency'], number]>> = {
  minute: ['MINUTELY', 1],
  hour: ['HOURLY', 1],
  day: ['DAILY', 1],
  week: ['WEEKLY', 1],
  month: ['MONTHLY', 1],
  quarter: ['MONTHLY', 3],
  year: ['YEARLY', 1],
};

export const timeOnly = (node: TimeNode): boolean =>
  node.dates.length === 0 && (hasClock(node) || node.part !== undefined) && !node.exact && !node.stretch;

/** 'mon wed fri', 'Mo/We/Fr': three or more short names in a row are a timetable, not three single days. */
export function timetable(r: Reader, i: number): Parsed<number[]> | null {
  const days: number[] = [];
  let end = i;
  for (let at = i; ; at = r.skip(end, ',', '/', '&')) {
    const { weekday, plural } = r.lex(at);
    if (weekday === undefined || plural || r.text(at).length > 4) break;
    days.push(weekday);
    end = at + 1;
  }
  return days.length >= 3 ? { node: [...new Set(days)].sort((a, b) => a - b), end } : null;
}

/** 'Tuesday', 'Tue/Thu', 'Mondays, Wednesdays and Fridays', 'Monday to Thursday'. */
export function weekdayList(r: Reader, i: number, pluralOnly: boolean): Parsed<number[]> | null {
  const first = r.lex(i);
  if (first.weekday === undefined || (pluralOnly && !first.plural)) return null;
  const days = [first.weekday];
  let end = i + 1;
  for (;;) {
    const span = r.is(end, 'to', 'through', '-') && r.lex(end + 1).weekday !== undefined;
    const last = days.at(-1) ?? 1;
    if (span) {
      const to = r.lex(end + 1).weekday ?? last;
      for (let d = last; d !== to; ) {
        d = (d % 7) + 1;
        days.push(d);
      }
      end += 2;
      continue;
    }
    let at = end;
    if (r.is(at, ',', '/')) at++;
    if (r.is(at, 'and', '&', 'or')) at++;
    if (r.is(at, 'every', 'each', 'on')) at++;
    const next = r.lex(at);
    // 'every mon wed fri' needs no comma; without 'every' only a plural makes a list.
    if ((at === end && pluralOnly) || next.weekday === undefined || (pluralOnly && !next.plural)) break;
    days.push(next.weekday);
    end = at + 1;
  }
  return { node: [...new Set(days)].sort((a, b) => a - b), end };
}

/** Hours next to the first or last day are those of every one of them, unless hours were said before. */
export function takeHours(draft: Draft, { clock, clocks, part, ...dates }: TimeNode): TimeNode {
  if ((clock || clocks || part) && !(draft.time && hasClock(draft.time)))
    draft.time = {
      kind: 'time',
      dates: [],
      rules: [],
      ...draft.time,
      ...(clock ? { clock } : {}),
      ...(clocks ? { clocks } : {}),
      ...(part ? { part } : {}),
    };
  return dates;
}

/** '9.15 every weekday', 'Fridays 8': a bare number is an hour where the whole text is a time; 'the weekly one' is not. */
export const isHourOfPhrase = (r: Reader, end: number): boolean => r.phrase && !r.is(end - 1, 'one');
