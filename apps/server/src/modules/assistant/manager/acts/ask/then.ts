import type { Interval } from '@catch/scheduling';
import { asksForEnd, offersChoice, resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { namesDay } from '../../time-in-words.ts';
import { clocksIn, settle } from '../../times.ts';
import type { World } from '../../world.ts';
import type { Ask } from './asked.ts';

/**
 * Whether an event is when the question says that it is; undefined where nothing is said, or a choice is offered. An hour
 * without its half of the day is looked for on the clock face: 'it starts at 8, right?' is right in the morning, too.
 */
export function isAtThatTime(
  { plan: { world, words }, slots }: Ask,
  event: CalendarEvent,
  window: Interval | undefined,
): boolean | undefined {
  const said = slots.joined('time');
  if (!said || offersChoice(words)) return undefined;
  const at = world.interval(event);
  const answered = asksForEnd(words) ? at.end : at.start;
  const own = Temporal.Instant.fromEpochMilliseconds(answered).toZonedDateTimeISO(world.zone);
  const read = settle(resolveWhen(said, world.when));
  const clocks = clocksIn(said, world.when);
  if (clocks.length > 0 && (read.kind === 'instant' || read.kind === 'interval')) {
    const day = (read.kind === 'instant' ? read.at : read.start).toPlainDate();
    return (
      (!read.dateSaid || day.equals(own.toPlainDate())) &&
      clocks.some((clock) => clock.equals(own.toPlainTime()))
    );
  }
  const limited = withinLimit(said, read, own, world);
  if (limited !== undefined) return limited;
  // 'Is it in the morning?', on whatever day it is.
  if (read.kind === 'interval' && !read.dateSaid && read.grain === 'part-of-day') {
    const [from, to] = [read.start, read.end].map((end) => own.startOfDay().withPlainTime(end.toPlainTime()));
    const until = from && to && (to.hour === 0 ? to.add({ days: 1 }) : to);
    return (
      from !== undefined &&
      until !== undefined &&
      answered >= from.epochMilliseconds &&
      answered < until.epochMilliseconds
    );
  }
  return window ? at.start >= window.start && at.start < window.end : undefined;
}

/** 'Is it over by noon?', 'does it go on later than five?': by the clock of the day that was said, or else of its own. */
function withinLimit(
  said: string,
  read: When,
  own: Temporal.ZonedDateTime,
  world: World,
): boolean | undefined {
  if ((read.kind !== 'open' && read.kind !== 'deadline') || !CLOCK.has(read.grain)) return undefined;
  const limit = read.kind === 'open' ? read.at : read.by;
  if (namesDay(said, world) && !limit.toPlainDate().equals(own.toPlainDate())) return false;
  const order = Temporal.PlainTime.compare(own.toPlainTime(), limit.toPlainTime());
  return read.kind === 'open' && read.direction === 'from' ? order >= 0 : order <= 0;
}
const CLOCK: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);
