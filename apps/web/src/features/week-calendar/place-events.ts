import { Temporal } from 'temporal-polyfill';
import { gridDate, wallTime } from './grid-time.ts';
import type { ShownEvent } from './shown-event.ts';
import { visibleHours } from './visible-hours.ts';
import type { Week } from './week.ts';

/** One box of the grid. A night shift is two boxes, one in each day's column. */
export interface Piece {
  readonly id: string;
  readonly shown: ShownEvent;
  readonly start: Date;
  readonly end: Date;
  readonly allDay: boolean;
  /** The event itself begins before this box, or goes on after it. */
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
  /** True length in minutes of what the box stands for, before it was made tall enough to read. */
  readonly minutes: number;
}

/** What happens on a day but outside the visible hours: announced, never lost. */
export interface OutsideHours {
  readonly earlier: readonly ShownEvent[];
  readonly later: readonly ShownEvent[];
}

export interface Placement {
  readonly pieces: readonly Piece[];
  /** By date; days without any are left out. */
  readonly outside: ReadonlyMap<string, OutsideHours>;
  /** Events whose times cannot be read; shown nowhere but counted. */
  readonly unreadable: readonly ShownEvent[];
}

const MINUTES_PER_DAY = 1440;
const FIRST = visibleHours.from * 60;
const LAST = visibleHours.to * 60;
/** A box of fewer minutes could not hold a line of text. */
const SHORTEST_BOX = 25;

interface Span {
  readonly start: Temporal.PlainDateTime;
  readonly end: Temporal.PlainDateTime;
}

/** Where every event of the week is drawn, in the owner's zone. */
export function placeEvents(events: readonly ShownEvent[], week: Week, zone: string): Placement {
  const pieces: Piece[] = [];
  const unreadable: ShownEvent[] = [];
  const outside = new Map<string, { earlier: ShownEvent[]; later: ShownEvent[] }>();
  const announce = (day: Temporal.PlainDate, side: 'earlier' | 'later', shown: ShownEvent) => {
    const key = day.toString();
    const lists = outside.get(key) ?? { earlier: [], later: [] };
    lists[side].push(shown);
    outside.set(key, lists);
  };

  for (const shown of events) {
    const span = spanOf(shown, zone);
    if (!span) unreadable.push(shown);
    else if (shown.allDay || minutesBetween(span.start, span.end) >= MINUTES_PER_DAY) {
      const piece = allDayPiece(shown, span, week);
      if (piece) pieces.push(piece);
    } else {
      placeTimed(shown, span, week, pieces, announce);
    }
  }
  return { pieces, outside, unreadable };
}

function spanOf(shown: ShownEvent, zone: string): Span | null {
  const { start, end } = shown.event;
  try {
    const first = shown.allDay ? Temporal.PlainDate.from(start).toPlainDateTime() : wallTime(start, zone);
    const last = shown.allDay ? Temporal.PlainDate.from(end).toPlainDateTime() : wallTime(end, zone);
    // In the doubled hour of autumn an event may end earlier on the wall than it began.
    const ordered = Temporal.PlainDateTime.compare(first, last) <= 0 ? last : first;
    if (!shown.allDay) return { start: first, end: ordered };
    return { start: first, end: ordered.equals(first) ? first.add({ days: 1 }) : ordered };
  } catch {
    return null;
  }
}

function allDayPiece(shown: ShownEvent, { start, end }: Span, week: Week): Piece | null {
  const first = start.toPlainDate();
  // Midnight ends the day before it.
  const afterLast = atMidnight(end) ? end.toPlainDate() : end.toPlainDate().add({ days: 1 });
  const afterWeek = week.sunday.add({ days: 1 });
  const from = later(first, week.monday);
  const to = earlier(afterLast, afterWeek);
  if (Temporal.PlainDate.compare(from, to) >= 0) return null;
  return {
    id: `${shown.key}\nall-day`,
    shown,
    start: gridDate(from.toPlainDateTime()),
    end: gridDate(to.toPlainDateTime()),
    allDay: true,
    continuesBefore: Temporal.PlainDate.compare(first, week.monday) < 0,
    continuesAfter: Temporal.PlainDate.compare(afterLast, afterWeek) > 0,
    minutes: minutesBetween(start, end),
  };
}

function placeTimed(
  shown: ShownEvent,
  { start, end }: Span,
  week: Week,
  pieces: Piece[],
  announce: (day: Temporal.PlainDate, side: 'earlier' | 'later', shown: ShownEvent) => void,
): void {
  const moment = minutesBetween(start, end) === 0;
  for (const day of new Set([start.toPlainDate().toString(), end.toPlainDate().toString()])) {
    const date = Temporal.PlainDate.from(day);
    if (!inWeek(date, week)) continue;
    const midnight = date.toPlainDateTime();
    const from = Math.max(0, minutesBetween(midnight, start));
    const to = Math.min(MINUTES_PER_DAY, minutesBetween(midnight, end));
    if (from === to && !moment) continue;
    if (moment ? from < FIRST : to <= FIRST) announce(date, 'earlier', shown);
    else if (from >= LAST) announce(date, 'later', shown);
    else {
      const top = Math.min(Math.max(from, FIRST), LAST - SHORTEST_BOX);
      const bottom = Math.min(LAST, Math.max(to, top + SHORTEST_BOX));
      pieces.push({
        id: `${shown.key}\n${day}`,
        shown,
        start: gridDate(midnight.add({ minutes: top })),
        end: gridDate(midnight.add({ minutes: bottom })),
        allDay: false,
        continuesBefore: minutesBetween(midnight, start) < FIRST,
        continuesAfter: minutesBetween(midnight, end) > LAST,
        minutes: Math.min(to, LAST) - Math.max(from, FIRST),
      });
    }
  }
}

const minutesBetween = (from: Temporal.PlainDateTime, to: Temporal.PlainDateTime): number =>
  from.until(to, { largestUnit: 'minutes' }).minutes;
const atMidnight = (time: Temporal.PlainDateTime): boolean =>
  time.toPlainTime().equals(Temporal.PlainTime.from('00:00'));
const inWeek = (date: Temporal.PlainDate, week: Week): boolean =>
  Temporal.PlainDate.compare(date, week.monday) >= 0 && Temporal.PlainDate.compare(date, week.sunday) <= 0;
const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) >= 0 ? a : b;
const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) <= 0 ? a : b;
