import type { Timestamp } from '../../platform/db/tables/column-types.ts';

interface SlackInstallationsTable {
  team_id: string;
  team_name: string;
  bot_user_id: string;
  bot_token: string;
  scopes: string;
  installed_at: Timestamp;
  dead_since: Timestamp | null;
  dead_reason: string | null;
  refresh_token: string | null;
  expires_at: Timestamp | null;
}

interface SlackLinksTable {
  user_id: string;
  team_id: string;
  slack_user_id: string;
  conversation_id: string | null;
  thread_ts: string | null;
  connected_at: Timestamp;
  /** Null until they write for the first time. */
  last_inbound_at: Timestamp | null;
}

interface SlackOauthStatesTable {
  state_hash: Buffer;
  user_id: string;
  browser_hash: Buffer;
  expires_at: Timestamp;
}

declare module '../../platform/db/tables/channels.ts' {
  interface ChannelTables {
    slack_installations: SlackInstallationsTable;
    slack_links: SlackLinksTable;
    slack_oauth_states: SlackOauthStatesTable;
  }
}
