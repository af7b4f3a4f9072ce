import { dayWord } from './dates-named.ts';
import type { Reader } from './reader.ts';
import type { Draft } from './recurrence-parts.ts';

/** 'every year in May', 'every year on May 5', 'on the 5th of March'. */
export function dayOfYear(r: Reader, i: number, draft: Draft): number {
  const { every } = draft;
  if (every.frequency !== 'YEARLY' || every.monthDays) return -1;
  const on = r.skip(i, 'on');
  const { month } = r.lex(on);
  if (month !== undefined) {
    const day = dayWord(r, r.skip(on + 1, 'the'));
    draft.every = { ...every, months: [month], ...(day ? { monthDays: [day.node] } : {}) };
    return day?.end ?? on + 1;
  }
  const day = dayWord(r, r.skip(on, 'the'));
  const of = day ? r.skip(day.end, 'of') : -1;
  const named = r.lex(of).month;
  if (!day || named === undefined) return -1;
  draft.every = { ...every, months: [named], monthDays: [day.node] };
  return of + 1;
}

/** 'every Friday in June'. */
export function inMonth(r: Reader, i: number, draft: Draft): number {
  const { month } = r.lex(i + 1);
  if (!r.is(i, 'in') || month === undefined) return -1;
  draft.every = { ...draft.every, months: [month] };
  return i + 2;
}
