import { SpanKind } from '@opentelemetry/api';
import type { Queryable } from '../../../platform/db/database.ts';
import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import type { Liveness } from '../../../platform/liveness.ts';
import { currentTraceId, inSpan } from '../../../platform/telemetry/tracing.ts';
import { receiptsOfTurn } from '../journal/executions.repository.ts';
import type { LoopDependencies, TurnProgress } from '../loop/turn-state.ts';
import { APOLOGY, APPROVAL_APOLOGY, type TurnOutcome } from '../outcome.ts';
import { WorkCancelled } from '../tools/tool.port.ts';

import { takeInterruptedTurn, takeTurn } from './inbox.repository.ts';
import { abandonLane, findStuckUsers, leaveLane, takeLane } from './lanes.repository.ts';
import { runTurn } from './run-turn.ts';
import type { Turn } from './turn.ts';
import { cancelTurn, finishTurn, holdLane, type InboxFate, LaneLost } from './turns.repository.ts';

export interface EngineDependencies extends LoopDependencies {
  readonly liveness: Liveness;
  /** In the transaction that settles the turn: other channels put their reply into the outbox here. */
  readonly deliver: (db: Queryable, turn: Turn, outcome: TurnOutcome) => Promise<void>;
  /** Before the next turn is taken: what waits but is not in words yet is turned into them, in its place. */
  readonly prepare?: ((userId: string, signal: AbortSignal) => Promise<void>) | undefined;
  /** After the transaction, in this process: somebody here may be waiting. */
  readonly announce: (inboxIds: readonly number[], fate: InboxFate) => void;
}

export interface Engine {
  /** Works off all that waits for the user, in order. Safe to call at any time, from anywhere, any number of times. */
  drain(userId: string): Promise<void>;
  /** The same, for jobs: does not wait when this process is at it already, so that no slot is spent on waiting. */
  wake(userId: string): Promise<void>;
  /** Users whose work stands still because a process died or a wake-up was lost. */
  findStuck(): Promise<string[]>;
  /** Resolves when nothing runs in this process any more. */
  idle(): Promise<void>;
}

/** Being killed is rarely a turn's own fault; one that takes its process with it every time must still end. */
const MAX_ATTEMPTS = 8;
/** The web waits 90 s (interfaces.md): a turn ends well before. */
const TURN_TIMEOUT_MS = 80_000;
const STUCK_AFTER_MS = 3000;

