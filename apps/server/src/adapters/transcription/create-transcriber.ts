import type { Transcriber } from '../../modules/channels/index.ts';
import type { Settings } from '../../platform/settings/index.ts';

type SpeechSettings = Pick<
  Settings,
  'VOICE_MODEL' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'GOOGLE_GENERATIVE_AI_API_KEY'
>;

/**
 * Uses the model that is named, or the provider that has a key; with neither, voice cannot be transcribed, and people
 * are told so.
 */
export function createTranscriber(settings: SpeechSettings): Transcriber | undefined {
  const name = settings.VOICE_MODEL ?? usualModel(settings);
  if (!name) return undefined;
  return {
    transcribe: async ({ bytes }, signal) => {
      // Loaded with the first voice message: most processes never hear one, and the SDKs take tens of megabytes.
      const [{ transcribe }, model] = await Promise.all([import('ai'), speechModel(name, settings)]);
      return (await transcribe({ model, audio: bytes, abortSignal: signal, maxRetries: 2 })).text;
    },
  };
}

function usualModel(settings: SpeechSettings): string | undefined {
  if (settings.OPENAI_API_KEY) return 'openai:gpt-4o-mini-transcribe';
  return settings.GOOGLE_GENERATIVE_AI_API_KEY ? 'google:gemini-3.5-transcribe' : undefined;
}

/** A server of one's own is asked at the same address as for words, and needs no key either. */
const NO_KEY = 'none';

async function speechModel(name: string, settings: SpeechSettings) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, GOOGLE_GENERATIVE_AI_API_KEY } = settings;
  const [provider = '', id = ''] = name.split(/:(.*)/s);
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({
      apiKey: OPENAI_API_KEY ?? NO_KEY,
      ...(OPENAI_BASE_URL ? { baseURL: OPENAI_BASE_URL } : {}),
    }).transcription(id);
  }
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
  return createGoogleGenerativeAI({ apiKey: GOOGLE_GENERATIVE_AI_API_KEY ?? NO_KEY }).transcription(id);
}
