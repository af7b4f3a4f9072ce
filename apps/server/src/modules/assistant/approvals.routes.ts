import { type ChatResponse, endpoints, type SettledApproval, type WaitingApproval } from '@catch/contract';
import type { Language } from '@catch/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';
import type { Liveness } from '../../platform/liveness.ts';
import { readerIn } from '../../platform/time-reader.ts';
import { findPerson } from '../identity/index.ts';
import { type AnswerDependencies, answer } from './answer-in-place.ts';
import { asWaiting, toPending } from './approvals/approval-card.ts';
import { pendingApprovals, settledAmong } from './approvals/approvals.repository.ts';
import {
  AlreadySettled,
  type Decider,
  type DecisionRequest,
  decideApproval,
  mayDecide,
} from './approvals/decide-approval.ts';
import { asksOnlyForThem, reachesItsGuests, sayReached } from './render/say-reached.ts';
import { sayConflict, saySettled } from './render/say-settled.ts';

export interface ApprovalsDependencies extends AnswerDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly liveness: Liveness;
}

/** The cards on the web: which wait, which are settled, and the decision about one. */
export const approvalRoutes = (dependencies: ApprovalsDependencies) => (app: FastifyInstance) => {
  const { db, clock, liveness } = dependencies;

  route(
    app,
    endpoints.decideApproval,
  )(async ({ caller, body }) => {
    return decide({ toolCallId: body.tool_call_id, approved: body.approved, by: caller });
  });

  route(
    app,
    endpoints.chooseAlternative,
  )(async ({ caller, body }) =>
    decide({ toolCallId: body.tool_call_id, approved: true, choice: body.choice, by: caller }),
  );

  async function decide(request: Omit<DecisionRequest, 'channel' | 'waiter'>): Promise<ChatResponse> {
    const { inboxId, approval } = await explainLateDecision(db, () =>
      decideApproval({ db, clock }, { ...request, channel: 'WEB', waiter: liveness.number }),
    );
    // By the time of the decision, so that repeating it gives the same answer to the letter.
    return answer(dependencies, approval.user_id, inboxId, approval.decided_at ?? clock.now());
  }

  route(
    app,
    endpoints.waitingApprovals,
  )(async ({ caller }) => ({ approvals: await waitingFor({ db, clock }, caller.userId) }));

  route(
    app,
    endpoints.settledApprovals,
  )(async ({ caller, query }) => ({ settled: await settledFor({ db, clock }, query.tool_call_ids, caller) }));
};

/** One's own cards, whichever channel asked; what staff asked in one's name is decided where they asked it. */
async function waitingFor(
  { db, clock }: Pick<ApprovalsDependencies, 'db' | 'clock'>,
  userId: string,
): Promise<WaitingApproval[]> {
  const now = clock.now();
  const rows = await pendingApprovals(db, { userId, askedBy: null }, now);
  if (rows.length === 0) return [];
  const { zone, language } = await ownerOf(db, userId);
  const reader = readerIn(zone, now, language);
  return rows.map((row) => {
    const { proposal } = asWaiting(row);
    const { reason, ...pending } = toPending(row);
    return {
      ...pending,
      // `told` says it.
      ...(reason === undefined || asksOnlyForThem(proposal) ? {} : { reason }),
      asked_at: row.created_at.toISOString(),
      channel: row.channel,
      told: sayReached(proposal, reader),
      tells_guests: reachesItsGuests(proposal),
    };
  });
}

/** What a page shows on a card that it has and that was settled since: elsewhere, by words, or by time. */
export async function settledFor(
  { db, clock }: Pick<ApprovalsDependencies, 'db' | 'clock'>,
  toolCallIds: readonly string[],
  caller: Decider,
): Promise<SettledApproval[]> {
  const rows = (await settledAmong(db, toolCallIds, clock.now())).filter((row) => mayDecide(row, caller));
  const owners = new Map<string, Owner>();
  for (const { user_id } of rows) if (!owners.has(user_id)) owners.set(user_id, await ownerOf(db, user_id));
  return rows.map((row) => {
    const { zone = 'UTC', language } = owners.get(row.user_id) ?? {};
    return {
      tool_call_id: row.tool_call_id,
      status: row.status === 'pending' ? 'expired' : row.status,
      sentence: saySettled(row, zone, language),
    };
  });
}

/** A decision that comes too late is answered with the one that came first. */
async function explainLateDecision<T>(db: Database, decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof AlreadySettled)) throw error;
    const { approval } = error;
    const { zone, language } = await ownerOf(db, approval.user_id);
    throw new AppError('conflict', sayConflict(approval, zone, language));
  }
}

/** By whose clock and in whose language it was asked. */
interface Owner {
  readonly zone: string;
  readonly language: Language | undefined;
}

async function ownerOf(db: Database, userId: string): Promise<Owner> {
  const person = await findPerson(db, userId);
  return { zone: person?.zone ?? 'UTC', language: person?.language };
}