export function createEngine(dependencies: EngineDependencies): Engine {
  const { db, clock, liveness } = dependencies;
  const running = new Map<string, { done: Promise<void>; again: boolean }>();

  const work = async (userId: string): Promise<void> => {
    const process = liveness.number;
    const { signal } = liveness;
    if (!(await takeLane(db, userId, process, clock.now()))) return;
    try {
      // Only a lane that was just taken can hold a turn that somebody else began.
      const interrupted = await takeInterruptedTurn(db, userId, process);
      if (interrupted) await conduct(dependencies, interrupted, signal);
      do {
        signal.throwIfAborted();
        const turn = await nextTurn(userId, process, signal);
        if (turn) await conduct(dependencies, turn, signal);
      } while (!(await leaveLane(db, userId, process)));
    } catch (error) {
      // The turn stays 'running': whoever takes the lane next goes on with it.
      await abandonLane(db, userId, process).catch(() => undefined);
      throw error;
    }
  };

  const nextTurn = async (
    userId: string,
    process: number,
    signal: AbortSignal,
  ): Promise<Turn | undefined> => {
    const take = (voiceToo: boolean) =>
      takeTurn(db, userId, process, clock.now(), currentTraceId() ?? null, voiceToo);
    const { prepare } = dependencies;
    const turn = await take(prepare === undefined);
    if (turn !== 'unprepared') return turn;
    await prepare?.(userId, signal);
    const prepared = await take(true);
    return prepared === 'unprepared' ? undefined : prepared;
  };

  const drain = (userId: string): Promise<void> => {
    const present = running.get(userId);
    if (present) {
      present.again = true;
      return present.done;
    }
    const entry = { done: Promise.resolve(), again: true };
    running.set(userId, entry);
    entry.done = (async () => {
      try {
        // Woken again while leaving: what came in between is not overlooked.
        while (entry.again) {
          entry.again = false;
          await work(userId);
        }
      } finally {
        running.delete(userId);
      }
    })();
    return entry.done;
  };

  return {
    drain,
    wake: async (userId) => {
      const present = running.get(userId);
      if (present) present.again = true;
      else await drain(userId);
    },
    findStuck: () => findStuckUsers(db, new Date(clock.now().getTime() - STUCK_AFTER_MS)),
    idle: async () => {
      while (running.size > 0) await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };
}

/** One turn from beginning to end. It never fails for good: the last resort is the specified apology. */
async function conduct(
  dependencies: EngineDependencies,
  turn: Turn,
  processSignal: AbortSignal,
): Promise<void> {
  const { db, clock, liveness } = dependencies;
  await inSpan(
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
    },
    async () => {
      const traceId = currentTraceId() ?? null;
      const progress: TurnProgress = { receipts: [] };
      const outcome = await outcomeOf(dependencies, turn, processSignal, traceId, progress);
      const settle = async (transaction: Queryable) => {
        if (outcome === 'cancelled') {
          await holdLane(transaction, turn.userId, turn.process);
          return cancelTurn(transaction, turn, clock.now());
        }
        await holdLane(transaction, turn.userId, turn.process, turn.epoch);
        const elsewhere = turn.inbox.filter(
          ({ waiter }) => waiter !== undefined && waiter !== liveness.number,
        );
        await finishTurn(
          transaction,
          turn,
          outcome,
          clock.now(),
          elsewhere.map(({ id }) => id),
          progress.last,
        );
        await dependencies.deliver(transaction, turn, outcome);
      };
      const isSettled = await db
        .transaction()
        .execute(settle)
        .then(
          () => true,
          (error: unknown) => {
            // Cancelled at the last moment: whoever did it has settled the turn as well, and nobody is told anything.
            if (error instanceof WorkCancelled) return false;
            throw error;
          },
        );
      dependencies.announce(
        turn.inbox.map(({ id }) => id),
        isSettled && outcome !== 'cancelled' ? { kind: 'answered', outcome } : { kind: 'cancelled' },
      );
    },
  );
}

async function outcomeOf(
  dependencies: EngineDependencies,
  turn: Turn,
  processSignal: AbortSignal,
  traceId: string | null,
  progress: TurnProgress,
): Promise<TurnOutcome | 'cancelled'> {
  const about = { turn_id: turn.id, user_id: turn.userId, channel: turn.channel };
  try {
    if (turn.attempt > MAX_ATTEMPTS) throw new Error(`a turn was interrupted ${MAX_ATTEMPTS} times`);
    const signal = AbortSignal.any([processSignal, AbortSignal.timeout(TURN_TIMEOUT_MS)]);
    return await runTurn(dependencies, turn, { signal, traceId, progress });
  } catch (error) {
    if (error instanceof WorkCancelled) return 'cancelled';
    // This process is taken for dead: nothing more may be written, another one goes on.
    if (processSignal.aborted || error instanceof LaneLost) throw error;
    if (isDatabaseFailure(error)) throw error;
    dependencies.report(error, about);
    const apology = turn.cause.kind === 'decision' ? APPROVAL_APOLOGY : APOLOGY;
    // Who is only asked to try again would book a second time what was booked before the failure.
    const done =
      progress.receipts.length > 0 ? progress.receipts : await receiptsOfTurn(dependencies.db, turn.id);
    const message = [...done, apology].join('\n\n');
    return { message, eventId: null, conflicts: [], pendingApprovals: [], traceId };
  }
}
