import { Temporal } from 'temporal-polyfill';
import { say } from '../../words/staff.ts';
import type { ShownEvent } from './shown-event.ts';

// The interface speaks English (product-spec) and the grid reads 07:00 to 22:00: 24 hours. Whole dates are put together
// here, because engines disagree about the comma after the weekday.
const weekdayName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });
const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' });

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (wall: Temporal.PlainDateTime): string => `${two(wall.hour)}:${two(wall.minute)}`;
const wallIn = (instant: string, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime();
const month = (date: Temporal.PlainDate): string => monthName.format(Date.UTC(date.year, date.month - 1, 1));

/** 'Tuesday 10 March' */
export const dayName = (date: Temporal.PlainDate): string =>
  `${weekdayName.format(Date.UTC(date.year, date.month - 1, date.day))} ${date.day} ${month(date)}`;
const dayNameWithYear = (date: Temporal.PlainDate): string => `${dayName(date)} ${date.year}`;

export interface EventTime {
  /** '09:00 – 10:30', '09:00', 'All day', or with days when it spans several. */
  readonly short: string;
  /** 'Tuesday 10 March 2026, 09:00 – 10:30' */
  readonly long: string;
  /** Only where it begins: '09:00'. */
  readonly begin: string;
}

const remembered = new WeakMap<ShownEvent, { readonly zone: string; readonly time: EventTime }>();

/** How an event's time reads in the calendar owner's zone. Remembered, because a grid is drawn often. */
export function eventTime(shown: ShownEvent, zone: string): EventTime {
  const known = remembered.get(shown);
  if (known?.zone === zone) return known.time;
  const time = readTime(shown, zone);
  remembered.set(shown, { zone, time });
  return time;
}

function readTime(shown: ShownEvent, zone: string): EventTime {
  try {
    return shown.allDay ? allDayTime(shown) : timedTime(shown, zone);
  } catch {
    const text = `${shown.event.start} – ${shown.event.end}`;
    return { short: text, long: text, begin: shown.event.start };
  }
}

function allDayTime({ event }: ShownEvent): EventTime {
  const first = Temporal.PlainDate.from(event.start);
  const end = Temporal.PlainDate.from(event.end);
  const last = Temporal.PlainDate.compare(end, first) > 0 ? end.subtract({ days: 1 }) : first;
  const long = first.equals(last)
    ? say('calendar.allDay', { first: dayNameWithYear(first) })
    : say('calendar.allDays', { first: dayName(first), last: dayNameWithYear(last) });
  return { short: say('calendar.wholeDay'), long, begin: say('calendar.wholeDay') };
}

function timedTime({ event }: ShownEvent, zone: string): EventTime {
  const from = wallIn(event.start, zone);
  const to = wallIn(event.end, zone);
  const [firstDay, lastDay] = [from.toPlainDate(), to.toPlainDate()];
  const begin = clock(from);
  if (from.equals(to)) return { short: begin, long: `${dayNameWithYear(firstDay)}, ${begin}`, begin };
  const end = clock(to);
  return {
    short: `${begin} – ${end}`,
    long: firstDay.equals(lastDay)
      ? `${dayNameWithYear(firstDay)}, ${begin} – ${end}`
      : `${dayName(firstDay)}, ${begin} – ${dayNameWithYear(lastDay)}, ${end}`,
    begin,
  };
}

/** '3 March 2026, 14:02', for when an event was made or changed. */
export function stampIn(instant: string, zone: string): string {
  try {
    const wall = wallIn(instant, zone);
    const date = wall.toPlainDate();
    return `${date.day} ${month(date)} ${date.year}, ${clock(wall)}`;
  } catch {
    return instant;
  }
}
