import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { costOf, type Price, tokensOf } from '../../apps/server/src/modules/assistant/models/cost.ts';

/** What models were asked for a conversation. */
export interface Usage {
  readonly calls: number;
  readonly failures: number;
  /** Tokens: sent, of these read from a cache, and written. */
  readonly sent: number;
  readonly cached: number;
  readonly written: number;
  readonly milliseconds: number;
  /** In the currency of the prices. */
  readonly cost: number;
}

export const NO_USAGE: Usage = {
  calls: 0,
  failures: 0,
  sent: 0,
  cached: 0,
  written: 0,
  milliseconds: 0,
  cost: 0,
};

export const addUsage = (one: Usage, other: Usage): Usage => ({
  calls: one.calls + other.calls,
  failures: one.failures + other.failures,
  sent: one.sent + other.sent,
  cached: one.cached + other.cached,
  written: one.written + other.written,
  milliseconds: one.milliseconds + other.milliseconds,
  cost: one.cost + other.cost,
});

/** The same model, asked with a seed, and what that came to. */
export function createMeter(
  model: LanguageModelV4,
  { price, seed }: { readonly price?: Price | undefined; readonly seed?: number | undefined },
) {
  let usage = NO_USAGE;
  const metered: LanguageModelV4 = {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doStream: (options) => model.doStream(options),
    doGenerate: async (options: LanguageModelV4CallOptions) => {
      const began = performance.now();
      const note = (more: Partial<Usage>) => {
        usage = addUsage(usage, {
          ...NO_USAGE,
          calls: 1,
          milliseconds: performance.now() - began,
          ...more,
        });
      };
      try {
        const answer = await model.doGenerate(seed === undefined ? options : { ...options, seed });
        const tokens = tokensOf(answer.usage);
        note({
          sent: tokens.input,
          cached: tokens.cached,
          written: tokens.output,
          cost: costOf(tokens, price) / 1e6,
        });
        return answer;
      } catch (error) {
        note({ failures: 1 });
        throw error;
      }
    },
  };
  return {
    model: metered,
    /** Since it was last taken. */
    take: (): Usage => {
      const taken = usage;
      usage = NO_USAGE;
      return taken;
    },
  };
}
