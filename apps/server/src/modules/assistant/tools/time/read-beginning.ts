import { resolveWhen, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import { settleHalf } from './settle-half.ts';
import { whichReading } from './which-reading.ts';

/** Where a series begins. */
export interface Beginning {
  readonly kind: 'beginning';
  readonly day: Temporal.PlainDate;
  /** That very day was said; otherwise it is the first that the rule falls on from then on. */
  readonly isDay: boolean;
  readonly clock?: Temporal.PlainTime | undefined;
  readonly duration?: Temporal.Duration | undefined;
  /** 'From 23 November to 18 December': until when it goes on. */
  readonly until?: Temporal.ZonedDateTime | undefined;
}

type Interval = Extract<When, { kind: 'interval' }>;

/** What was said as the time of something that repeats. */
export function readBeginning(read: When, words: string, context: WhenContext): Beginning | Question {
  const when = settleHalf(undefined, isHour(read) ? atAnyDay(words, context) : read, context);
  switch (when.kind) {
    case 'instant':
      return from(when.at, when.dateSaid, { clock: when.at.toPlainTime() });
    case 'interval':
      return fromInterval(when, words, context);
    case 'open':
      if (when.direction !== 'from') break;
      return from(
        when.at,
        when.dateSaid && when.grain === 'day',
        when.grain === 'hour' || when.grain === 'minute' ? { clock: when.at.toPlainTime() } : {},
      );
    // 'Next week at 9': that hour, on whichever of those days it comes.
    case 'windows': {
      const [first] = when.windows;
      if (when.choice !== 'one-of' || !first?.instant) break;
      return from(first.start, false, { clock: first.start.toPlainTime() });
    }
    case 'ambiguous':
      return whichReading(when, context.zone);
    default:
  }
  return question({ for: 'time', because: 'not-understood', words });
}

const isHour = (when: When): boolean =>
  (when.kind === 'instant' || (when.kind === 'interval' && when.range)) && !when.dateSaid;

/** '9:00 to 9:15' of a series is in the morning, also when it is ten o'clock: read as on a day that is all to come. */
const atAnyDay = (words: string, context: WhenContext): When =>
  resolveWhen(words, {
    ...context,
    now: context.now.toZonedDateTimeISO(context.zone).startOfDay().toInstant(),
  });

const from = (
  at: Temporal.ZonedDateTime,
  isDay: boolean,
  more: Pick<Beginning, 'clock' | 'duration' | 'until'>,
): Beginning => ({ kind: 'beginning', day: at.toPlainDate(), isDay, ...more });

function fromInterval(when: Interval, words: string, { now, zone }: WhenContext): Beginning | Question {
  const { start, end, allDay, range, grain, dateSaid, endOpen } = when;
  if (endOpen) return question({ for: 'time', because: 'end-day', words });
  if (range && allDay) return from(start, true, { until: end.subtract({ seconds: 1 }) });
  if (range) return from(start, dateSaid, { clock: start.toPlainTime(), duration: start.until(end) });
  if (allDay && grain === 'day') return from(start, true, {});
  if (allDay) {
    const today = now.toZonedDateTimeISO(zone);
    return from(Temporal.ZonedDateTime.compare(start, today) < 0 ? today : start, false, {});
  }
  // A part of a day is no hour, and at which one the series is nobody has said.
  return question({ for: 'time', because: 'open', words });
}
