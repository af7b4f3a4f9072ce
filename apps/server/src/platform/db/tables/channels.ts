import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

interface WhatsappLinksTable {
  user_id: string;
  whatsapp_user_id: string;
  phone: string | null;
  connected_at: Timestamp;
  last_inbound_at: Timestamp;
  tokens: number;
  tokens_at: Timestamp;
}

interface WhatsappCodesTable {
  user_id: string;
  code_hash: Buffer;
  expires_at: Timestamp;
}

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
}

interface SlackOauthStatesTable {
  state_hash: Buffer;
  user_id: string;
  browser_hash: Buffer;
  expires_at: Timestamp;
}

interface ChannelEventsTable {
  channel: string;
  provider_id: string;
  seen_at: Timestamp;
}

interface UnknownSendersTable {
  channel: string;
  sender: string;
  told_at: Timestamp;
}

/** The channels that are written to from here; the web fetches its own answers. */
export type OutboxChannel = 'WHATSAPP' | 'SLACK';
export type OutboxKind = 'reply' | 'card' | 'settlement' | 'reminder' | 'notice';
type OutboxStatus = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped';

export interface OutboxTable {
  id: Generated<number>;
  reference: Generated<string>;
  lane: string;
  user_id: string | null;
  channel: OutboxChannel;
  kind: OutboxKind;
  dedupe_key: string;
  payload: Json<Record<string, unknown>>;
  tool_call_id: string | null;
  status: Generated<OutboxStatus>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  tried_at: Timestamp | null;
  provider_id: string | null;
  /** The attempt that was refused after it had been accepted. */
  refused_id: string | null;
  conversation_id: string | null;
  as_template: Generated<boolean>;
  error: string | null;
  moved_to: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  delivered_at: Timestamp | null;
  read_at: Timestamp | null;
  failed_at: Timestamp | null;
  billed_as: string | null;
  trace_parent: string | null;
  /** When it was asked for, or due. */
  owed_since: Timestamp | null;
}

interface WhatsappHealthTable {
  subject: string;
  state: string;
  is_bad: boolean;
  told_at: Timestamp;
}

export interface ChannelTables {
  whatsapp_health: WhatsappHealthTable;
  whatsapp_links: WhatsappLinksTable;
  whatsapp_codes: WhatsappCodesTable;
  slack_installations: SlackInstallationsTable;
  slack_links: SlackLinksTable;
  slack_oauth_states: SlackOauthStatesTable;
  channel_events: ChannelEventsTable;
  unknown_senders: UnknownSendersTable;
  outbox: OutboxTable;
}
