import type { TurnOutcome } from '../../apps/server/src/modules/assistant/index.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Memory } from './judge-memory.ts';

// What the assistant has stored about the person of a scenario.

/** Everything that waits, whichever message it came with. */
export const waitingFor = (db: Database, userId: string) =>
  db
    .selectFrom('approvals')
    .select('tool_call_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .execute();

export async function outcomeOf(db: Database, inboxId: number): Promise<TurnOutcome | undefined> {
  const row = await db
    .selectFrom('inbox')
    .innerJoin('turns', 'turns.id', 'inbox.turn_id')
    .select('turns.outcome')
    .where('inbox.id', '=', inboxId)
    .executeTakeFirst();
  return (row?.outcome as TurnOutcome | null) ?? undefined;
}

export async function memoryOf(db: Database, userId: string): Promise<Memory> {
  const reminders = await db
    .selectFrom('reminders')
    .select(['id', 'reminder_text', 'cron_expression', 'next_at'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  const preferences = await db
    .selectFrom('preferences')
    .select(['id', 'preference_text'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  return {
    reminders: reminders.map(({ id, reminder_text, cron_expression, next_at }) => ({
      id: `reminder ${id}`,
      text: reminder_text,
      cron: cron_expression,
      at: next_at,
    })),
    preferences: preferences.map(({ id, preference_text }) => ({
      id: `preference ${id}`,
      text: preference_text,
    })),
  };
}
