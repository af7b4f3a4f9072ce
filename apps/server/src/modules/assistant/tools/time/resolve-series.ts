import {
  DAY,
  formatRecurrence,
  formatRule,
  nextStarts,
  onDate,
  parseDate,
  parseRecurrence,
  type RecurrenceRule,
  type RuleTime,
  timed,
} from '@catch/scheduling';
import {
  type RecurrenceWhen,
  readWhen,
  resolveWhen,
  type When,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { describeRecurrence } from '../../../../platform/say-recurrence/say-recurrence.ts';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import { type Beginning, readBeginning } from './read-beginning.ts';
import { type Rhythm, readRhythm } from './read-rhythm.ts';

/**
 * When it begins and how often it comes, said apart and read apart. What contradicts itself is asked about: a first day
 * that is none of the days of the rule would be one meeting too many in every calendar.
 */
export function resolveSeries(words: SeriesWords, own: WhenContext): RecurrenceWhen | Question {
  const zone = zoneSaid(words, own);
  const series = resolveIn(words, zone ? { ...own, zone } : own);
  return series.kind === 'recurrence' && zone ? { ...series, zone } : series;
}

interface SeriesWords {
  readonly when: string;
  readonly recurrence: string;
}

/** 'Every Friday at nine in New York' is a Friday there, and at nine also when the clocks have changed there alone. */
function zoneSaid({ when, recurrence }: SeriesWords, context: WhenContext): string | undefined {
  const said = [when, recurrence].flatMap((words) => resolveWhen(words, context).zone ?? []);
  return said.find((zone) => zone.includes('/'));
}

function resolveIn(words: SeriesWords, context: WhenContext): RecurrenceWhen | Question {
  const rhythm = readRhythm(words.recurrence, context);
  if (rhythm.kind === 'question') return rhythm;
  if (!words.when.trim()) return begun(rhythm, beginningOf(rhythm, context), context);
  const { when, unread } = readWhen(words.when, context);
  if (unread.length > 0 || when.kind === 'none')
    return question({ for: 'time', because: 'not-understood', words: words.when });
  const repeated = repeatedIn(when, words.when, context);
  if (repeated) return both(rhythm, repeated, words, context);
  const beginning = readBeginning(when, words.when, context);
  return beginning.kind === 'question' ? beginning : begun(rhythm, beginning, context);
}

/** 'Every Monday at 9', next to 'weekly': what was given as when says how often as well. */
function repeatedIn(when: When, words: string, context: WhenContext): RecurrenceWhen | undefined {
  if (when.kind === 'recurrence') return when;
  if (when.kind !== 'windows' || when.choice !== 'all-of') return undefined;
  const every = readWhen(`every ${words}`, context);
  return every.when.kind === 'recurrence' && every.unread.length === 0 ? every.when : undefined;
}

/** Both may say the same; where one says more, it is the one that holds. */
function both(
  rhythm: Rhythm,
  repeated: RecurrenceWhen,
  words: SeriesWords,
  context: WhenContext,
): RecurrenceWhen | Question {
  const [own] = parseRecurrence(repeated.rrule).rules;
  const { rule } = rhythm;
  const contradicts = question({
    for: 'rhythm',
    because: 'contradicts',
    words: rhythm.words,
    other: words.when,
  });
  if (!own) return contradicts;
  const isSame = own.frequency === rule.frequency && (own.interval === rule.interval || own.interval === 1);
  const days = (one: RecurrenceRule) => formatRule(bare({ ...one, interval: 1 }));
  const isPlain = days(rule) === `RRULE:FREQ=${rule.frequency}`;
  if (!isSame || (!isPlain && days(own) !== days(rule))) return contradicts;
  if (endOf(own) && endOf(rule) && formatRule(own) !== formatRule({ ...own, ...endOf(rule) }))
    return contradicts;
  const whole: Rhythm = {
    ...rhythm,
    rule: { ...own, interval: rule.interval, ...(endOf(rule) ?? {}) },
    exceptions: [...repeated.rrule.slice(1), ...rhythm.exceptions],
  };
  const start: Beginning = {
    kind: 'beginning',
    day: repeated.start.toPlainDate(),
    isDay: false,
    ...(repeated.timeSaid ? { clock: repeated.start.toPlainTime() } : {}),
    ...(repeated.duration ? { duration: repeated.duration } : {}),
  };
  return begun(whole, start, context);
}

function beginningOf({ said }: Rhythm, { now, zone }: WhenContext): Beginning {
  const day = said?.start ?? now.toZonedDateTimeISO(zone);
  return { kind: 'beginning', day: day.toPlainDate(), isDay: said?.startSaid === true };
}

/** The rhythm from its first day on. */
function begun(rhythm: Rhythm, beginning: Beginning, context: WhenContext): RecurrenceWhen | Question {
  const { said, words } = rhythm;
  const clock = beginning.clock ?? (said?.timeSaid ? said.start.toPlainTime() : undefined);
  if (beginning.clock && said?.timeSaid && !beginning.clock.equals(said.start.toPlainTime()))
    return question({ for: 'rhythm', because: 'contradicts', words, other: beginning.clock.toString() });
  if (!isAtHours(rhythm.rule, clock)) return question({ for: 'rhythm', because: 'not-understood', words });
  const from = isLater(said, beginning) ? said.start.toPlainDate() : beginning.day;
  const passed = !beginning.isDay && isOver(from, clock, context);
  const first = firstOf(rhythm.rule, passed ? from.add({ days: 1 }) : from);
  if (!first || (beginning.isDay && !first.equals(beginning.day)))
    return question(
      first
        ? {
            for: 'rhythm',
            because: 'other-day',
            words,
            day: beginning.day.toString(),
            fits: first.toString(),
          }
        : { for: 'rhythm', because: 'not-understood', words },
    );
  const start = first.toZonedDateTime({ timeZone: context.zone, plainTime: clock ?? '00:00' });
  const whole = { ...rhythm, rule: withinMonth(rhythm, first) };
  const rule = ended(whole, beginning, start, clock === undefined, context);
  if (!rule) return question({ for: 'rhythm', because: 'ended', words });
  const duration = beginning.duration ?? said?.duration;
  return {
    kind: 'recurrence',
    rrule: [formatRule(rule), ...exceptionsAt(rhythm, clock, context.zone)],
    start,
    allDay: clock === undefined,
    timeSaid: clock !== undefined,
    ...(duration ? { duration } : {}),
    description: describeRecurrence([formatRule(rule)], onDate(first.toString()), context.zone),
    text: words,
    rule: words,
  };
}

/** 'Each Wednesday in December' are those of one December; of every one it is 'each year'. */
function withinMonth({ rule, said }: Rhythm, first: Temporal.PlainDate): RecurrenceRule {
  const { byMonth, ...weekly } = rule;
  const isOfOne =
    said && byMonth?.length === 1 && (rule.frequency === 'WEEKLY' || rule.frequency === 'DAILY');
  if (!isOfOne || endOf(rule)) return rule;
  const last = first.with({ day: first.daysInMonth });
  return { ...weekly, until: { kind: 'date', day: parseDate(last.toString()) } };
}

/** A rule with hours of its own goes on at those: its first time has to be one of them. */
const isAtHours = ({ byHour, byMinute }: RecurrenceRule, clock: Temporal.PlainTime | undefined): boolean =>
  (!byHour || (clock !== undefined && byHour.includes(clock.hour))) &&
  (!byMinute || (clock !== undefined && byMinute.includes(clock.minute)));

/** 'Tomorrow at 9' next to 'every Monday starting 7 December': a first day given with the rhythm counts. */
const isLater = (said: RecurrenceWhen | undefined, { isDay }: Beginning): said is RecurrenceWhen =>
  said?.startSaid === true && !isDay;

const isOver = (day: Temporal.PlainDate, clock: Temporal.PlainTime | undefined, { now, zone }: WhenContext) =>
  clock !== undefined &&
  day.toZonedDateTime({ timeZone: zone, plainTime: clock }).epochMilliseconds <= now.epochMilliseconds;

const WITHIN_A_DAY = new Set<RecurrenceRule['frequency']>(['HOURLY', 'MINUTELY', 'SECONDLY']);

/** The first day on or after this one that the rule falls on. */
export function firstOf(rule: RecurrenceRule, from: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (WITHIN_A_DAY.has(rule.frequency)) return from;
  const { byHour: _hours, byMinute: _minutes, bySecond: _seconds, ...days } = bare(rule);
  const date = from.toString();
  const [first] = nextStarts(
    { rules: [{ ...days, interval: 1 }], exclusionRules: [], extra: [], excluded: [] },
    onDate(date),
    parseDate(date) * DAY,
    1,
  );
  return first === undefined
    ? undefined
    : Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO('UTC').toPlainDate();
}

/** Days that are left out, at the hour at which it would have been. */
function exceptionsAt(
  { exceptions }: Rhythm,
  clock: Temporal.PlainTime | undefined,
  zone: string,
): readonly string[] {
  if (clock === undefined) return exceptions;
  const read = parseRecurrence(exceptions);
  const excluded = read.excluded.map((time): RuleTime => {
    if (time.kind !== 'date') return time;
    const day = Temporal.PlainDate.from('1970-01-01').add({ days: time.day });
    return { kind: 'utc', at: day.toZonedDateTime({ timeZone: zone, plainTime: clock }).epochMilliseconds };
  });
  return formatRecurrence({ ...read, excluded });
}

const bare = ({ count: _count, until: _until, ...rule }: RecurrenceRule): RecurrenceRule => rule;

const endOf = ({ count, until }: RecurrenceRule): Pick<RecurrenceRule, 'count' | 'until'> | undefined =>
  count === undefined && until === undefined
    ? undefined
    : { ...(count === undefined ? {} : { count }), ...(until === undefined ? {} : { until }) };

/**
 * With its end, as the calendar wants it written. 'For six weeks' counts from the first day, and 'until Friday', said of
 * what begins next week, is that week's. Undefined when it would end before it comes a second time.
 */
function ended(
  { rule, said, words }: Rhythm,
  { until: last }: Beginning,
  start: Temporal.ZonedDateTime,
  isAllDay: boolean,
  context: WhenContext,
): RecurrenceRule | undefined {
  const own = rule.until && atEndOf(rule.until, context.zone);
  const isOver = own !== undefined && own < start.epochMilliseconds;
  const until = said && (said.lasts || isOver) ? untilFrom(start, words, context) : own;
  const end = until ?? (rule.count === undefined ? last?.epochMilliseconds : undefined);
  if (end === undefined) return rule;
  if (end < start.epochMilliseconds || rule.count !== undefined) return undefined;
  const day = Temporal.Instant.fromEpochMilliseconds(end).toZonedDateTimeISO(context.zone).toPlainDate();
  const whole: RecurrenceRule = {
    ...rule,
    until: isAllDay ? { kind: 'date', day: parseDate(day.toString()) } : { kind: 'utc', at: end },
  };
  const first = isAllDay
    ? onDate(start.toPlainDate().toString())
    : timed(start.epochMilliseconds, context.zone);
  const recurrence = { rules: [whole], exclusionRules: [], extra: [], excluded: [] };
  return nextStarts(recurrence, first, Number.NEGATIVE_INFINITY, 2).length > 1 ? whole : undefined;
}

function untilFrom(start: Temporal.ZonedDateTime, words: string, context: WhenContext): number | undefined {
  const { when } = readWhen(words, { ...context, now: start.startOfDay().toInstant() });
  const [rule] = when.kind === 'recurrence' ? parseRecurrence(when.rrule).rules : [];
  return rule?.until && atEndOf(rule.until, context.zone);
}

/** A last day is included, to its end. */
function atEndOf(until: RuleTime, zone: string): number {
  if (until.kind === 'utc') return until.at;
  const local = until.kind === 'date' ? (until.day + 1) * DAY - 1000 : until.local;
  return Temporal.Instant.fromEpochMilliseconds(local)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .toZonedDateTime(zone).epochMilliseconds;
}
