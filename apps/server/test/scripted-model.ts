import { ReadableStream as Pieces } from 'node:stream/web';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4ToolResultPart,
} from '@ai-sdk/provider';
import { splitMoment } from '../src/modules/conversations/index.ts';

type Answer =
  | string
  | { readonly calls: readonly { readonly name: string; readonly input: unknown }[]; readonly text?: string }
  | {
      readonly finish: 'length' | 'content-filter';
      readonly text?: string;
      readonly calls?: readonly { name: string; input: unknown }[];
    };

export type Script = (options: LanguageModelV4CallOptions, call: number) => Answer | Promise<Answer>;

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: 1, reasoning: undefined },
};

/** A model that says what the test wants, and keeps what it was shown. */
export class ScriptedModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4' as const;
  readonly provider = 'scripted';
  readonly modelId = 'scripted-1';
  readonly supportedUrls = {};
  readonly seen: LanguageModelV4CallOptions[] = [];
  script: Script;

  constructor(script: Script) {
    this.script = script;
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    this.seen.push(options);
    const answer = await this.script(options, this.seen.length);
    const given = typeof answer === 'string' ? { text: answer } : answer;
    const calls = 'calls' in given ? (given.calls ?? []) : [];
    const content: LanguageModelV4Content[] = [
      ...(given.text ? [{ type: 'text' as const, text: given.text }] : []),
      ...calls.map(({ name, input }, index) => ({
        type: 'tool-call' as const,
        toolCallId: `call_${index}`,
        toolName: name,
        input: typeof input === 'string' ? input : JSON.stringify(input),
      })),
    ];
    const unified = 'finish' in given ? given.finish : calls.length > 0 ? 'tool-calls' : 'stop';
    return { content, finishReason: { unified, raw: undefined }, usage, warnings: [] };
  }

  /** What it says comes word by word. */
  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const { content, finishReason, usage: spent } = await this.doGenerate(options);
    const parts = content.flatMap((part): LanguageModelV4StreamPart[] =>
      part.type === 'text'
        ? (part.text.match(/\s*\S+/g) ?? []).map((delta) => ({ type: 'text-delta', id: 'text', delta }))
        : part.type === 'tool-call'
          ? [part]
          : [],
    );
    parts.push({ type: 'finish', finishReason, usage: spent });
    return { stream: Pieces.from(parts) as ReadableStream<LanguageModelV4StreamPart> };
  }
}

/** The text of the last thing the user said. */
export function lastUserText(options: LanguageModelV4CallOptions): string {
  const message = options.prompt.findLast(({ role }) => role === 'user');
  if (message?.role !== 'user') return '';
  return message.content.flatMap(wordsOf).join('\n');
}

/** What a person said, line by line, without when it was said. */
export const wordsOf = (part: { readonly type: string; readonly text?: string }): string[] =>
  part.type === 'text' ? splitMoment(part.text ?? '').said.split('\n') : [];

/** Something came of its calls: their results, or the word that a person has decided. */
export const isAnswered = (options: LanguageModelV4CallOptions): boolean =>
  resultsSinceUser(options).length > 0 || lastUserText(options).startsWith('[system note]');

/** What follows the last user message: results of tools that the model asked for. */
export function resultsSinceUser(options: LanguageModelV4CallOptions): unknown[] {
  const last = options.prompt.findLastIndex(({ role }) => role === 'user');
  return options.prompt
    .slice(last + 1)
    .flatMap((message) => (message.role === 'tool' ? message.content : []))
    .map((part) => (part.type === 'tool-result' ? readResult(part.output) : part));
}

/** What a tool answered reaches models as the text of its JSON. */
function readResult(output: LanguageModelV4ToolResultPart['output']): unknown {
  if (output.type === 'text') return JSON.parse(output.value);
  return 'value' in output ? output.value : output;
}
