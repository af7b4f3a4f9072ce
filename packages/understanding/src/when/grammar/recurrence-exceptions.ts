import { choice } from './choices.ts';
import { dayWord } from './dates-named.ts';
import { hasClock } from './nodes.ts';
import type { Reader } from './reader.ts';
import { type Draft, takeHours, UNREADABLE, weekdayList } from './recurrence-parts.ts';
import { exceptionWord } from './recurrence-words.ts';
import { sequence } from './sequence.ts';

/** 'except August', 'except Fridays', 'except the 24th', 'except on Christmas'. */
export function exception(r: Reader, at: number, draft: Draft): number {
  const day = exceptionWord(r, at);
  return day < 0 ? -1 : leftOut(r, day, draft);
}

function leftOut(r: Reader, i: number, draft: Draft): number {
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
  if (r.phrase && r.is(i, 'weekend', 'weekends')) {
    draft.exceptWeekdays = [6, 7];
    return i + 1;
  }
  // 'not on the 24th and 31st of December': each of them.
  const several = choice(r, i);
  const dates =
    several?.node.kind === 'choice' && several.node.mode === 'all-of' ? several.node.options : null;
  const date = sequence(r, i);
  if (dates && several && several.end > (date?.end ?? 0) && dates.every((node) => node.dates.length > 0)) {
    draft.exceptDates = [...(draft.exceptDates ?? []), ...dates];
    return several.end;
  }
  if (!date || date.node.dates.length === 0) return UNREADABLE;
  // '… except the 26th at seven': each of the others is at seven.
  const isOfEach = date.node.clock !== undefined && !(draft.time && hasClock(draft.time));
  draft.exceptDates = [...(draft.exceptDates ?? []), isOfEach ? takeHours(draft, date.node) : date.node];
  return date.end;
}
