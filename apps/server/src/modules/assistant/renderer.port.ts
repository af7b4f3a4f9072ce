import type { CardChange } from '@catch/contract/assistant';
import type { Channel } from '@catch/contract/channel';
import type { Language } from '@catch/understanding';
import type { Reader as TimeReader } from '../../platform/time-reader.ts';
import type { Said } from './manager/answers.ts';
import type { Conversation, OpenQuestion } from './manager/conversation.ts';
import type { HouseNames } from './tools/tool.port.ts';
import type { Intended } from './values/make.ts';
import type { Alternative, ShownConflict, ToolReport } from './values/tool-report.ts';
import type { EventFact, Proposal, Value, Wish } from './values/values.ts';

/** Who reads it: where they stand, and in which character's words. */
export interface Reader extends TimeReader {
  readonly character?: string | undefined;
  /** Our last reply: nobody likes to be told twice, in the same words, that they were not understood. */
  readonly lastReply?: string | undefined;
}

/** What a model asked for, as it filled it in. */
export interface ModelCall {
  readonly tool_name: string;
  readonly args?: unknown;
}

/** A proposal as a person sees it. */
interface Card {
  /** A sentence that a person can check in two seconds: what, when with weekday and zone, who. */
  readonly formatted: string;
  /** Why it asks, such as 'Ana will be invited. Overlaps with Stand-up.' */
  readonly reason: string;
  readonly conflicts: readonly ShownConflict[];
  /** Where it would not conflict. */
  readonly alternatives: readonly Alternative[];
  /** The same field by field, for who can lay it out. */
  readonly changes: readonly CardChange[];
}

/** What is in its way is kept as facts, too; rows from before have only what was shown. */
export type StoredProposal = NonNullable<Wish['proposal']> &
  Pick<Proposal, 'searched'> & {
    readonly conflicts?: readonly EventFact[] | undefined;
    /** As it was laid out on the card. */
    readonly shown?: readonly CardChange[] | undefined;
  };

/** A card that a person has before them, or has just decided about. */
export interface Waiting {
  readonly tool_call_id: string;
  readonly status: string;
  readonly formatted_args: string;
  readonly reason: string;
  readonly proposal?: StoredProposal | undefined;
  readonly conflicts: readonly ShownConflict[];
  readonly alternatives: readonly Alternative[];
}

/** A proposal that can no longer be decided. */
export interface Settled {
  readonly status: string;
  readonly decided_at: Date | null;
  readonly decided_channel: Channel | null;
  /** What took its place, as a wish. */
  readonly replaced_by: unknown;
  readonly alternatives: readonly unknown[];
  readonly chosen: string | null;
}

/** What is said without anything to be filled in. */
export type Phrase =
  /** Nothing came of it. */
  | 'unfinished'
  /** After some of it, with the rest unknown. */
  | 'stopped'
  /** The person pressed Stop. */
  | 'stopped-as-asked'
  /** After a no. */
  | 'left-alone'
  /** The rest is still being done. */
  | 'still-at-it'
  /** product-spec.md section 8: the last resort of every channel. */
  | 'sorry'
  | 'sorry-for-approval'
  /** The same where trying again could do it twice. */
  | 'sorry-in-doubt'
  | 'sorry-for-approval-in-doubt';

/**
 * Turns values into words. Everything a person or a model reads of what tools know passes through here; code that
 * reads, decides or acts knows this port and no words.
 */
export interface Renderer {
  report(value: Value, reader: Reader): ToolReport;
  /** Where a conversation stands, for a model; undefined when there is nothing to say. */
  standing(conversation: Conversation, reader: Reader): Record<string, unknown> | undefined;
  /** What a model learns about a call that is waiting. */
  waiting(card: Waiting, reader: Reader): Record<string, unknown>;
  card(proposal: Intended, call: ModelCall, reader: Reader): Card;
  /** What the assistant says by itself; nothing where the receipt or the card says it. */
  say(said: Said | Value | Proposal, reader: Reader): string;
  /** The same, of these words alone: the message says more than that. */
  regarding(words: string, said: string, reader: Reader): string;
  /** What had been asked before something else came, and what it was about. */
  stillOpen(open: OpenQuestion, reader: Reader): string;
  /** What the cards ask, in the words of a chat. */
  pending(waiting: readonly Waiting[], reader: Reader): string;
  /** What is being done for a call, while it is done. */
  doing(call: ModelCall, reader: Reader): string;
  /** Of so many wishes there was no time for these. */
  noTime(asked: number, left: readonly Wish[], reader: Reader): string;
  stale(approval: Settled, reader: Reader): string;
  /** Next to a model's own words (ADR 34). */
  unchanged(language: Language): string;
  nothingElse(language: Language): string;
  /** What events and reminders are called that nobody gave a name. */
  names(reader: Reader): HouseNames;
  phrase(phrase: Phrase, reader: Pick<Reader, 'language'>): string;
}
