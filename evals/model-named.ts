import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createModel } from '../apps/server/src/adapters/models/create-model.ts';

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
