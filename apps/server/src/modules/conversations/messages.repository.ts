import type { Channel } from '@catch/contract/channel';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { promptsIn, type StoredMessage, toolCallsIn } from './stored-message.ts';

export interface NewMessage {
  readonly userId: string;
  readonly channel: Channel;
  /** Null for what was said without being asked: a reminder. */
  readonly turnId: string | null;
  readonly askedBy: string | null;
  readonly traceId: string | null;
  readonly at: Date;
  readonly message: StoredMessage;
}

/** The columns of a stored message; the counts are made once, here. */
export const messageRow = (given: NewMessage) => ({
  user_id: given.userId,
  channel: given.channel,
  turn_id: given.turnId,
  asked_by: given.askedBy,
  trace_id: given.traceId,
  created_at: given.at,
  message: JSON.stringify(given.message),
  prompts: promptsIn(given.message),
  tool_calls: toolCallsIn(given.message),
});

/** The same as a piece of a larger statement, so that a step takes one round trip. */
export function insertMessage(given: NewMessage): RawBuilder<unknown> {
  const row = messageRow(given);
  return sql`insert into messages
      (user_id, channel, turn_id, asked_by, trace_id, created_at, message, prompts, tool_calls)
    select ${row.user_id}::uuid, ${row.channel}, ${row.turn_id}::uuid, ${row.asked_by}::uuid, ${row.trace_id},
      ${row.created_at}::timestamptz, ${row.message}, ${row.prompts}::integer, ${row.tool_calls}::integer`;
}

/** Several in their order, and only while the lane is held and its work not cancelled; false when it is not. */
export async function insertMessages(
  db: Queryable,
  given: readonly NewMessage[],
  lane: { readonly userId: string; readonly process: number; readonly epoch: number },
  /** Kept with the running turn in the same statement. */
  underway?: { readonly turnId: string; readonly plans: string; readonly values: string },
): Promise<boolean> {
  const kept = underway
    ? sql`, kept as (
        update turns set underway = jsonb_build_object(
          'plans', coalesce(underway -> 'plans', '{}') || ${underway.plans}::jsonb,
          'values', coalesce(underway -> 'values', '{}') || ${underway.values}::jsonb)
        where id = ${underway.turnId} and exists (select 1 from held))`
    : sql``;
  const { numAffectedRows } = await sql`
    with held as (
      select 1 from lanes
      where user_id = ${lane.userId} and holder = ${lane.process} and live_epoch <= ${lane.epoch} for share
    )${kept}
    insert into messages (user_id, channel, turn_id, asked_by, trace_id, created_at, message, prompts, tool_calls)
    select r.user_id, r.channel, r.turn_id, r.asked_by, r.trace_id, r.created_at, r.message, r.prompts, r.tool_calls
    from held cross join jsonb_array_elements(${JSON.stringify(given.map(messageRow))}) with ordinality as e (line, place)
      cross join lateral jsonb_populate_record(null::messages, e.line) as r
    order by e.place`.execute(db);
  return numAffectedRows === BigInt(given.length);
}

/** Said without being asked: no turn, and so no lane, is involved. */
export async function appendMessages(db: Queryable, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length > 0) await db.insertInto('messages').values(messages.map(messageRow)).execute();
}

/** All that was said, except in the given turns. Returns how many messages went. */
export async function deleteMessages(
  db: Queryable,
  userId: string,
  { exceptTurns }: { readonly exceptTurns: readonly string[] },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('user_id', '=', userId)
    .where(({ or, eb }) =>
      or([eb('turn_id', 'is', null), eb('turn_id', '<>', sql<string>`all(${exceptTurns}::uuid[])`)]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface HistoryRow {
  readonly turnId: string | null;
  readonly message: StoredMessage;
}

/** About four characters make a token; the figure only has to be on the safe side. */
const CHARACTERS_PER_TOKEN = 4;
/** What was said further back is of no use for a calendar, and every line is read, parsed and paid for each time. */
export const HISTORY_LINES = 60;

/** The running turn, and the one before it: 'go on' means nothing without what it is about. */
const ALWAYS = 2;

/** As it comes from the database, newest first: the turn and what is stored. */
export type StoredLine = readonly [turnId: string | null, message: string];

/**
 * The newest messages that fit, oldest first. Only whole turns are taken, so that no call is ever parted from its
 * result; the running turn and the one before it are always there. Staff acting as the user have a conversation of their own.
 */
export function historyWithin(newestFirst: readonly StoredLine[], tokens: number): HistoryRow[] {
  const budget = tokens * CHARACTERS_PER_TOKEN;
  const turns: StoredLine[][] = [];
  for (const line of newestFirst) {
    const turn = turns.at(-1);
    if (turn?.[0]?.[0] === line[0]) turn.push(line);
    else turns.push([line]);
  }
  // The oldest of a full page may be cut in half.
  if (newestFirst.length >= HISTORY_LINES && turns.length > 1) turns.pop();
  const kept: StoredLine[] = [];
  let size = 0;
  for (const [index, turn] of turns.entries()) {
    size += turn.reduce((sum, [, message]) => sum + message.length, 0);
    if (index >= ALWAYS && size > budget) break;
    kept.push(...turn);
  }
  return kept.reverse().flatMap(([turnId, text]) => {
    const message = parseStored(text);
    return message ? [{ turnId, message }] : [];
  });
}

function parseStored(text: string): StoredMessage | undefined {
  try {
    const value = JSON.parse(text) as StoredMessage;
    return (value.kind === 'request' || value.kind === 'response') && Array.isArray(value.parts)
      ? value
      : undefined;
  } catch {
    // A row of another shape is shown raw to staff; a model could make nothing of it.
    return undefined;
  }
}
