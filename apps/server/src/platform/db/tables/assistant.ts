import type { Channel } from '@catch/contract/channel';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

interface MessagesTable {
  id: Generated<number>;
  user_id: string;
  channel: Channel;
  created_at: Timestamp;
  turn_id: string | null;
  trace_id: string | null;
  asked_by: string | null;
  message: string;
  prompts: Generated<number>;
  tool_calls: Generated<number>;
}

interface InboxTable {
  id: Generated<number>;
  user_id: string;
  channel: Channel;
  provider_id: string;
  kind: Generated<'message' | 'decision' | 'choice' | 'voice' | 'look' | 'press'>;
  body: string;
  details: Json<Record<string, unknown>>;
  asked_by: string | null;
  said_at: Timestamp;
  received_at: Timestamp;
  epoch: number;
  turn_id: string | null;
  status: Generated<'waiting' | 'taken' | 'answered' | 'cancelled'>;
  trace_parent: string | null;
}

interface ProcessesTable {
  number: number;
  worker_pool: string | null;
  started_at: Generated<Date>;
  listening_since: Timestamp | null;
  listening_at: Timestamp | null;
}

interface LanesTable {
  user_id: string;
  holder: number | null;
  taken_at: Timestamp | null;
  /** Work of an earlier epoch was cancelled and may write nothing more. */
  live_epoch: Generated<number>;
}

interface TurnsTable {
  id: string;
  user_id: string;
  channel: Channel;
  asked_by: string | null;
  status: Generated<'running' | 'done' | 'cancelled'>;
  attempts: Generated<number>;
  epoch: number;
  outcome: Json<unknown> | null;
  /** While it runs: what it planned and what came of it so far. */
  underway: Json<unknown> | null;
  trace_id: string | null;
  /** The person pressed Stop. */
  stop_asked_at: Timestamp | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

type ApprovalStatus = 'pending' | 'approved' | 'denied' | 'expired' | 'superseded';

interface ApprovalsTable {
  tool_call_id: string;
  user_id: string;
  asked_by: string | null;
  turn_id: string;
  channel: Channel;
  tool_name: string;
  model_args: Json<Record<string, unknown>>;
  args: Json<Record<string, unknown>>;
  formatted_args: string;
  /** What is proposed, as data; absent in rows from before. */
  proposal: Json<unknown> | null;
  conflicts: Json<readonly { summary: string | null; start: string | null }[]>;
  reason: Generated<string>;
  model_context: string | null;
  status: Generated<ApprovalStatus>;
  created_at: Timestamp;
  expires_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
  decided_channel: Channel | null;
  decision_turn_id: string | null;
  trace_id: string | null;
  /** What took its place, when something did: the call, and what it is to do. */
  replaced_by: Json<unknown> | null;
  /** Other times that were offered with it, as they were shown. */
  alternatives: ColumnType<readonly unknown[], string | undefined, string>;
  /** The reference of the one that was chosen. */
  chosen: string | null;
}

interface ApprovalLogsTable {
  id: Generated<number>;
  user_id: string;
  tool_call_id: string;
  tool_name: string;
  tool_args: Json<Record<string, unknown>>;
  approved: boolean;
  channel: Channel;
  response_time_seconds: number | null;
  created_at: Timestamp;
  model_context: string | null;
  decided_by: string | null;
  trace_id: string | null;
}

interface ExecutionsTable {
  tool_call_id: string;
  user_id: string;
  turn_id: string;
  tool_name: string;
  args: Json<Record<string, unknown>>;
  status: Generated<'started' | 'done' | 'failed'>;
  before_image: Json<unknown> | null;
  after_image: Json<unknown> | null;
  result: Json<unknown> | null;
  undone_by: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  /** What it was to be; absent in rows from before. */
  wish: Json<unknown> | null;
  /** Set while nobody knows whether it was made: when it is looked for next. */
  look_at: Timestamp | null;
  looks: Generated<number>;
}

/** What a conversation is about: one of a person, and one of each staff member who acts as them. */
interface ConversationStatesTable {
  id: GeneratedAlways<number>;
  user_id: string;
  asked_by: string | null;
  version: Generated<number>;
  state: Json<Record<string, unknown>>;
}

export interface AssistantTables {
  messages: MessagesTable;
  inbox: InboxTable;
  processes: ProcessesTable;
  lanes: LanesTable;
  turns: TurnsTable;
  approvals: ApprovalsTable;
  approval_logs: ApprovalLogsTable;
  executions: ExecutionsTable;
  conversation_states: ConversationStatesTable;
}
