import { BUILT_IN, modelNames } from '../../platform/settings/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where servers of one's own listen when nobody says otherwise. */
const LOCAL: readonly (readonly [name: string, url: string])[] = [
  ['Ollama', 'http://127.0.0.1:11434/v1'],
  ['llama.cpp', 'http://127.0.0.1:8080/v1'],
  ['vLLM', 'http://127.0.0.1:8000/v1'],
];
const KEYS: readonly (readonly [key: string, setting: string])[] = [
  ['OPENAI_API_KEY', 'openai:<model>'],
  ['ANTHROPIC_API_KEY', 'anthropic:<model>'],
  ['GOOGLE_GENERATIVE_AI_API_KEY', 'google:<model>'],
];

/** Ids of the models that a server of OpenAI's protocol has; undefined when nobody answers as one would. */
export type ListModels = (url: string) => Promise<readonly string[] | undefined>;

/** Who reads messages, what else is at hand and which setting turns it on, and what is set but not there: one line each. */
export async function describeReader(environment: Environment, list: ListModels): Promise<string[]> {
  const hosted = modelNames(environment.ASSISTANT_MODEL ?? '').filter((name) => name !== BUILT_IN);
  const own = environment.OPENAI_BASE_URL?.trim().replace(/\/+$/, '');
  if (hosted.length > 0) {
    const lines = [`Reader: ${hosted.join(', then ')}; behind it the built-in reader.`];
    const wanted = hosted.flatMap((name) =>
      name.startsWith('openai:') ? [name.slice('openai:'.length)] : [],
    );
    if (!own || wanted.length === 0) return lines;
    const there = await list(own);
    if (!there) return [...lines, `No model server answers at OPENAI_BASE_URL (${hostOf(own)}).`];
    const missing = wanted.filter((id) => there.length > 0 && !there.includes(id));
    if (missing.length > 0)
      lines.push(
        `The server at OPENAI_BASE_URL has no ${missing.join(', ')}, but ${there.slice(0, 5).join(', ')}.`,
      );
    return lines;
  }
  const keys = KEYS.filter(([key]) => environment[key]?.trim()).map(
    ([key, setting]) => `${key} is set: ASSISTANT_MODEL=${setting} turns it on.`,
  );
  const found = await Promise.all(
    LOCAL.map(async ([name, url]) => {
      const [model] = (await list(url)) ?? [];
      return model
        ? [`${name} is running: ASSISTANT_MODEL=openai:${model} OPENAI_BASE_URL=${url} turns it on.`]
        : [];
    }),
  );
  return [
    'Reader: the built-in one (no model, no key, nothing leaves this machine).',
    ...keys,
    ...found.flat(),
  ];
}

/** Without what may precede it: a password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'no address');

const TIMEOUT_MS = 700;

export const listModels: ListModels = async (url) => {
  try {
    const response = await fetch(`${url}/models`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 401 || response.status === 403) return [];
    const { data } = (await response.json()) as { data?: unknown };
    return Array.isArray(data)
      ? data.flatMap((one: { id?: unknown }) => (typeof one?.id === 'string' ? [one.id] : []))
      : undefined;
  } catch {
    return undefined;
  }
};
