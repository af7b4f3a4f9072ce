import { randomUUID } from 'node:crypto';
import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { toProblem } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/register.ts';
import type { Liveness } from '../../platform/liveness.ts';
import type { SubjectOfCall } from '../identity/index.ts';
import { type AnswerDependencies, answer } from './answer-in-place.ts';
import { settledFor } from './approvals.routes.ts';
import { storedConversation, unansweredMessages } from './conversation.repository.ts';
import { findSent, sentAs } from './said-before.ts';
import { AnswerStream, asksForEvents, EVENT_STREAM_HEADERS } from './stream-answer.ts';
import { take, takeUnlessKnown } from './take-message.ts';
import type { LiveTurns } from './turns/live-turns.ts';
import { askToStop } from './turns/stop-turn.ts';

/** A reloaded page waits for what it had asked, then asks again. */
const AWAIT_MS = 25_000;
const NEVER = new Promise<never>(() => undefined);

export interface ChatDependencies extends AnswerDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly liveTurns: LiveTurns;
  readonly liveness: Liveness;
  readonly subjectOfCall: SubjectOfCall;
}

export const chatRoutes = (dependencies: ChatDependencies) => (app: FastifyInstance) => {
  const { db, clock, liveTurns, waitingRoom, subjectOfCall, traceUrl } = dependencies;

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
};
