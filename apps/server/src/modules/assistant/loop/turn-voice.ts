import type { Language } from '@catch/contract/languages';
import { inFull, readerIn } from '../../../platform/time-reader.ts';
import type { TurnContext } from '../prompt/turn-context.ts';
import type { Reader, Renderer } from '../renderer.port.ts';
import type { Turn } from '../turns/turn.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Value } from '../values/values.ts';
import type { LoopDependencies } from './loop-dependencies.ts';
import type { TurnMessages } from './turn-messages.ts';
import { writtenIn } from './written-in.ts';

/** In which language a turn speaks, by whose clock, and in whose character. */
export class TurnVoice {
  readonly #dependencies: LoopDependencies;
  readonly #turn: Turn;
  readonly #said: TurnMessages;
  /** Asked each time, since a turn may change what is kept in mind. */
  readonly #context: () => TurnContext;
  /** Of so many messages. */
  #language: { readonly of: number; readonly is: Language | undefined } | undefined;

  constructor(dependencies: LoopDependencies, turn: Turn, said: TurnMessages, context: () => TurnContext) {
    this.#dependencies = dependencies;
    this.#turn = turn;
    this.#said = said;
    this.#context = context;
  }

  get render(): Renderer {
    return this.#dependencies.render;
  }

  report(value: Value): ToolReport {
    return this.render.report(value, this.reader);
  }

  say(said: Parameters<Renderer['say']>[0]): string {
    return this.render.say(said, this.reader);
  }

  /** Staff who act for somebody read times that are not their own: in full. */
  get reader(): Reader {
    const { user, character, language = this.#writtenIn } = this.#context();
    const reader = readerIn(user.timeZone, this.#dependencies.clock.now(), language);
    return {
      ...(this.#turn.askedBy === null ? reader : inFull(reader)),
      character: character?.id,
      lastReply: this.#said.lastReply,
    };
  }

  /**
   * A model answers in the language it is written to, and what the program adds matches. Our own assistant reads
   * English, so there only a chosen language counts.
   */
  get #writtenIn(): Language | undefined {
    const { manager, chain, clock } = this.#dependencies;
    if (manager && !chain) return undefined;
    const words = this.#said.ownWords();
    if (this.#language?.of !== words.length)
      this.#language = { of: words.length, is: writtenIn(words, clock.now()) };
    return this.#language.is;
  }
}
