import type { Interval } from '@catch/scheduling';
import { type AllCalendars, type Availability, isCalendarError } from '../../../calendar/index.ts';

const LONGEST = 31 * 86_400_000;

/** When the guests are busy, to choose a time that suits them: a courtesy, so whatever cannot be learnt is left open. */
export async function busyGuests(
  calendars: AllCalendars,
  guests: readonly string[],
  windows: readonly Interval[],
  now: number,
): Promise<(Availability & { readonly optional: true })[]> {
  const start = Math.max(now, Math.min(...windows.map((window) => window.start)));
  const end = Math.max(...windows.map((window) => window.end));
  if (guests.length === 0 || end <= start || end - start > LONGEST) return [];
  try {
    const known = await calendars.freeBusy({ ids: guests, start, end });
    return known
      .filter(({ unknown }) => unknown !== 'all')
      .map((one) => ({ ...one, optional: true as const }));
  } catch (error) {
    if (isCalendarError(error, 'forbidden', 'unavailable', 'rate-limited', 'invalid')) return [];
    throw error;
  }
}
