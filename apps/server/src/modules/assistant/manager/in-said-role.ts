import { DAY, HOUR, instantOf, MINUTE, type Moment } from '@catch/scheduling';
import {
  bareEnd,
  findWhen,
  putsRight,
  type Role,
  resolveWhen,
  saysMakeIt,
  saysStart,
  unreadWords,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { resolveDuration } from '../tools/time/resolve-duration.ts';
import type { MessagePlan } from './plan.ts';
import { type SaidSlot, Slots } from './slots.ts';
import { clocksIn, lengthIn, minutes, settle, shiftOf } from './times.ts';
import type { World } from './world.ts';

/** They say nothing of when. */
const BESIDE: ReadonlySet<Role> = new Set(['retracted', 'reason', 'filler'] as const);
/** What a bare number may be taken for. */
const NUMBER: ReadonlySet<Role> = new Set(['time', 'title', 'length', 'note'] as const);
/** Where something starts, or goes. */
const STARTING: ReadonlySet<Role> = new Set(['time', 'start', 'slot_of', 'before', 'after'] as const);

/**
 * 'Push it by an hour. – No, two', 'it ends at five. – I mean half past four': what was said before is put right, and
 * the start gets no new hour.
 */
export function inSaidRole(
  slots: Slots,
  earlier: readonly SaidSlot[] = [],
  { words, world }: MessagePlan,
  start?: Moment,
): Slots {
  const [only, ...more] = slots.list().filter(({ role }) => !BESIDE.has(role));
  if (!only || more.length > 0 || !NUMBER.has(only.role)) return slots;
  const hour = only.role === 'time' ? ownHour(only.text, start, world) : undefined;
  if (hour) return new Slots(slots.list().map((slot) => (slot === only ? { ...slot, text: hour } : slot)));
  const as = (role: Role, text: string) =>
    new Slots([...slots.list().filter((slot) => slot !== only), { role, text }]);
  // 'From four to five. – To six, I mean.'
  if (only.role === 'time' && bareEnd(only.text) !== only.text && isRange(new Slots(earlier), world))
    return as('end', only.text);
  if (earlier.some(({ role }) => STARTING.has(role)) && !earlier.some(({ role }) => role === 'lead'))
    return slots;
  const counted = countedLike(only.text, new Slots(earlier), world);
  if (counted !== undefined)
    return putsRight(words) && !saysMakeIt(words) ? as(counted.role, minutes(counted.by)) : slots;
  const isBound = earlier.some(({ role }) => role === 'end') && only.role === 'time';
  // 'It ends at three. – And it starts at nine': the end has just been said.
  return isBound && isClock(only.text, world) ? as(saysStart(words) ? 'start' : 'end', only.text) : slots;
}

/** 'Two', behind 'an hour': two hours. 'Forty', behind 'half an hour': minutes. */
function countedLike(
  text: string,
  earlier: Slots,
  world: World,
): { readonly role: Role; readonly by: number } | undefined {
  const distance = (['lead', 'shift'] as const).find((role) => earlier.has(role));
  const said = distance ? shiftOf(earlier.joined(distance) ?? '', world.when) : lengthIn(earlier, world);
  const isOneWord = /^(?:\p{L}+|\d{1,3})$/u.test(text.trim());
  const count = isOneWord ? resolveDuration(`${text} minutes`, world.when) : undefined;
  if (said === undefined || count === undefined) return undefined;
  const size = Math.abs(said);
  const isFew = count <= FEW_HOURS && size >= LEAST_HALF;
  const unit = size >= DAY ? DAY : isFew ? HOUR : MINUTE;
  return { role: distance ?? 'length', by: (count / MINUTE) * unit };
}
/** So many are hours, unless so little was spoken of that they are minutes. */
const FEW_HOURS = 4 * MINUTE;
const LEAST_HALF = HOUR / 2;

function isRange(earlier: Slots, { when }: World): boolean {
  const said = earlier.joined('time');
  const read = said ? settle(resolveWhen(said, when)) : undefined;
  return read?.kind === 'interval' && read.range === true && !read.allDay;
}

/** 'Half past, rather', of something at one: half past one. */
function ownHour(text: string, start: Moment | undefined, { when, zone }: World): string | undefined {
  // 'Eleven' is an hour itself, and no eleven minutes past ten.
  const isItself = findWhen(text, when).length > 0 || clocksIn(`at ${text}`, when).length > 0;
  if (start?.kind !== 'timed' || isItself) return undefined;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)).toZonedDateTimeISO(zone);
  const full = `${text} ${own.hour % 12 || 12}`;
  const isHour = unreadWords(full, when).length === 0 && clocksIn(full, when).length > 0;
  return isHour ? `${full}${own.hour < 12 ? 'am' : 'pm'}` : undefined;
}

/** An hour, and no day. */
function isClock(text: string, { when }: World): boolean {
  const read = resolveWhen(text, when);
  return clocksIn(text, when).length > 0 && !('dateSaid' in read && read.dateSaid);
}
