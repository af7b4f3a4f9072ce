import { quote, SchedulingError } from '../errors.ts';
import { zoneOf } from '../time/zone.ts';
import { parseIcalDuration, parseIcalTime } from './ical-time.ts';
import { parseRule } from './parse-rule.ts';
import type { ExtraTime, Recurrence, RecurrenceRule, RuleTime } from './rule.ts';

/**
 * The `recurrence` lines of a calendar event: RRULE, RDATE, EXDATE (and the old EXRULE). No DTSTART: the
 * start comes from the event. Throws `SchedulingError` when a line cannot be understood, because a rule
 * half understood would show a wrong calendar.
 */
export function parseRecurrence(lines: readonly string[]): Recurrence {
  const rules: RecurrenceRule[] = [];
  const exclusionRules: RecurrenceRule[] = [];
  const extra: ExtraTime[] = [];
  const excluded: RuleTime[] = [];
  for (const raw of lines) {
    const line = raw.trim();
    if (line === '') continue;
    const { name, zone, value } = splitLine(line);
    if (name === 'RRULE') rules.push(parseRule(value));
    else if (name === 'EXRULE') exclusionRules.push(parseRule(value));
    else if (name === 'RDATE') for (const one of splitValues(value)) extra.push(extraTime(one, zone));
    else if (name === 'EXDATE') for (const one of splitValues(value)) excluded.push(parseIcalTime(one, zone));
    else throw new SchedulingError('unsupported-rule', `Not a recurrence line: ${quote(line)}`);
  }
  return { rules, exclusionRules, extra, excluded };
}

export type RecurrenceParse =
  | { readonly ok: true; readonly recurrence: Recurrence }
  | { readonly ok: false; readonly error: SchedulingError };

/** The same for those who would rather branch than catch. */
export function tryParseRecurrence(lines: readonly string[]): RecurrenceParse {
  try {
    return { ok: true, recurrence: parseRecurrence(lines) };
  } catch (error) {
    if (error instanceof SchedulingError) return { ok: false, error };
    throw error;
  }
}

interface Line {
  readonly name: string;
  readonly zone: string | undefined;
  readonly value: string;
}

function splitLine(line: string): Line {
  // `FREQ=…` without a name is common in stored rules and can mean only one thing.
  if (/^FREQ=/i.test(line)) return { name: 'RRULE', zone: undefined, value: line };
  // A quoted parameter may contain ':'; only the first colon outside quotes ends the name.
  const found = /^([A-Za-z]+)((?:;[A-Za-z-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s.exec(line);
  if (found?.[1] === undefined)
    throw new SchedulingError('invalid-rule', `Not a recurrence line: ${quote(line)}`);
  const zone = /;TZID=("[^"]*"|[^":;]*)/i.exec(found[2] ?? '')?.[1]?.replaceAll('"', '');
  return {
    name: found[1].toUpperCase(),
    zone: zone === undefined || zone === '' ? undefined : zoneOf(zone).id,
    value: found[3] ?? '',
  };
}

function splitValues(value: string): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function extraTime(value: string, zone: string | undefined): ExtraTime {
  const slash = value.indexOf('/');
  if (slash < 0) return { time: parseIcalTime(value, zone) };
  const time = parseIcalTime(value.slice(0, slash), zone);
  const ending = value.slice(slash + 1);
  if (/^\+?P/i.test(ending)) return { time, duration: parseIcalDuration(ending) };
  const end = parseIcalTime(ending, zone);
  const duration = absolute(end) - absolute(time);
  if (!(duration >= 0)) throw new SchedulingError('invalid-rule', `Not a period: ${quote(value)}`);
  return { time, duration };
}

function absolute(time: RuleTime): number {
  if (time.kind === 'utc') return time.at;
  if (time.kind === 'local')
    return time.zone === undefined ? time.local : zoneOf(time.zone).toInstant(time.local);
  throw new SchedulingError('invalid-rule', 'A period needs times, not dates');
}
