import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { transcribe } from 'ai';
import type { Transcriber } from '../../modules/channels/index.ts';
import type { Settings } from '../../platform/settings/index.ts';

type SpeechSettings = Pick<Settings, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'GOOGLE_GENERATIVE_AI_API_KEY'>;

const OPENAI_MODEL = 'gpt-4o-mini-transcribe';
const GOOGLE_MODEL = 'gemini-3.5-transcribe';

/** By the provider that has a key; with none, voice cannot be heard, and people are told so. */
export function createTranscriber(settings: SpeechSettings): Transcriber | undefined {
  const model = speechModel(settings);
  if (!model) return undefined;
  return {
    transcribe: async ({ bytes }, signal) =>
      (await transcribe({ model, audio: bytes, abortSignal: signal, maxRetries: 2 })).text,
  };
}

function speechModel(settings: SpeechSettings) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, GOOGLE_GENERATIVE_AI_API_KEY } = settings;
  if (OPENAI_API_KEY)
    return createOpenAI({
      apiKey: OPENAI_API_KEY,
      ...(OPENAI_BASE_URL ? { baseURL: OPENAI_BASE_URL } : {}),
    }).transcription(OPENAI_MODEL);
  if (GOOGLE_GENERATIVE_AI_API_KEY)
    return createGoogleGenerativeAI({ apiKey: GOOGLE_GENERATIVE_AI_API_KEY }).transcription(GOOGLE_MODEL);
  return undefined;
}
