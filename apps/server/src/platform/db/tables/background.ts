import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

interface NotificationChoicesTable {
  preference_id: string;
  user_id: string;
  topic: string;
  choice: Json<Record<string, unknown>>;
}

interface BackgroundPeopleTable {
  user_id: string;
  look_at: Timestamp;
  failures: Generated<number>;
  sync_token: string | null;
  synced_at: Timestamp | null;
  planned_at: Timestamp | null;
  watch_at: Timestamp | null;
}

export type OccasionKind = 'briefing' | 'nudge' | 'collision' | 'evening';

interface BackgroundOccasionsTable {
  id: Generated<number>;
  user_id: string;
  kind: OccasionKind;
  occasion: string;
  due_at: Timestamp;
  until_at: Timestamp;
  try_at: Timestamp;
  outcome: string | null;
  settled_at: Timestamp | null;
  local_day: string | null;
}

interface CalendarChannelsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  resource_id: string | null;
  expires_at: Timestamp;
  last_message: Generated<number>;
  opened_at: Timestamp;
}

export interface BackgroundTables {
  notification_choices: NotificationChoicesTable;
  background_people: BackgroundPeopleTable;
  background_occasions: BackgroundOccasionsTable;
  calendar_channels: CalendarChannelsTable;
}
