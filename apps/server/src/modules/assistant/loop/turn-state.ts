import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Language } from '@catch/contract/languages';
import type { Interval } from '@catch/scheduling';
import type { WhenContext } from '@catch/understanding';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { inFull, readerIn } from '../../../platform/say-time.ts';
import {
  type HistoryRow,
  insertMessages,
  type NewMessage,
  partsOf,
  type RequestPart,
  type ResponsePart,
  type StoredMessage,
} from '../../conversations/index.ts';
import { type ApprovalRow, asWaiting } from '../approvals/approvals.repository.ts';
import { settledAs } from '../approvals/typed-decision.ts';
import type { Outcome } from '../manager/advance.ts';
import type { Manager } from '../manager/manager.ts';
import type { ModelChain } from '../models/chain.ts';
import type { TurnContext } from '../prompt/turn-context.ts';
import type { Reader, Renderer } from '../renderer.port.ts';
import { whenContext } from '../tools/time/when-context.ts';
import type { Tool, ToolContext } from '../tools/tool.port.ts';
import type { LiveTurn } from '../turns/live-turns.ts';
import type { Turn } from '../turns/turn.ts';
import { assertCurrent, LaneLost, lockLane } from '../turns/turns.repository.ts';
import type { UnderwayPlan } from '../turns/underway.ts';
import type { ShownConflict, ToolReport } from '../values/tool-report.ts';
import type { Proposal, Value } from '../values/values.ts';
import { type AskedFor, askedForChange } from './asked-for-change.ts';
import { markFor, marksIn } from './receipt-marks.ts';
import { writtenIn } from './written-in.ts';

export interface LoopDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** One model, when there is no chain of them. */
  readonly model?: LanguageModelV4 | undefined;
  readonly chain?: ModelChain | undefined;
  /** Plain requests are done by the manager although there is a chain. */
  readonly readerFirst?: boolean | undefined;
  /** Reads and manages messages without a model, when it is there: always, or, behind a chain, when none of it can. */
  readonly manager?: Manager | undefined;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly brand: string;
  readonly render: Renderer;
  /** How long one answer of the model may take, with its retries. */
  readonly modelTimeoutMs?: number | undefined;
  /** How long a whole turn may take. */
  readonly turnTimeoutMs?: number | undefined;
  /** Asks the calendar for a user's zone when it is not remembered yet: no time is right without it. */
  readonly zoneOf: (userId: string) => Promise<string>;
  /** Records an exception where staff will see it. */
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

/** What a turn has come to so far, whatever becomes of it. */
export interface TurnProgress {
  /** True sentences about what was changed. */
  readonly receipts: string[];
  /** And about what is not known yet, or was found out by now. */
  readonly doubts: string[];
  /** The same, what was asked and answered and what is proposed, as data. */
  readonly values: (Value | Proposal)[];
  /** Said, but not stored yet: it is stored with the outcome. */
  readonly unsaved: NewMessage[];
  /** Who has answered, for figures. */
  model: string;
  /** It could not be done, and we say so. */
  hasFailed: boolean;
}

const OWN_WORDS = 12;
/** The web waits 90 s (interfaces.md): a turn ends well before. */
export const TURN_TIMEOUT_MS = 80_000;
/** A call may take 25 seconds: none is begun this close to the end, so that there is time to report what is left. */
const LAST_CALL_MS = 30_000;

