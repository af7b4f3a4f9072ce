import { type Calendar, MAIN_CALENDAR } from '../calendar.port.ts';
import { CalendarError, isCalendarError } from '../calendar-error.ts';

export const readOnly = (calendar: string | undefined, cause?: unknown): CalendarError =>
  new CalendarError('read-only', 'the calendar is read-only', { calendar, cause });

interface Calendars {
  readonly list: (again?: 'again') => Promise<readonly Calendar[]>;
  readonly nameOf: (calendarId: string) => Promise<string | undefined>;
  /** What may be done in a calendar is no longer what was remembered. */
  readonly forgetAccess: () => void;
  /** Nor is what was read from it. */
  readonly forgetEvents: (calendarId: string) => void;
}

/** What went wrong in a calendar, in more detail than its provider gives. */
export function createGuards({ list, nameOf, forgetAccess, forgetEvents }: Calendars) {
  /** A 404 may mean the event or its whole calendar: of the one it is known what became of it, of the other not. */
  const at = async <T>(calendarId: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (calendarId === MAIN_CALENDAR || !isCalendarError(error, 'not-found')) throw error;
      if ((await list('again')).some(({ id }) => id === calendarId)) throw error;
      throw new CalendarError('calendar-lost', 'the calendar is no longer there', { cause: error });
    }
  };

  const write = async <T>(calendarId: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await at(calendarId, work);
    } catch (error) {
      if (!isCalendarError(error, 'read-only')) throw error;
      const name = await nameOf(calendarId);
      forgetAccess();
      throw readOnly(name, error);
    } finally {
      forgetEvents(calendarId);
    }
  };

  return { at, write };
}
