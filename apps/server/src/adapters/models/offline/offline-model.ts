import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider';
import { answerPrompt } from './answer-prompt.ts';

const unmetered = {
  inputTokens: { total: 0, noCache: 0, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 0, text: 0, reasoning: undefined },
};

/**
 * A model that is a program: no key, no network, no chance. It reads what a hosted model would read and answers in
 * the same form, so everything downstream (loop, approvals, traces) is one and the same.
 */
export class OfflineModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4' as const;
  readonly provider = 'catch';
  readonly modelId = 'offline';
  readonly supportedUrls = {};

  async doGenerate({ prompt }: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const { text, calls } = answerPrompt(prompt);
    const content: LanguageModelV4Content[] = [
      ...(text ? [{ type: 'text' as const, text }] : []),
      ...calls.map(({ name, input }, index) => ({
        type: 'tool-call' as const,
        toolCallId: `offline_${index}`,
        toolName: name,
        input: JSON.stringify(input),
      })),
    ];
    return {
      content,
      finishReason: { unified: calls.length > 0 ? 'tool-calls' : 'stop', raw: undefined },
      usage: unmetered,
      warnings: [],
    };
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const { content, finishReason, usage } = await this.doGenerate(options);
    const parts = content.flatMap((part): LanguageModelV4StreamPart[] => {
      if (part.type === 'tool-call') return [part];
      if (part.type !== 'text') return [];
      return [
        { type: 'text-start', id: 'text' },
        { type: 'text-delta', id: 'text', delta: part.text },
        { type: 'text-end', id: 'text' },
      ];
    });
    const all: LanguageModelV4StreamPart[] = [
      { type: 'stream-start', warnings: [] },
      ...parts,
      { type: 'finish', finishReason, usage },
    ];
    return {
      stream: new ReadableStream<LanguageModelV4StreamPart>({
        start: (controller) => {
          for (const part of all) controller.enqueue(part);
          controller.close();
        },
      }),
    };
  }
}