/** One turn in memory: what was said so far, what was done, and what the person will read. */
export class TurnState {
  readonly dependencies: LoopDependencies;
  readonly turn: Turn;
  /** Read again when the turn itself changes what is kept in mind. */
  context: TurnContext;
  readonly signal: AbortSignal;
  readonly traceId: string | null;
  readonly live: LiveTurn;
  readonly #history: HistoryRow[];
  /** The caller's own: what was done is reported even if the turn fails. */
  readonly progress: TurnProgress;
  /** What is in the way of what was done or refused; a card has its own. */
  readonly conflicts: ShownConflict[] = [];
  /** What this turn put before the person. */
  readonly cards: ApprovalRow[] = [];
  eventId: string | null = null;
  /** Calls whose result is still to come, each with the card the person sees, in the form a model gets. */
  readonly awaited = new Map<string, string>();
  /** The same as they are stored. */
  readonly #awaitedCards = new Map<string, ApprovalRow>();
  /** What became of each call of this turn. */
  readonly outcomes: Outcome[] = [];
  /** Where the conversation stood when the turn began, in the form a model gets. */
  standing = '';
  /** When the event is that a model's conversation is about; our own assistant knows by itself. */
  spoken: Interval | undefined;
  spokenEvent: string | undefined;
  /** The receipts of this turn by the numbers of their marks. */
  readonly marks = new Map<number, string>();
  readonly #earlierMarks: ReadonlySet<number>;
  /** Of what an earlier process called in this turn: what it came to. */
  readonly recalled = new Map<string, Value | Proposal>();
  #unkept: { plans: Record<number, UnderwayPlan>; values: Record<string, Value | Proposal> } = {
    plans: {},
    values: {},
  };
  #isStoredAtOnce = false;
  #askedFor: AskedFor | undefined;
  /** Of so many messages. */
  #language: { readonly of: number; readonly is: Language | undefined } | undefined;
  readonly #begunAt: number;

  constructor(
    dependencies: LoopDependencies,
    given: {
      turn: Turn;
      context: TurnContext;
      history: readonly HistoryRow[];
      signal: AbortSignal;
      traceId: string | null;
      progress: TurnProgress;
      live: LiveTurn;
    },
  ) {
    this.dependencies = dependencies;
    this.turn = given.turn;
    this.context = given.context;
    this.signal = given.signal;
    this.traceId = given.traceId;
    this.progress = given.progress;
    this.live = given.live;
    this.#begunAt = dependencies.clock.now().getTime();
    this.#history = [...given.history];
    const own = marksIn(this.ownMessages);
    for (const message of this.ownMessages) for (const part of partsOf(message)) this.#recall(part, own);
    this.#earlierMarks = new Set(
      marksIn(
        this.#history.flatMap(({ turnId, message }) => (turnId === this.turn.id ? [] : [message])),
      ).values(),
    );
  }

  /** After an interruption: what was done before it is still to be told, and is no false claim. */
  #recall(part: RequestPart | ResponsePart, marks: ReadonlyMap<string, number>): void {
    if (part.part_kind !== 'tool-return') return;
    const { receipt, event_id, status, reason } = (part.content ?? {}) as Record<string, unknown>;
    if (status === 'in_doubt') this.doubts.push(String(reason));
    if (typeof receipt !== 'string') return;
    this.receipts.push(receipt);
    const mark = marks.get(part.tool_call_id);
    if (mark !== undefined) this.marks.set(mark, receipt);
    if (typeof event_id === 'string') this.eventId = event_id;
  }

  /** The person has it before them, from this turn or an earlier one. */
  awaitDecision(card: ApprovalRow, replaced: readonly ApprovalRow[] = []): void {
    this.#awaitedCards.set(card.tool_call_id, card);
    const ids = replaced.map(({ tool_call_id }) => tool_call_id);
    const shown = {
      ...this.render.waiting(asWaiting(card), this.reader),
      ...(ids.length > 0 ? { took_the_place_of: ids } : {}),
    };
    this.awaited.set(card.tool_call_id, JSON.stringify(shown));
  }

  /** What waits for the person, from this turn or an earlier one. */
  get awaitedCards(): ApprovalRow[] {
    return [...this.#awaitedCards.values()];
  }

  /** Shown with this turn's reply. */
  show(card: ApprovalRow, replaced: readonly ApprovalRow[] = []): void {
    this.awaitDecision(card, replaced);
    if (!this.cards.some(({ tool_call_id }) => tool_call_id === card.tool_call_id)) this.cards.push(card);
  }

  /** Something else took its place. */
  takeAway({ tool_call_id }: ApprovalRow): void {
    this.awaited.delete(tool_call_id);
    this.#awaitedCards.delete(tool_call_id);
    const index = this.cards.findIndex((card) => card.tool_call_id === tool_call_id);
    if (index >= 0) this.cards.splice(index, 1);
  }

  /** Gives a receipt the number of its mark. */
  mark(toolCallId: string, receipt: string): number {
    const { tools } = this.dependencies;
    const number = markFor(toolCallId, this.messages, {
      isChange: (name) => tools.get(name)?.execute !== undefined,
      taken: this.marks.keys(),
    });
    this.marks.set(number, receipt);
    return number;
  }

  /** It stands for what was told before this turn. */
  isEarlierMark(number: number): boolean {
    return this.#earlierMarks.has(number);
  }

  get receipts(): string[] {
    return this.progress.receipts;
  }

  get doubts(): string[] {
    return this.progress.doubts;
  }

  get values(): (Value | Proposal)[] {
    return this.progress.values;
  }

  get render(): Renderer {
    return this.dependencies.render;
  }

  report(value: Value): ToolReport {
    return this.render.report(value, this.reader);
  }

  say(said: Parameters<Renderer['say']>[0]): string {
    return this.render.say(said, this.reader);
  }

  /** Staff who act for somebody read times that are not their own: in full. */
  get reader(): Reader {
    const { user, character, language = this.#writtenIn } = this.context;
    const reader = readerIn(user.timeZone, this.dependencies.clock.now(), language);
    return {
      ...(this.turn.askedBy === null ? reader : inFull(reader)),
      character: character?.id,
      lastReply: this.#lastReply,
    };
  }

  /** Our last words before this turn. */
  get #lastReply(): string | undefined {
    const said = this.#history.findLast(
      ({ turnId, message }) =>
        turnId !== this.turn.id &&
        message.kind === 'response' &&
        message.parts.some(({ part_kind }) => part_kind === 'text'),
    );
    return said && partsOf(said.message).find((part) => part.part_kind === 'text')?.content;
  }

  /**
   * A model answers in the language it is written to, and what the program adds matches. Our own assistant reads
   * English, so there only a chosen language counts.
   */
  get #writtenIn(): Language | undefined {
    const { manager, chain, clock } = this.dependencies;
    if (manager && !chain) return undefined;
    const said = this.ownWords();
    if (this.#language?.of !== said.length)
      this.#language = { of: said.length, is: writtenIn(said, clock.now()) };
    return this.#language.is;
  }

  get timeLeft(): number {
    const { clock, turnTimeoutMs = TURN_TIMEOUT_MS } = this.dependencies;
    return this.#begunAt + turnTimeoutMs - clock.now().getTime();
  }

  get hasTime(): boolean {
    return this.timeLeft > LAST_CALL_MS;
  }

  get messages(): StoredMessage[] {
    return this.#history.map(({ message }) => message);
  }

  /** Only this turn's: what is still to do after an interruption is found here. */
  get ownMessages(): StoredMessage[] {
    return this.#history.filter(({ turnId }) => turnId === this.turn.id).map(({ message }) => message);
  }

  /** The call has its result, of this turn or an earlier one. */
  isAnswered(toolCallId: string): boolean {
    return this.messages.some((message) =>
      message.parts.some((part) => part.part_kind === 'tool-return' && part.tool_call_id === toolCallId),
    );
  }

  /** What a turn writes, it writes here: never for a process that is believed dead, nor for work that was cancelled. */
  write<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    const { userId, process, epoch } = this.turn;
    return this.dependencies.db.transaction().execute(async (transaction) => {
      await lockLane(transaction, userId, process, epoch);
      return work(transaction);
    });
  }

  /**
   * As long as a turn only looks, what it says is kept in memory and stored with its outcome: a crash costs nothing
   * but asking again. From its first change on, everything is stored at once.
   */
  async append(message: StoredMessage): Promise<void> {
    this.#history.push({ turnId: this.turn.id, message });
    this.progress.unsaved.push(this.#rowOf(message));
    if (this.#isStoredAtOnce) await this.#store();
  }

  /** Before a change: a process that takes this turn over must find what led to it. */
  async storeFromNowOn(): Promise<void> {
    this.#isStoredAtOnce = true;
    if (this.progress.unsaved.length > 0) await this.#store();
  }

  /** For a process that takes this turn over: what a message was made into. Stored with what is appended next. */
  keepPlan(place: number, plan: UnderwayPlan): void {
    this.#unkept.plans[place] = plan;
  }

  /** The same for what a call came to. */
  keepValue(call: string, value: Value | Proposal): void {
    this.#unkept.values[call] = value;
  }

  /** What the message at this place was made into before an interruption. */
  storedPlan(place: number): UnderwayPlan | undefined {
    return this.turn.underway?.plans?.[place];
  }

  /** Fenced like `write`, in one statement. */
  async #store(): Promise<void> {
    const { db } = this.dependencies;
    const { userId, process, epoch } = this.turn;
    const rows = this.progress.unsaved;
    const { plans, values } = this.#unkept;
    const unstored = {
      turnId: this.turn.id,
      plans: JSON.stringify(plans),
      values: JSON.stringify(values),
    };
    const hasUnstored = Object.keys(plans).length + Object.keys(values).length > 0;
    if (!(await insertMessages(db, rows, { userId, process, epoch }, hasUnstored ? unstored : undefined))) {
      await lockLane(db, userId, process, epoch);
      throw new LaneLost('this lane was lost for a moment');
    }
    rows.length = 0;
    this.#unkept = { plans: {}, values: {} };
  }

  /** The turn's last words: stored together with its outcome, since neither means anything without the other. */
  close(message: StoredMessage): void {
    this.progress.unsaved.push(this.#rowOf(message));
  }

  #rowOf(message: StoredMessage): NewMessage {
    const { id, userId, channel, askedBy } = this.turn;
    const at = this.dependencies.clock.now();
    return { userId, channel, turnId: id, askedBy, traceId: this.traceId, at, message };
  }

  note({ value, receipt, inDoubt, eventId, conflicts = [] }: ToolReport): void {
    if (inDoubt) this.doubts.push(inDoubt);
    if (receipt) this.receipts.push(receipt);
    if (value) this.values.push(value);
    if (eventId) this.eventId = eventId;
    this.conflicts.push(...conflicts);
  }

  toolContext(toolCallId: string, signal: AbortSignal, replaced?: Interval): ToolContext {
    const { user } = this.context;
    return {
      user,
      names: this.render.names(this.reader),
      now: this.dependencies.clock.now(),
      channel: this.turn.channel,
      turnId: this.turn.id,
      toolCallId,
      askedBy: this.turn.askedBy ?? undefined,
      ownWords: this.ownWords(),
      ...(this.spoken ? { spoken: this.spoken } : {}),
      ...(this.spokenEvent ? { spokenEvent: this.spokenEvent } : {}),
      ...(replaced ? { replaced } : {}),
      signal,
      assertCurrent: () => this.assertCurrent(),
    };
  }

  /** What words for time are read against. */
  get when(): WhenContext {
    const { user } = this.context;
    return whenContext({ user, now: this.dependencies.clock.now(), spoken: this.spoken });
  }

  async assertCurrent(): Promise<void> {
    this.signal.throwIfAborted();
    await assertCurrent(this.dependencies.db, this.turn);
  }

  ownWords(): string[] {
    const own = promptsIn(this.ownMessages);
    // All that is answered now, however many messages it came in; of what was said before only the newest.
    return promptsIn(this.messages).slice(-Math.max(OWN_WORDS, own.length));
  }

  /** Read once, and only if somebody wants to know. */
  askedFor(): AskedFor {
    this.#askedFor ??= askedForChange(this.ownPrompts, {
      now: this.dependencies.clock.now(),
      zone: this.context.user.timeZone,
      hasAsked: this.wasAsked,
      waiting: this.awaitedCards.map(({ tool_name }) => settledAs(tool_name)),
      before: promptsIn(this.messages.slice(0, -this.ownMessages.length)),
    });
    return this.#askedFor;
  }

  /** What tools asked or refused in this turn, in the words that a model was given. */
  toolWords(): string[] {
    return this.ownMessages.flatMap(partsOf).flatMap((part) => {
      if (part.part_kind !== 'tool-return') return [];
      const { question, reason } = (part.content ?? {}) as Record<string, unknown>;
      return [question, reason].filter((words) => typeof words === 'string' && words !== '') as string[];
    });
  }

  /** What is answered now. */
  get ownPrompts(): string[] {
    return promptsIn(this.ownMessages);
  }

  /** We asked the person something before this. */
  get wasAsked(): boolean {
    return hasAsked(this.messages.slice(0, -this.ownMessages.length));
  }

  /** Any tool at all was called in this turn. */
  get hasCalled(): boolean {
    return this.ownMessages.flatMap(partsOf).some(({ part_kind }) => part_kind === 'tool-call');
  }

  /** What the model saw when it asked for an approval: shown to staff, and replayed. */
  modelContext(): StoredMessage[] {
    return this.messages.slice(-40);
  }
}

const promptsIn = (messages: readonly StoredMessage[]): string[] =>
  messages.flatMap(partsOf).flatMap((part) => (part.part_kind === 'user-prompt' ? [part.content] : []));

/** Our last words asked something, or called for a decision. */
const hasAsked = (messages: readonly StoredMessage[]): boolean =>
  (messages.findLast(({ kind }) => kind === 'response')?.parts ?? []).some(
    (part) => part.part_kind === 'tool-call' || (part.part_kind === 'text' && /[?？؟]/u.test(part.content)),
  );
