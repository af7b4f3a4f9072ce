import type { Language } from '@catch/contract/languages';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp, Timestamp } from './column-types.ts';

interface UsersTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: string | null;
  hosted_domain: string | null;
  is_active: Generated<boolean>;
  background_events_enabled: Generated<boolean>;
  selected_character_id: string | null;
  /** The primary calendar's zone, remembered so that times are right even while the calendar is away. */
  time_zone: string | null;
  /** Chosen in Settings; null until then. */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>;
  /** Raised to make running work stop before its next side effect (integrations/jobs.md). */
  work_epoch: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface GoogleGrantsTable {
  user_id: string;
  refresh_token: string | null;
  access_token: string | null;
  access_expires_at: Timestamp | null;
  scopes: string[];
  /** Set once when Google says invalid_grant; cleared by the next sign-in. */
  reconnect_since: Timestamp | null;
  updated_at: DefaultedTimestamp;
}

/** A view: whose calendar can be read, and since when it cannot, whatever service it is. */
interface CalendarConnectionsView {
  user_id: string;
  reconnect_since: Timestamp | null;
}

interface SessionsTable {
  token_hash: Buffer;
  id: Generated<string>;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
}

interface SignInAttemptsTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  /** This attempt already asked for consent again, so it must not do so once more. */
  asked_consent: boolean;
  with_mail: boolean;
  expires_at: Timestamp;
}

interface CharactersTable {
  id: string;
  position: number;
  name: string;
  picture_url: string | null;
  description: string;
  personality_profile: string;
  selected_voice: string | null;
}

interface StaffAccessTable {
  id: Generated<string>;
  staff_user_id: string | null;
  staff_email: string;
  user_id: string;
  action: string;
  detail: ColumnType<Record<string, unknown>, string, string>;
  occurred_at: DefaultedTimestamp;
}

interface InstallationTable {
  name: string;
  value: string;
}

export interface IdentityTables {
  users: UsersTable;
  google_grants: GoogleGrantsTable;
  calendar_connections: CalendarConnectionsView;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  characters: CharactersTable;
  staff_access: StaffAccessTable;
  installation: InstallationTable;
}
