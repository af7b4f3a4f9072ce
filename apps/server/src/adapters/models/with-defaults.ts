import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider';

type Setting = 'maxOutputTokens' | 'temperature' | 'reasoning' | 'providerOptions';
export type Defaults = { readonly [Name in Setting]?: LanguageModelV4CallOptions[Name] | undefined };

/** The same model, asked with the deployment's own settings. What is undefined is the provider's to choose. */
export function withDefaults(model: LanguageModelV4, defaults: Defaults): LanguageModelV4 {
  const own = (options: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({
    ...(Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined)) as Pick<
      LanguageModelV4CallOptions,
      Setting
    >),
    ...options,
    prompt: withCache(options.prompt),
  });
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: async (options) => model.doGenerate(own(options)),
    doStream: async (options) => model.doStream(own(options)),
  };
}

const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const;

/**
 * Anthropic caches what it has read up to a mark, and only up to one: after the tools and instructions, which a day's
 * turns share, and at the end, where the next step begins. The others do so automatically and ignore the marks.
 */
const withCache = (prompt: LanguageModelV4CallOptions['prompt']): LanguageModelV4Message[] =>
  prompt.map((message, index) =>
    message.role === 'system' || index === prompt.length - 1
      ? { ...message, providerOptions: CACHED }
      : message,
  );
