import { dayAt, formatDate, HOUR, type WorkingHours, weekdayOf } from '@catch/scheduling';
import type { Choices } from '../../preferences/index.ts';
import { instantAt, minutesOf } from './local-clock.ts';
import { isQuietMinute, type QuietHours } from './quiet-hours.ts';

export interface PlannedOccasion {
  readonly kind: 'briefing' | 'evening' | 'nudge' | 'collision';
  readonly occasion: string;
  readonly dueAt: number;
  readonly untilAt: number;
  /** Nobody named this minute: should it turn out to lie behind us already, it is still said as soon as possible. */
  readonly isAssumed?: boolean;
}

export interface DayPlanRequest {
  readonly zone: string;
  readonly hours: WorkingHours;
  readonly choices: Choices;
  readonly quiet: QuietHours | undefined;
  readonly now: number;
}

/** A briefing hours after the day began helps nobody. */
const WORTH_SAYING = 3 * HOUR;
/** The look at tomorrow comes before the quiet begins, with time to react. */
const BEFORE_QUIET = 15;
const LAST_MINUTE = 24 * 60 - 1;
/** Quiet hours move a message by this many minutes at most; beyond, it is left out. */
const FARTHEST_MOVE = 4 * 60;

/** Briefing and look at tomorrow of today and tomorrow, on the person's working days and their own clock. */
export function planDays(request: DayPlanRequest): PlannedOccasion[] {
  const today = dayAt(request.now, request.zone);
  return [today, today + 1].flatMap((day) => planDay(request, day));
}

function planDay({ zone, hours, choices, quiet }: DayPlanRequest, day: number): PlannedOccasion[] {
  const ranges = hours.week[weekdayOf(day)] ?? [];
  if (ranges.length === 0) return [];
  const start = Math.min(...ranges.map(({ from }) => minutesOf(from)));
  // A shift that ends tomorrow has no evening from which one could look at tomorrow.
  const ends = ranges
    .filter(({ from, to }) => minutesOf(to) > minutesOf(from))
    .map(({ to }) => minutesOf(to));
  const { briefing, evening } = choices;
  const midnight = instantAt(day + 1, 0, zone);
  const at = (kind: 'briefing' | 'evening', minute: number): PlannedOccasion => {
    const dueAt = instantAt(day, minute, zone);
    const untilAt = Math.min(dueAt + WORTH_SAYING, midnight);
    return { kind, occasion: formatDate(day), dueAt, untilAt, isAssumed: choices[kind].at === undefined };
  };
  const planned: PlannedOccasion[] = [];
  if (briefing.on) {
    const minute = morning(briefing.at ? minutesOf(briefing.at) : start, briefing.at, quiet);
    if (minute !== undefined) planned.push(at('briefing', minute));
  }
  if (evening.on) {
    const end = evening.at ? minutesOf(evening.at) : Math.min(Math.max(...ends), LAST_MINUTE);
    const minute = Number.isFinite(end) ? night(end, evening.at, quiet) : undefined;
    if (minute !== undefined) planned.push(at('evening', minute));
  }
  return planned;
}

/** A time that the person named holds against quiet hours that we only assume. */
const mustYield = (
  minute: number,
  said: string | undefined,
  quiet: QuietHours | undefined,
): quiet is QuietHours =>
  quiet !== undefined && (quiet.isOwn || said === undefined) && isQuietMinute(minute, quiet);

/** When the quiet hours end; hours later it would no longer be a morning briefing. */
function morning(
  minute: number,
  said: string | undefined,
  quiet: QuietHours | undefined,
): number | undefined {
  if (!mustYield(minute, said, quiet)) return minute;
  return quiet.to > minute && quiet.to - minute <= FARTHEST_MOVE ? quiet.to : undefined;
}

/** Before the quiet begins; hours earlier it would be no end of a day. */
function night(minute: number, said: string | undefined, quiet: QuietHours | undefined): number | undefined {
  if (!mustYield(minute, said, quiet)) return minute;
  const before = quiet.from - BEFORE_QUIET;
  const isNear = quiet.from <= minute && before >= 0 && minute - before <= FARTHEST_MOVE;
  // Quiet may have ended only minutes before it begins again.
  return isNear && !isQuietMinute(before, quiet) ? before : undefined;
}
