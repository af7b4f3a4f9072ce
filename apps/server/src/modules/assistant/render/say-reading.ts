import type { Moment } from '@catch/scheduling';
import { askHowOften, askWhich, type InstantWhen, type IntervalWhen, renderWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Asks, Option } from '../values/values.ts';

/** Which of several readings is meant; when only how often was said, at which times. */
export function sayReadings(
  { often }: Extract<Asks, { for: 'reading' }>,
  options: readonly Option[],
  zone: string,
): string {
  return often ? askHowOften(often) : askWhich(options.flatMap((option) => readingOf(option, zone) ?? []));
}

export function sayReading(option: Option, zone: string): string {
  const reading = readingOf(option, zone);
  return reading ? renderWhen(reading, { zone, now: Temporal.Instant.fromEpochMilliseconds(0) }) : option.ref;
}

const PLAIN = { text: '', rule: '', dateSaid: true } as const;

function readingOf(option: Option, zone: string): InstantWhen | IntervalWhen | undefined {
  if ('moment' in option)
    return { ...PLAIN, kind: 'instant', at: zoned(option.moment, zone), grain: 'minute' };
  if (!('slot' in option)) return undefined;
  const { start, end } = option.slot;
  const allDay = start.kind === 'date';
  return {
    ...PLAIN,
    kind: 'interval',
    start: zoned(start, zone),
    end: zoned(end, zone),
    grain: allDay ? 'day' : 'minute',
    allDay,
    range: true,
  };
}

const zoned = (moment: Moment, zone: string): Temporal.ZonedDateTime =>
  moment.kind === 'date'
    ? Temporal.PlainDate.from(moment.date).toZonedDateTime(zone)
    : Temporal.Instant.fromEpochMilliseconds(moment.at).toZonedDateTimeISO(moment.zone);
