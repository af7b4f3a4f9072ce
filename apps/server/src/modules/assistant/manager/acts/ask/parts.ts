import { DAY, HOUR, type Interval } from '@catch/scheduling';
import { asksForNext, partIn, partsAsked, resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { type SaidSlot, Slots } from '../../slots.ts';
import { namesDay, windowIn } from '../../time-in-words.ts';
import { settle } from '../../times.ts';
import type { World } from '../../world.ts';
import type { Ask } from './asked.ts';

const COMING_WEEK = 'the next seven days';

/** 'Which afternoons this week …': the afternoon of each day that is asked about. */
export function partsOfDays({ plan, slots }: Ask, window: Interval | undefined): Interval[] | undefined {
  const { world, words } = plan;
  const part = partsAsked(words);
  if (!part) return undefined;
  const limited = limitedIn(slots, world);
  if (limited) {
    const { limit, rest } = limited;
    const days = partsOfDays(
      { plan, slots: rest, act: 'ask_free' },
      windowIn(rest.joined('time') ?? '', plan.conversation, world),
    );
    return days?.flatMap((one) => clipped(one, limit, world));
  }
  const said = asksForNext(words) ? undefined : slots.joined('time');
  const read = resolveWhen(`${part} ${said ?? COMING_WEEK}`, world.when);
  if (read.kind === 'windows')
    return read.windows.map(({ start, end }) => ({
      start: start.epochMilliseconds,
      end: end.epochMilliseconds,
    }));
  if (asksForNext(words))
    return eachDay(part.slice(0, -1), { start: world.now, end: world.now + 14 * DAY }, world);
  // 'Any morning, which mornings': no day is named.
  if (said !== undefined && !namesDay(said, world) && partIn(said) !== undefined && read.kind === 'none')
    return partsOfDays({ plan, slots: NOTHING_SAID, act: 'ask_free' }, window);
  return window && window.end - window.start > LONGEST_PART
    ? eachDay(part.slice(0, -1), window, world)
    : undefined;
}
/** 'Which afternoons next week, after one': some days, and an hour of each. */
function limitedIn(slots: Slots, { when }: World) {
  const isLimit = ({ role, text }: SaidSlot): boolean => {
    const read = role === 'time' ? settle(resolveWhen(text, when)) : undefined;
    return read?.kind === 'open' && !read.dateSaid;
  };
  const said = slots.list();
  const limit = said.find(isLimit);
  const read = limit && settle(resolveWhen(limit.text, when));
  const rest = new Slots(said.filter((slot) => slot !== limit));
  return read?.kind === 'open' && rest.has('time') ? { limit: read, rest } : undefined;
}

/** What is left of a part of a day from that hour on, or up to it. */
function clipped(
  { start, end }: Interval,
  limit: Extract<When, { kind: 'open' }>,
  { zone }: World,
): Interval[] {
  const at = Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO(zone)
    .withPlainTime(limit.at.withTimeZone(zone).toPlainTime()).epochMilliseconds;
  const left =
    limit.direction === 'from' ? { start: Math.max(start, at), end } : { start, end: Math.min(end, at) };
  return left.start < left.end ? [left] : [];
}

const NOTHING_SAID = new Slots([]);
const LONGEST_PART = 13 * HOUR;

function eachDay(part: string, { start, end }: Interval, { when, zone, now }: World): Interval[] {
  const parts: Interval[] = [];
  const first = Temporal.Instant.fromEpochMilliseconds(Math.max(start, now)).toZonedDateTimeISO(zone);
  for (let day = first.startOfDay(); day.epochMilliseconds < end; day = day.add({ days: 1 })) {
    const read = resolveWhen(`on ${day.toPlainDate()} in the ${part}`, when);
    if (read.kind === 'interval')
      parts.push({ start: read.start.epochMilliseconds, end: read.end.epochMilliseconds });
  }
  return parts;
}
