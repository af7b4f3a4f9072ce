import {
  formatRecurrence,
  type Moment,
  nextStarts,
  onDate,
  parseRecurrence,
  type Recurrence,
  type RecurrenceRule,
  type RuleTime,
  SchedulingError,
  splitSeries,
  timed,
  zoneOf,
} from '@catch/scheduling';
import type { RecurrenceWhen, WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { readRhythm } from '../time/read-rhythm.ts';
import { firstOf } from '../time/resolve-series.ts';

export interface Repetition {
  readonly start: Moment;
  readonly end: Moment;
  readonly recurrence: readonly string[];
}

/**
 * 'Every two weeks', said of an event that is there: from this one on, at its own time of day unless another was
 * given. Everything else about the series stays: when it ends, and which of its meetings were called off. Undefined
 * when the words do not say how often.
 */
export function planRepetition(
  event: CalendarEvent,
  series: CalendarEvent | undefined,
  words: string,
  context: WhenContext,
  /** How often was asked for by itself; otherwise the words may as well be a time. */
  isAsked = false,
): Repetition | undefined {
  const zone = event.start.kind === 'timed' ? event.start.zone : context.zone;
  const day = dayOf(event.start, zone);
  const midnight = day.toZonedDateTime(zone);
  const rhythm = readRhythm(words, { ...context, zone, now: midnight.toInstant() }, { isAsked });
  if (rhythm.kind !== 'rhythm') return undefined;
  const { rule: said, said: when } = rhythm;
  const first = namesDays(said) ? (when?.start.toPlainDate() ?? firstOf(said, day) ?? day) : day;
  const { start, end } = placed(event, when, first, zone);
  const rest = series ? restOf(series, event.originalStart ?? event.start) : undefined;
  const [old] = rest?.rules ?? [];
  const rule = onSameDays(said, old);
  const ends = rule.until !== undefined || rule.count !== undefined || !old;
  return {
    start,
    end,
    recurrence: formatRecurrence({
      rules: [
        ends
          ? rule
          : {
              ...rule,
              ...(old.until === undefined ? {} : { until: old.until }),
              ...(old.count === undefined ? {} : { count: old.count }),
            },
      ],
      exclusionRules: [],
      extra: [],
      excluded: (rest?.excluded ?? []).map((time) => calledOff(time, start, zone)),
    }),
  };
}

/** The same meetings as before, however the rule is written. */
export function isSameRhythm(series: CalendarEvent, event: CalendarEvent, next: Repetition): boolean {
  const from = instant(event.start);
  const starts = (lines: readonly string[], start: Moment) =>
    nextStarts(parseRecurrence(lines), start, from, COMPARED).join();
  const isAsLong = lengthOf(event) === lengthOf(next);
  return isAsLong && starts(series.recurrence, series.start) === starts(next.recurrence, next.start);
}

type Times = Pick<Repetition, 'start' | 'end'>;
const lengthOf = ({ start, end }: Times): number => instant(end) - instant(start);

/** From when to when, this time. */
export const isAtSameTime = (one: Times, other: Times): boolean =>
  instant(one.start) === instant(other.start) && instant(one.end) === instant(other.end);

const COMPARED = 12;

const instant = (moment: Moment): number =>
  moment.kind === 'timed' ? moment.at : Date.parse(`${moment.date}T00:00:00Z`);

const dayOf = (moment: Moment, zone: string): Temporal.PlainDate =>
  moment.kind === 'date'
    ? Temporal.PlainDate.from(moment.date)
    : Temporal.Instant.fromEpochMilliseconds(moment.at).toZonedDateTimeISO(zone).toPlainDate();

const namesDays = ({ byDay, byMonthDay, byMonth, byYearDay, byWeekNo }: RecurrenceRule): boolean =>
  [byDay, byMonthDay, byMonth, byYearDay, byWeekNo].some((list) => list !== undefined);

/** Mondays and Wednesdays 'every two weeks' are still both; 'weekly' makes one meeting a week of them. */
function onSameDays(rule: RecurrenceRule, old: RecurrenceRule | undefined): RecurrenceRule {
  const isSparser = rule.frequency === 'WEEKLY' && rule.interval > 1 && !namesDays(rule);
  return isSparser && old?.frequency === 'WEEKLY' && old.byDay ? { ...rule, byDay: old.byDay } : rule;
}

function placed(
  event: CalendarEvent,
  when: RecurrenceWhen | undefined,
  first: Temporal.PlainDate,
  zone: string,
): Pick<Repetition, 'start' | 'end'> {
  if (event.start.kind === 'date' || event.end.kind === 'date') {
    const days = dayOf(event.start, zone).until(dayOf(event.end, zone)).days;
    return { start: onDate(first.toString()), end: onDate(first.add({ days }).toString()) };
  }
  const own = Temporal.Instant.fromEpochMilliseconds(event.start.at).toZonedDateTimeISO(zone).toPlainTime();
  const start = first.toZonedDateTime({
    timeZone: zone,
    plainTime: when?.timeSaid ? when.start.toPlainTime() : own,
  }).epochMilliseconds;
  const length = when?.duration
    ? when.start.add(when.duration).epochMilliseconds - when.start.epochMilliseconds
    : event.end.at - event.start.at;
  return { start: timed(start, zone), end: timed(start + length, zone) };
}

/** How the series would have gone on from this meeting. */
function restOf(series: CalendarEvent, cut: Moment): Recurrence {
  const whole = parseRecurrence(series.recurrence);
  try {
    return splitSeries(whole, series.start, cut).tail?.recurrence ?? whole;
  } catch (error) {
    if (!(error instanceof SchedulingError)) throw error;
    return whole;
  }
}

/** The day that was called off, at the hour at which the meetings are from now on. */
function calledOff(time: RuleTime, start: Moment, zone: string): RuleTime {
  if (start.kind === 'date' || time.kind === 'date') return time;
  const at = time.kind === 'utc' ? time.at : zoneOf(time.zone ?? zone).toInstant(time.local);
  const clock = Temporal.Instant.fromEpochMilliseconds(start.at).toZonedDateTimeISO(zone).toPlainTime();
  const moved = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).withPlainTime(clock);
  return { kind: 'utc', at: moved.epochMilliseconds };
}
