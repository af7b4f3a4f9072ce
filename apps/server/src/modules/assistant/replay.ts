import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type StoredMessage, type ToolCallPart, toModelMessages } from '../conversations/index.ts';
import { callModel, describeTools } from './loop/call-model.ts';
import { renderInstructions } from './prompt/instructions.ts';
import type { TurnContext } from './prompt/turn-context.ts';
import type { Tool } from './tools/tool.port.ts';

export interface RecordedTurn {
  readonly messages: readonly StoredMessage[];
  readonly at: Date;
  readonly context: TurnContext;
}

export interface ReplayedStep {
  readonly before: readonly Pick<ToolCallPart, 'tool_name' | 'args'>[];
  readonly now: readonly Pick<ToolCallPart, 'tool_name' | 'args'>[];
  readonly text: string;
}

/**
 * Asks a model again what a model was asked in a recorded turn, one step at a time: each step with what was really
 * said and answered before it, so that one different step does not spoil the rest. Nothing is carried out.
 */
export async function replayTurn(
  model: LanguageModelV4,
  tools: readonly Tool[],
  { messages, at, context }: RecordedTurn,
): Promise<ReplayedStep[]> {
  const described = await describeTools(new Map(tools.map((tool) => [tool.name, tool])));
  const steps: ReplayedStep[] = [];
  for (const [step, message] of messages.entries()) {
    if (message.kind !== 'response') continue;
    const { response } = await callModel({
      model,
      instructions: renderInstructions(context, at),
      messages: toModelMessages(messages.slice(0, step), { zone: context.user.timeZone, asOf: at }),
      tools: described,
      turnId: 'replay',
      userId: context.user.id,
      step,
      signal: AbortSignal.timeout(120_000),
      timeoutMs: 120_000,
      isLastResort: true,
      channel: context.channel,
      at,
    });
    steps.push({
      before: callsOf(message.parts),
      now: callsOf(response.parts),
      text: response.parts
        .flatMap((part) => (part.part_kind === 'text' ? [part.content] : []))
        .join(' ')
        .trim(),
    });
  }
  return steps;
}

const callsOf = (parts: readonly { part_kind: string }[]): ReplayedStep['before'] =>
  parts
    .filter((part): part is ToolCallPart => part.part_kind === 'tool-call')
    .map(({ tool_name, args }) => ({ tool_name, args }));
