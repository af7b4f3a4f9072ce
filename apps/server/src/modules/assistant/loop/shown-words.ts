import { instantOf } from '@catch/scheduling';
import { plainWords } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Intended } from '../values/make.ts';
import type { Change } from '../values/values.ts';

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const RHYTHMS: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['daily', 'every', 'each', 'day'],
  WEEKLY: ['weekly', 'every', 'each', 'week'],
  MONTHLY: ['monthly', 'every', 'each', 'month'],
  YEARLY: ['yearly', 'annually', 'every', 'each', 'year'],
};

/** Words that what is intended bears out: it is on that weekday, it comes every week, that is what it overlaps with. */
export function shownWords({ changes, conflicts }: Intended, zone: string): ReadonlySet<string> {
  return new Set([
    ...conflicts.flatMap(({ title }) => plainWords(title ?? '')),
    ...(changes.length === 1 ? changes.flatMap((change) => timeWordsOf(change, zone)) : []),
  ]);
}

function timeWordsOf(change: Change, zone: string): string[] {
  if (change.did !== 'created') return [];
  const { start } = change.after;
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)).toZonedDateTimeISO(zone);
  const rules = change.recurrence ?? [];
  const isEveryDay = rules.some((rule) => /BYDAY=\w+,/.test(rule));
  return [
    ...(isEveryDay ? [] : [WEEKDAYS[day.dayOfWeek - 1] ?? '']),
    ...rules.flatMap((rule) =>
      /INTERVAL=/.test(rule) ? [] : (RHYTHMS[/FREQ=(\w+)/.exec(rule)?.[1] ?? ''] ?? []),
    ),
  ];
}
