import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Clock } from '../../../platform/clock.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Budget, Price } from './cost.ts';

export interface ChainLink {
  /** As the setting names it: 'openai:gpt-5'. */
  readonly name: string;
  readonly model: LanguageModelV4;
  readonly price?: Price | undefined;
}

/** Models in the order in which they are asked. Behind the last one stands our own reader. */
export interface ModelChain {
  readonly links: readonly ChainLink[];
  readonly breaker: Breaker;
  readonly budget: Budget;
}

export interface ChainOptions {
  readonly links: readonly ChainLink[];
  readonly clock: Clock;
  /** How long a model that failed is left alone; 0 for not at all. */
  readonly restMs?: number;
  readonly budget?: Budget;
}

export const createChain = ({ links, clock, restMs = 0, budget = {} }: ChainOptions): ModelChain => ({
  links,
  budget,
  breaker: createBreaker(clock, restMs),
});
