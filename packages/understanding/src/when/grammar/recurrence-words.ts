import type { Reader } from './reader.ts';
import { opening } from './recurrence-openings.ts';
import { type Draft, weekdayList } from './recurrence-parts.ts';

export const OCCASIONS = [
  'one',
  'time',
  'session',
  'date',
  'visit',
  'lesson',
  'class',
  'meeting',
  'call',
] as const;
export const STARTS = ['start', 'starts', 'begin', 'begins', 'commence', 'commences'] as const;
export const BEGINS: ReadonlySet<string> = new Set(['from', 'starting', 'beginning', ...STARTS]);
const STOPS = [
  'ends',
  'end',
  'stop',
  'stops',
  'stopping',
  'finish',
  'finishes',
  'finishing',
  'ending',
] as const;

/** Where the last day is said: 'until', 'ending on', 'stop at', 'going through', 'finish up'; or -1. */
export function endWord(r: Reader, i: number): number {
  const at = r.is(i, 'going', 'runs', 'running') || r.words(i, 'it', 'runs') > 0 ? r.skip(i, 'it') + 1 : i;
  if (r.is(at, 'until', 'through', 'ending')) return r.skip(r.skip(at + 1, 'the', 'on'), 'before');
  if (r.words(at, 'up', 'to') > 0) {
    const included = r.words(at + 2, 'and', 'inclusive');
    return r.skip(included > 0 ? included : at + 2, 'the');
  }
  if (!r.phrase || !r.is(at, ...STOPS)) return -1;
  return r.skip(r.skip(r.skip(at + 1, 'up'), 'at', 'on', 'by', 'with', 'after', 'in', 'before'), 'the');
}

/** Where what is left out is said: 'except', 'but not on', 'skip', 'leaving out', 'no class on'; or -1. */
export function exceptionWord(r: Reader, i: number): number {
  const isApart = r.is(i - 1, ',', '-', '(', 'and', 'with');
  // 'every weekday but Friday'
  const butDay = r.skip(i + 1, 'on', 'for');
  if (r.is(i, 'but') && (r.lex(butDay).weekday !== undefined || r.lex(butDay).month !== undefined))
    return butDay;
  const at = r.skip(i, 'but');
  const run = ['apart from', 'other than', 'leaving out', 'leave out', 'the exception of'].find(
    (words) => r.words(at, ...words.split(' ')) > 0,
  );
  const on = (k: number): number =>
    r.skip(r.skip(r.skip(r.skip(k, 'for'), 'not', 'skip'), 'in', 'on', 'during'), 'the');
  if (run && (r.phrase || r.is(at, 'apart', 'other'))) return on(at + run.split(' ').length);
  if (r.is(at, 'except', 'excluding', 'besides') || (r.is(at, 'not') && (at > i || isApart || r.phrase)))
    return on(at + 1);
  if (!r.phrase) return -1;
  if (r.is(at, 'skip', 'skipping', 'without', 'minus')) return on(at + 1);
  return r.is(at, 'no', 'nothing') ? on(r.skip(at + 1, ...OCCASIONS)) : -1;
}

/** 'on Thursdays, every week', 'every morning at 7, weekdays', 'Mondays at 4 every other week': how often, once more. */
export function sameRhythm(r: Reader, i: number, draft: Draft): number {
  if (!r.phrase) return -1;
  const { every } = draft;
  const at = r.skip(i, 'for', 'on');
  // 'daily 8.30am mon-fri'
  const days = every.frequency === 'DAILY' && every.interval === 1 ? weekdayList(r, at, false) : null;
  if (days && days.node.length > 1) {
    draft.every = { ...every, frequency: 'WEEKLY', weekdays: days.node };
    return days.end;
  }
  const more = opening(r, at);
  if (!more || more.node.time || more.node.every.place || more.node.every.monthDays || more.node.every.months)
    return -1;
  const { frequency, interval, weekdays } = more.node.every;
  // 'every morning, weekdays' is on those days; 'on Mondays, every other week' in every other of them.
  if (
    every.frequency === 'DAILY' &&
    every.interval === 1 &&
    frequency === 'WEEKLY' &&
    weekdays &&
    weekdays.length > 1 &&
    interval === 1
  ) {
    draft.every = { ...every, frequency, weekdays };
    return more.end;
  }
  if (frequency !== every.frequency || weekdays || (interval > 1 && every.interval > 1)) return -1;
  draft.every = { ...every, interval: Math.max(interval, every.interval) };
  return more.end;
}
