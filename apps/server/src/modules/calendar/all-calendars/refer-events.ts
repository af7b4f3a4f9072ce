import { type Calendar, MAIN_CALENDAR } from '../calendar.port.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { asReferred } from './merge-events.ts';

const NAMELESS = { name: undefined, primary: false, timeZone: undefined, selected: true };

/** Events of other calendars than the main one get references, and the names of their calendars. */
export function createReferences(list: () => Promise<readonly Calendar[]>) {
  const nameOf = async (calendarId: string): Promise<string | undefined> =>
    (await list().catch(() => [])).find(({ id }) => id === calendarId)?.name;

  const refer = async (event: CalendarEvent): Promise<CalendarEvent> => {
    if (event.calendarId === MAIN_CALENDAR) return event;
    const all = await list();
    const calendar = all.find(({ id }) => id === event.calendarId);
    return asReferred(event, calendar, all.find(({ primary }) => primary)?.id);
  };

  /** It is written: that its calendar's name cannot be learnt now must not make a failure of it. */
  const referWritten = (event: CalendarEvent): Promise<CalendarEvent> =>
    refer(event).catch(() =>
      asReferred(event, { ...NAMELESS, id: event.calendarId, access: 'write' }, undefined),
    );

  return { refer, referWritten, nameOf };
}
