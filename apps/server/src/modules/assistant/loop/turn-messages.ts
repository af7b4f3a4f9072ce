import { type HistoryRow, partsOf, type StoredMessage } from '../../conversations/index.ts';

const OWN_WORDS = 12;

/** What was said, before this turn and in it. */
export class TurnMessages {
  readonly #turnId: string;
  readonly #history: HistoryRow[];

  constructor(turnId: string, history: readonly HistoryRow[]) {
    this.#turnId = turnId;
    this.#history = [...history];
  }

  add(message: StoredMessage): void {
    this.#history.push({ turnId: this.#turnId, message });
  }

  get all(): StoredMessage[] {
    return this.#history.map(({ message }) => message);
  }

  /** Only this turn's: what is still to do after an interruption is found here. */
  get own(): StoredMessage[] {
    return this.#history.filter(({ turnId }) => turnId === this.#turnId).map(({ message }) => message);
  }

  /** Of other turns. */
  get others(): StoredMessage[] {
    return this.#history.filter(({ turnId }) => turnId !== this.#turnId).map(({ message }) => message);
  }

  /** Those before the ones of this turn. */
  get before(): StoredMessage[] {
    return this.all.slice(0, this.all.length - this.own.length);
  }

  /** The call has its result, of this turn or an earlier one. */
  isAnswered(toolCallId: string): boolean {
    return this.all.some((message) =>
      message.parts.some((part) => part.part_kind === 'tool-return' && part.tool_call_id === toolCallId),
    );
  }

  ownWords(): string[] {
    // All that is answered now, however many messages it came in; of what was said before only the newest.
    return promptsIn(this.all).slice(-Math.max(OWN_WORDS, this.ownPrompts.length));
  }

  /** What is answered now. */
  get ownPrompts(): string[] {
    return promptsIn(this.own);
  }

  get promptsBefore(): string[] {
    return promptsIn(this.before);
  }

  /** We asked the person something before this. */
  get wasAsked(): boolean {
    return hasAsked(this.before);
  }

  /** Any tool at all was called in this turn. */
  get hasCalled(): boolean {
    return this.own.flatMap(partsOf).some(({ part_kind }) => part_kind === 'tool-call');
  }

  /** What tools asked or refused in this turn, in the words that a model was given. */
  toolWords(): string[] {
    return this.own.flatMap(partsOf).flatMap((part) => {
      if (part.part_kind !== 'tool-return') return [];
      const { question, reason } = (part.content ?? {}) as Record<string, unknown>;
      return [question, reason].filter((words) => typeof words === 'string' && words !== '') as string[];
    });
  }

  /** Our last words before this turn. */
  get lastReply(): string | undefined {
    const said = this.others.findLast(
      ({ kind, parts }) => kind === 'response' && parts.some(({ part_kind }) => part_kind === 'text'),
    );
    return said && partsOf(said).find((part) => part.part_kind === 'text')?.content;
  }

  /** What the model saw when it asked for an approval: shown to staff, and replayed. */
  modelContext(): StoredMessage[] {
    return this.all.slice(-40);
  }
}

const promptsIn = (messages: readonly StoredMessage[]): string[] =>
  messages.flatMap(partsOf).flatMap((part) => (part.part_kind === 'user-prompt' ? [part.content] : []));

/** Our last words asked something, or called for a decision. */
const hasAsked = (messages: readonly StoredMessage[]): boolean =>
  (messages.findLast(({ kind }) => kind === 'response')?.parts ?? []).some(
    (part) => part.part_kind === 'tool-call' || (part.part_kind === 'text' && /[?？؟]/u.test(part.content)),
  );
