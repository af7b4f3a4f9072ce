import { HOUR, type Interval, overlaps } from '@catch/scheduling';
import { type Act, isRelativeToSpokenTime, resolveWhen, saysThatWeekday } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { windowOf } from '../../../tools/events/window-of.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { windowIn } from '../../time-in-words.ts';
import { settle } from '../../times.ts';
import type { World } from '../../world.ts';
import type { Ask } from './asked.ts';
import { namesIn } from './called.ts';

/** 'The day after the fair', 'the Friday after it': counted from that event, not from today. */
export async function nextToEvent(request: Ask): Promise<Interval | undefined> {
  const { plan, act, slots } = request;
  const { conversation, world } = plan;
  const after = slots.first('after');
  const side = after ?? slots.first('before');
  const words = slots.joined('time');
  if (!side || (after && slots.has('before')) || !NEXT_TO.has(act)) return undefined;
  const isDay = words !== undefined && (isRelativeToSpokenTime(words) || saysThatWeekday(words));
  const isLength = words !== undefined && resolveWhen(words, world.when).kind === 'duration';
  const day = words && !isDay && !isLength ? [{ role: 'old_time' as const, text: words }] : [];
  const found = await referTo(side, new Slots(day), conversation, world);
  const [event] = found.kind === 'events' ? found.events : [];
  if (!event) return undefined;
  const there = world.interval(event);
  // 'How many rehearsals are left before the concert on the 12th?': from now on, and not only on that day.
  if (
    act === 'ask_count' &&
    !after &&
    there.start > world.now &&
    (!words || namesIn(slots, world).length > 0)
  )
    return { start: world.now, end: there.start };
  const days = daysOf(there, world.zone);
  const edge = after ? days.end : days.start;
  if (isLength && words) return daysFrom(edge, words, after !== undefined, world);
  if (words && isDay) {
    // For an event of several days, the day after is the one after its last.
    const window = after ? daysOf({ start: edge - 1, end: edge }, world.zone) : days;
    if (isRelativeToSpokenTime(words)) {
      const then = windowIn(words, { ...conversation, asked: { act, slots: [], window } }, world, true);
      // 'Anything before it that day?': on its own day, and so only a part of that.
      const isItsDay = then?.start === days.start && then.end === days.end;
      return isItsDay && event.start.kind === 'timed'
        ? besideOnItsDay(there, days, after !== undefined, world)
        : then;
    }
    const now = Temporal.Instant.fromEpochMilliseconds(edge - HOUR / 60);
    const read = after ? settle(resolveWhen(words, { ...world.when, now })) : undefined;
    return read?.kind === 'interval' && !read.range ? windowOf(read) : undefined;
  }
  // 'Anything after the gym on Friday?': the rest of its day.
  if (event.start.kind === 'date') return undefined;
  // 'After the swim on Monday, what is the rest of Tuesday like?' is about Tuesday.
  const said = words ? windowIn(words, conversation, world, true) : undefined;
  if (said && !overlaps(said, days)) return undefined;
  const rest = besideOnItsDay(there, days, after !== undefined, world);
  // 'Anything after the gym, up to noon?'
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const limit =
    read?.kind === 'open' && said
      ? localAt(there.start, world.zone).withPlainTime(read.at.toPlainTime()).epochMilliseconds
      : undefined;
  if (limit === undefined || read?.kind !== 'open') return rest;
  if (limit <= rest.start || limit >= rest.end) return rest;
  return read.direction === 'until' ? { start: rest.start, end: limit } : { start: limit, end: rest.end };
}

/** What is left of its day behind an event, or comes before it. */
const besideOnItsDay = (there: Interval, days: Interval, isAfter: boolean, { now }: World): Interval =>
  isAfter
    ? { start: there.end, end: Math.max(days.end, there.end) }
    : { start: Math.max(days.start, Math.min(now, there.start)), end: there.start };

const localAt = (at: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const NEXT_TO: ReadonlySet<Act> = new Set(['ask_free', 'ask_agenda', 'ask_count'] as const);

/** 'Two days after the fair': that one day. */
function daysFrom(edge: number, words: string, isAfter: boolean, world: World): Interval | undefined {
  const read = resolveWhen(words, world.when);
  const many = read.kind === 'duration' ? read.duration.total({ unit: 'days' }) : 0;
  if (!Number.isInteger(many) || many < 1) return undefined;
  const day = Temporal.Instant.fromEpochMilliseconds(isAfter ? edge - 1 : edge).toZonedDateTimeISO(
    world.zone,
  );
  const start = day.startOfDay().add({ days: isAfter ? many : -many });
  return { start: start.epochMilliseconds, end: start.add({ days: 1 }).epochMilliseconds };
}

/** The whole days that something takes. */
export const daysOf = ({ start, end }: Interval, zone: string): Interval => {
  const [first, last] = [start, Math.max(start, end - 1)].map((moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).startOfDay(),
  );
  return {
    start: first?.epochMilliseconds ?? start,
    end: last?.add({ days: 1 }).epochMilliseconds ?? end,
  };
};
