import { SpanKind } from '@opentelemetry/api';
import type { Queryable } from '../../../platform/db/database.ts';
import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { withDeadline } from '../../../platform/deadline.ts';
import type { Liveness } from '../../../platform/liveness.ts';
import { BUILT_IN } from '../../../platform/settings/index.ts';
import { observe } from '../../../platform/telemetry/metrics.ts';
import { currentTraceId, inSpan } from '../../../platform/telemetry/tracing.ts';
import { type LoopDependencies, TURN_TIMEOUT_MS } from '../loop/loop-dependencies.ts';
import type { TurnProgress } from '../loop/turn-progress.ts';
import { silent, type TurnOutcome } from '../outcome.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import { apologise } from './apologise.ts';
import type { LiveTurns } from './live-turns.ts';
import { type RunTurnOptions, runTurn } from './run-turn.ts';
import { awaitedSince, type Turn } from './turn.ts';
import { cancelTurn, finishTurn, type InboxState, LaneLost, lockLane } from './turns.repository.ts';

export interface ConductDependencies extends LoopDependencies {
  readonly liveness: Liveness;
  readonly liveTurns: LiveTurns;
  /** In the transaction that settles the turn: other channels put their reply into the outbox here. */
  readonly deliver: (db: Queryable, turn: Turn, outcome: TurnOutcome) => Promise<void>;
  /** True when `deliver` would do nothing: then the turn settles in one statement. */
  readonly isAnsweredInPlace?: ((turn: Turn, outcome: TurnOutcome) => boolean) | undefined;
  /** After the transaction, in this process: somebody here may be waiting. */
  readonly announce: (inboxIds: readonly number[], fate: InboxState) => void;
}

/** Being killed is rarely a turn's own fault; one that takes its process with it every time must still end. */
const MAX_ATTEMPTS = 8;

/** One turn from beginning to end. It never fails for good: the last resort is the specified apology. */
export async function conductTurn(
  dependencies: ConductDependencies,
  turn: Turn,
  processSignal: AbortSignal,
): Promise<'more' | 'left'> {
  return inSpan(
    'invoke_agent catch',
    {
      kind: SpanKind.INTERNAL,
      attributes: {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.agent.name': 'catch',
        'gen_ai.conversation.id': turn.userId,
        'catch.turn_id': turn.id,
        'catch.channel': turn.channel,
        'catch.attempt': turn.attempt,
      },
      within: turn.traces,
    },
    async () => {
      const began = performance.now();
      const traceId = currentTraceId() ?? null;
      const progress: TurnProgress = {
        receipts: [],
        doubts: [],
        values: [],
        unsaved: [],
        model: BUILT_IN,
        hasFailed: false,
      };
      const live = dependencies.liveTurns.begin(turn);
      const outcome = await outcomeOf(dependencies, turn, processSignal, {
        traceId,
        progress,
        live,
      }).finally(live.end);
      const end = await settle(dependencies, turn, outcome, progress);
      const fate: InboxState =
        end === 'cancelled' || outcome === 'cancelled'
          ? { kind: 'cancelled' }
          : { kind: 'answered', outcome };
      noteTurn(dependencies, turn, fate, progress, performance.now() - began);
      dependencies.announce(
        turn.inbox.map(({ id }) => id),
        fate,
      );
      return end === 'left' ? 'left' : 'more';
    },
  );
}

/** Writes down how it ended, with the deliveries that follow from it. */
async function settle(
  dependencies: ConductDependencies,
  turn: Turn,
  outcome: TurnOutcome | 'cancelled',
  { unsaved }: TurnProgress,
): Promise<'more' | 'left' | 'cancelled'> {
  const { db, clock, liveness } = dependencies;
  const elsewhere = turn.inbox
    .filter(({ waiter }) => waiter !== undefined && waiter !== liveness.number)
    .map(({ id }) => id);
  const finish = (on: Queryable, result: TurnOutcome) =>
    finishTurn(on, turn, result, clock.now(), elsewhere, unsaved);
  try {
    if (outcome === 'cancelled') {
      await db.transaction().execute(async (transaction) => {
        await lockLane(transaction, turn.userId, turn.process);
        await cancelTurn(transaction, turn, clock.now());
      });
      return 'cancelled';
    }
    if (outcome.message === '' || dependencies.isAnsweredInPlace?.(turn, outcome))
      return await finish(db, outcome);
    return await db.transaction().execute(async (transaction) => {
      const end = await finish(transaction, outcome);
      await dependencies.deliver(transaction, turn, outcome);
      return end;
    });
  } catch (error) {
    // Cancelled at the last moment: the cancellation has settled the turn too, and nothing is reported.
    if (error instanceof WorkCancelled) return 'cancelled';
    throw error;
  }
}

function noteTurn(
  { clock, isAnsweredInPlace }: ConductDependencies,
  turn: Turn,
  fate: InboxState,
  { model, hasFailed }: TurnProgress,
  milliseconds: number,
): void {
  const { channel } = turn;
  const outcome = hasFailed ? 'failed' : howItEnded(fate);
  observe('catch_turn_duration_seconds', { channel, model, outcome }, milliseconds / 1000);
  const since = awaitedSince(turn);
  // Elsewhere it is answered when the message has gone out.
  if (fate.kind === 'answered' && since && isAnsweredInPlace?.(turn, fate.outcome))
    observe('catch_answer_duration_seconds', { channel }, (clock.now().getTime() - since.getTime()) / 1000);
}

function howItEnded(fate: InboxState): string {
  if (fate.kind !== 'answered') return fate.kind;
  if (fate.outcome.message === '') return 'silent';
  return fate.outcome.pendingApprovals.length > 0 ? 'proposed' : 'answered';
}

async function outcomeOf(
  dependencies: ConductDependencies,
  turn: Turn,
  processSignal: AbortSignal,
  options: Omit<RunTurnOptions, 'signal'>,
): Promise<TurnOutcome | 'cancelled'> {
  const { traceId, progress } = options;
  const about = { turn_id: turn.id, user_id: turn.userId, channel: turn.channel };
  try {
    if (turn.attempt > MAX_ATTEMPTS) throw new Error(`a turn was interrupted ${MAX_ATTEMPTS} times`);
    return await withDeadline(dependencies.turnTimeoutMs ?? TURN_TIMEOUT_MS, processSignal, (signal) =>
      runTurn(dependencies, turn, { ...options, signal }),
    );
  } catch (error) {
    if (error instanceof WorkCancelled) return 'cancelled';
    // This process is taken for dead: nothing more may be written, another one goes on.
    if (processSignal.aborted || error instanceof LaneLost) throw error;
    if (isDatabaseFailure(error)) throw error;
    dependencies.report(error, about);
    progress.hasFailed = true;
    return turn.cause.kind === 'look' ? silent(traceId) : apologise(dependencies, turn, traceId, progress);
  }
}
