import { type Selectable, sql } from 'kysely';
import type { Database, Queryable, Tables } from '../../../platform/db/database.ts';
import type { Execution } from '../tools/tool.port.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Wish } from '../values/values.ts';

export interface NewExecution {
  readonly toolCallId: string;
  readonly userId: string;
  readonly turnId: string;
  readonly toolName: string;
  readonly args: Record<string, unknown>;
  /** What it is to be. */
  readonly wish: Wish;
  readonly at: Date;
}

export interface OpenExecution {
  /** An earlier try began it. */
  readonly isAgain: boolean;
  readonly wish: Wish;
  readonly before: unknown;
  /** Set when the call ran to its end before: its result stands. */
  readonly result: ToolReport | undefined;
  readonly looks: number;
  readonly isInDoubt: boolean;
}

/** Rows from before have only the name of the tool. */
export const wishIn = (row: { readonly tool_name: string; readonly wish: unknown }): Wish =>
  (row.wish as Wish | null) ?? { tool: row.tool_name };

/** Begins an execution, or finds the one that an earlier try began: at most one row for a tool call, for ever. */
export async function openExecution(db: Database, execution: NewExecution): Promise<OpenExecution> {
  const inserted = await db
    .insertInto('executions')
    .values({
      tool_call_id: execution.toolCallId,
      user_id: execution.userId,
      turn_id: execution.turnId,
      tool_name: execution.toolName,
      args: JSON.stringify(execution.args),
      wish: JSON.stringify(execution.wish),
      look_at: null,
      before_image: null,
      after_image: null,
      result: null,
      undone_by: null,
      created_at: execution.at,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column('tool_call_id').doNothing())
    .returning('tool_call_id')
    .executeTakeFirst();
  if (inserted)
    return {
      isAgain: false,
      wish: execution.wish,
      before: undefined,
      result: undefined,
      looks: 0,
      isInDoubt: false,
    };
  const row = await db
    .selectFrom('executions')
    .select(['tool_name', 'before_image', 'result', 'wish', 'looks', 'look_at'])
    .where('tool_call_id', '=', execution.toolCallId)
    .executeTakeFirstOrThrow();
  return {
    isAgain: true,
    wish: wishIn(row),
    before: row.before_image ?? undefined,
    result: (row.result as ToolReport | null) ?? undefined,
    looks: row.looks,
    isInDoubt: row.look_at !== null,
  };
}

export async function storeBeforeImage(db: Database, toolCallId: string, image: unknown): Promise<void> {
  await db
    .updateTable('executions')
    .set({ before_image: JSON.stringify(image) })
    .where('tool_call_id', '=', toolCallId)
    .execute();
}

/** A process that was taken for dead may come late and find its own work done by another: then it was not refused. */
export async function closeExecution(
  db: Queryable,
  toolCallId: string,
  closed: { result: ToolReport; after: unknown; at: Date; undoes: string | undefined },
): Promise<void> {
  const undone =
    closed.undoes && closed.result.ok
      ? sql`with undone as (update executions set undone_by = ${toolCallId} where tool_call_id = ${closed.undoes})`
      : sql``;
  await sql`
    ${undone}
    update executions set status = ${closed.result.ok ? 'done' : 'failed'}, result = ${JSON.stringify(closed.result)},
      after_image = ${closed.after === undefined ? null : JSON.stringify(closed.after)}, finished_at = ${closed.at},
      look_at = null
    where tool_call_id = ${toolCallId} and (status <> 'done' or ${closed.result.ok})`.execute(db);
}

/** Of changes that were made, or perhaps made: whether they can be taken back. */
export type UndoableExecution = Execution & { readonly state: 'done' | 'undone' | 'in-doubt' };

/** A person's talk, on every channel; or that of the staff member who speaks in the person's name. As history is kept. */
export interface ConversationKey {
  readonly userId: string;
  readonly askedBy: string | null;
}

/** Everybody's who speaks for that person: what one of them changed, the other finds changed. */
interface AnyConversation {
  readonly userId: string;
  readonly askedBy: 'anybody';
}

const LATELY = 100;

/** What was done in a conversation, or in all of a person's, newest first; never an undo itself. */
export async function recentExecutions(
  db: Database,
  { userId, askedBy }: ConversationKey | AnyConversation,
  since: Date,
): Promise<UndoableExecution[]> {
  const rows = await db
    .selectFrom('executions')
    .innerJoin('turns', 'turns.id', 'executions.turn_id')
    .selectAll('executions')
    .where('executions.user_id', '=', userId)
    .$if(askedBy !== 'anybody', (query) =>
      query.where('turns.asked_by', askedBy === null ? 'is' : '=', askedBy),
    )
    .where('tool_name', '<>', 'undo_last_action')
    .where('executions.created_at', '>=', since)
    .where(({ or, eb }) => or([eb('executions.status', '=', 'done'), eb('look_at', 'is not', null)]))
    .orderBy('executions.created_at', 'desc')
    .orderBy('executions.finished_at', 'desc')
    .limit(LATELY)
    .execute();
  return rows.map((row) => ({
    ...toExecution(row),
    state: row.undone_by !== null ? 'undone' : row.status === 'done' ? 'done' : 'in-doubt',
  }));
}

export async function readExecution(db: Database, toolCallId: string): Promise<Execution | undefined> {
  const row = await db
    .selectFrom('executions')
    .selectAll()
    .where('tool_call_id', '=', toolCallId)
    .executeTakeFirst();
  return row && toExecution(row);
}

const toExecution = (row: Selectable<Tables['executions']>): Execution => ({
  toolCallId: row.tool_call_id,
  toolName: row.tool_name,
  wish: wishIn(row),
  args: row.args,
  before: row.before_image ?? undefined,
  after: row.after_image ?? undefined,
});
