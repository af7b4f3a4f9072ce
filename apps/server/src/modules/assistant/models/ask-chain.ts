import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import { callModel, type ModelAnswer, type ModelCall } from '../loop/call-model.ts';
import type { TurnState } from '../loop/turn-state.ts';
import { createChain, type ModelChain } from './chain.ts';
import { ModelFailure, NoModelLeft, toModelFailure } from './model-failure.ts';
import { affordable, noteUsage } from './spending.ts';

/** This close to its end a turn asks no model: our own reader needs a moment, and so does the reply. */
const RESERVE_MS = 8000;

type Asked = Pick<ModelCall, 'instructions' | 'messages' | 'tools' | 'step' | 'at' | 'onWords'>;

/** The person has had enough. */
export class Stopped extends Error {
  override name = 'Stopped';
}

interface Asking {
  ask(asked: Asked): Promise<ModelAnswer | undefined>;
  /** Nothing can be made of what the last one answers: from now on the next is asked. False when nobody is left. */
  passOver(): boolean;
}

/**
 * Asks one model after the other until one answers. A model that failed in a turn is not asked again in it. Undefined
 * when none is left and something was already done: then that is reported, and nothing starts over. A missing answer
 * changes nothing, so the next model sees what the one before saw, and no call is ever made twice.
 */
export function askingIn(state: TurnState): Asking {
  const { report, manager, modelTimeoutMs = MODEL_TIMEOUT_MS } = state.dependencies;
  const chain = chainOf(state);
  const failed = new Set<string>();
  const { turn, live } = state;
  const signal = AbortSignal.any([state.signal, live.stop]);

  let answering: string | undefined;
  const about = (model: string) => ({
    turn_id: turn.id,
    user_id: turn.userId,
    channel: turn.channel,
    model,
  });

  const ask: Asking['ask'] = async (asked) => {
    if (live.stop.aborted) throw new Stopped();
    let last: { failure: ModelFailure; model: string } | undefined;
    const reportLast = () => {
      if (last) report(last.failure, about(last.model));
      last = undefined;
    };
    const paid = await affordable(state, chain);
    const usable = paid.filter(({ name }) => !failed.has(name) && !chain.breaker.isResting(name));
    for (const [index, { name, model, price }] of usable.entries()) {
      const timeoutMs = Math.min(modelTimeoutMs, state.timeLeft - RESERVE_MS);
      if (timeoutMs <= 0) break;
      reportLast();
      const began = performance.now();
      const note = (usage?: LanguageModelV4Usage, isFailure = !usage) =>
        noteUsage(state, { model: name, price, usage, isFailure, milliseconds: performance.now() - began });
      try {
        const answer = await callModel({
          ...asked,
          // Without anybody who looks it is asked for the whole, which is less work for all.
          onWords: live.isWatched ? asked.onWords : undefined,
          model,
          turnId: turn.id,
          userId: turn.userId,
          channel: turn.channel,
          signal,
          timeoutMs,
          // Nobody waits long for one while the next could answer.
          isLastResort: index === usable.length - 1 && state.dependencies.manager === undefined,
        });
        chain.breaker.worked(name);
        state.progress.model = name;
        await note(answer.usage);
        answering = name;
        return answer;
      } catch (error) {
        // The turn is over, or this process is: no model failed.
        if (state.signal.aborted) throw error;
        if (live.stop.aborted) {
          await note(undefined, false);
          throw new Stopped();
        }
        asked.onWords?.(() => '');
        const failure = toModelFailure(error, name);
        chain.breaker.failed(name, failure);
        await note();
        failed.add(name);
        last = { failure, model: name };
      }
    }
    if (!hasBegun(state)) throw new NoModelLeft(last?.failure);
    reportLast();
    return undefined;
  };

  return {
    ask,
    passOver: () => {
      if (hasBegun(state) || !answering) return false;
      failed.add(answering);
      const isLast = chain.links.every(({ name }) => failed.has(name) || chain.breaker.isResting(name));
      if (isLast && !manager) return false;
      report(new ModelFailure(`${answering} came to nothing`, { kind: 'unusable' }), about(answering));
      return true;
    },
  };
}

const MODEL_TIMEOUT_MS = 30_000;

/** Something was done, is in doubt or waits for a decision: starting over would do it twice. */
const hasBegun = ({ receipts, doubts, values }: TurnState): boolean =>
  receipts.length + doubts.length > 0 || values.some(({ kind }) => kind === 'proposal');

function chainOf({ dependencies: { chain, model, clock } }: TurnState): ModelChain {
  if (chain) return chain;
  return createChain({ links: model ? [{ name: model.modelId, model }] : [], clock });
}
