import { createWholeGateway, type UserCalendars, type WholeGateway } from '../src/modules/calendar/index.ts';

/** A person who has only the primary calendar, of which a test plays as much as it needs. */
export const wholeOf = (calendars: object): WholeGateway =>
  createWholeGateway(
    { forUser: () => ({ listCalendars: async () => [], ...calendars }) as unknown as UserCalendars },
    { now: () => new Date() },
  );
