import type { Database } from '../../platform/database.ts';
import type { EventData, EventRow } from './event-data.ts';
import { instantOfTime } from './event-time.ts';

interface EventRecord extends Record<string, unknown> {
  calendar_id: string;
  id: string;
  change: number;
  organizer_calendar: string | null;
  master_id: string | null;
  original_stamp: string | null;
  cancelled: boolean;
  removed_by_guest: boolean;
  data: EventData;
}

const toRow = (record: EventRecord): EventRow => ({
  calendarId: record.calendar_id,
  id: record.id,
  change: record.change,
  organizerCalendar: record.organizer_calendar ?? undefined,
  masterId: record.master_id ?? undefined,
  originalStamp: record.original_stamp ?? undefined,
  cancelled: record.cancelled,
  removedByGuest: record.removed_by_guest,
  data: record.data,
});

// Any fixed number; writes queue up behind it so that change numbers appear in the order of their commits.
// Otherwise a sync could read number 8 while 7 is still on its way and never see 7.
const WRITE_LOCK = 7_310_025;

export const lockCalendarWrites = (database: Database): Promise<unknown> =>
  database.query('SELECT pg_advisory_xact_lock($1)', [WRITE_LOCK]);

export interface Window {
  readonly start: number;
  readonly end: number;
}

export const createEvents = (database: Database) => {
  const rows = async (where: string, parameters: readonly unknown[]): Promise<EventRow[]> =>
    (
      await database.query<EventRecord>(
        `SELECT calendar_id, id, change, organizer_calendar, master_id, original_stamp, cancelled,
                removed_by_guest, data FROM calendar_events WHERE ${where} ORDER BY change`,
        parameters,
      )
    ).map(toRow);

  return {
    find: async (calendarId: string, id: string): Promise<EventRow | undefined> =>
      (await rows('calendar_id = $1 AND id = $2', [calendarId, id]))[0],

    /** Single events that touch the window, every series that began before its end, and all their exceptions. */
    touching: (calendarId: string, window: Window): Promise<EventRow[]> =>
      rows(
        `calendar_id = $1 AND (master_id IS NOT NULL
           OR (recurring AND starts_at < to_timestamp($3))
           OR (NOT recurring AND starts_at < to_timestamp($3) AND ends_at > to_timestamp($2)))`,
        [calendarId, window.start / 1000, window.end / 1000],
      ),

    all: (calendarId: string): Promise<EventRow[]> => rows('calendar_id = $1', [calendarId]),

    changedSince: (calendarId: string, change: number): Promise<EventRow[]> =>
      rows('calendar_id = $1 AND change > $2', [calendarId, change]),

    exceptions: (calendarId: string, masterId: string): Promise<EventRow[]> =>
      rows('calendar_id = $1 AND master_id = $2', [calendarId, masterId]),

    copies: (organizerCalendar: string, id: string): Promise<EventRow[]> =>
      rows('organizer_calendar = $1 AND id = $2 AND calendar_id <> $1', [organizerCalendar, id]),

    /** Writes the event under a new change number. */
    save: async (row: Omit<EventRow, 'change'>, calendarZone: string): Promise<EventRow> => {
      const { data } = row;
      const [saved] = await database.query<{ change: number }>(
        `INSERT INTO calendar_events (calendar_id, id, change, organizer_calendar, master_id, original_stamp,
                                      cancelled, removed_by_guest, recurring, starts_at, ends_at, data)
         VALUES ($1, $2, nextval('calendar_changes'), $3, $4, $5, $6, $7, $8, to_timestamp($9), to_timestamp($10), $11)
         ON CONFLICT (calendar_id, id) DO UPDATE SET change = excluded.change,
           organizer_calendar = excluded.organizer_calendar, cancelled = excluded.cancelled,
           removed_by_guest = excluded.removed_by_guest, recurring = excluded.recurring,
           starts_at = excluded.starts_at, ends_at = excluded.ends_at, data = excluded.data
         RETURNING change`,
        [
          row.calendarId,
          row.id,
          row.organizerCalendar ?? null,
          row.masterId ?? null,
          row.originalStamp ?? null,
          row.cancelled,
          row.removedByGuest,
          data.recurrence !== undefined,
          instantOfTime(data.start, calendarZone) / 1000,
          instantOfTime(data.end, calendarZone) / 1000,
          JSON.stringify(data),
        ],
      );
      if (saved === undefined) throw new Error('The event was not saved.');
      return { ...row, change: saved.change };
    },

    /** Keeps what a series looked like before its times changed: a later sync must name the vanished instances. */
    rememberSeries: async (before: EventRow, change: number): Promise<void> => {
      await database.query(
        'INSERT INTO calendar_series_history (calendar_id, id, change, data) VALUES ($1, $2, $3, $4)',
        [before.calendarId, before.id, change, JSON.stringify(before.data)],
      );
    },

    /** The series as they were when `change` was the newest number, for those whose times changed since. */
    seriesAt: async (calendarId: string, change: number): Promise<Map<string, EventData>> => {
      const found = await database.query<{ id: string; data: EventData }>(
        `SELECT DISTINCT ON (id) id, data FROM calendar_series_history
         WHERE calendar_id = $1 AND change > $2 ORDER BY id, change`,
        [calendarId, change],
      );
      return new Map(found.map(({ id, data }) => [id, data]));
    },

    /** The newest committed change; numbers of writes still under way are higher and will be seen later. */
    latestChange: async (calendarId: string): Promise<number> => {
      const [row] = await database.query<{ last: number | null }>(
        'SELECT max(change) AS last FROM calendar_events WHERE calendar_id = $1',
        [calendarId],
      );
      return row?.last ?? 0;
    },
  };
};

export type Events = ReturnType<typeof createEvents>;
