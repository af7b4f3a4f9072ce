import { randomUUID } from 'node:crypto';
import { type ChatResponse, endpoints, type SettledApproval, type WaitingApproval } from '@catch/contract';
import type { Language } from '@catch/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { toProblem } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/register.ts';
import type { Liveness } from '../../platform/liveness.ts';
import { readerIn } from '../../platform/say-time.ts';
import { findPerson, type SubjectOfCall } from '../identity/index.ts';
import { asWaiting, pendingApprovals, settledAmong, toPending } from './approvals/approvals.repository.ts';
import {
  AlreadySettled,
  type Decider,
  type DecisionRequest,
  decideApproval,
  mayDecide,
} from './approvals/decide-approval.ts';
import { storedConversation, unansweredMessages } from './conversation.repository.ts';
import { type TurnOutcome, webExtras } from './outcome.ts';
import { asksOnlyForThem, reachesItsGuests, sayReached } from './render/say-reached.ts';
import { sayConflict, saySettled } from './render/say-settled.ts';
import { findSent, sentAs } from './said-before.ts';
import { AnswerStream, asksForEvents, EVENT_STREAM_HEADERS } from './stream-answer.ts';
import { take, takeUnlessKnown } from './take-message.ts';
import type { Engine } from './turns/engine.ts';
import type { LiveTurns } from './turns/live-turns.ts';
import { askToStop } from './turns/stop-turn.ts';
import type { WaitingRoom } from './turns/waiting-room.ts';

/** interfaces.md, 'Shapes'. */
const WAIT_MS = 90_000;
/** A reloaded page waits for what it had asked, then asks again. */
const AWAIT_MS = 25_000;
const NEVER = new Promise<never>(() => undefined);

export interface AssistantRoutesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly engine: Engine;
  readonly waitingRoom: WaitingRoom;
  readonly liveTurns: LiveTurns;
  readonly liveness: Liveness;
  readonly subjectOfCall: SubjectOfCall;
  readonly traceUrl: (traceId: string | null, at: Date) => string | null;
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

export const assistantRoutes = (dependencies: AssistantRoutesDependencies) => (app: FastifyInstance) => {
  const { db, clock, liveness, liveTurns, waitingRoom, subjectOfCall, traceUrl } = dependencies;

  route(
    app,
    endpoints.chat,
  )(async ({ caller, body, headers, request, reply }) => {
    const subject = await subjectOfCall(
      caller,
      body.impersonate_user_id,
      'chatted with your assistant as you',
    );
    const now = clock.now();
    const key = headers['idempotency-key'];
    const said = {
      userId: subject.userId,
      channel: 'WEB',
      providerId: key === undefined ? randomUUID() : sentAs(key, caller.userId, subject.userId),
      askedBy: subject.isImpersonated ? caller.userId : null,
      saidAt: now,
    } as const;
    const takeOnce = key === undefined ? take : takeUnlessKnown;
    if (!asksForEvents(request.headers.accept)) {
      const { inboxId, worked } = await takeOnce(dependencies, said, body.message, caller);
      return answer(dependencies, subject.userId, inboxId, now, worked);
    }
    const stream = new AnswerStream();
    const { inboxId, worked } = await takeOnce(dependencies, said, body.message, caller, (id) =>
      stream.watch(liveTurns, id),
    );
    answer(dependencies, subject.userId, inboxId, now, worked).then(
      (answered) => stream.answer(answered),
      (error) => stream.problem(toProblem(request, error)),
    );
    return reply.headers(EVENT_STREAM_HEADERS).send(stream.body);
  });

  route(
    app,
    endpoints.conversation,
  )(async ({ caller, query }) => {
    const subject = await subjectOfCall(caller, query.impersonate_user_id, 'opened a chat as you');
    const whose = { userId: subject.userId, askedBy: subject.isImpersonated ? caller.userId : null };
    const awaited = (await unansweredMessages(db, whose)).find((id) => id === query.awaiting);
    if (awaited) await waitingRoom.wait(Number(awaited), AWAIT_MS, NEVER);
    const { sent, before, limit } = query;
    // Before the messages are read: what is stored by then is among them, or under way.
    const arrived =
      sent !== undefined && (await findSent(db, sentAs(sent, caller.userId, subject.userId))) !== undefined;
    const under_way = await unansweredMessages(db, whose);
    const page = await storedConversation(db, whose, { before, limit, now: clock.now() }, traceUrl);
    const cards = page.messages.flatMap(({ pending_approvals }) =>
      pending_approvals.map(({ tool_call_id }) => tool_call_id),
    );
    const settled = cards.length > 0 ? await settledFor({ db, clock }, cards, caller) : [];
    return { ...page, under_way, settled, arrived };
  });

  route(
    app,
    endpoints.stopAnswer,
  )(async ({ caller, body }) => {
    const inboxId = body.message_id;
    const end = /^\d{1,18}$/.test(inboxId)
      ? await askToStop(db, { inboxId, by: caller.userId, at: clock.now() })
      : 'unknown';
    if (end === 'unknown') throw new AppError('not-found', 'Message not found');
    return { stopped: end === 'stopped' };
  });

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
  { db, clock }: Pick<AssistantRoutesDependencies, 'db' | 'clock'>,
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
async function settledFor(
  { db, clock }: Pick<AssistantRoutesDependencies, 'db' | 'clock'>,
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

/** The lane is worked in this process, at once; should it die, the sweep of another one goes on. */
async function answer(
  dependencies: AssistantRoutesDependencies,
  userId: string,
  inboxId: number,
  at: Date,
  work?: Promise<void>,
): Promise<ChatResponse> {
  const outcome = await settle(dependencies, userId, inboxId, work);
  return toChatResponse(outcome, dependencies.traceUrl(outcome.traceId, at));
}

/** What became of a row of the inbox. */
export async function settle(
  { engine, waitingRoom, report }: Pick<AssistantRoutesDependencies, 'engine' | 'waitingRoom' | 'report'>,
  userId: string,
  inboxId: number,
  work?: Promise<void>,
): Promise<TurnOutcome> {
  const worked = (work ?? engine.drain(userId)).catch((error: unknown) => report(error, { user_id: userId }));
  const fate = await waitingRoom.wait(inboxId, WAIT_MS, worked);
  if (fate.kind === 'answered') return fate.outcome;
  if (fate.kind === 'cancelled') throw new AppError('conflict', 'This request was cancelled.');
  throw new AppError(
    'timeout',
    'The assistant is taking too long. Your message is kept and will be answered.',
  );
}

export const toChatResponse = (outcome: TurnOutcome, logfireUrl: string | null): ChatResponse => ({
  message: outcome.message,
  event_id: outcome.eventId,
  conflicts: [...outcome.conflicts],
  requires_approval: outcome.pendingApprovals.length > 0,
  pending_approvals: [...outcome.pendingApprovals],
  logfire_url: logfireUrl,
  ...webExtras(outcome),
});
