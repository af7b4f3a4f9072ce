import { quote, SchedulingError } from '../errors.ts';
import { civilDate, DAY, dayNumber, daysInMonth, pad } from '../time/civil.ts';
import type { RuleTime } from './rule.ts';

const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** `20270303`, `20270303T090000` or `20270303T090000Z`. */
export function parseIcalTime(text: string, zone?: string): RuleTime {
  const found = BASIC.exec(text.toUpperCase());
  if (found === null) throw new SchedulingError('invalid-rule', `Not an iCalendar date: ${quote(text)}`);
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const [hour, minute, second] = [Number(found[4] ?? 0), Number(found[5] ?? 0), Number(found[6] ?? 0)];
  const dateExists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  if (!dateExists || hour > 23 || minute > 59 || second > 60) {
    throw new SchedulingError('invalid-rule', `No such date or time: ${quote(text)}`);
  }
  const dayNo = dayNumber(year, month, day);
  if (found[4] === undefined) return { kind: 'date', day: dayNo };
  // A leap second is read as the second before it, as RFC 5545 advises.
  const local = dayNo * DAY + (hour * 3600 + minute * 60 + Math.min(second, 59)) * 1000;
  if (found[7] !== undefined) return { kind: 'utc', at: local };
  return zone === undefined ? { kind: 'local', local } : { kind: 'local', local, zone };
}

export function formatIcalTime(time: RuleTime): string {
  if (time.kind === 'date') return formatIcalDate(time.day);
  return time.kind === 'utc' ? `${formatBasic(time.at)}Z` : formatBasic(time.local);
}

function formatBasic(local: number): string {
  const dayNo = Math.floor(local / DAY);
  const seconds = Math.floor((local - dayNo * DAY) / 1000);
  const clock = `${pad(Math.floor(seconds / 3600), 2)}${pad(Math.floor(seconds / 60) % 60, 2)}${pad(seconds % 60, 2)}`;
  return `${formatIcalDate(dayNo)}T${clock}`;
}

function formatIcalDate(dayNo: number): string {
  const { year, month, day } = civilDate(dayNo);
  return `${pad(year, 4)}${pad(month, 2)}${pad(day, 2)}`;
}

const DURATION = /^\+?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,12})S)?)?$/;

/** An iCalendar DURATION in milliseconds; days are 24 hours, which is what a period on one time line means. */
export function parseIcalDuration(text: string): number {
  const found = DURATION.exec(text.toUpperCase());
  if (found === null || found.slice(1).every((part) => part === undefined)) {
    throw new SchedulingError('invalid-rule', `Not a duration: ${quote(text)}`);
  }
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return (
    ((((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) *
    1000
  );
}
