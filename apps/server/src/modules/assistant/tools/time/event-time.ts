import { HOUR, MINUTE, onDate, timed } from '@catch/scheduling';
import { atSpokenHour, saysOnce, type When, type WhenContext } from '@catch/understanding';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import { forDeed } from './deed-hours.ts';
import {
  at,
  type EventTime,
  type EventTimeWords,
  fixed,
  interval,
  type Length,
  lengthOf,
  within,
} from './event-time-kinds.ts';
import { everyDayOf } from './part-of-day.ts';
import { readWithDay } from './read-with-day.ts';
import { resolveDuration } from './resolve-duration.ts';
import { resolveSeries } from './resolve-series.ts';
import { settleHalf } from './settle-half.ts';
import { whichReading } from './which-reading.ts';
import { fromInterval } from './within-interval.ts';

/** Reads when an event shall be. What only the calendar can tell (what is free, when another event is) is left open. */
export function resolveEventTime(words: EventTimeWords, context: WhenContext): EventTime {
  const said = words.duration ? resolveDuration(words.duration, context) : undefined;
  if (words.duration && said === undefined)
    return question({ for: 'length', because: 'not-understood', words: words.duration });
  const minutes = words.usual?.minutes;
  const usual = minutes === undefined ? HOUR : minutes * MINUTE;
  const length = { said, usual };
  if (words.recurrence && !saysOnce(words.recurrence)) {
    const series = resolveSeries(
      { when: words.when, recurrence: words.recurrence },
      forDeed(words.title, context),
    );
    return series.kind === 'question' ? series : fromRecurrence(series, words, length, context.zone);
  }
  const { when, unread } = readWithDay(atSpokenHour(words.when, context), forDeed(words.title, context));
  if (unread.length > 0) return notUnderstood(words.when);
  return fromWhen(settleHalf(words.title, when, context), words, length, context);
}

const notUnderstood = (words: string): Question =>
  words.trim()
    ? question({ for: 'time', because: 'not-understood', words })
    : question({ for: 'time', because: 'missing' });

function fromWhen(when: When, words: EventTimeWords, length: Length, context: WhenContext): EventTime {
  const { zone } = context;
  switch (when.kind) {
    case 'instant': {
      const start = at(when.at, zone);
      return fixed(start, timed(start.at + lengthOf(length), zone));
    }
    case 'interval':
      return fromInterval(when, words, length, context);
    case 'recurrence':
      return fromRecurrence(when, words, length, zone);
    case 'windows': {
      const daily = everyDayOf(when, words.when, length, context);
      if (daily) return daily;
      if (when.choice === 'all-of') return question({ for: 'one-or-each' });
      return within(
        when.windows.map(({ start, end }) => interval(start, end)),
        lengthOf(length),
        when.rule,
      );
    }
    case 'deadline':
      return within([interval(when.from, when.by)], lengthOf(length), when.rule);
    case 'open':
      return within([openStretch(when, context)], lengthOf(length), when.rule);
    case 'relative-to-event':
      return relativeEventTime(when, length, context);
    case 'ambiguous':
      return whichReading(when, zone);
    case 'duration':
      return question({ for: 'time', because: 'missing' });
    case 'none':
      return notUnderstood(words.when);
  }
}

const MEETS =
  /\b(?:meetings?|syncs?|stand-?ups?|calls?|1:1s?|1-1s?|one[- ](?:on|to)[- ]ones?|check-?ins?|catch-?ups?|reviews?|retros?|retrospectives?|interviews?|lessons?|class(?:es)?|sessions?|appointments?|workshops?|demos?|planning|huddles?|seminars?|lectures?|trainings?|practice|rehearsals?|therapy|yoga|pilates|gym|lunch|dinner|breakfast|brunch|coffee|drinks)\b/i;

function fromRecurrence(
  when: Extract<When, { kind: 'recurrence' }>,
  words: EventTimeWords,
  { said, usual }: Length,
  zone: string,
): EventTime {
  // Bins and birthdays last the day; what people come together for has an hour, and it was not said.
  const hasHour = said !== undefined || MEETS.test(words.title ?? '');
  if (when.allDay && !words.allDay && hasHour)
    return question({ for: 'time', because: 'hour', rhythm: when.description });
  if (when.allDay || words.allDay) {
    const first = when.start.toPlainDate();
    return fixed(onDate(first.toString()), onDate(first.add({ days: 1 }).toString()), when.rrule);
  }
  if (!when.timeSaid) return question({ for: 'time', because: 'hour', rhythm: when.description });
  // What was said of another zone stays there, also when only its clocks change.
  const home = when.zone?.includes('/') ? when.zone : zone;
  const start = at(when.start, home);
  const own = when.duration ? when.start.add(when.duration).epochMilliseconds - start.at : undefined;
  return fixed(start, timed(start.at + (said ?? own ?? usual), home), when.rrule);
}

/** 'Until 5' begins now; 'after 3' ends with the day, 'from Monday on' with the week. */
function openStretch(when: Extract<When, { kind: 'open' }>, { now }: WhenContext) {
  if (when.direction === 'until') return interval(now, when.at);
  return interval(when.at, when.at.startOfDay().add({ days: when.dateSaid && when.grain === 'day' ? 7 : 1 }));
}

export function relativeEventTime(
  when: Extract<When, { kind: 'relative-to-event' }>,
  length: Length,
  { now, zone }: WhenContext,
): Extract<EventTime, { kind: 'relative' }> {
  const offset = when.offset.total({ unit: 'milliseconds', relativeTo: now.toZonedDateTimeISO(zone) });
  // '20 minutes before the call' without a length reaches up to the call, not into it.
  const isGap = when.direction === 'before' && offset > 0 && length.said === undefined;
  const duration = isGap ? Math.min(offset, length.usual) : lengthOf(length);
  return {
    kind: 'relative',
    event: when.eventText,
    // 'An hour before my flight on Friday': the day tells which flight.
    ...(when.on ? { on: when.on.text } : {}),
    direction: when.direction,
    offset,
    duration,
  };
}
