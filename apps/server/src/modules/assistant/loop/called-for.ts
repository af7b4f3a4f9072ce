import type { ToolCallPart } from '../../conversations/index.ts';
import type { Wish } from '../manager/conversation.ts';
import type { ToolName } from '../tools/tool-names.ts';
import { UPDATE_TOOLS } from '../tools/update/inputs.ts';

/** A call as a wish of the conversation. */
export const calledFor = ({ tool_name, args }: Pick<ToolCallPart, 'tool_name' | 'args'>): Wish => ({
  // The parts of update_event take the same arguments, so a follow-up need not know which one it was.
  tool: isUpdate(tool_name) ? 'update_event' : (tool_name as ToolName),
  input: (args ?? {}) as Record<string, unknown>,
});

const isUpdate = (name: string): boolean => (UPDATE_TOOLS as readonly string[]).includes(name);
