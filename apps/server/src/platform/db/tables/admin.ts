import type { Channel } from '@catch/contract/channel';
import type { Timestamp } from './column-types.ts';

/** Filled by roll_up_messages and kept by a trigger (migration 0007): never written to from here. */
interface MessageRollUpTable {
  only_row: boolean;
  watermark: number;
  version: number;
  conversations: number;
  users: number;
}

interface MessageCellsTable {
  day: string;
  user_id: string;
  channel: Channel;
  messages: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

interface MessageDaysTable {
  day: string;
  channel: Channel;
  messages: number;
  prompts: number;
  tool_calls: number;
  changed: number;
}

interface ConversationTotalsTable {
  user_id: string;
  channel: Channel;
  messages: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

interface UserTotalsTable {
  user_id: string;
  messages: number;
}

interface ApprovalRollUpTable {
  only_row: boolean;
  watermark: number;
}

interface ApprovalDaysTable {
  day: string;
  approved: number;
  denied: number;
}

interface ApprovalTotalsTable {
  tool_name: string;
  channel: Channel;
  approved: boolean;
  requests: number;
}

export interface AdminTables {
  message_roll_up: MessageRollUpTable;
  message_cells: MessageCellsTable;
  message_days: MessageDaysTable;
  conversation_totals: ConversationTotalsTable;
  user_totals: UserTotalsTable;
  approval_roll_up: ApprovalRollUpTable;
  approval_days: ApprovalDaysTable;
  approval_totals: ApprovalTotalsTable;
}
