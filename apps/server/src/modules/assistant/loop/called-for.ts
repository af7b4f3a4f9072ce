import type { ToolCallPart } from '../../conversations/index.ts';
import type { Wish } from '../manager/conversation.ts';
import type { ToolName } from '../tools/tool-names.ts';

/** A call as a wish of the conversation. */
export const calledFor = ({ tool_name, args }: Pick<ToolCallPart, 'tool_name' | 'args'>): Wish => ({
  tool: tool_name as ToolName,
  input: (args ?? {}) as Record<string, unknown>,
});
