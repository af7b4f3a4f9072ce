import { formatIcalTime } from './ical-time.ts';
import type { ExtraTime, Recurrence, RecurrenceRule, RuleTime } from './rule.ts';

/** The rule as an `RRULE:` line; parsing it again gives the same rule. */
export function formatRule(rule: RecurrenceRule, name: 'RRULE' | 'EXRULE' = 'RRULE'): string {
  const parts = [`FREQ=${rule.frequency}`];
  if (rule.interval !== 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.count !== undefined) parts.push(`COUNT=${rule.count}`);
  if (rule.until !== undefined) parts.push(`UNTIL=${formatIcalTime(rule.until)}`);
  const list = (key: string, values: readonly (number | string)[] | undefined): void => {
    if (values !== undefined) parts.push(`${key}=${values.join(',')}`);
  };
  list('BYMONTH', rule.byMonth);
  list('BYWEEKNO', rule.byWeekNo);
  list('BYYEARDAY', rule.byYearDay);
  list('BYMONTHDAY', rule.byMonthDay);
  list(
    'BYDAY',
    rule.byDay?.map((day) => `${day.nth ?? ''}${day.weekday}`),
  );
  list('BYHOUR', rule.byHour);
  list('BYMINUTE', rule.byMinute);
  list('BYSECOND', rule.bySecond);
  list('BYSETPOS', rule.bySetPos);
  if (rule.weekStart !== 'MO') parts.push(`WKST=${rule.weekStart}`);
  return `${name}:${parts.join(';')}`;
}

/** All lines of a recurrence, ready for a calendar's `recurrence` field. */
export function formatRecurrence(recurrence: Recurrence): string[] {
  return [
    ...recurrence.rules.map((rule) => formatRule(rule)),
    ...recurrence.exclusionRules.map((rule) => formatRule(rule, 'EXRULE')),
    ...recurrence.extra.map(formatExtra),
    ...recurrence.excluded.map((time) => formatTimeLine('EXDATE', time)),
  ];
}

function formatExtra({ time, duration }: ExtraTime): string {
  if (duration === undefined) return formatTimeLine('RDATE', time);
  const zone = time.kind === 'local' && time.zone !== undefined ? `;TZID=${time.zone}` : '';
  return `RDATE${zone};VALUE=PERIOD:${formatIcalTime(time)}/PT${Math.round(duration / 1000)}S`;
}

function formatTimeLine(name: string, time: RuleTime): string {
  if (time.kind === 'date') return `${name};VALUE=DATE:${formatIcalTime(time)}`;
  const zone = time.kind === 'local' && time.zone !== undefined ? `;TZID=${time.zone}` : '';
  return `${name}${zone}:${formatIcalTime(time)}`;
}
