import type { Channel } from '@catch/contract/channel';
import {
  namedAfterNo,
  readClashDecision,
  readDecision,
  type Situation,
  saysDecline,
} from '@catch/understanding';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { builtInWeights } from '../manager/built-in.ts';
import { proposalOf } from '../manager/situation.ts';
import { type ApprovalRow, pendingApprovals } from './approvals.repository.ts';
import { type Decider, type DecisionReceipt, decideApproval } from './decide-approval.ts';

interface TypedWords {
  readonly userId: string;
  readonly askedBy: string | null;
  readonly text: string;
  readonly saidAt: Date;
  readonly now: Date;
}

/** The words on the buttons, which elsewhere may mean an invitation. */
const BUTTON_WORDS = new Map([
  ['approve', true],
  ['deny', false],
  ['reject', false],
]);

/**
 * 'yes' or 'no', typed instead of pressed: a decision when exactly one proposal waits and nothing else was said in
 * between. 'yes, but …' is not a decision but something new for the assistant.
 */
async function typedDecision(
  db: Queryable,
  words: TypedWords,
): Promise<{ approval: ApprovalRow; approved: boolean } | undefined> {
  const [approval, another] = await pendingApprovals(db, words, words.now);
  if (!approval || another) return undefined;
  // Said before the proposal was made, and only delivered now: it was an answer to something else.
  if (Math.floor(approval.created_at.getTime() / 1000) > Math.floor(words.saidAt.getTime() / 1000))
    return undefined;
  const approved = decisionIn(words, approval);
  if (approved === undefined || (await isBusy(db, words))) return undefined;
  return { approval, approved };
}

function decisionIn({ text, now }: TypedWords, approval: ApprovalRow): boolean | undefined {
  const { tool_name, model_args, conflicts } = approval;
  // 'Yes, decline', to a card that accepts: what it says is not what the card says.
  if (saysDecline(text) && 'response' in model_args && model_args.response === 'accepted') return undefined;
  // 'No, Dev. Ben is on leave': there may be somebody of that name, to come in his place.
  if (namedAfterNo(text)) return undefined;
  const bare = text
    .trim()
    .replace(/[.!\s]+$/, '')
    .toLowerCase();
  // Agreement has no time in it, so any zone will do.
  const when = { now: Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone: 'UTC' };
  const read = conflicts.length > 0 ? readClashDecision : readDecision;
  return BUTTON_WORDS.get(bare) ?? read(text, settledAs(tool_name), when, builtInWeights());
}

/** A yes is a yes, whatever it answers: the reader knows it best next to the proposals it was trained with. */
export function settledAs(tool: string): Situation {
  const situation = proposalOf(tool);
  return situation === 'proposal-other' ? 'proposal-change' : situation;
}

/** Something said earlier is still being worked on: it may change what 'yes' means. */
async function isBusy(db: Queryable, { userId }: TypedWords): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select 1 from inbox where user_id = ${userId} and status = 'waiting')
      or exists (select 1 from turns where user_id = ${userId} and status = 'running') as busy`.execute(db);
  return rows[0]?.busy === true;
}

export interface TypedRequest extends TypedWords {
  readonly providerId: string;
  readonly channel: Channel;
  readonly by: Decider;
  readonly waiter?: number;
  readonly details?: Record<string, unknown>;
}

/**
 * Decides by what was typed, when it is a decision. The words are kept in the inbox as answered, so that the same
 * message delivered again is recognised.
 */
export async function decideTyped(
  { db, clock }: { db: Queryable; clock: Clock },
  request: TypedRequest,
): Promise<DecisionReceipt | undefined> {
  const found = await typedDecision(db, request);
  if (!found) return undefined;
  const decide = async (transaction: Queryable) => {
    const receipt = await decideApproval(
      { db: transaction, clock },
      {
        toolCallId: found.approval.tool_call_id,
        approved: found.approved,
        by: request.by,
        channel: request.channel,
        words: request.text,
        ...(request.waiter === undefined ? {} : { waiter: request.waiter }),
        ...(request.details === undefined ? {} : { details: request.details }),
      },
    );
    await sql`
      insert into inbox (user_id, channel, provider_id, body, details, asked_by, said_at, received_at, epoch, status)
      select id, ${request.channel}, ${request.providerId}, ${request.text},
        ${JSON.stringify({ decided: receipt.inboxId })}, ${request.askedBy},
        ${request.saidAt}, ${request.now}, work_epoch, 'answered'
      from users where id = ${request.userId}
      on conflict (channel, provider_id) do nothing`.execute(transaction);
    return receipt;
  };
  return db.isTransaction ? decide(db) : db.transaction().execute(decide);
}
