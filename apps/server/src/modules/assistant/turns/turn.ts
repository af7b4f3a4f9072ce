import type { Channel } from '@catch/contract/channel';
import type { TurnKnowledge } from '../prompt/turn-knowledge.ts';
import type { ToolName } from '../tools/tool-names.ts';
import type { ProposalReason } from '../values/values.ts';
import type { Underway } from './underway.ts';

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
  /** The person stopped it before this process took it up. */
  readonly isStopped?: boolean;
  /** What an earlier process planned for it, and what came of that. */
  readonly underway?: Underway;
  /** Read by the statement that began it; otherwise it is read when the work begins. */
  readonly known?: TurnKnowledge;
}

/** Since when somebody has been waiting for what it says; nobody waits for what is only looked at again. */
export const awaitedSince = ({ cause, receivedAt }: Turn): Date | undefined =>
  cause.kind === 'look' ? undefined : receivedAt;

export type TurnCause =
  | { readonly kind: 'messages'; readonly texts: readonly string[] }
  | { readonly kind: 'decision'; readonly toolCallId: string; readonly approved: boolean }
  /** A button that stands for one call was pressed: there are no words to be read. */
  | { readonly kind: 'press'; readonly press: Press; readonly toolCallId: string | undefined }
  /** A change that is in doubt is looked for again. */
  | { readonly kind: 'look'; readonly toolCallId: string };

/** The call that a button stands for. What it names comes from what the page showed, never from a model. */
export interface Press {
  readonly tool: ToolName;
  readonly input: Record<string, unknown>;
  /** What the button said when it was pressed, so that it need not be asked about again. */
  readonly knows: readonly ProposalReason['code'][];
}
