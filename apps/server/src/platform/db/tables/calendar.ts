import type { Timestamp } from './column-types.ts';

interface GoogleRefreshLeasesTable {
  user_id: string;
  holder: string;
  expires_at: Timestamp;
}

export interface CalendarTables {
  google_refresh_leases: GoogleRefreshLeasesTable;
}
