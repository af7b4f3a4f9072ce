import type { Calendar } from '@catch/contract';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import { weekEventsQuery } from './queries.ts';
import { calendarName, type ShownEvent, shownEvent } from './shown-event.ts';
import type { Week } from './week.ts';

/** Whose calendar it is; without an id, the signed-in one's. */
export interface CalendarOwner {
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
}

interface Failure {
  readonly calendar: Calendar;
  readonly error: Error;
}

export interface WeekEvents {
  readonly events: readonly ShownEvent[];
  /** The owner's zone, once any calendar answered. */
  readonly zone: string | null;
  readonly failures: readonly Failure[];
  readonly fetching: boolean;
  readonly retry: () => void;
}

/** The selected calendars' events of a week: one request each; a failed one is logged and skipped. */
export function useWeekEvents(
  { userId, email }: CalendarOwner,
  week: Week,
  calendars: readonly Calendar[],
  selected: ReadonlySet<string>,
): WeekEvents {
  const client = useQueryClient();
  const chosen = useMemo(
    () =>
      calendars
        .map((calendar, index) => ({ calendar, index }))
        .filter(({ calendar }) => selected.has(calendar.id)),
    [calendars, selected],
  );
  const combine = useCallback(
    (results: UseQueryResult<CallReply<'calendarEvents'>>[]) => ({
      events: chosen.flatMap(({ calendar, index }, at) =>
        (results[at]?.data?.events ?? []).map((event) => shownEvent(event, calendar, index, email)),
      ),
      zone: results.find((result) => result.data)?.data?.timezone ?? null,
      failures: chosen.flatMap(({ calendar }, at): Failure[] => {
        const error = results[at]?.error;
        return error ? [{ calendar, error }] : [];
      }),
      fetching: results.some((result) => result.isFetching),
    }),
    [chosen, email],
  );
  const combined = useQueries({
    queries: chosen.map(({ calendar }) => weekEventsQuery(userId, week, calendar)),
    combine,
  });

  const { failures } = combined;
  useEffect(() => {
    for (const { calendar, error } of failures)
      console.warn(
        `The calendar '${calendarName(calendar)}' could not be loaded and is left out: ${error.message}`,
      );
  }, [failures]);

  return {
    ...combined,
    retry: () =>
      void client.refetchQueries({
        predicate: ({ queryKey, state }) => queryKey[0] === 'calendarEvents' && state.status === 'error',
      }),
  };
}
