import { formatRecurrence, instantOf, parseRecurrence, timed } from '@catch/scheduling';
import type { When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../../values/values.ts';
import type { Exact } from '../times.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** 'Make it Tuesdays', of every other Thursday until March: every other Tuesday until then, from the first one on. */
export function onOtherDays(
  { start, end }: EventFact,
  lines: readonly string[],
  read: When | undefined,
  zone: string,
): Exact | undefined {
  if (read?.kind !== 'recurrence' || read.timeSaid || !read.isPlural || read.startSaid) return undefined;
  if (start.kind !== 'timed' || end.kind !== 'timed' || lines.length === 0) return undefined;
  const whole = parseRecurrence(lines);
  const [rule, ...more] = whole.rules;
  const [said] = parseRecurrence(read.rrule).rules;
  const isWeekly = rule?.frequency === 'WEEKLY' && said?.frequency === 'WEEKLY' && said.byDay !== undefined;
  if (!isWeekly || more.length > 0) return undefined;
  const days = said.byDay.map(({ weekday }) => WEEKDAYS.indexOf(weekday) + 1);
  const from = Temporal.Instant.fromEpochMilliseconds(start.at).toZonedDateTimeISO(start.zone ?? zone);
  const later = Math.min(...days.map((day) => (day - from.dayOfWeek + 7) % 7));
  const first = from.add({ days: later }).epochMilliseconds;
  const last = first + instantOf(end, zone) - start.at;
  return {
    start: timed(first, start.zone ?? zone),
    end: timed(last, start.zone ?? zone),
    recurrence: formatRecurrence({ ...whole, rules: [{ ...rule, byDay: said.byDay }] }),
  };
}
