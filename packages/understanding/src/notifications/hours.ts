import type { SaidSpan } from '../preferences/spans.ts';
import { DAY, HOUR } from '../when/civil/calendar.ts';
import type { Clock } from '../when/grammar/nodes.ts';

const HALF = 12 * HOUR;

/** An hour that leaves nothing open: '9:30 pm'. */
function spoken(second: number): string {
  const minutes = Math.floor((second % DAY) / 60);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Without am or pm it is the half of the day in which such a message comes; twelve is noon. */
export function clockTimeOf({ second, open }: Clock, isEvening: boolean): string {
  return spoken(open && (isEvening || second < HOUR) ? second + HALF : second);
}

export type QuietHours =
  | { readonly kind: 'hours'; readonly from?: string; readonly to?: string }
  | { readonly kind: 'night' | 'none' | 'unclear'; readonly from?: undefined; readonly to?: undefined };

/**
 * From when until when it shall be quiet. What was left open is a night, unless it cannot be one. `bound` is what an hour
 * alone stands for.
 */
export function quietHoursOf(said: readonly SaidSpan[], bound?: 'from' | 'to'): QuietHours {
  const timed = said.filter(isClocked);
  if (timed.length === 0) {
    const parts = said.flatMap(({ part }) => (part ? [part.name] : []));
    if (parts.length === 0) return { kind: 'none' };
    return { kind: parts.every((name) => /night/.test(name)) ? 'night' : 'unclear' };
  }
  let from: number | undefined;
  let to: number | undefined;
  for (const span of timed) {
    const one = boundsOf(bound && span.at && !isByDay(span.at) ? { ...span, [bound]: span.at } : span);
    const isTwice =
      (one.from !== undefined && from !== undefined) || (one.to !== undefined && to !== undefined);
    if (isTwice || (one.from === undefined && one.to === undefined)) return { kind: 'unclear' };
    from ??= one.from;
    to ??= one.to;
  }
  return {
    kind: 'hours',
    ...(from === undefined ? {} : { from: spoken(from) }),
    ...(to === undefined ? {} : { to: spoken(to) }),
  };
}

/** 'Make it 15' is hardly when a night begins. */
const isByDay = ({ second, open, grain }: Clock): boolean =>
  !open && grain === 'hour' && second > HALF && second < 18 * HOUR;

/** Hours were said, and not only a part of the day. */
const isClocked = ({ at, clocks, from, to }: SaidSpan): boolean =>
  at !== undefined || clocks !== undefined || typeof from === 'object' || typeof to === 'object';

function boundsOf({ from, to, clocks }: SaidSpan): { readonly from?: number; readonly to?: number } {
  if (clocks?.from.open && clocks.to.open) return openRange(clocks.from.second, clocks.to.second, from, to);
  return {
    ...(from === undefined ? {} : { from: boundOf(from, HALF) }),
    ...(to === undefined ? {} : { to: boundOf(to, 0) }),
  } as { from?: number; to?: number };
}

/** 'After 9' is in the evening, 'before 7' in the morning; twelve may be either. */
function boundOf(at: number | Clock, half: number): number | undefined {
  if (typeof at === 'number') return at % DAY;
  if (!at.open) return at.second;
  return at.second < HOUR ? undefined : at.second + half;
}

/** '10 to 7' is a night, '1 to 3' an afternoon; what may be either is asked about. */
function openRange(
  from: number,
  to: number,
  picked: number | Clock | undefined,
  pickedTo: number | Clock | undefined,
): { readonly from?: number; readonly to?: number } {
  const isNight = from >= 8 * HOUR && to >= 4 * HOUR && to < 10 * HOUR && to <= from;
  if (isNight) return { from: from + HALF, to };
  if (from < HOUR && to >= 4 * HOUR) return { from, to };
  if (typeof picked !== 'number' || typeof pickedTo !== 'number') return {};
  // 'Eleven to one' may be by day or by night.
  return from >= 10 * HOUR && to < 4 * HOUR ? {} : { from: picked, to: pickedTo % DAY };
}
