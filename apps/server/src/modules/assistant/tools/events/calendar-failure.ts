import { type CalendarError, isCalendarError } from '../../../calendar/index.ts';
import { refusal } from '../../values/make.ts';
import type { CalendarTrouble, Refusal } from '../../values/values.ts';

/** Nothing could even be looked at. */
const BLIND: ReadonlySet<CalendarTrouble['code']> = new Set([
  'reconnect-needed',
  'calendar-busy',
  'calendar-unavailable',
]);

export function troubleOf({ kind, ambiguous }: CalendarError): CalendarTrouble['code'] {
  switch (kind) {
    case 'reconnect-needed':
      return 'reconnect-needed';
    case 'rate-limited':
      return 'calendar-busy';
    case 'unavailable':
      return ambiguous ? 'calendar-silent' : 'calendar-unavailable';
    case 'conflict':
      return 'changed-meanwhile';
    case 'gone':
    case 'not-found':
      return 'gone';
    case 'forbidden':
      return 'not-organiser';
    case 'read-only':
      return 'calendar-read-only';
    case 'calendar-lost':
      return 'calendar-lost';
    case 'duplicate':
    case 'invalid':
      return 'not-accepted';
  }
}

/** Runs a tool's body with a calendar's failures turned into refusals; anything else is a defect and is passed on. */
export const withCalendar = async <T>(
  work: () => Promise<T>,
  failed: (refused: Refusal) => T,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isCalendarError(error)) throw error;
    const code = troubleOf(error);
    return failed({
      ...refusal({ code, ...(error.calendar ? { calendar: error.calendar } : {}) }),
      ...(BLIND.has(code) ? { isBlind: true } : {}),
      ...(code === 'calendar-silent' ? { isUnknown: true } : {}),
    });
  }
};
