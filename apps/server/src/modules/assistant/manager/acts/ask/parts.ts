import { DAY, HOUR, type Interval } from '@catch/scheduling';
import { asksForNext, partIn, partsAsked, resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { Slots } from '../../slots.ts';
import { namesDay } from '../../time-in-words.ts';
import type { World } from '../../world.ts';
import type { Ask } from './asked.ts';

const COMING_WEEK = 'the next seven days';

/** 'Which afternoons this week …': the afternoon of each day that is asked about. */
export function partsOfDays({ plan, slots }: Ask, window: Interval | undefined): Interval[] | undefined {
  const { world, words } = plan;
  const part = partsAsked(words);
  if (!part) return undefined;
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
