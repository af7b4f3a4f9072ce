import type { ConversationRow } from './conversation-rows.ts';

export const presentConversation = (row: ConversationRow) => ({
  ...row,
  first_message_at: row.first_message_at.toISOString(),
  last_message_at: row.last_message_at.toISOString(),
});
