import type { Channel } from '@catch/contract/common';
import type { TurnKnowledge } from '../prompt/turn-knowledge.ts';

/** One round of work for a user: from what was said (or decided) to one reply. */
export interface Turn {
  readonly id: string;
  readonly userId: string;
  readonly channel: Channel;
  readonly askedBy: string | null;
  readonly epoch: number;
  /** The number under which this process holds the user's lane. */
  readonly process: number;
  /** 1 the first time; more after a process died in the middle. */
  readonly attempt: number;
  readonly startedAt: Date;
  /** When the first of what it answers was taken in. */
  readonly receivedAt: Date;
  /** In which traces that was; none when it is this very one. */
  readonly traces: readonly string[];
  /** The inbox rows that it answers. */
  readonly inbox: readonly { readonly id: number; readonly waiter: number | undefined }[];
  readonly cause: TurnCause;
  /** Whoever asked wanted it to end, before this process took it up. */
  readonly isStopped?: boolean;
  /** Read by the statement that began it; otherwise it is read when the work begins. */
  readonly known?: TurnKnowledge;
}

/** Since when somebody has been waiting for what it says; nobody waits for what is only looked at again. */
export const awaitedSince = ({ cause, receivedAt }: Turn): Date | undefined =>
  cause.kind === 'look' ? undefined : receivedAt;

export type TurnCause =
  | { readonly kind: 'messages'; readonly texts: readonly string[] }
  | { readonly kind: 'decision'; readonly toolCallId: string; readonly approved: boolean }
  /** A change that is in doubt is looked for again. */
  | { readonly kind: 'look'; readonly toolCallId: string };
