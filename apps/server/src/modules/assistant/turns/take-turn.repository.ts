import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '@catch/contract/channel';
import { CompiledQuery, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { readTraceParent } from '../../../platform/telemetry/tracing.ts';
import { insertMessage, type StoredRequest } from '../../conversations/index.ts';
import { KNOWLEDGE_LIMITS, type TurnKnowledge } from '../prompt/turn-knowledge.ts';
import type { Incoming } from './inbox.repository.ts';
import type { Press, Turn, TurnCause } from './turn.ts';
import { lockLane } from './turns.repository.ts';
import type { Underway } from './underway.ts';

interface WaitingRow {
  id: number;
  channel: Channel;
  kind: 'message' | 'decision' | 'choice' | 'voice' | 'look' | 'press';
  body: string;
  details: Record<string, unknown>;
  asked_by: string | null;
  epoch: number;
  received_at: Date;
  trace_parent: string | null;
}

/**
 * Several messages already waiting on a channel are answered together; web sends, decisions and looks never are, and
 * staff's words are never mixed with the user's (decisions.md). What was said in another thread is answered there.
 */
function nextBatch<R extends Pick<WaitingRow, 'channel' | 'kind' | 'asked_by' | 'epoch' | 'details'>>(
  waiting: readonly R[],
): R[] {
  const [first] = waiting;
  if (!first || first.kind === 'voice') return [];
  if (first.kind !== 'message' || first.channel === 'WEB') return [first];
  const end = waiting.findIndex(
    (row) =>
      row.kind !== 'message' ||
      row.channel !== first.channel ||
      row.asked_by !== first.asked_by ||
      row.epoch !== first.epoch ||
      !isDeepStrictEqual(row.details.thread, first.details.thread),
  );
  return waiting.slice(0, end === -1 ? undefined : end);
}

/** Takes the user's next work: a turn with its first message stored, all in one transaction. The caller holds the lane. */
export async function takeTurn(
  db: Database,
  userId: string,
  process: number,
  at: Date,
  given: { readonly traceId: string | null; readonly withUntranscribedVoice: boolean },
): Promise<Turn | 'unprepared' | undefined> {
  return db.transaction().execute(async (transaction) => {
    // The lane is held and the inbox read in one look: both stay as they are until the end of the transaction.
    const { rows: waiting } = await sql<WaitingRow>`
      select i.id, i.channel, i.kind, i.body, i.details, i.asked_by, i.epoch, i.received_at, i.trace_parent
      from lanes l join inbox i on i.user_id = l.user_id
      where l.user_id = ${userId} and l.holder = ${process} and i.status = 'waiting'
      order by i.said_at, i.id limit 20
      for update of i for share of l`.execute(transaction);
    if (waiting.length === 0) await lockLane(transaction, userId, process);
    if (!given.withUntranscribedVoice && waiting.some(({ kind }) => kind === 'voice')) return 'unprepared';
    const batch = nextBatch(waiting);
    const [first] = batch;
    if (!first) return undefined;
    const begun = startOf(batch);
    const traceId = readTraceParent(begun.traces[0] ?? null)?.traceId ?? given.traceId;
    const turn: Turn = {
      id: randomUUID(),
      ...begun,
      userId,
      channel: first.channel,
      askedBy: first.asked_by,
      epoch: first.epoch,
      process,
      attempt: 1,
      startedAt: at,
      inbox: batch.map(inboxEntry),
      cause: causeOf(batch),
    };
    const prompt =
      turn.cause.kind === 'messages'
        ? sql`, prompt as (${insertMessage({
            userId,
            channel: turn.channel,
            turnId: turn.id,
            askedBy: turn.askedBy,
            traceId,
            at,
            message: promptOf(turn.cause.texts, at),
          })})`
        : sql``;
    await sql`
      with started as (
        insert into turns (id, user_id, channel, asked_by, epoch, trace_id, created_at)
        values (${turn.id}, ${userId}, ${turn.channel}, ${turn.askedBy}, ${turn.epoch}, ${traceId}, ${at})
      )${prompt}
      update inbox set status = 'taken', turn_id = ${turn.id} where id = any(${batch.map(({ id }) => id)})
    `.execute(transaction);
    return turn;
  });
}

/**
 * What is said while nothing else is under way becomes a turn at once, in one round trip; undefined when something
 * is, or when a proposal waits: then it takes its place in the inbox. Afterwards the lane is held.
 */
export async function beginTurn(
  db: Queryable,
  said: Omit<Incoming, 'kind'>,
  process: number,
  traceId: string | null,
): Promise<Turn | undefined> {
  const { userId, channel, askedBy, body, receivedAt: at } = said;
  const id = randomUUID();
  const details = JSON.stringify(said.details);
  const prompt = JSON.stringify(promptOf([body], at));
  const { rows } = await db.executeQuery<Begun>(
    CompiledQuery.raw(BEGIN, [
      ...[userId, process, at, channel, said.providerId, body, details, askedBy, id, traceId, prompt],
      ...KNOWLEDGE_LIMITS,
    ]),
  );
  const [begun] = rows;
  if (!begun) return undefined;
  return {
    id,
    userId,
    channel,
    askedBy,
    epoch: begun.turn_epoch,
    process,
    attempt: 1,
    startedAt: at,
    receivedAt: at,
    traces: [],
    inbox: [inboxEntry({ id: begun.inbox_id, details: said.details })],
    cause: { kind: 'messages', texts: [body] },
    known: { person: begun.person, history: begun.history, language: begun.language },
  };
}

type Begun = { readonly inbox_id: number; readonly turn_epoch: number } & TurnKnowledge;

/** Written once: each turn begins with it. */
const BEGIN = `select inbox_id, turn_epoch, person, history, (select language from users where id = $1) as language
  from begin_informed_turn($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const inboxEntry = ({ id, details }: Pick<WaitingRow, 'id' | 'details'>) => ({
  id,
  waiter: typeof details.waiter === 'number' ? details.waiter : undefined,
});

const startOf = (batch: readonly Pick<WaitingRow, 'received_at' | 'trace_parent'>[]) => ({
  receivedAt: new Date(Math.min(...batch.map(({ received_at }) => received_at.getTime()))),
  traces: batch.flatMap(({ trace_parent }) => trace_parent ?? []),
});

const promptOf = (texts: readonly string[], at: Date): StoredRequest => ({
  kind: 'request',
  parts: texts.map((content) => ({ part_kind: 'user-prompt', content, timestamp: at.toISOString() })),
});

function causeOf(batch: readonly Pick<WaitingRow, 'kind' | 'body' | 'details'>[]): TurnCause {
  const [first] = batch;
  // The chosen time is in the approval.
  if (first?.kind === 'decision' || first?.kind === 'choice')
    return {
      kind: 'decision',
      toolCallId: String(first.details.tool_call_id),
      approved: first.details.approved === true,
    };
  if (first?.details.press) {
    const { press, tool_call_id } = first.details;
    // Rows of the kind 'press' have no call of their own.
    const toolCallId = typeof tool_call_id === 'string' ? tool_call_id : undefined;
    return { kind: 'press', press: press as Press, toolCallId };
  }
  if (first?.kind === 'look') return { kind: 'look', toolCallId: String(first.details.tool_call_id) };
  // A no that was read in these words stands behind them.
  const said = batch.filter(({ kind }) => kind !== 'decision');
  return { kind: 'messages', texts: said.map(({ body }) => body) };
}

/** A turn that a dead process left behind; taken up again, its attempts counted. */
export async function takeInterruptedTurn(
  db: Database,
  userId: string,
  process: number,
): Promise<Turn | undefined> {
  const row = await db
    .updateTable('turns')
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .where('id', '=', (inner) =>
      inner
        .selectFrom('turns')
        .select('id')
        .where('user_id', '=', userId)
        .where('status', '=', 'running')
        .orderBy('created_at')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const said = (await db
    .selectFrom('inbox')
    .select(['id', 'kind', 'body', 'details', 'received_at', 'trace_parent'])
    .where('turn_id', '=', row.id)
    .orderBy('said_at')
    .orderBy('id')
    .execute()) as WaitingRow[];
  return {
    id: row.id,
    ...startOf(said),
    userId,
    channel: row.channel,
    askedBy: row.asked_by,
    epoch: row.epoch,
    process,
    attempt: row.attempts,
    startedAt: row.created_at,
    inbox: said.map(inboxEntry),
    cause: causeOf(said),
    isStopped: row.stop_asked_at !== null,
    ...(row.underway ? { underway: row.underway as Underway } : {}),
  };
}
