import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Conversation, NEW_CONVERSATION } from './conversation.ts';
import { trimConversation } from './trim-conversation.ts';

/** Whose conversation: a person's own, or that of a staff member who acts as them. */
export interface ConversationKey {
  readonly userId: string;
  readonly askedBy: string | null;
}

export interface StoredConversation {
  readonly conversation: Conversation;
  /** 0 before anything was stored. */
  readonly version: number;
}

export async function loadConversation(
  db: Queryable,
  { userId, askedBy }: ConversationKey,
): Promise<StoredConversation> {
  const { rows } = await sql<{ state: Partial<Conversation>; version: number }>`
    select state, version from conversation_states
    where user_id = ${userId} and asked_by is not distinct from ${askedBy}`.execute(db);
  const [row] = rows;
  return row
    ? // What an older version stored may lack what was added since.
      { conversation: { ...NEW_CONVERSATION, ...row.state }, version: row.version }
    : { conversation: NEW_CONVERSATION, version: 0 };
}

/** Stores what came of a turn, unless the history was cleared since it was loaded: then it is not brought back. */
export async function saveConversation(
  db: Queryable,
  { userId, askedBy }: ConversationKey,
  { conversation, version }: StoredConversation,
): Promise<void> {
  const state = JSON.stringify(trimConversation(conversation));
  if (version === 0)
    await sql`
      insert into conversation_states (user_id, asked_by, state) values (${userId}, ${askedBy}, ${state})
      on conflict (user_id, asked_by) do nothing`.execute(db);
  else
    await sql`
      update conversation_states set state = ${state}, version = version + 1
      where user_id = ${userId} and asked_by is not distinct from ${askedBy} and version = ${version}`.execute(
      db,
    );
}
