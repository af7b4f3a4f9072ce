import { DAY, expandSeries, type Interval, instantOf, type Moment, parseRecurrence } from '@catch/scheduling';

/** When something shall be, once or again and again. */
export interface WishedTime {
  readonly start: Moment;
  readonly end: Moment;
  readonly recurrence?: readonly string[] | undefined;
  /** Of a series that has been going on: from here it is of interest. */
  readonly from?: Moment | undefined;
}

/** Of a series so much is looked at: what lies further ahead, nobody has planned yet. */
const AHEAD = 120 * DAY;
const MOST_INSTANCES = 130;

export function instancesOf(
  { start, end, recurrence = [], from = start }: WishedTime,
  zone: string,
): readonly Interval[] {
  const first = { start: instantOf(start, zone), end: instantOf(end, zone) };
  if (recurrence.length === 0) return [first];
  const since = instantOf(from, zone);
  return expandSeries(
    { start, end, recurrence: parseRecurrence(recurrence) },
    { start: since, end: since + AHEAD },
    zone,
  ).slice(0, MOST_INSTANCES);
}
