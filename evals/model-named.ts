import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createModel } from '../apps/server/src/adapters/models/create-model.ts';
import { settingsShape } from '../apps/server/src/platform/settings/schema.ts';

/** What tokens cost, as the product's own setting says. */
export const pricesOf = (environment: Readonly<Record<string, string | undefined>>) =>
  settingsShape.MODEL_PRICES.parse(environment.MODEL_PRICES?.trim() || undefined);

/** A hosted model by its name, with the keys of the environment. */
export const modelNamed = (
  name: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<LanguageModelV4> =>
  createModel({
    ASSISTANT_MODEL: name,
    OPENAI_API_KEY: environment.OPENAI_API_KEY,
    OPENAI_BASE_URL: environment.OPENAI_BASE_URL,
    ANTHROPIC_API_KEY: environment.ANTHROPIC_API_KEY,
    GOOGLE_GENERATIVE_AI_API_KEY: environment.GOOGLE_GENERATIVE_AI_API_KEY,
  });
