import { currentTraceId } from '../../../platform/telemetry/tracing.ts';
import { type ConductDependencies, conductTurn } from './conduct-turn.ts';
import type { Incoming } from './inbox.repository.ts';
import { abandonLane, enterLane, findStuckUsers, leaveLane } from './lanes.repository.ts';
import { beginTurn, takeInterruptedTurn, takeTurn } from './take-turn.repository.ts';
import type { Turn } from './turn.ts';

export interface EngineDependencies extends ConductDependencies {
  /** Before the next turn is taken: what waits but is not in words yet is turned into them, in its place. */
  readonly prepare?: ((userId: string, signal: AbortSignal) => Promise<void>) | undefined;
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
    /** Announced before the work begins. */
    onBegun?: (inboxId: number) => void,
  ): Promise<{ inboxId: number; worked: Promise<void> } | undefined>;
  /** The same, for jobs: does not wait when this process is at it already, so that no slot is spent on waiting. */
  wake(userId: string): Promise<void>;
  /** Users whose work stands still because a process died or a wake-up was lost. */
  findStuck(): Promise<string[]>;
  /** Resolves when nothing runs in this process any longer. */
  idle(): Promise<void>;
}

const STUCK_AFTER_MS = 3000;

export function createEngine(dependencies: EngineDependencies): Engine {
  const { db, clock, liveness, report } = dependencies;
  const running = new Map<string, { done: Promise<void>; again: boolean }>();
  /** Lanes that could not be given back, by user: as long as this process lives, nobody else would take them. */
  const kept = new Map<string, number>();

  const giveBack = async (userId: string, process: number): Promise<void> => {
    kept.set(userId, process);
    await abandonLane(db, userId, process);
    kept.delete(userId);
  };

  const work = async (userId: string, begun?: Turn): Promise<void> => {
    const process = liveness.number;
    const { signal } = liveness;
    const earlier = kept.get(userId);
    if (earlier !== undefined) await giveBack(userId, earlier);
    try {
      const entered = begun ? 'free' : await enterLane(db, userId, process, clock.now());
      if (entered === 'taken') return;
      // Only a lane that was just taken can hold a turn that somebody else began.
      let turn = entered === 'interrupted' ? await takeInterruptedTurn(db, userId, process) : begun;
      for (let isLeft = false; !isLeft; turn = undefined) {
        signal.throwIfAborted();
        turn ??= await nextTurn(userId, process, signal);
        isLeft = turn
          ? (await conductTurn(dependencies, turn, signal)) === 'left'
          : await leaveLane(db, userId, process);
      }
    } catch (error) {
      // The turn stays 'running': the next process to take the lane continues with it. The same holds when it is not
      // known whether the lane was taken: an answer of the database can be lost on its way.
      await giveBack(userId, process).catch(() => undefined);
      throw error;
    }
  };

  const begin = async (said: Omit<Incoming, 'kind'>): Promise<Turn | undefined> => {
    try {
      return await beginTurn(db, said, liveness.number, currentTraceId() ?? null);
    } catch (error) {
      await giveBack(said.userId, liveness.number).catch(() => undefined);
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
        withUntranscribedVoice: voiceToo,
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
    findStuck: async () => {
      // A full disk refuses a lane that is given back as well: once there is room, it is, and its work goes on.
      for (const userId of kept.keys())
        if (!running.has(userId)) drain(userId).catch((error: unknown) => report(error, { user_id: userId }));
      return findStuckUsers(db, new Date(clock.now().getTime() - STUCK_AFTER_MS));
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };
}
