import { type ClockRange, WEEKDAYS, type Weekday, type WorkingHours } from '@catch/scheduling';
import type { LearnedHours } from '../profile.ts';
import { clockOf } from './clock.ts';
import { groupBy } from './count.ts';
import { decisions, type Occasion, weekOf } from './occasion.ts';

const GRID = 30;
const DAY_MINUTES = 24 * 60;
const LONGEST_MEETING = 4 * 60;
/** Meetings that need more than this to hold them show no working day at all. */
const LONGEST_DAY = 16 * 60;
/** The early breakfast and the late call with another continent are the rest. */
const MOST = 0.8;
const SERIES_COUNTS = 4;
const LEAST = { meetings: 10, days: 6, weeks: 2 };
/** A weekday with at least this share of what a usual one holds is worked; a call on Sunday evenings is less. */
const WORKED = 0.5;
/** As many meetings as other weekdays have there must be missing on this one, before its hours may differ. */
const MISSED = 8;
/** And by at least this much. */
const DIFFERS_BY = 120;

/**
 * The shortest stretch of the day that holds most meetings, on the weekdays that have them; it may run past midnight
 * for somebody who works at night. Little data: nothing.
 */
export function learnWorkingHours(
  occasions: readonly Occasion[],
  mainId: string,
  zone: string,
): LearnedHours | undefined {
  const meetings = atMostSoOften(
    occasions.filter(
      ({ calendarId, isBusy, minutes }) => calendarId === mainId && isBusy && minutes <= LONGEST_MEETING,
    ),
  );
  const days = new Set(meetings.map(({ day }) => day));
  const weeks = new Set(meetings.map(({ day }) => weekOf(day))).size;
  if (meetings.length < LEAST.meetings || days.size < LEAST.days || weeks < LEAST.weeks) return undefined;
  const usual = shortestStretch(meetings);
  if (usual === undefined) return undefined;
  const byWeekday = groupBy(meetings, ({ weekday }) => weekday);
  const counts = WEEKDAYS.map((weekday) => byWeekday.get(weekday)?.length ?? 0).sort((a, b) => b - a);
  const usualCount = counts[2] || counts[0] || 0;
  const worked = WEEKDAYS.filter((weekday) => {
    const there = byWeekday.get(weekday) ?? [];
    return weeksOf(there) >= 2 && there.length >= usualCount * WORKED;
  });
  if (worked.length === 0) return undefined;
  const week: Partial<Record<Weekday, readonly ClockRange[]>> = {};
  for (const weekday of worked) week[weekday] = [rangeOf(hoursOf(weekday, byWeekday, worked, usual))];
  return {
    zone,
    week: week satisfies WorkingHours['week'],
    evidence: { meetings: meetings.length, inside: inside(meetings, usual), days: days.size },
  };
}

/** A stand-up every morning must not drown the rest of the day. */
function atMostSoOften(occasions: readonly Occasion[]): Occasion[] {
  const series = groupBy(occasions, ({ seriesId, weekday, from }) =>
    seriesId === undefined ? undefined : `${seriesId} ${weekday} ${from}`,
  );
  return [...series].flatMap(([key, group]) => (key === undefined ? group : group.slice(0, SERIES_COUNTS)));
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const rangeOf = ({ from, to }: Stretch): ClockRange => ({
  from: clockOf(from),
  to: clockOf(to > DAY_MINUTES ? to - DAY_MINUTES : to),
});

const weeksOf = (meetings: readonly Occasion[]): number =>
  new Set(meetings.map(({ day }) => weekOf(day))).size;

const isInside =
  ({ from, to }: Stretch) =>
  (meeting: Occasion): boolean =>
    [meeting.from, meeting.from + DAY_MINUTES].some(
      (start) => start >= from && start + meeting.minutes <= to,
    );

const inside = (meetings: readonly Occasion[], stretch: Stretch): number =>
  meetings.filter(isInside(stretch)).length;

function shortestStretch(meetings: readonly Occasion[]): Stretch | undefined {
  const wanted = Math.ceil(meetings.length * MOST);
  for (let length = GRID; length <= LONGEST_DAY; length += GRID) {
    let best: (Stretch & { readonly held: number }) | undefined;
    for (let from = 0; from < DAY_MINUTES; from += GRID) {
      const held = inside(meetings, { from, to: from + length });
      if (held >= wanted && held > (best?.held ?? 0)) best = { from, to: from + length, held };
    }
    if (best) return best;
  }
  return undefined;
}

/**
 * Somebody who is done at noon on Fridays is not asked to meet then. A part of the day is cut off only when chance
 * can hardly have left it empty; a series is one decision, however often it took place.
 */
function hoursOf(
  weekday: Weekday,
  byWeekday: ReadonlyMap<Weekday, readonly Occasion[]>,
  worked: readonly Weekday[],
  usual: Stretch,
): Stretch {
  const meetings = (byWeekday.get(weekday) ?? []).filter(isInside(usual));
  if (usual.to > DAY_MINUTES || meetings.length === 0) return usual;
  const others = worked.filter((other) => other !== weekday);
  const missed = (stretch: Stretch) =>
    others.reduce(
      (sum, other) => sum + inside(decisions(byWeekday.get(other) ?? []), stretch) / others.length,
      0,
    );
  const down = (minutes: number) => minutes - (minutes % GRID);
  const from = down(Math.min(...meetings.map((meeting) => meeting.from)));
  const to = Math.max(...meetings.map((meeting) => down(meeting.from + meeting.minutes + GRID - 1)));
  const isLate = from - usual.from >= DIFFERS_BY && missed({ from: usual.from, to: from }) >= MISSED;
  const isEarly = usual.to - to >= DIFFERS_BY && missed({ from: to, to: usual.to }) >= MISSED;
  return { from: isLate ? from : usual.from, to: isEarly ? to : usual.to };
}
