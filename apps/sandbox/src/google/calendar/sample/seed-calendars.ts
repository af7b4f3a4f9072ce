import { addDays, DAY, dayAt, onDate } from '@catch/scheduling';
import type { Account } from '../../../accounts/account.ts';
import type { SandboxContext } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database.ts';
import { createCalendars } from '../calendar.repository.ts';
import { lockCalendarWrites } from '../event.repository.ts';
import type { EventData } from '../event-data.ts';
import { instantOfTime } from '../event-time.ts';
import type { SampleRow } from './event-maker.ts';
import { sampleCalendars, sampleEntries } from './sample-calendars.ts';
import { sampleExceptions } from './sample-exceptions.ts';
import { sampleSeries } from './sample-series.ts';
import { sampleWeek } from './sample-week.ts';

const WEEKS_BACK = 4;
const WEEKS_AHEAD = 9;
const SERIES_BEGIN_WEEKS_BACK = 26;

/** Monday of the week in which an instant lies, in UTC. */
export const mondayOf = (now: Date): string => {
  const day = dayAt(now.getTime(), 'UTC');
  // Day 0 was a Thursday.
  const monday = day - ((((day + 3) % 7) + 7) % 7);
  return onDate(new Date(monday * DAY).toISOString().slice(0, 10)).date;
};

/**
 * Fills the sample people's calendars around today. Weeks are made once and remembered, so that what somebody
 * changed stays changed, and a sandbox that is used for months always has something to show.
 */
export const seedCalendars = async (context: SandboxContext): Promise<void> => {
  const thisMonday = mondayOf(context.now());
  const wanted = Array.from({ length: WEEKS_BACK + WEEKS_AHEAD + 1 }, (_value, index) =>
    addDays(thisMonday, 7 * (index - WEEKS_BACK)),
  );
  await context.database.transaction(async (database) => {
    await lockCalendarWrites(database);
    const made = await database.query<{ monday: string }>('SELECT monday FROM calendar_sample_weeks');
    const known = new Set(made.map(({ monday }) => monday));
    const missing = wanted.filter((monday) => !known.has(monday));
    if (missing.length === 0) return;

    const people = (await context.accounts.list()).filter((account) => account.sample);
    const stamp = new Date(context.now().getTime() - 3 * DAY).toISOString();
    if (known.size === 0) await seedForever(database, people, thisMonday, stamp);
    const series = await storedSeries(database);
    const rows = missing.flatMap((monday) => [
      ...sampleWeek(people, monday, stamp),
      ...sampleExceptions(series, people, monday, stamp),
    ]);
    await insertRows(database, rows, people);
    await database.query('INSERT INTO calendar_sample_weeks (monday) SELECT unnest($1::text[])', [missing]);
  });
};

const seedForever = async (
  database: Database,
  people: readonly Account[],
  thisMonday: string,
  stamp: string,
): Promise<void> => {
  const calendars = createCalendars(database);
  for (const calendar of sampleCalendars(people)) await calendars.addCalendar(calendar);
  for (const entry of sampleEntries(people)) await calendars.addEntry(entry);
  const begin = addDays(thisMonday, -7 * SERIES_BEGIN_WEEKS_BACK);
  await insertRows(database, sampleSeries(people, begin, stamp), people);
};

/** The meetings that repeat, as they are now: somebody may have changed or deleted them. */
const storedSeries = async (database: Database): Promise<SampleRow[]> => {
  const rows = await database.query<{ calendar_id: string; id: string; data: EventData }>(
    `SELECT calendar_id, id, data FROM calendar_events
     WHERE recurring AND NOT cancelled AND organizer_calendar = calendar_id`,
  );
  return rows.map((row) => ({
    calendarId: row.calendar_id,
    id: row.id,
    organizerCalendar: row.calendar_id,
    masterId: undefined,
    originalStamp: undefined,
    cancelled: false,
    removedByGuest: false,
    data: row.data,
  }));
};

/** One statement for thousands of events: a first start must not take seconds. */
const insertRows = async (
  database: Database,
  rows: readonly SampleRow[],
  people: readonly Account[],
): Promise<void> => {
  const zones = new Map(people.map((account) => [account.email, account.timeZone]));
  const records = rows.map((row) => {
    const zone = zones.get(row.calendarId) ?? 'UTC';
    return {
      calendar_id: row.calendarId,
      id: row.id,
      organizer_calendar: row.organizerCalendar ?? null,
      master_id: row.masterId ?? null,
      original_stamp: row.originalStamp ?? null,
      cancelled: row.cancelled,
      recurring: row.data.recurrence !== undefined,
      starts_at: new Date(instantOfTime(row.data.start, zone)).toISOString(),
      ends_at: new Date(instantOfTime(row.data.end, zone)).toISOString(),
      data: row.data,
    };
  });
  await database.query(
    `INSERT INTO calendar_events (calendar_id, id, change, organizer_calendar, master_id, original_stamp, cancelled,
                                  removed_by_guest, recurring, starts_at, ends_at, data)
     SELECT r.calendar_id, r.id, nextval('calendar_changes'), r.organizer_calendar, r.master_id, r.original_stamp,
            r.cancelled, false, r.recurring, r.starts_at, r.ends_at, r.data
     FROM jsonb_to_recordset($1::jsonb) AS r(calendar_id text, id text, organizer_calendar text, master_id text,
       original_stamp text, cancelled boolean, recurring boolean, starts_at timestamptz, ends_at timestamptz, data jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(records)],
  );
};
