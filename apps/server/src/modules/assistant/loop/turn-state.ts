import type { Interval } from '@catch/scheduling';
import type { WhenContext } from '@catch/understanding';
import { type HistoryRow, partsOf, type RequestPart, type ResponsePart } from '../../conversations/index.ts';
import { settledAs } from '../approvals/typed-decision.ts';
import type { Outcome } from '../manager/advance.ts';
import type { TurnContext } from '../prompt/turn-context.ts';
import { whenContext } from '../tools/time/when-context.ts';
import type { ToolContext } from '../tools/tool.port.ts';
import type { LiveTurn } from '../turns/live-turns.ts';
import type { Turn } from '../turns/turn.ts';
import { assertCurrent } from '../turns/turns.repository.ts';
import type { ShownConflict, ToolReport } from '../values/tool-report.ts';
import type { Proposal, Value } from '../values/values.ts';
import { type AskedFor, askedForChange } from './asked-for-change.ts';
import { type LoopDependencies, TURN_TIMEOUT_MS } from './loop-dependencies.ts';
import { markFor, marksIn } from './receipt-marks.ts';
import { TurnCards } from './turn-cards.ts';
import { TurnMessages } from './turn-messages.ts';
import type { TurnProgress } from './turn-progress.ts';
import { TurnStore } from './turn-store.ts';
import { TurnVoice } from './turn-voice.ts';

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
  readonly said: TurnMessages;
  readonly voice: TurnVoice;
  readonly cards: TurnCards;
  readonly store: TurnStore;
  /** The caller's own: what was done is reported even if the turn fails. */
  readonly progress: TurnProgress;
  /** What is in the way of what was done or refused; a card has its own. */
  readonly conflicts: ShownConflict[] = [];
  eventId: string | null = null;
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
  #askedFor: AskedFor | undefined;
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
    this.said = new TurnMessages(given.turn.id, given.history);
    this.voice = new TurnVoice(dependencies, given.turn, this.said, () => this.context);
    this.cards = new TurnCards(this.voice);
    this.store = new TurnStore(dependencies, given, this.said);
    const own = marksIn(this.said.own);
    for (const message of this.said.own) for (const part of partsOf(message)) this.#recall(part, own);
    this.#earlierMarks = new Set(marksIn(this.said.others).values());
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

  /** Gives a receipt the number of its mark. */
  mark(toolCallId: string, receipt: string): number {
    const { tools } = this.dependencies;
    const number = markFor(toolCallId, this.said.all, {
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

  get timeLeft(): number {
    const { clock, turnTimeoutMs = TURN_TIMEOUT_MS } = this.dependencies;
    return this.#begunAt + turnTimeoutMs - clock.now().getTime();
  }

  get hasTime(): boolean {
    return this.timeLeft > LAST_CALL_MS;
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
      names: this.voice.render.names(this.voice.reader),
      now: this.dependencies.clock.now(),
      channel: this.turn.channel,
      turnId: this.turn.id,
      toolCallId,
      askedBy: this.turn.askedBy ?? undefined,
      ownWords: this.said.ownWords(),
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

  /** Read once, and only if somebody wants to know. */
  askedFor(): AskedFor {
    this.#askedFor ??= askedForChange(this.said.ownPrompts, {
      now: this.dependencies.clock.now(),
      zone: this.context.user.timeZone,
      hasAsked: this.said.wasAsked,
      waiting: this.cards.awaitedRows.map(({ tool_name }) => settledAs(tool_name)),
      before: this.said.promptsBefore,
    });
    return this.#askedFor;
  }
}
