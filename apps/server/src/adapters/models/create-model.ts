import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Settings } from '../../platform/settings/index.ts';
import { modelFetch } from './model-fetch.ts';
import { OfflineModel } from './offline/offline-model.ts';

/** What choosing a model needs to know; `ASSISTANT_MODEL` is 'offline' or '<provider>:<model id>'. */
export type ModelSettings = Pick<
  Settings,
  | 'ASSISTANT_MODEL'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'ANTHROPIC_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
>;

/** The model by its name. SDKs are loaded only when chosen: unused ones cost neither memory nor start-up. */
export async function createModel(settings: ModelSettings): Promise<LanguageModelV4> {
  const [provider = '', ...rest] = settings.ASSISTANT_MODEL.split(':');
  const id = rest.join(':');
  if (provider === 'offline') return new OfflineModel();
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
    ...withKey(settings.OPENAI_API_KEY),
  }).languageModel(id);
}
