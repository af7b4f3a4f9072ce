import { SpanKind } from '@opentelemetry/api';
import type { Queryable } from '../../../platform/db/database.ts';
import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { withDeadline } from '../../../platform/deadline.ts';
import type { Liveness } from '../../../platform/liveness.ts';
import { BUILT_IN } from '../../../platform/settings/index.ts';
import { observe } from '../../../platform/telemetry/metrics.ts';
import { currentTraceId, inSpan } from '../../../platform/telemetry/tracing.ts';
import { type LoopDependencies, TURN_TIMEOUT_MS, type TurnProgress } from '../loop/turn-state.ts';
import { silent, type TurnOutcome } from '../outcome.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import { apologise } from './apologise.ts';
import { beginTurn, type Incoming, takeInterruptedTurn, takeTurn } from './inbox.repository.ts';
import { abandonLane, enterLane, findStuckUsers, leaveLane } from './lanes.repository.ts';
import type { LiveTurns } from './live-turns.ts';
import { type RunTurnOptions, runTurn } from './run-turn.ts';
import { awaitedSince, type Turn } from './turn.ts';
import { cancelTurn, finishTurn, holdLane, type InboxFate, LaneLost } from './turns.repository.ts';

export interface EngineDependencies extends LoopDependencies {
  readonly liveness: Liveness;
  readonly liveTurns: LiveTurns;
  /** In the transaction that settles the turn: other channels put their reply into the outbox here. */
  readonly deliver: (db: Queryable, turn: Turn, outcome: TurnOutcome) => Promise<void>;
  /** True when `deliver` would do nothing: then the turn settles in one statement. */
  readonly isAnsweredInPlace?: ((turn: Turn, outcome: TurnOutcome) => boolean) | undefined;
  /** Before the next turn is taken: what waits but is not in words yet is turned into them, in its place. */
  readonly prepare?: ((userId: string, signal: AbortSignal) => Promise<void>) | undefined;
  /** After the transaction, in this process: somebody here may be waiting. */
  readonly announce: (inboxIds: readonly number[], fate: InboxFate) => void;
}

export interface Engine {
  /** Works off all that waits for the user, in order. Safe to call at any time, from anywhere, any number of times. */
  drain(userId: string): Promise<void>;
  /**
   * Stores what was said and works on it at once; undefined when something else is under way for the user: then it
   * is stored nowhere, and takes its place in the inbox.
   */
  answerAtOnce(
    said: Omit<Incoming, 'kind'>,
    /** Told before the work begins. */
    onBegun?: (inboxId: number) => void,
  ): Promise<{ inboxId: number; worked: Promise<void> } | undefined>;
  /** The same, for jobs: does not wait when this process is at it already, so that no slot is spent on waiting. */
  wake(userId: string): Promise<void>;
  /** Users whose work stands still because a process died or a wake-up was lost. */
  findStuck(): Promise<string[]>;
  /** Resolves when nothing runs in this process any more. */
  idle(): Promise<void>;
}

/** Being killed is rarely a turn's own fault; one that takes its process with it every time must still end. */
const MAX_ATTEMPTS = 8;
const STUCK_AFTER_MS = 3000;

