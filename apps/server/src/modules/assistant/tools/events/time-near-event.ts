import { DAY, instantOf } from '@catch/scheduling';
import { resolveWhen, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';

/** 'The day after', 'the following Monday': relative to the event's own day, wherever today is. */
const RELATIVE_TO_ITS_DAY =
  /\b(?:(?:day|morning|afternoon|evening|week) (?:after|before)(?! (?:tomorrow|yesterday|next|last|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|(?:the )?following (?:day|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:the )?(?:next|previous) day|(?:mon|tues|wednes|thurs|fri|satur|sun)day after)\b(?! (?:tomorrow|yesterday|next|last))/i;

/** Read from the event's own day, the day after it is that day's tomorrow: so an hour may stand behind it. */
export const relativeToToday = (words: string | undefined): string | undefined =>
  words
    ?.replace(/\b(?:the )?day after(?=,? (?:at|around) )/i, 'the next day')
    .replace(/\b(?:the )?day before(?=,? (?:at|around) )/i, 'the previous day');

/** 'to 4' said of an event on Thursday means Thursday: the words are read from the beginning of its day. */
export function anchored(event: CalendarEvent, words: string, context: WhenContext): WhenContext {
  const plain = resolveWhen(words, context);
  if (saysDay(plain) && !RELATIVE_TO_ITS_DAY.test(words)) return context;
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, context.zone))
    .toZonedDateTimeISO(context.zone)
    .startOfDay();
  return { ...context, now: day.toInstant() };
}

/** Only the hour may be doubtful ('Thursday at 7'): the day that was said is kept. */
function saysDay(when: When): boolean {
  if (when.kind === 'ambiguous') return when.options.length > 0 && when.options.every(saysDay);
  return !('dateSaid' in when) || when.dateSaid === true;
}

/** '10 their time' of an event on Friday is Friday here, even where it is still Thursday there when the day begins. */
export function onItsDay(event: CalendarEvent, when: When, zone: string): When {
  if (when.kind !== 'instant' || when.dateSaid || event.start.kind === 'date') return when;
  const own = Temporal.Instant.fromEpochMilliseconds(event.start.at).toZonedDateTimeISO(zone).toPlainDate();
  const { days } = when.at.withTimeZone(zone).toPlainDate().until(own);
  return days === 0 || Math.abs(days) > 1 ? when : { ...when, at: when.at.add({ days }) };
}

/** 'Same time next week' is its own weekday there. */
export function onItsWeekday(event: CalendarEvent, when: When, zone: string): When {
  if (when.kind !== 'interval' || when.grain !== 'week') return when;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, zone)).toZonedDateTimeISO(zone);
  const there = when.start.startOfDay().add({ days: (own.dayOfWeek - when.start.dayOfWeek + 7) % 7 });
  // Said on a Sunday, next week begins tomorrow: if the event is there already, take the week after its own.
  const start = there.toPlainDate().equals(own.toPlainDate()) ? there.add({ days: 7 }) : there;
  return { ...when, grain: 'day', start, end: start.add({ days: 1 }) };
}

const HALF_DAY = DAY / 2;
/** So much nearer must one reading be to the event's own hour before the other is out of the question. */
const CLEARLY = 4 * 3_600_000;

/** Of a dinner at seven 'to 8' is in the evening: where no am or pm was said, the event's own hour tells. */
export function nearestHalf(event: CalendarEvent, when: When, zone: string): When {
  if (event.start.kind === 'date') return when;
  const readings =
    when.kind === 'ambiguous'
      ? when.options
      : when.kind === 'instant' || when.kind === 'interval'
        ? [when, ...(when.alternatives ?? [])]
        : [];
  const [one, two, ...more] = readings;
  const [first, second] = [one, two].map(beginningOf);
  if (!one || !two || !first || !second || more.length > 0) return when;
  if (Math.abs(first.epochMilliseconds - second.epochMilliseconds) !== HALF_DAY) return when;
  const own = Temporal.Instant.fromEpochMilliseconds(event.start.at).toZonedDateTimeISO(zone).toPlainTime();
  const distance = (at: Temporal.ZonedDateTime): number =>
    Math.abs(own.until(at.toPlainTime()).total('milliseconds'));
  const gain = distance(second) - distance(first);
  if (Math.abs(gain) < CLEARLY) return when;
  const [near, far] = gain > 0 ? [first, second] : [second, first];
  // A gym at six in the evening goes to ten in the morning; only what is late anyway goes to ten at night.
  const isLate = (isNight(near) && !isNight(far) && distance(near) > LATER) || isAfterWork(own, near, far);
  return gain > 0 !== isLate ? one : two;
}
const isNight = ({ hour }: Temporal.ZonedDateTime): boolean => hour >= 22 || hour < 6;
const LATER = 2 * 3_600_000;

/** A call at five in the afternoon goes to nine in the morning, and not to nine at night. */
const isAfterWork = (
  own: Temporal.PlainTime,
  near: Temporal.ZonedDateTime,
  far: Temporal.ZonedDateTime,
): boolean => own.hour < 18 && near.hour >= 20 && far.hour >= 8;

/** An hour, or the first of two: '7 to 12' has two halves of the day as well. */
const beginningOf = (when: When | undefined): Temporal.ZonedDateTime | undefined =>
  when?.kind === 'instant' ? when.at : when?.kind === 'interval' && when.range ? when.start : undefined;
