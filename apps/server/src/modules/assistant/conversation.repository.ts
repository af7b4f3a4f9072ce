import type { ConversationMessage } from '@catch/contract/assistant';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { StoredMessage } from '../conversations/index.ts';
import type { TurnOutcome } from './outcome.ts';

/** Whose conversation, and by which staff member when they act as that person: theirs is one of its own. */
export interface Whose {
  readonly userId: string;
  readonly askedBy: string | null;
}

/** More than fits on any screen; older ones are for the admin pages. */
const LINES = 200;

interface Line {
  readonly id: string;
  readonly turn_id: string | null;
  readonly created_at: Date;
  readonly message: string;
  readonly outcome: TurnOutcome | null;
  readonly finished_at: Date | null;
}

/** What people said and were told, the oldest first: a turn's reply is its outcome, with its cards. */
export async function storedConversation(
  db: Database,
  { userId, askedBy }: Whose,
  traceUrl: (traceId: string | null, at: Date) => string | null,
): Promise<ConversationMessage[]> {
  const { rows } = await sql<Line>`
    with newest as materialized (
      select id, turn_id, created_at, message from messages
      where user_id = ${userId} and asked_by is not distinct from ${askedBy}::uuid order by id desc limit ${LINES}
    )
    select n.id::text, n.turn_id, n.created_at, n.message, t.outcome, t.finished_at
    from newest n left join turns t on t.id = n.turn_id and t.status = 'done' order by n.id`.execute(db);
  const lastOfTurn = new Map(rows.map(({ id, turn_id }) => [turn_id, id]));
  return rows.flatMap((line) => {
    const { id, turn_id, outcome, created_at, finished_at } = line;
    const said = spokenTexts(line).map((message, index) => ({
      ...plain(`${id}-${index}`, message, created_at),
      is_user: true,
    }));
    if (turn_id === null) return textsIn(line).map((text) => plain(id, text, created_at));
    if (lastOfTurn.get(turn_id) !== id || !outcome?.message) return said;
    return [
      ...said,
      {
        ...plain(turn_id, outcome.message, finished_at ?? created_at),
        event_id: outcome.eventId,
        conflicts: [...outcome.conflicts],
        requires_approval: outcome.pendingApprovals.length > 0,
        pending_approvals: [...outcome.pendingApprovals],
        logfire_url: traceUrl(outcome.traceId, created_at),
      },
    ];
  });
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
export async function underWay(db: Database, { userId, askedBy }: Whose): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from (
      select id, said_at, kind, asked_by from inbox where user_id = ${userId} and status = 'waiting'
      union all
      select i.id, i.said_at, i.kind, i.asked_by from turns t join inbox i on i.turn_id = t.id and i.status = 'taken'
      where t.user_id = ${userId} and t.status = 'running'
    ) as open
    where asked_by is not distinct from ${askedBy}::uuid and kind <> 'look' order by said_at, id`.execute(db);
  return rows.map(({ id }) => id);
}
