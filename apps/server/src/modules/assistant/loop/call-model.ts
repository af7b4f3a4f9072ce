import type { LanguageModelV4 } from '@ai-sdk/provider';
import { tool as describeTool, generateText, type ModelMessage, type ToolSet, zodSchema } from 'ai';
import { inSpan } from '../../../platform/telemetry/tracing.ts';
import type { ResponsePart, StoredResponse } from '../../conversations/index.ts';
import type { Tool } from '../tools/tool.port.ts';
import { toolCallId } from './tool-call-id.ts';

export interface ModelCall {
  readonly model: LanguageModelV4;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: ToolSet;
  readonly turnId: string;
  readonly userId: string;
  /** Which step of the turn it is; ids of calls are made from it. */
  readonly step: number;
  readonly signal: AbortSignal;
  readonly timeoutMs: number | undefined;
  readonly at: Date;
}

export interface ModelAnswer {
  readonly response: StoredResponse;
  /** The answer was cut off: its tool calls may be half a call and are left out. */
  readonly cut: boolean;
  readonly filtered: boolean;
}

const MODEL_TIMEOUT_MS = 45_000;

const described = new WeakMap<ReadonlyMap<string, Tool>, ToolSet>();

/**
 * Tools without `execute`: the SDK only describes them to the model; running them is our craft. Made once: turning
 * every schema into JSON Schema again would cost more than all the rest of a turn.
 */
export function describeTools(tools: ReadonlyMap<string, Tool>): ToolSet {
  const known = described.get(tools);
  if (known) return known;
  const made: ToolSet = Object.fromEntries(
    [...tools.values()].map(({ name, description, inputSchema }) => [
      name,
      describeTool({ description, inputSchema: zodSchema(inputSchema) }),
    ]),
  );
  described.set(tools, made);
  return made;
}

/** One step: the model is asked once. Retryable failures are tried again by the SDK, honouring Retry-After. */
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
      const result = await generateText({
        model: call.model,
        instructions: call.instructions,
        messages: [...call.messages],
        tools: call.tools,
        maxRetries: 2,
        timeout: { totalMs: call.timeoutMs ?? MODEL_TIMEOUT_MS },
        abortSignal: call.signal,
      });
      span.setAttributes({
        'gen_ai.usage.input_tokens': result.usage.inputTokens ?? 0,
        'gen_ai.usage.output_tokens': result.usage.outputTokens ?? 0,
        'gen_ai.response.finish_reasons': [result.finishReason],
      });
      const cut = result.finishReason === 'length';
      const parts: ResponsePart[] = [];
      const text = result.text.trim();
      if (text) parts.push({ part_kind: 'text', content: text });
      if (!cut)
        for (const [index, toolCall] of result.toolCalls.entries())
          parts.push({
            part_kind: 'tool-call',
            tool_name: toolCall.toolName,
            // The model's own ids repeat across turns and users with some servers; ours never do.
            tool_call_id: toolCallId(call.turnId, call.step, index),
            args: toolCall.input,
          });
      return {
        response: {
          kind: 'response',
          parts,
          model_name: call.model.modelId,
          timestamp: call.at.toISOString(),
        },
        cut,
        filtered: result.finishReason === 'content-filter',
      };
    },
  );
}
