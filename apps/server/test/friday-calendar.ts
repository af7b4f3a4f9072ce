import { eventInterval } from '@catch/scheduling';
import type { CalendarToolDependencies } from '../src/modules/assistant/tools/calendar-tools.ts';
import type { ToolContext } from '../src/modules/assistant/tools/tool.port.ts';
import type { CalendarEvent } from '../src/modules/calendar/index.ts';
import { mainCalendarOnly } from './main-calendar-only.ts';
import { fridayAt } from './plain-event.ts';
import { toolContext } from './tool-fixtures.ts';

export const FRIDAY_ZONE = 'Europe/Madrid';

/** A calendar with nothing but these in it, for tools that only plan. */
export const fridayDependencies = (events: readonly CalendarEvent[]): CalendarToolDependencies =>
  ({
    gateway: mainCalendarOnly({
      listEvents: async ({ from, to }: { from: number; to: number }) => ({
        events: events.filter((event) => {
          const { start, end } = eventInterval(event, FRIDAY_ZONE);
          return end > from && start < to;
        }),
        timeZone: FRIDAY_ZONE,
      }),
      getEvent: async (_calendar: string, id: string) => events.find((event) => event.id === id),
      // Everybody's calendar can be read, and is empty.
      freeBusy: async ({ ids }: { ids: readonly string[] }) => ids.map((id) => ({ id, busy: [] })),
    }),
  }) as unknown as CalendarToolDependencies;

/** On that Friday, at such an hour. */
export const onFriday = (clock = '08:00'): ToolContext => {
  const { at } = fridayAt(clock) as { readonly at: number };
  const context = toolContext(FRIDAY_ZONE);
  return {
    ...context,
    user: { ...context.user, locale: 'en-GB', email: 'me@example.org' },
    now: new Date(at),
    ownWords: [],
  };
};
