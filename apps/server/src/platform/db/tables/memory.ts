import type { Channel } from '@catch/contract/channel';
import type { PreferenceRule } from '@catch/understanding';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp, Json, Timestamp } from './column-types.ts';

interface PreferencesTable {
  id: Generated<string>;
  user_id: string;
  category: string;
  preference_text: string;
  source_quote: string | null;
  /** Null: kept before there were rules. */
  rules: ColumnType<readonly PreferenceRule[] | null, string | undefined, string>;
  is_active: Generated<boolean>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

/** An event that a reminder precedes, and when to announce it; instants as ISO 8601. */
export interface UpcomingEvent {
  readonly event_id: string;
  readonly title: string | null;
  readonly start: string;
  readonly due: string;
}

interface RemindersTable {
  id: Generated<string>;
  user_id: string;
  reminder_type: 'one_time' | 'recurring';
  reminder_text: string;
  scheduled_at: Timestamp | null;
  cron_expression: string | null;
  time_zone: string;
  relative_to: Json<Record<string, unknown>> | null;
  channel: Channel;
  next_at: Timestamp | null;
  snoozed_until: Timestamp | null;
  zone_is_said: Generated<boolean>;
  upcoming: Json<readonly UpcomingEvent[]> | null;
  follow_at: Timestamp | null;
  held: Generated<boolean>;
  parked_reason: string | null;
  last_triggered_at: Timestamp | null;
  /** For one that precedes events: what was due up to then is not sent. */
  told_from: Timestamp | null;
  is_active: Generated<boolean>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface ReminderRunsTable {
  reminder_id: string;
  occurrence: string;
  due_at: Timestamp;
  fired_at: Timestamp;
}

interface ProfilesTable {
  user_id: string;
  profile_data: Json<Record<string, unknown>>;
  last_updated: Timestamp;
}

/** What was removed a moment ago, in case the person wants it back. */
interface SetAsideTable {
  user_id: string;
  kind: string;
  item_id: string;
  contents: Json<Record<string, unknown>>;
  set_aside_at: Timestamp;
}

export interface MemoryTables {
  set_aside: SetAsideTable;
  preferences: PreferencesTable;
  reminders: RemindersTable;
  reminder_runs: ReminderRunsTable;
  profiles: ProfilesTable;
}
