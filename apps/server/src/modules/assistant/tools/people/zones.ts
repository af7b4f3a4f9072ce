import { type Interval, isKnownZone, subtract, whenever } from '@catch/scheduling';
import { type AllCalendars, isCalendarError } from '../../../calendar/index.ts';

/** From so late to so early nobody is asked to meet, as long as there is another time. */
export const LATE = '21:00';
export const EARLY = '07:00';

/** Where people are, by address, as far as their own calendars are shared with the owner and tell it. */
export async function zonesOf(
  calendars: AllCalendars,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const wanted = new Set(emails.map((email) => email.toLowerCase()));
  try {
    return new Map(
      (await calendars.listCalendars()).flatMap(({ id, timeZone, primary }) =>
        !primary && timeZone && isKnownZone(timeZone) && wanted.has(id.toLowerCase())
          ? [[id.toLowerCase(), timeZone] as const]
          : [],
      ),
    );
  } catch (error) {
    // Not to know it is the usual case.
    if (isCalendarError(error)) return new Map();
    throw error;
  }
}

/** When people in these zones sleep, within these stretches. */
export const nightsIn = (zones: readonly string[], windows: readonly Interval[]): Interval[] =>
  zones.flatMap((zone) =>
    windows.flatMap((window) => [
      ...whenever({ zone, to: EARLY }, window),
      ...whenever({ zone, from: LATE }, window),
    ]),
  );

/** What is left of these stretches while everybody is up of whom it is known where they are. */
export async function byDayOf(
  calendars: AllCalendars,
  emails: readonly string[],
  windows: readonly Interval[],
): Promise<readonly Interval[]> {
  const zones = [...new Set((await zonesOf(calendars, emails)).values())];
  return zones.length > 0 ? subtract(windows, nightsIn(zones, windows)) : windows;
}
