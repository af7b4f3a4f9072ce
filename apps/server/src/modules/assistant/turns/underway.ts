import type { Outcome } from '../manager/advance.ts';
import type { Conversation } from '../manager/conversation.ts';
import type { Step } from '../manager/plan.ts';
import type { Proposal, Value } from '../values/values.ts';

/** What our own assistant made of one message, written down before the first of it is done. */
export interface UnderwayPlan {
  readonly steps: readonly Step[];
  /** The ids of its calls, in order. */
  readonly calls: readonly string[];
  /** Where the conversation stands by the plan alone. */
  readonly conversation: Conversation;
  /** What was agreed to or turned down in the message's own words, and what was said about that. */
  readonly decided: readonly Outcome[];
  readonly told: readonly string[];
}

/**
 * A running turn, for the process that takes it over: the plan of each message by its place, and the value of each call
 * that has an answer. Receipts are in the journal. It is deleted when the turn ends.
 */
export interface Underway {
  readonly plans?: Readonly<Record<string, UnderwayPlan>>;
  readonly values?: Readonly<Record<string, Value | Proposal>>;
}
