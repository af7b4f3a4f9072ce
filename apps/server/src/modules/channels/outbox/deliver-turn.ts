import { labelOf } from '@catch/contract/channel-labels';
import { sql } from 'kysely';
import type { OutboxChannel } from '../../../channels/channel.ts';
import { channels } from '../../../channels/index.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { say } from '../../../platform/words.ts';
import { awaitedSince, lockApprovals, type Turn, type TurnOutcome } from '../../assistant/index.ts';
import { connectedChannels, languageOf } from '../connected-channels.ts';
import { enqueue, type Thread } from './outbox.repository.ts';
import { splitText } from './split-text.ts';

/** The least that a channel takes; some take more, but nobody reads more in one piece. */
const LONGEST_TEXT = 4096;
/** A message with buttons takes less. */
const LONGEST_CARD = 1024;

/** Staff and the web hear it where they asked; nothing has to be put on its way. */
export const isAnsweredInPlace = (turn: Turn, outcome: TurnOutcome): boolean =>
  turn.askedBy !== null || (turn.channel === 'WEB' && outcome.pendingApprovals.length === 0);

/**
 * Puts a turn's answer on its way, in the transaction that settles the turn: the answer to the channel that
 * asked, and every new proposal to every channel of its owner. What staff do in somebody's name never leaves
 * the staff chat.
 */
export async function deliverTurn(db: Queryable, turn: Turn, outcome: TurnOutcome, at: Date): Promise<void> {
  if (isAnsweredInPlace(turn, outcome)) return;
  const asked = turn.channel === 'WEB' ? undefined : await placeOf(db, turn, turn.channel);
  if (outcome.pendingApprovals.length === 0) {
    if (asked) await enqueueText(db, turn, asked, outcome.message, at);
    return;
  }
  const inOneMessage = outcome.pendingApprovals.length === 1 && [...outcome.message].length <= LONGEST_CARD;
  const connected = await connectedChannels(db, turn.userId);
  const others = connected.filter((channel) => channel !== asked?.channel);
  if (asked) {
    const merged = inOneMessage && (await enqueueCards(db, turn, asked, outcome, at, outcome.message));
    if (!merged) {
      await enqueueText(db, turn, asked, outcome.message, at);
      if (!inOneMessage) await enqueueCards(db, turn, asked, outcome, at, null);
    }
  }
  for (const channel of others) await enqueueCards(db, turn, { channel }, outcome, at, null);
}

interface Place {
  readonly channel: OutboxChannel;
  readonly thread?: Thread | undefined;
}

/** The channel that asked, and the thread there: of the last that was said, when several are answered together. */
async function placeOf(db: Queryable, turn: Turn, channel: OutboxChannel): Promise<Place> {
  if (!channels.some(({ name, reach }) => name === channel && reach.threads)) return { channel };
  const { rows } = await sql<{ thread: Thread }>`
    select details -> 'thread' as thread from inbox
    where id = any(${turn.inbox.map(({ id }) => id)}) and details ? 'thread'
    order by said_at desc, id desc limit 1`.execute(db);
  return { channel, thread: rows[0]?.thread };
}

/** True when at least one card is new: a proposal that is already shown there is not shown again. */
async function enqueueCards(
  db: Queryable,
  turn: Turn,
  place: Place,
  outcome: TurnOutcome,
  at: Date,
  intro: string | null,
): Promise<boolean> {
  const { channel } = place;
  const footnote = await footnoteFor(db, turn, channel);
  let isNew = false;
  // A decision made right now is waited for, or waits until the cards are there: no card is left with live buttons.
  await lockApprovals(
    db,
    outcome.pendingApprovals.map(({ tool_call_id }) => tool_call_id),
  );
  for (const approval of outcome.pendingApprovals) {
    const stored = await enqueue(db, {
      to: { userId: turn.userId, ...place },
      kind: 'card',
      dedupeKey: `card:${channel}:${approval.tool_call_id}`,
      payload: {
        type: 'card',
        intro,
        proposal: approval.formatted_args,
        why: intro === null ? (approval.reason ?? null) : null,
        alternatives: approval.alternatives ?? [],
        footnote,
      },
      toolCallId: approval.tool_call_id,
      at,
      // With these words it is the answer; anything else only comes along with one.
      since: intro === null ? null : awaitedSince(turn),
    });
    isNew ||= stored;
  }
  return isNew;
}

/** Where it was asked, for people who read it elsewhere. */
async function footnoteFor(db: Queryable, turn: Turn, channel: OutboxChannel): Promise<string | null> {
  if (turn.channel === channel) return null;
  const language = await languageOf(db, turn.userId);
  return say({ language }, 'channel.askedOn', { channel: turn.channel, name: labelOf(turn.channel) });
}

async function enqueueText(db: Queryable, turn: Turn, place: Place, text: string, at: Date): Promise<void> {
  for (const [index, part] of splitText(text, LONGEST_TEXT).entries())
    await enqueue(db, {
      to: { userId: turn.userId, ...place },
      kind: 'reply',
      dedupeKey: `reply:${turn.id}:${index}`,
      payload: { type: 'text', text: part },
      at,
      since: index === 0 ? awaitedSince(turn) : null,
    });
}
