import type { Calendar } from '@catch/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import type { Week } from './week.ts';

/** `userId` is the impersonated user; undefined means the signed-in one. */
export const calendarsQuery = (userId: string | undefined) =>
  apiQuery('calendars', { query: { impersonate_user_id: userId } });

/** One request per selected calendar (product-spec section 7). A bare end date is inclusive. */
export const weekEventsQuery = (userId: string | undefined, week: Week, calendar: Calendar) =>
  apiQuery('calendarEvents', {
    query: {
      impersonate_user_id: userId,
      start_date: week.monday.toString(),
      end_date: week.sunday.toString(),
      calendar_id: calendar.id || 'primary',
    },
  });

/** For callers that changed something in a calendar (an event was created in the chat): refetch what is shown. */
export const refreshWeekCalendar = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'calendarEvents' || queryKey[0] === 'calendars',
  });
