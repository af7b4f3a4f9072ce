import { randomUUID } from 'node:crypto';
import type { Channel } from '@catch/contract/channel';
import { addUser } from '../../../../test/add-user.ts';
import type { Database } from '../../../platform/db/database.ts';

export const CHANNELS = ['WEB', 'WHATSAPP', 'SLACK'] as const;

export const seedUser = (
  db: Database,
  email: string,
  { name = email, createdAt }: { name?: string; createdAt?: Date } = {},
): Promise<string> => addUser(db, { email, name, ...(createdAt ? { created_at: createdAt } : {}) });

export interface SeedMessage {
  readonly userId: string;
  readonly channel: Channel;
  readonly at: Date;
  readonly prompts?: number;
  readonly toolCalls?: number;
  readonly message?: string;
  readonly traceId?: string;
}

export async function seedMessage(db: Database, given: SeedMessage): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      user_id: given.userId,
      channel: given.channel,
      created_at: given.at,
      turn_id: null,
      trace_id: given.traceId ?? null,
      asked_by: null,
      message: given.message ?? '{"kind":"request","parts":[]}',
      prompts: given.prompts ?? 0,
      tool_calls: given.toolCalls ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface SeedDecision {
  readonly userId: string;
  readonly channel: Channel;
  readonly at: Date;
  readonly approved: boolean;
  readonly toolName: string;
  readonly modelContext?: string | null;
}

export async function seedDecision(db: Database, given: SeedDecision): Promise<number> {
  const { id } = await db
    .insertInto('approval_logs')
    .values({
      user_id: given.userId,
      tool_call_id: randomUUID(),
      tool_name: given.toolName,
      tool_args: '{"title":"Lunch"}',
      approved: given.approved,
      channel: given.channel,
      response_time_seconds: 1.5,
      created_at: given.at,
      model_context: given.modelContext ?? null,
      decided_by: 'somebody@example.org',
      trace_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
