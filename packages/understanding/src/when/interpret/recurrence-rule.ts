import type { Temporal } from 'temporal-polyfill';
import { at, dayOf } from '../civil/calendar.ts';
import type { Every, RecurrenceNode } from '../grammar/nodes.ts';
import type { Environment } from './environment.ts';
import { durationOf, endOf, place, startOf } from './readings.ts';
import { resolved } from './resolved.ts';

const basic = (iso: string): string => iso.replace(/[-:]/g, '');

export function exdate(
  day: number,
  first: Occurrence,
  zone: string | undefined,
  allDay: boolean,
  environment: Environment,
): string {
  const t = place(at(day, first.start - at(dayOf(first.start))), zone, environment).time;
  if (allDay) return `EXDATE;VALUE=DATE:${basic(t.toPlainDate().toString())}`;
  return `EXDATE;TZID=${environment.context.zone}:${basic(t.toPlainDateTime().toString({ smallestUnit: 'second' }))}`;
}

/** The rule as RFC 5545 writes it. */
export function ruleLine(
  every: Every,
  node: RecurrenceNode,
  first: Temporal.ZonedDateTime,
  environment: Environment,
): string {
  const parts = [`FREQ=${every.frequency}`];
  if (every.interval > 1) parts.push(`INTERVAL=${every.interval}`);
  if (every.months && every.months.length < 12) parts.push(`BYMONTH=${every.months.join(',')}`);
  if (every.monthDays) parts.push(`BYMONTHDAY=${every.monthDays.join(',')}`);
  if (every.weekdays && every.weekdays.length < 7) {
    const { place: places } = every;
    const days = every.weekdays.flatMap((d) => (places ?? ['']).map((p) => `${p}${CODES[d - 1]}`));
    parts.push(`BYDAY=${days.join(',')}`);
  }
  if (every.hours) parts.push(`BYHOUR=${every.hours.join(',')}`);
  const until = untilOf(node, first, environment);
  if (until) parts.push(`UNTIL=${until}`);
  if (node.count !== undefined) parts.push(`COUNT=${node.count}`);
  if (every.frequency === 'WEEKLY' && every.interval > 1 && environment.moment.weekStart === 7)
    parts.push('WKST=SU');
  return parts.join(';');
}

/** RFC 5545 wants UNTIL in UTC when the start has a zone; the named end is included. */
function untilOf(
  node: RecurrenceNode,
  first: Temporal.ZonedDateTime,
  environment: Environment,
): string | undefined {
  const utc = (t: ReturnType<typeof place>['time']): string =>
    `${basic(t.toInstant().toString({ smallestUnit: 'second' }).replace('Z', ''))}Z`;
  if (node.until) {
    const found = resolved(node.until, environment)?.found;
    if (!found) return undefined;
    const last = node.untilStart
      ? startOf(found, node.until.zone, environment)
      : endOf(found, node.until.zone, environment);
    return utc(last.time.subtract({ seconds: found.point ? 0 : 1 }));
  }
  if (!node.lasting) return undefined;
  // 'For six weeks' counts from its first time: six of what is weekly, whenever it begins. 'The next six' are from now.
  const { length, fromNow } = node.lasting;
  return fromNow
    ? utc(environment.context.now.toZonedDateTimeISO(environment.context.zone).add(durationOf(length)))
    : utc(first.add(durationOf(length)).subtract({ seconds: 1 }));
}

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export interface Occurrence {
  readonly start: number;
  readonly length?: number;
  readonly timed: boolean;
}
