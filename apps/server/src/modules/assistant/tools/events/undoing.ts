import type { Undone } from '../../values/values.ts';
import type { Execution } from '../tool.port.ts';

/** That an earlier change is taken back, as far as the caller knows what it was. */
export const undoing = (
  { toolCallId, toolName }: Pick<Execution, 'toolCallId' | 'toolName'>,
  known: Partial<Omit<Undone, 'did' | 'call' | 'tool'>> = {},
): Undone => ({ did: 'undone', call: toolCallId, tool: toolName, restored: [], ...known });
