import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { PromptFacts } from '../../../../modules/assistant/index.ts';

/** Prompts as the loop makes them: a Monday morning in Madrid. */
export const facts = (more: Partial<PromptFacts> = {}): PromptFacts => ({
  userName: 'Ada Lopez',
  userEmail: 'ada@example.org',
  locale: 'en-GB',
  workingHours: undefined,
  character: 'nora',
  channel: 'WEB',
  brand: 'Catch',
  sentReminders: [],
  ...more,
});

export const system = (more: Partial<PromptFacts> = {}): LanguageModelV4Message => ({
  role: 'system',
  content: `Rules\n\nFacts: ${JSON.stringify(facts(more))}`,
});

export const NOW = '2026-11-16T10:00:00+01:00[Europe/Madrid]';

export const user = (text: string, now = NOW): LanguageModelV4Message => ({
  role: 'user',
  content: [{ type: 'text', text: `[It is Monday, ${now}]\n${text}` }],
});

export const text = (said: string): LanguageModelV4Message => ({
  role: 'assistant',
  content: [{ type: 'text', text: said }],
});

export const call = (toolName: string, input: unknown, toolCallId = 'c1'): LanguageModelV4Message => ({
  role: 'assistant',
  content: [{ type: 'tool-call', toolCallId, toolName, input }],
});

export const result = (
  value: Record<string, unknown>,
  toolName = 'x',
  toolCallId = 'c1',
): LanguageModelV4Message => ({
  role: 'tool',
  content: [
    {
      type: 'tool-result',
      toolCallId,
      toolName,
      output: { type: 'text', value: JSON.stringify(value) },
    },
  ],
});

export const prompt = (...messages: LanguageModelV4Message[]): LanguageModelV4Prompt => [
  system(),
  ...messages,
];
