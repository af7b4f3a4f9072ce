import {
  type AllCalendarsGateway,
  createAllCalendarsGateway,
  type UserCalendars,
} from '../src/modules/calendar/index.ts';

/** A person who has only the main calendar, of which a test plays as much as it needs. */
export const mainCalendarOnly = (calendars: object): AllCalendarsGateway =>
  createAllCalendarsGateway(
    {
      forUser: () =>
        ({
          listCalendars: async () => [],
          idFor: (key: string) => key,
          ...calendars,
        }) as unknown as UserCalendars,
    },
    { now: () => new Date() },
  );
