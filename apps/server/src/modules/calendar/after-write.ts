import { CalendarError, isCalendarError } from './calendar-error.ts';

/** What follows a write that was made: when the calendar goes away in between, nobody may say that nothing was changed. */
export async function afterWrite<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isCalendarError(error, 'unavailable', 'rate-limited', 'reconnect-needed')) throw error;
    throw new CalendarError('unavailable', 'only a part of it was done', { cause: error, ambiguous: true });
  }
}
