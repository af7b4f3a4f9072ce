import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ChainLink } from '../../modules/assistant/index.ts';
import { BUILT_IN, modelNames, type Settings } from '../../platform/settings/index.ts';
import { modelFetch } from './model-fetch.ts';
import { withDefaults } from './with-defaults.ts';

/** What choosing a model needs to know; `ASSISTANT_MODEL` is 'built-in' or '<provider>:<model id>', or several of them. */
export type ModelSettings = Pick<
  Settings,
  | 'ASSISTANT_MODEL'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'ANTHROPIC_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
> &
  Partial<
    Pick<Settings, 'MODEL_PRICES' | 'MODEL_MAX_OUTPUT' | 'MODEL_TEMPERATURE' | 'MODEL_REASONING_EFFORT'>
  >;

/** All that the setting names, in its order; our own reader is not among them, and comes after the last. */
export const createModels = (settings: ModelSettings): Promise<ChainLink[]> =>
  Promise.all(
    modelNames(settings.ASSISTANT_MODEL)
      .filter((name) => name !== BUILT_IN)
      .map(async (name) => ({
        name,
        price: settings.MODEL_PRICES?.[name],
        model: await createModel({ ...settings, ASSISTANT_MODEL: name }),
      })),
  );

/** The model by its name, asked as the settings say. */
export async function createModel(settings: ModelSettings): Promise<LanguageModelV4> {
  const model = await loadModel(settings);
  return withDefaults(model, {
    maxOutputTokens: settings.MODEL_MAX_OUTPUT,
    temperature: settings.MODEL_TEMPERATURE,
    reasoning: settings.MODEL_REASONING_EFFORT,
    // Conversations are kept here, where people can delete them, and nowhere else. Only OpenAI itself keeps them
    // otherwise; other servers of its protocol may refuse what they do not know.
    ...(settings.OPENAI_BASE_URL ? {} : { providerOptions: { openai: { store: false } } }),
  });
}

/** SDKs are loaded only when chosen: unused ones cost neither memory nor start-up. */
async function loadModel(settings: ModelSettings): Promise<LanguageModelV4> {
  const [provider = '', ...rest] = settings.ASSISTANT_MODEL.split(':');
  const id = rest.join(':');
  if (!id) throw new Error(`ASSISTANT_MODEL names no model: '${settings.ASSISTANT_MODEL}'`);
  switch (provider) {
    case 'openai':
      return settings.OPENAI_BASE_URL
        ? compatible(id, settings.OPENAI_BASE_URL, settings)
        : openai(id, settings);
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(withKey(settings.ANTHROPIC_API_KEY)).languageModel(id);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(withKey(settings.GOOGLE_GENERATIVE_AI_API_KEY)).languageModel(id);
    }
    default:
      throw new Error(`ASSISTANT_MODEL names an unknown provider: '${provider}'`);
  }
}

const withKey = (apiKey: string | undefined) => ({ fetch: modelFetch, ...(apiKey ? { apiKey } : {}) });

async function openai(id: string, settings: ModelSettings): Promise<LanguageModelV4> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return createOpenAI(withKey(settings.OPENAI_API_KEY)).languageModel(id);
}

/** Any server that speaks the chat completions protocol: a local one needs no key. */
async function compatible(id: string, baseURL: string, settings: ModelSettings): Promise<LanguageModelV4> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'openai',
    baseURL,
    // The cost of a streamed answer is reported only on request.
    includeUsage: true,
    ...withKey(settings.OPENAI_API_KEY),
  }).languageModel(id);
}
