import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { findUndoable, readExecution } from '../journal/executions.repository.ts';
import { answer, refusal } from './events/clarify.ts';
import { toolInputs } from './inputs.ts';
import type { Tool } from './tool.port.ts';

const argsSchema = z.object({ tool_call_id: z.string(), tool_name: z.string() });
type UndoArgs = z.output<typeof argsSchema>;

const UNDO_HOURS = 24;

/** Takes back the newest change, in whatever channel it was made. */
export const undoLastActionTool = (
  db: Database,
  toolNamed: (name: string) => Tool | undefined,
): Tool<Record<string, never>, UndoArgs> => ({
  name: 'undo_last_action',
  description:
    'Take back the last thing that was done, within 24 hours. What other people know of asks the user first.',
  inputSchema: toolInputs.undo_last_action,
  argsSchema,
  plan: async (_input, context) => {
    const { user, now } = context;
    const last = await findUndoable(db, user.id, new Date(now.getTime() - UNDO_HOURS * 3_600_000));
    if (!last) return answer(refusal('There is nothing to undo from the last 24 hours.'));
    const tool = toolNamed(last.toolName);
    if (!tool?.undo) return answer(refusal('The last thing I did cannot be undone.'));
    const args = { tool_call_id: last.toolCallId, tool_name: last.toolName };
    const asked = tool.undoTells?.(last, context);
    if (asked) return { kind: 'ask', args, formatted: asked, reason: 'Other people would be told.' };
    return {
      kind: 'run',
      args,
      formatted: `Take back the last change (${last.toolName.replaceAll('_', ' ')})`,
    };
  },
  execute: async (args, context, journal) => {
    const execution = await readExecution(db, args.tool_call_id);
    const undo = toolNamed(args.tool_name)?.undo;
    if (!execution || !undo) return refusal('The last thing I did cannot be undone.');
    journal.recordUndone(args.tool_call_id);
    return undo(execution, context, journal);
  },
});
