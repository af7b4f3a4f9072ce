import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { wakeUser } from '../turns/inbox.repository.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Wish } from '../values/values.ts';
import { wishIn } from './executions.repository.ts';
import { WAITS } from './in-doubt.ts';

/** A change that an earlier try began. */
export interface BegunExecution {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly args: Record<string, unknown>;
  readonly wish: Wish;
  /** Set when it ran to its end: that stands, whatever the calendar says now. */
  readonly result: ToolReport | undefined;
  readonly looks: number;
}

const BEGUN = ['tool_call_id', 'tool_name', 'args', 'wish', 'result', 'looks'] as const;
const toBegun = (row: {
  tool_call_id: string;
  tool_name: string;
  args: Record<string, unknown>;
  wish: unknown;
  result: unknown;
  looks: number;
}): BegunExecution => ({
  toolCallId: row.tool_call_id,
  toolName: row.tool_name,
  args: row.args,
  wish: wishIn(row),
  result: (row.result as ToolReport | null) ?? undefined,
  looks: row.looks,
});

export async function findBegun(db: Queryable, toolCallId: string): Promise<BegunExecution | undefined> {
  const row = await db
    .selectFrom('executions')
    .select(BEGUN)
    .where('tool_call_id', '=', toolCallId)
    .executeTakeFirst();
  return row && toBegun(row);
}

/** Records that nobody knows whether it was made, and when to look. Never for what has ended in the meantime. */
export async function storeDoubt(db: Queryable, toolCallId: string, lookAt: Date): Promise<void> {
  await db
    .updateTable('executions')
    .set({ look_at: lookAt })
    .where('tool_call_id', '=', toolCallId)
    .where('status', '=', 'started')
    .execute();
}

/** What is in doubt in one conversation, oldest first. */
export async function doubtsOf(
  db: Database,
  { userId, askedBy }: { readonly userId: string; readonly askedBy: string | null },
): Promise<BegunExecution[]> {
  const rows = await db
    .selectFrom('executions')
    .innerJoin('turns', 'turns.id', 'executions.turn_id')
    .select(BEGUN.map((column) => `executions.${column}` as const))
    .where('executions.user_id', '=', userId)
    .where('executions.look_at', 'is not', null)
    .where('executions.status', '=', 'started')
    .where('turns.asked_by', askedBy === null ? 'is' : '=', askedBy)
    .orderBy('executions.created_at')
    .execute();
  return rows.map(toBegun);
}

export interface TurnAccount {
  /** What was changed, in order, with its stored result. */
  readonly done: readonly (BegunExecution & { readonly result: ToolReport })[];
  /** What was begun and perhaps made. */
  readonly open: readonly BegunExecution[];
}

/** What the journal knows of a turn, whatever became of it. */
export async function accountOfTurn(db: Queryable, turnId: string): Promise<TurnAccount> {
  const rows = await db
    .selectFrom('executions')
    .select([...BEGUN, 'status', 'before_image'])
    .where('turn_id', '=', turnId)
    .orderBy('created_at')
    .execute();
  return {
    done: rows
      .filter(({ status }) => status === 'done')
      .map(toBegun)
      .flatMap(({ result, ...begun }) => (result ? [{ ...begun, result }] : [])),
    open: rows
      .filter(({ status, before_image }) => status === 'started' && before_image !== null)
      .map(toBegun),
  };
}

const AT_ONCE = 200;

/** Gives every look that is due its place in its owner's inbox, and wakes them. The next one has its time already. */
export async function queueLooks(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`
    with due as (
      select e.tool_call_id from executions e join turns t on t.id = e.turn_id
      where e.look_at <= ${now} and e.status = 'started' and t.status <> 'running'
      order by e.look_at limit ${AT_ONCE} for update of e skip locked
    ), counted as (
      update executions e set looks = e.looks + 1,
        look_at = ${now}::timestamptz + make_interval(secs => (${[...WAITS]}::int[])[least(e.looks + 2, ${WAITS.length})])
      from due
      where e.tool_call_id = due.tool_call_id returning e.tool_call_id, e.user_id, e.turn_id, e.looks
    )
    insert into inbox (user_id, channel, provider_id, kind, body, details, asked_by, said_at, received_at, epoch)
    select l.user_id, t.channel, 'look:' || l.looks || ':' || l.tool_call_id, 'look', '',
      jsonb_build_object('tool_call_id', l.tool_call_id), t.asked_by, ${now}, ${now}, u.work_epoch
    from counted l join turns t on t.id = l.turn_id join users u on u.id = l.user_id and u.is_active
    on conflict (channel, provider_id) do nothing
    returning user_id`.execute(db);
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) await wakeUser(db, userId);
  return rows.length;
}

/** Staff ended the user's work: nothing is looked for from now on. */
export async function dropDoubts(db: Queryable, userId: string): Promise<void> {
  await db
    .updateTable('executions')
    .set({ look_at: null })
    .where('user_id', '=', userId)
    .where('look_at', 'is not', null)
    .execute();
}
