import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The state of a conversation, one for a person and one for each staff member who acts as them: what is being spoken
 * of, what is open, what was done. It goes with the history and with the account.
 */
export const conversationStates: Migration = {
  async up(db) {
    await sql`
      create table conversation_states (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        asked_by uuid references users (id) on delete cascade,
        version integer not null default 1,
        state jsonb not null,
        unique nulls not distinct (user_id, asked_by)
      )`.execute(db);
  },
};