export function createEngine(dependencies: EngineDependencies): Engine {
  const { db, clock, liveness } = dependencies;
  const running = new Map<string, { done: Promise<void>; again: boolean }>();

  const work = async (userId: string, begun?: Turn): Promise<void> => {
    const process = liveness.number;
    const { signal } = liveness;
    try {
      const entered = begun ? 'free' : await enterLane(db, userId, process, clock.now());
      if (entered === 'taken') return;
      // Only a lane that was just taken can hold a turn that somebody else began.
      let turn = entered === 'interrupted' ? await takeInterruptedTurn(db, userId, process) : begun;
      for (let isLeft = false; !isLeft; turn = undefined) {
        signal.throwIfAborted();
        turn ??= await nextTurn(userId, process, signal);
        isLeft = turn
          ? (await conduct(dependencies, turn, signal)) === 'left'
          : await leaveLane(db, userId, process);
      }
    } catch (error) {
      // The turn stays 'running': whoever takes the lane next goes on with it. Also when it is not known whether the
      // lane was taken: an answer of the database can be lost on its way.
      await abandonLane(db, userId, process).catch(() => undefined);
      throw error;
    }
  };

  const begin = async (said: Omit<Incoming, 'kind'>): Promise<Turn | undefined> => {
    try {
      return await beginTurn(db, said, liveness.number, currentTraceId() ?? null);
    } catch (error) {
      await abandonLane(db, said.userId, liveness.number).catch(() => undefined);
      throw error;
    }
  };

  const nextTurn = async (
    userId: string,
    process: number,
    signal: AbortSignal,
  ): Promise<Turn | undefined> => {
    const take = (voiceToo: boolean) =>
      takeTurn(db, userId, process, clock.now(), {
        traceId: currentTraceId() ?? null,
        withUnheardVoice: voiceToo,
      });
    const { prepare } = dependencies;
    const turn = await take(prepare === undefined);
    if (turn !== 'unprepared') return turn;
    await prepare?.(userId, signal);
    const prepared = await take(true);
    return prepared === 'unprepared' ? undefined : prepared;
  };

  /** Notes that this process is at the user's work, until `first` and all wake-ups during it are done. */
  const attend = (userId: string, again: boolean, first: () => Promise<void>): Promise<void> => {
    const entry = { done: Promise.resolve(), again };
    running.set(userId, entry);
    entry.done = (async () => {
      try {
        await first();
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

  const drain = (userId: string): Promise<void> => {
    const present = running.get(userId);
    if (!present) return attend(userId, true, async () => undefined);
    present.again = true;
    return present.done;
  };

  const answerAtOnce: Engine['answerAtOnce'] = async (said, onBegun) => {
    if (running.has(said.userId)) return undefined;
    const begun = Promise.withResolvers<Turn | undefined>();
    const worked = attend(said.userId, false, async () => {
      begun.resolve(begin(said));
      const turn = await begun.promise;
      for (const { id } of turn?.inbox ?? []) onBegun?.(id);
      if (turn) await work(said.userId, turn);
    });
    // A beginning that fails is the caller's to know; it hears of it below.
    worked.catch(() => undefined);
    const inboxId = (await begun.promise)?.inbox[0]?.id;
    return inboxId === undefined ? undefined : { inboxId, worked };
  };

  return {
    drain,
    answerAtOnce,
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
): Promise<'more' | 'left'> {
  const { db, clock, liveness } = dependencies;
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
      const elsewhere = turn.inbox
        .filter(({ waiter }) => waiter !== undefined && waiter !== liveness.number)
        .map(({ id }) => id);
      const finish = (on: Queryable, told: TurnOutcome) =>
        finishTurn(on, turn, told, clock.now(), elsewhere, progress.unsaved);
      const settle = async (): Promise<'more' | 'left' | 'cancelled'> => {
        if (outcome === 'cancelled') {
          await db.transaction().execute(async (transaction) => {
            await holdLane(transaction, turn.userId, turn.process);
            await cancelTurn(transaction, turn, clock.now());
          });
          return 'cancelled';
        }
        if (outcome.message === '' || dependencies.isAnsweredInPlace?.(turn, outcome))
          return finish(db, outcome);
        return db.transaction().execute(async (transaction) => {
          const end = await finish(transaction, outcome);
          await dependencies.deliver(transaction, turn, outcome);
          return end;
        });
      };
      const end = await settle().catch((error: unknown) => {
        // Cancelled at the last moment: whoever did it has settled the turn as well, and nobody is told anything.
        if (error instanceof WorkCancelled) return 'cancelled' as const;
        throw error;
      });
      const fate: InboxFate =
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

function noteTurn(
  { clock, isAnsweredInPlace }: EngineDependencies,
  turn: Turn,
  fate: InboxFate,
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

function howItEnded(fate: InboxFate): string {
  if (fate.kind !== 'answered') return fate.kind;
  if (fate.outcome.message === '') return 'silent';
  return fate.outcome.pendingApprovals.length > 0 ? 'proposed' : 'answered';
}

async function outcomeOf(
  dependencies: EngineDependencies,
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
