export interface Outcome {
  readonly name: string;
  /** The calendar, reminders and preferences are what they should be, and nothing else was touched. */
  readonly rightEnd: boolean;
  /** Everything that was not as expected, replies included; empty when the scenario passed. */
  readonly problems: readonly string[];
  /** Written at once, though neither asked for nor approved (`unasked.ts`). */
  readonly unaskedChanges: readonly string[];
  readonly unaskedProposals: readonly string[];
  /** Replies that ask instead of doing or answering. */
  readonly questions: number;
  readonly talk: readonly string[];
  readonly milliseconds: number;
  /** How long each message waited for its answer. */
  readonly waits: readonly number[];
}
