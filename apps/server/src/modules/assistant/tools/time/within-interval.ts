import { onDate } from '@catch/scheduling';
import type { When, WhenContext } from '@catch/understanding';
import { question } from '../../values/make.ts';
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
import { mealOf, mealOfDay, mealOfDays } from './meal-time.ts';
import { isAway, properHours } from './part-of-day.ts';

/** A stretch was named: it is the time itself, or the event lies somewhere in it, or the hour has to be asked. */
export function fromInterval(
  when: Extract<When, { kind: 'interval' }>,
  words: EventTimeWords,
  length: Length,
  context: WhenContext,
): EventTime {
  const { zone } = context;
  // 'Feb 3-5' names whole days from one to another; 'from 3 to 4:30' names a time.
  if (when.allDay && (words.allDay || (when.range && length.said === undefined)))
    return fixed(onDate(when.start.toPlainDate().toString()), onDate(when.end.toPlainDate().toString()));
  if (when.endOpen) return question({ for: 'time', because: 'end-day', words: when.text });
  if (when.range && !when.allDay) {
    const whole = interval(when.start, when.end);
    const room = whole.end - whole.start;
    if (length.said === undefined || length.said === room)
      return fixed(at(when.start, zone), at(when.end, zone));
    // 'Half an hour between 2 and 5' is somewhere in there.
    if (length.said < room) return within([whole], length.said, when.rule);
    return question({ for: 'length', because: 'longer', words: words.duration ?? when.text });
  }
  if (when.grain === 'part-of-day' && isAway(words.title) && length.said === undefined) {
    const [start, end] = properHours(when);
    return fixed(at(start, zone), at(end, zone));
  }
  const stretch = [interval(when.start, when.end)];
  if (when.grain === 'part-of-day' || when.grain === 'hour' || when.grain === 'minute')
    return within(stretch, lengthOf(length), when.rule, when.likely ? [when.likely.epochMilliseconds] : []);
  const meal = mealOf(words.title);
  const isOneDay =
    when.grain === 'day' && when.start.add({ days: 1 }).epochMilliseconds >= when.end.epochMilliseconds;
  if (meal)
    return isOneDay
      ? mealOfDay(meal, when, words, lengthOf(length))
      : mealOfDays(meal, when, words, lengthOf(length), context);
  if (isOneDay)
    return question({
      for: 'time',
      because: 'hour',
      day: when.start.toPlainDate().toString(),
      ...(words.usual?.at ? { usual: words.usual.at } : {}),
    });
  return within(stretch, lengthOf(length), when.rule);
}
