import type {
  LanguageModelV4,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4ToolCall,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { safeParseJSON, zodSchema } from '@ai-sdk/provider-utils';
import type { Channel } from '@catch/contract/channel';
import { withDeadline } from '../../../platform/deadline.ts';
import { inSpan } from '../../../platform/telemetry/tracing.ts';
import type { ResponsePart, StoredResponse } from '../../conversations/index.ts';
import { SETTLED } from '../tools/settled.ts';
import type { Tool } from '../tools/tool.port.ts';
import { askWithRetries, LONG_RETRIES, SHORT_RETRIES } from './ask-with-retries.ts';
import { endsUnbegunThoughts, modelWords } from './model-words.ts';
import { toolCallId } from './tool-call-id.ts';
import { settledPart } from './words-so-far.ts';

export interface ModelCall {
  readonly model: LanguageModelV4;
  readonly instructions: string;
  readonly messages: readonly LanguageModelV4Message[];
  readonly tools: readonly LanguageModelV4FunctionTool[];
  readonly turnId: string;
  readonly userId: string;
  /** Which step of the turn it is; ids of calls are made from it. */
  readonly step: number;
  readonly channel: Channel;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Nobody else could answer: it is worth waiting for. */
  readonly isLastResort: boolean;
  readonly at: Date;
  /** Hears what may be shown of its words while they come. */
  readonly onWords?: ((words: () => string) => void) | undefined;
}

export interface ModelAnswer {
  readonly response: StoredResponse;
  /** The answer was cut off: its tool calls may be half a call and are left out. */
  readonly cut: boolean;
  readonly filtered: boolean;
  readonly usage: LanguageModelV4Usage;
}

const described = new WeakMap<ReadonlyMap<string, Tool>, Promise<LanguageModelV4FunctionTool[]>>();

/**
 * Described to the model only; running them is our craft. Made once: turning every schema into JSON Schema again would
 * cost more than all the rest of a turn.
 */
export function describeTools(tools: ReadonlyMap<string, Tool>): Promise<LanguageModelV4FunctionTool[]> {
  const known = described.get(tools);
  if (known) return known;
  const made = Promise.all(
    [...tools.values()].map(async ({ name, description, inputSchema, offers }) => ({
      type: 'function' as const,
      name,
      description,
      inputSchema: onlyOffered(await zodSchema(inputSchema).jsonSchema, offers),
    })),
  );
  described.set(tools, made);
  return made;
}

/** Models say times and events in words; what is settled already only our own manager hands over. */
function onlyOffered(
  schema: LanguageModelV4FunctionTool['inputSchema'],
  offers?: readonly string[],
): LanguageModelV4FunctionTool['inputSchema'] {
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !SETTLED.has(name) && (!offers || offers.includes(name)),
  );
  const { $schema: _dialect, ...rest } = schema;
  return withoutLimits({ ...rest, properties: Object.fromEntries(properties) }) as typeof schema;
}

const LIMITS = new Set(['minLength', 'maxLength', 'maxItems']);

/** The length limit need not be part of every question: a model that exceeds it is told then. */
function withoutLimits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLimits);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (LIMITS.has(key) ? [] : [[key, withoutLimits(item)]])),
  );
}

/** One step: the model is asked once. */
export async function callModel(call: ModelCall): Promise<ModelAnswer> {
  return inSpan(
    `chat ${call.model.modelId}`,
    {
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': call.model.provider,
        'gen_ai.request.model': call.model.modelId,
        'gen_ai.conversation.id': call.userId,
      },
    },
    async (span) => {
      const { model, onWords } = call;
      const onText = onWords && ((text: string) => onWords(() => wordsSoFar(text, call)));
      const { content, finishReason, usage } = await withDeadline(
        call.timeoutMs,
        call.signal,
        (abortSignal) =>
          askWithRetries(
            model,
            {
              prompt: [{ role: 'system', content: call.instructions }, ...call.messages],
              tools: [...call.tools],
              toolChoice: { type: 'auto' },
              abortSignal,
            },
            call.isLastResort ? LONG_RETRIES : SHORT_RETRIES,
            onText,
          ),
      );
      span.setAttributes({
        'gen_ai.usage.input_tokens': usage.inputTokens.total ?? 0,
        'gen_ai.usage.cache_read.input_tokens': usage.inputTokens.cacheRead ?? 0,
        'gen_ai.usage.output_tokens': usage.outputTokens.total ?? 0,
        'gen_ai.response.finish_reasons': [finishReason.unified],
      });
      const cut = finishReason.unified === 'length';
      const parts: ResponsePart[] = [];
      const written = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      if (endsUnbegunThoughts(written)) thinksAloud.add(model);
      else if (written) thinksAloud.delete(model);
      const text = modelWords(written, call);
      if (text) parts.push({ part_kind: 'text', content: text });
      const calls = cut ? [] : content.filter((part) => part.type === 'tool-call');
      for (const [index, toolCall] of calls.entries())
        parts.push({
          part_kind: 'tool-call',
          tool_name: toolCall.toolName,
          // The model's own ids repeat across turns and users with some servers; ours never do.
          tool_call_id: toolCallId(call.turnId, call.step, index),
          args: await argumentsOf(toolCall),
        });
      return {
        response: {
          kind: 'response',
          parts,
          model_name: call.model.modelId,
          timestamp: call.at.toISOString(),
        },
        cut,
        filtered: finishReason.unified === 'content-filter',
        usage,
      };
    },
  );
}

/** Whose server swallows the sign by which thoughts begin: known from the first time that they ended. */
const thinksAloud = new WeakSet<LanguageModelV4>();

/** What a person may read of an answer that is still being written. */
function wordsSoFar(text: string, { model, tools, channel }: ModelCall): string {
  if (thinksAloud.has(model) && !endsUnbegunThoughts(text)) return '';
  const names = tools.map(({ name }) => name);
  return modelWords(settledPart(text, names), { channel, tools });
}

/** What is not JSON is kept as is: the tool's own check tells the model. */
async function argumentsOf({ input }: LanguageModelV4ToolCall): Promise<unknown> {
  if (input.trim() === '') return {};
  const parsed = await safeParseJSON({ text: input });
  return parsed.success ? parsed.value : input;
}
