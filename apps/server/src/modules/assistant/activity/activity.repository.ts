import type { Channel } from '@catch/contract/channel';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { wishIn } from '../journal/executions.repository.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Wish } from '../values/values.ts';

/** One change that was made, or perhaps made, with all that tells on whose word. */
export interface DoneRow {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly wish: Wish;
  readonly result: ToolReport | undefined;
  readonly state: 'done' | 'undone' | 'in-doubt';
  readonly at: Date;
  readonly channel: Channel;
  /** Stored messages of the person who asked for it, as text. */
  readonly prompts: readonly string[];
  readonly isApproved: boolean;
  /** A button of Settings, and no words. */
  readonly isPressed: boolean;
  readonly isStaffs: boolean;
  readonly staffEmail: string | null;
}

/** Behind which the next page begins. */
export interface Place {
  readonly at: Date;
  readonly toolCallId: string;
}

interface Row {
  readonly tool_call_id: string;
  readonly tool_name: string;
  readonly wish: unknown;
  readonly result: ToolReport | null;
  readonly status: string;
  readonly undone_by: string | null;
  readonly created_at: Date;
  readonly channel: Channel;
  readonly asked_by: string | null;
  readonly staff_email: string | null;
  readonly is_approved: boolean;
  readonly is_pressed: boolean;
  readonly prompts: string[];
}

/**
 * What was done for a person, newest first; an undo appears with what it undid. The words behind an approved change
 * are those that led to the card.
 */
export async function listDone(
  db: Database,
  userId: string,
  { limit, before }: { readonly limit: number; readonly before: Place | undefined },
): Promise<DoneRow[]> {
  const { rows } = await sql<Row>`
    select e.tool_call_id, e.tool_name, e.wish, e.result, e.status, e.undone_by, e.created_at, t.channel, t.asked_by,
      s.email as staff_email, a.tool_call_id is not null as is_approved,
      exists (select 1 from inbox i where i.turn_id = e.turn_id and i.details -> 'press' is not null) as is_pressed,
      array(
        select m.message from messages m
        where m.turn_id = coalesce(a.turn_id, e.turn_id) and m.user_id = e.user_id and m.prompts > 0 order by m.id
      ) as prompts
    from executions e
    join turns t on t.id = e.turn_id
    left join approvals a on a.tool_call_id = e.tool_call_id
    left join users s on s.id = t.asked_by
    where e.user_id = ${userId} and e.tool_name <> 'undo_last_action'
      and (e.status = 'done' or e.look_at is not null)
      ${before ? sql`and (e.created_at, e.tool_call_id) < (${before.at}::timestamptz, ${before.toolCallId})` : sql``}
    order by e.created_at desc, e.tool_call_id desc
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    toolCallId: row.tool_call_id,
    toolName: row.tool_name,
    wish: wishIn(row),
    result: row.result ?? undefined,
    state: row.undone_by !== null ? 'undone' : row.status === 'done' ? 'done' : 'in-doubt',
    at: row.created_at,
    channel: row.channel,
    prompts: row.prompts,
    isApproved: row.is_approved,
    isPressed: row.is_pressed,
    isStaffs: row.asked_by !== null,
    staffEmail: row.staff_email,
  }));
}

/** Whether it was done for this person at all: what it takes to take it back is for the tool to say. */
export async function isDoneFor(db: Database, userId: string, toolCallId: string): Promise<boolean> {
  const row = await db
    .selectFrom('executions')
    .select('tool_call_id')
    .where('tool_call_id', '=', toolCallId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** As it was learned: the calendar, which knows best, may not answer, and what was done is shown all the same. */
export async function knownZone(db: Database, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  return row?.time_zone ?? 'UTC';
}
