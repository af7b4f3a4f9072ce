import type { Channel } from '@catch/contract/channel';
import type { Interval, WorkingHours } from '@catch/scheduling';
import type { z } from 'zod';
import type { ActiveRule } from '../../preferences/index.ts';
import type { Habits } from '../../profiles/index.ts';
import type { Intended } from '../values/make.ts';
import type { Answer, PersonFact, Question, Receipt, Refusal, Slot, Undone, Wish } from '../values/values.ts';
import type { ToolName } from './tool-names.ts';

/** What is written where the person gave no name, in their language. */
export interface HouseNames {
  readonly event: string;
  readonly reminder: string;
}

/** Everything a tool knows about whom it works for. None of it ever comes from what a model filled in. */
export interface ToolContext {
  readonly user: ToolUser;
  readonly now: Date;
  readonly names: HouseNames;
  readonly channel: Channel;
  readonly turnId: string;
  readonly toolCallId: string;
  /** The staff member who acts as the user; undefined when the user speaks. */
  readonly askedBy: string | undefined;
  /** What the user wrote in this turn and shortly before, verbatim: whatever cannot be traced to it asks first. */
  readonly ownWords: readonly string[];
  /** When what is being spoken of is: 'a week later, same time' counts from it. */
  readonly spoken?: Interval | undefined;
  /** Its id: 'it' and 'that one' mean it. */
  readonly spokenEvent?: string | undefined;
  /** When the proposal is that this call takes the place of: an hour alone is on its day. */
  readonly replaced?: Interval | undefined;
  readonly signal: AbortSignal;
  /** Throws WorkCancelled when the user's work was cancelled meanwhile: called before every side effect. */
  assertCurrent(): Promise<void>;
}

export interface ToolUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly timeZone: string;
  /** 'en-US', 'en-GB', …: the order of day and month in what they write. */
  readonly locale: string;
  /** What they asked to keep in mind, as far as it can be kept to. */
  readonly rules?: readonly ActiveRule[] | undefined;
  /** As learned or stated; office hours are assumed when absent. */
  readonly workingHours: WorkingHours | undefined;
  /** Learned from their own calendar and mail headers. */
  readonly habits?: Habits | undefined;
}

/** What a tool call comes to before anything is changed. */
export type Plan<Args> =
  /** Nothing to change: an answer, a question back, or a refusal with its reason. */
  | { readonly kind: 'answer'; readonly value: Answer | Question | Refusal }
  /** Runs at once, unless it may rest on somebody else's words: then it is asked about. */
  | PlannedChange<'run', Args>
  /** A person must agree first. */
  | PlannedChange<'ask', Args>;

interface PlannedChange<Kind, Args> {
  readonly kind: Kind;
  /** Resolved to facts (instants, addresses, event ids and etags): stored, shown, validated again and executed. */
  readonly args: Args;
  readonly proposal: Intended;
}

/** Kept with a change so that it can be undone, and found again after a crash. */
export interface Journal {
  /** The before-image of an interrupted earlier try of the same call, if there was one. */
  readonly before: unknown;
  /** Stored before the first side effect. */
  recordBefore(image: unknown): Promise<void>;
  /** Stored with the result: what the provider answered, with its etag. */
  recordAfter(image: unknown): void;
  /** This change takes back that one: with its success the other can no longer be undone. */
  recordUndone(toolCallId: string): void;
}

export interface Execution {
  readonly toolCallId: string;
  readonly toolName: string;
  /** What it was to be. */
  readonly wish: Wish;
  readonly args: Record<string, unknown>;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Tool<Input = unknown, Args extends Record<string, unknown> = Record<string, unknown>> {
  readonly name: ToolName;
  /** For the model: when to use it. Said here once and nowhere else. */
  readonly description: string;
  readonly inputSchema: z.ZodType<Input>;
  /** Which of its fields models see; all, unless some are another tool's business. */
  readonly offers?: readonly string[];
  /** The resolved arguments, as they are stored and read back. Absent for tools that only read. */
  readonly argsSchema?: z.ZodType<Args>;
  plan(input: Input, context: ToolContext): Promise<Plan<Args>>;
  /**
   * Carries it out. May be called again for the same toolCallId after a crash, so it must find its own earlier
   * work instead of repeating it. Free time is checked again here; what was taken meanwhile is an answer, not a write.
   */
  execute?(args: Args, context: ToolContext, journal: Journal): Promise<Receipt | Refusal>;
  /** The same change at another time that was offered with it; undefined where there is no such thing. */
  at?(args: Args, slot: Slot): Args | undefined;
  /** Takes back an earlier execution of this tool, or says why that is no longer possible. */
  undo?(execution: Execution, context: ToolContext, journal: Journal): Promise<Receipt | Refusal>;
  /** False when there is nothing to go back to; absent where there always is. */
  isUndoable?(execution: Execution): boolean;
  /** When taking it back would reach other people: what is asked about, and who would be notified. */
  undoNotifies?(execution: Execution): { change: Undone; people: readonly PersonFact[] } | undefined;
}

/** Raised by assertCurrent: staff cancelled this user's work; nothing more may be done or said. */
export class WorkCancelled extends Error {
  override name = 'WorkCancelled';
}
