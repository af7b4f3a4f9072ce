import type { Account } from '../../accounts/account.ts';
import type { Database } from '../../platform/database.ts';

export const ACCESS_ROLES = [
  'freeBusyReader',
  'reader',
  'writerWithoutPrivateAccess',
  'writer',
  'owner',
] as const;
export type AccessRole = (typeof ACCESS_ROLES)[number];

export interface Calendar {
  readonly id: string;
  /** The person whose primary calendar it is. */
  readonly primaryOf: string | undefined;
  readonly summary: string;
  readonly description: string | undefined;
  readonly timeZone: string;
  /** Whether everybody in the sandbox may ask when it is busy. */
  readonly sharesFreeBusy: boolean;
}

export interface CalendarEntry extends Calendar {
  readonly accessRole: AccessRole;
  readonly primary: boolean;
  readonly summaryOverride: string | undefined;
  readonly backgroundColor: string;
  readonly hidden: boolean;
  /** Whether its box is ticked, so that its events are shown. */
  readonly selected: boolean;
  readonly change: number;
}

interface CalendarRecord extends Record<string, unknown> {
  id: string;
  primary_of: string | null;
  summary: string;
  description: string | null;
  time_zone: string;
  shares_free_busy: boolean;
}

interface EntryRecord extends CalendarRecord {
  access_role: AccessRole;
  summary_override: string | null;
  background_color: string;
  hidden: boolean;
  selected: boolean;
  change: number;
  email: string;
}

const toCalendar = (row: CalendarRecord): Calendar => ({
  id: row.id,
  primaryOf: row.primary_of ?? undefined,
  summary: row.summary,
  description: row.description ?? undefined,
  timeZone: row.time_zone,
  sharesFreeBusy: row.shares_free_busy,
});

const toEntry = (row: EntryRecord): CalendarEntry => ({
  ...toCalendar(row),
  accessRole: row.access_role,
  primary: row.primary_of === row.email,
  summaryOverride: row.summary_override ?? undefined,
  backgroundColor: row.background_color,
  hidden: row.hidden,
  selected: row.selected,
  change: row.change,
});

export interface NewEntry {
  readonly email: string;
  readonly calendarId: string;
  readonly accessRole: AccessRole;
  readonly backgroundColor: string;
  readonly summaryOverride?: string;
  readonly hidden?: boolean;
  readonly selected?: boolean;
}

const PRIMARY_COLOR = '#9fe1e7';

const ENTRIES = `SELECT c.*, l.email, l.access_role, l.summary_override, l.background_color, l.hidden, l.selected,
    l.change
  FROM calendar_list l JOIN calendars c ON c.id = l.calendar_id WHERE l.email = $1`;

export const createCalendars = (database: Database) => {
  const repository = {
    find: async (id: string): Promise<Calendar | undefined> => {
      const [row] = await database.query<CalendarRecord>('SELECT * FROM calendars WHERE id = $1', [id]);
      return row && toCalendar(row);
    },
    entries: async (email: string): Promise<CalendarEntry[]> =>
      (await database.query<EntryRecord>(`${ENTRIES} ORDER BY l.position`, [email])).map(toEntry),
    entry: async (email: string, calendarId: string): Promise<CalendarEntry | undefined> => {
      const [row] = await database.query<EntryRecord>(`${ENTRIES} AND c.id = $2`, [email, calendarId]);
      return row && toEntry(row);
    },
    addCalendar: async (calendar: Calendar): Promise<void> => {
      await database.query(
        `INSERT INTO calendars (id, primary_of, summary, description, time_zone, shares_free_busy)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
        [
          calendar.id,
          calendar.primaryOf ?? null,
          calendar.summary,
          calendar.description ?? null,
          calendar.timeZone,
          calendar.sharesFreeBusy,
        ],
      );
    },
    addEntry: async (entry: NewEntry): Promise<void> => {
      await database.query(
        `INSERT INTO calendar_list (email, calendar_id, access_role, summary_override, background_color, hidden,
           selected, change)
         VALUES ($1, $2, $3, $4, $5, $6, $7, nextval('calendar_changes')) ON CONFLICT DO NOTHING`,
        [
          entry.email,
          entry.calendarId,
          entry.accessRole,
          entry.summaryOverride ?? null,
          entry.backgroundColor,
          entry.hidden ?? false,
          entry.selected ?? true,
        ],
      );
    },
    /** What is not mentioned stays as it is. */
    changeEntry: async (entry: Omit<NewEntry, 'backgroundColor' | 'accessRole'> & Partial<NewEntry>) => {
      await database.query(
        `UPDATE calendar_list SET access_role = coalesce($3, access_role), hidden = coalesce($4, hidden),
           selected = coalesce($5, selected), summary_override = coalesce($6, summary_override),
           change = nextval('calendar_changes')
         WHERE email = $1 AND calendar_id = $2`,
        [
          entry.email,
          entry.calendarId,
          entry.accessRole ?? null,
          entry.hidden ?? null,
          entry.selected ?? null,
          entry.summaryOverride ?? null,
        ],
      );
    },
    removeEntry: async (email: string, calendarId: string): Promise<void> => {
      await database.query('DELETE FROM calendar_list WHERE email = $1 AND calendar_id = $2', [
        email,
        calendarId,
      ]);
    },
    /** Everybody has a primary calendar from the moment they exist; its id is their address. */
    ensurePrimary: async (account: Account): Promise<Calendar> => {
      const found = await repository.find(account.email);
      if (found !== undefined) return found;
      const calendar: Calendar = {
        id: account.email,
        primaryOf: account.email,
        summary: account.email,
        description: undefined,
        timeZone: account.timeZone,
        sharesFreeBusy: true,
      };
      // One statement: nobody may ever see the calendar without its entry in the list.
      await database.query(
        `WITH made AS (
           INSERT INTO calendars (id, primary_of, summary, time_zone, shares_free_busy)
           VALUES ($1, $1, $1, $2, true) ON CONFLICT DO NOTHING)
         INSERT INTO calendar_list (email, calendar_id, access_role, background_color, hidden, change)
         VALUES ($1, $1, 'owner', $3, false, nextval('calendar_changes')) ON CONFLICT DO NOTHING`,
        [account.email, account.timeZone, PRIMARY_COLOR],
      );
      return calendar;
    },
  };
  return repository;
};

export type Calendars = ReturnType<typeof createCalendars>;
