import type { Turn } from './turn.ts';

/** What a waiting client may see of a turn before it ends, and how it can stop it. */
export interface LiveTurn {
  /** Aborted when the person has had enough. */
  readonly stop: AbortSignal;
  /** Somebody looks: words are worth having before all of them are there. */
  readonly isWatched: boolean;
  doing(sentence: string): void;
  /** The reply as it would be if it ended here; undefined takes back what was shown. */
  draft(reply: (() => string) | undefined): void;
}

export interface Onlooker {
  doing(sentence: string): void;
  draft(reply: () => string): void;
}

/** The turns that run in this process, and who looks at them here. In another process nobody sees more than the end. */
export interface LiveTurns {
  begin(turn: Turn): LiveTurn & { end(): void };
  /** Reports what happens in the turn that answers this, until the returned function is called. */
  watch(inboxId: number, onlooker: Onlooker): () => void;
  stop(turnId: string): void;
}

/** Asked to stop before they were seen here; most of them run elsewhere. */
const REMEMBERED = 1000;

export function createLiveTurns(): LiveTurns {
  const watching = new Map<number, Onlooker>();
  const running = new Map<string, AbortController>();
  const early = new Set<string>();
  return {
    begin: ({ id, inbox, isStopped }) => {
      const controller = new AbortController();
      if (isStopped || early.delete(id)) controller.abort();
      running.set(id, controller);
      const onlookers = () => inbox.flatMap((row) => watching.get(row.id) ?? []);
      return {
        stop: controller.signal,
        get isWatched() {
          return onlookers().length > 0;
        },
        doing: (sentence) => {
          for (const onlooker of onlookers()) onlooker.doing(sentence);
        },
        draft: (reply = () => '') => {
          for (const onlooker of onlookers()) onlooker.draft(reply);
        },
        end: () => void running.delete(id),
      };
    },
    watch: (inboxId, onlooker) => {
      watching.set(inboxId, onlooker);
      return () => void watching.delete(inboxId);
    },
    stop: (turnId) => {
      const controller = running.get(turnId);
      if (controller) return controller.abort();
      early.add(turnId);
      if (early.size > REMEMBERED) early.delete(early.keys().next().value ?? '');
    },
  };
}
