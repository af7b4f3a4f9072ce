import type { ConversationMessage } from '@catch/contract/assistant';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { StoredMessage } from '../conversations/index.ts';
import { type TurnOutcome, webExtras } from './outcome.ts';

/** Whose conversation, and by which staff member when they act as that person: theirs is one of its own. */
export interface ConversationOwner {
  readonly userId: string;
  readonly askedBy: string | null;
}

/** Which part of it: what was said before this line, or the newest, with every card that can still be decided. */
export interface Part {
  readonly before: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

interface Line {
  readonly id: string;
  readonly turn_id: string | null;
  readonly created_at: Date;
  readonly message: string;
  readonly outcome: TurnOutcome | null;
  readonly finished_at: Date | null;
  /** Typed where a button could have been pressed. */
  readonly typed: string | null;
  readonly typed_at: Date | null;
}

export interface ConversationPart {
  readonly messages: ConversationMessage[];
  /** Names what came before it; null at the beginning. */
  readonly earlier: string | null;
}

/** What people wrote and what we answered, oldest first: a turn's reply is its outcome, with its cards. */
export async function storedConversation(
  db: Database,
  whose: ConversationOwner,
  part: Part,
  traceUrl: (traceId: string | null, at: Date) => string | null,
): Promise<ConversationPart> {
  const rows = await linesOf(db, whose, part);
  const lastOfTurn = new Map(rows.map(({ id, turn_id }) => [turn_id, id]));
  const messages = rows.flatMap((line) => {
    const { id, turn_id, outcome, created_at, finished_at, typed } = line;
    const said = spokenTexts(line).map((message, index) => ({
      ...plain(`${id}-${index}`, message, created_at),
      is_user: true,
    }));
    if (turn_id === null) return textsIn(line).map((text) => plain(id, text, created_at));
    if (lastOfTurn.get(turn_id) !== id || !outcome?.message) return said;
    return [
      ...said,
      ...(typed ? [{ ...plain(`${turn_id}-typed`, typed, line.typed_at ?? created_at), is_user: true }] : []),
      {
        ...plain(turn_id, outcome.message, finished_at ?? created_at),
        event_id: outcome.eventId,
        conflicts: [...outcome.conflicts],
        requires_approval: outcome.pendingApprovals.length > 0,
        pending_approvals: [...outcome.pendingApprovals],
        logfire_url: traceUrl(outcome.traceId, created_at),
        ...webExtras(outcome),
      },
    ];
  });
  const [oldest] = rows;
  return { messages, earlier: oldest && (await isPreceded(db, whose, oldest.id)) ? oldest.id : null };
}

/**
 * The lines of one page. It begins with a whole turn, or half of one would appear on two pages. A card can be decided
 * for a day, however much was said since, so the newest page reaches back to it.
 */
async function linesOf(
  db: Database,
  { userId, askedBy }: ConversationOwner,
  { before, limit, now }: Part,
): Promise<Line[]> {
  const mine = sql`user_id = ${userId} and asked_by is not distinct from ${askedBy}::uuid`;
  const until = before === undefined ? sql`true` : sql`id < ${before}::bigint`;
  const open =
    before === undefined
      ? sql`select min(m.id) from approvals a join messages m on m.user_id = a.user_id and m.turn_id = a.turn_id
            where a.user_id = ${userId} and a.asked_by is not distinct from ${askedBy}::uuid
              and a.status = 'pending' and a.expires_at > ${now}
              and m.created_at >= a.created_at - interval '1 hour'`
      : sql`select null::bigint`;
  const { rows } = await sql<Line>`
    with counted as materialized (
      select id, turn_id from messages where ${mine} and ${until} order by id desc limit ${limit}
    ), oldest as (
      select least((select min(id) from counted), (${open})) as id
    ), reach as (
      select least(o.id, (
        select min(b.id) from (
          select id, turn_id from messages where ${mine} and id < o.id order by id desc limit ${LONGEST_TURN}
        ) as b where b.turn_id = (select turn_id from messages where id = o.id)
      )) as id from oldest o
    )
    select n.id::text, n.turn_id, n.created_at, n.message, t.outcome, t.finished_at,
      d.body as typed, d.said_at as typed_at
    from messages n
      left join turns t on t.id = n.turn_id and t.status = 'done'
      left join inbox d on d.turn_id = t.id and d.kind = 'decision' and d.body <> ''
    where n.user_id = ${userId} and n.asked_by is not distinct from ${askedBy}::uuid
      and n.id >= (select id from reach) and ${before === undefined ? sql`true` : sql`n.id < ${before}::bigint`}
    order by n.id`.execute(db);
  return rows;
}

/** More lines than any turn stores: tools are called a few times, and then it ends. */
const LONGEST_TURN = 200;

async function isPreceded(
  db: Database,
  { userId, askedBy }: ConversationOwner,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from messages
    where user_id = ${userId} and asked_by is not distinct from ${askedBy}::uuid and id < ${id}::bigint limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

const plain = (id: string, message: string, at: Date): ConversationMessage => ({
  id,
  message,
  is_user: false,
  timestamp: at.toISOString(),
  event_id: null,
  conflicts: [],
  requires_approval: false,
  pending_approvals: [],
  logfire_url: null,
});

const spokenTexts = (line: Line): string[] =>
  partsIn(line).flatMap((part) => (part.part_kind === 'user-prompt' ? [String(part.content)] : []));
const textsIn = (line: Line): string[] =>
  partsIn(line).flatMap((part) => (part.part_kind === 'text' ? [String(part.content)] : []));

function partsIn({ message }: Line): StoredMessage['parts'] {
  try {
    const { parts } = JSON.parse(message) as StoredMessage;
    return Array.isArray(parts) ? parts : [];
  } catch {
    // A row of another shape is for staff to look at.
    return [];
  }
}

/** What somebody said that has no answer yet: each half has an index, both at once would look at everything ever said. */
export async function unansweredMessages(
  db: Database,
  { userId, askedBy }: ConversationOwner,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from (
      select id, said_at, kind, details, asked_by from inbox where user_id = ${userId} and status = 'waiting'
      union all
      select i.id, i.said_at, i.kind, i.details, i.asked_by from turns t join inbox i on i.turn_id = t.id and i.status = 'taken'
      where t.user_id = ${userId} and t.status = 'running'
    ) as open
    where asked_by is not distinct from ${askedBy}::uuid and (kind <> 'look' or details -> 'press' is not null)
    order by said_at, id`.execute(db);
  return rows.map(({ id }) => id);
}
