import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Clock } from '../../../platform/clock.ts';
import { type Breaker, createBreaker } from './breaker.ts';

export interface ChainLink {
  /** As the setting names it: 'openai:gpt-5'. */
  readonly name: string;
  readonly model: LanguageModelV4;
}

/** Models in the order in which they are asked. Behind the last one stands our own reader. */
export interface ModelChain {
  readonly links: readonly ChainLink[];
  readonly breaker: Breaker;
}

export interface ChainOptions {
  readonly links: readonly ChainLink[];
  readonly clock: Clock;
  /** How long a model that failed is left alone; 0 for not at all. */
  readonly restMs?: number;
}

export const createChain = ({ links, clock, restMs = 0 }: ChainOptions): ModelChain => ({
  links,
  breaker: createBreaker(clock, restMs),
});
