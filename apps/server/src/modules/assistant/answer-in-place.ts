import type { ChatResponse } from '@catch/contract';
import { AppError } from '../../platform/errors.ts';
import { type TurnOutcome, webExtras } from './outcome.ts';
import type { Engine } from './turns/engine.ts';
import type { WaitingRoom } from './turns/waiting-room.ts';

export interface AnswerDependencies {
  readonly engine: Engine;
  readonly waitingRoom: WaitingRoom;
  readonly traceUrl: (traceId: string | null, at: Date) => string | null;
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

/** interfaces.md, 'Shapes'. */
const WAIT_MS = 90_000;

/** The lane is worked in this process, at once; should it die, the sweep of another one goes on. */
export async function answer(
  dependencies: AnswerDependencies,
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
  { engine, waitingRoom, report }: Omit<AnswerDependencies, 'traceUrl'>,
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
