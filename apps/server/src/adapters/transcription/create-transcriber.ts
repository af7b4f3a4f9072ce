import type { Transcriber } from '../../modules/channels/index.ts';
import type { Settings } from '../../platform/settings/index.ts';

type SpeechSettings = Pick<Settings, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'GOOGLE_GENERATIVE_AI_API_KEY'>;

const OPENAI_MODEL = 'gpt-4o-mini-transcribe';
const GOOGLE_MODEL = 'gemini-3.5-transcribe';

/** By the provider that has a key; with none, voice cannot be heard, and people are told so. */
export function createTranscriber(settings: SpeechSettings): Transcriber | undefined {
  if (!settings.OPENAI_API_KEY && !settings.GOOGLE_GENERATIVE_AI_API_KEY) return undefined;
  return {
    transcribe: async ({ bytes }, signal) => {
      // Loaded with the first voice message: most processes never hear one, and the SDKs take tens of megabytes.
      const [{ transcribe }, model] = await Promise.all([import('ai'), speechModel(settings)]);
      return (await transcribe({ model, audio: bytes, abortSignal: signal, maxRetries: 2 })).text;
    },
  };
}

async function speechModel(settings: SpeechSettings) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, GOOGLE_GENERATIVE_AI_API_KEY } = settings;
  if (OPENAI_API_KEY) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({
      apiKey: OPENAI_API_KEY,
      ...(OPENAI_BASE_URL ? { baseURL: OPENAI_BASE_URL } : {}),
    }).transcription(OPENAI_MODEL);
  }
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
  return createGoogleGenerativeAI({ apiKey: GOOGLE_GENERATIVE_AI_API_KEY ?? '' }).transcription(GOOGLE_MODEL);
}
