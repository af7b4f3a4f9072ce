import type { Channel } from '@catch/contract/channel';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

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

export type OutboxKind = 'reply' | 'card' | 'settlement' | 'reminder' | 'notice';
type OutboxStatus = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped';

export interface OutboxTable {
  id: Generated<number>;
  reference: Generated<string>;
  lane: string;
  user_id: string | null;
  channel: Exclude<Channel, 'WEB'>;
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

/** What all channels share. Each adds its own tables in its folder (`channels/<name>/tables.ts`). */
export interface ChannelTables {
  channel_events: ChannelEventsTable;
  unknown_senders: UnknownSendersTable;
  outbox: OutboxTable;
}
