import { instantOf, type Moment, timed } from '@catch/scheduling';
import { readWhen, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import type { ToolInput } from '../inputs.ts';
import { planTimes } from './plan-change.ts';
import { beginningOn, dayOf } from './plan-days.ts';

export interface Move {
  readonly event: CalendarEvent;
  readonly start: Moment;
  readonly end: Moment;
}

export type PlannedMoves = { readonly kind: 'moves'; readonly moves: readonly Move[] } | Question;

type Words = Pick<ToolInput<'update_event'>, 'new_when' | 'move_by'>;

export const SAME_FOR_ALL = question({ for: 'new-time', because: 'several' });

/** Where each of several events goes: all by the same amount, or to another day, each at its own hour. */
export function planMoves(
  events: readonly CalendarEvent[],
  words: Words,
  context: WhenContext,
): PlannedMoves {
  if (words.new_when) {
    const { when, unread } = readWhen(words.new_when, context);
    if (unread.length > 0 || when.kind === 'none')
      return question({ for: 'new-time', because: 'not-understood', words: words.new_when });
    if (when.kind !== 'interval' || when.grain !== 'day' || when.range) return SAME_FOR_ALL;
  } else if (!words.move_by) return SAME_FOR_ALL;
  // All-day events run alongside the meetings of a day, and do not move with them by an hour.
  const clocked = events.filter(({ start }) => start.kind === 'timed');
  const moves: Move[] = [];
  for (const event of clocked.length > 0 ? clocked : events) {
    const planned = planTimes(event, words, context);
    if (planned.kind === 'question') return planned;
    moves.push({
      event,
      start: planned.changes.start ?? event.start,
      end: planned.changes.end ?? event.end,
    });
  }
  return { kind: 'moves', moves };
}

/**
 * Two events change places: each begins where the other began, and keeps its length. Where the longer one would run
 * into the other, that one begins when it ends.
 */
export function planSwap(one: CalendarEvent, other: CalendarEvent, zone: string): PlannedMoves {
  if (one.start.kind === 'date' && other.start.kind === 'date') return swapDays(one, other, zone);
  if (one.start.kind === 'date' || other.start.kind === 'date')
    return question({ for: 'swap', because: 'all-day' });
  const [first, second] = one.start.at <= other.start.at ? [one, other] : [other, one];
  const length = (event: CalendarEvent) => instantOf(event.end, zone) - instantOf(event.start, zone);
  const [opens, reopens] = [instantOf(first.start, zone), instantOf(second.start, zone)];
  const secondEnds = opens + length(second);
  const wereApart = instantOf(first.end, zone) <= reopens;
  const firstOpens = wereApart ? Math.max(reopens, secondEnds) : reopens;
  return {
    kind: 'moves',
    moves: [
      { event: second, start: timed(opens, zone), end: timed(secondEnds, zone) },
      { event: first, start: timed(firstOpens, zone), end: timed(firstOpens + length(first), zone) },
    ],
  };
}

/** Only their days change places: each goes to the other's day, at its own hour. */
export const planDaySwap = (one: CalendarEvent, other: CalendarEvent, zone: string): PlannedMoves => ({
  kind: 'moves',
  moves: [
    { event: one, ...onTheDayOf(one, other, zone) },
    { event: other, ...onTheDayOf(other, one, zone) },
  ],
});

function onTheDayOf(event: CalendarEvent, other: CalendarEvent, zone: string): Pick<Move, 'start' | 'end'> {
  if (event.start.kind === 'date') return beginningOn(event, other.start, zone);
  const clock = Temporal.Instant.fromEpochMilliseconds(event.start.at).toZonedDateTimeISO(zone).toPlainTime();
  const start = dayOf(other.start, zone).toZonedDateTime({ timeZone: zone, plainTime: clock });
  const length = instantOf(event.end, zone) - event.start.at;
  return {
    start: timed(start.epochMilliseconds, zone),
    end: timed(start.epochMilliseconds + length, zone),
  };
}

/** Of two that last whole days each begins on the other's first day, and stays as many days as it was. */
const swapDays = (one: CalendarEvent, other: CalendarEvent, zone: string): PlannedMoves => ({
  kind: 'moves',
  moves: [
    { event: one, ...beginningOn(one, other.start, zone) },
    { event: other, ...beginningOn(other, one.start, zone) },
  ],
});
