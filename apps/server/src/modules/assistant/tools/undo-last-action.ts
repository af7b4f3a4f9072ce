import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { findUndoable, readExecution } from '../journal/executions.repository.ts';
import { intended, refusal } from '../values/make.ts';
import { answer } from './events/clarify.ts';
import { undoing } from './events/undoing.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import type { Tool } from './tool.port.ts';

const argsSchema = z.object({ tool_call_id: z.string(), tool_name: z.string() });
type UndoArgs = z.output<typeof argsSchema>;

const UNDO_HOURS = 24;

/** Takes back the newest change, in whatever channel it was made. */
export const undoLastActionTool = (
  db: Database,
  toolNamed: (name: string) => Tool | undefined,
): Tool<ToolInput<'undo_last_action'>, UndoArgs> => ({
  name: 'undo_last_action',
  description:
    'Take back the last thing that was done, within 24 hours. What other people know of asks the user first.',
  inputSchema: toolInputs.undo_last_action,
  argsSchema,
  plan: async (_input, { user, now }) => {
    const last = await findUndoable(db, user.id, new Date(now.getTime() - UNDO_HOURS * 3_600_000));
    if (!last) return answer(refusal({ code: 'nothing-to-undo' }));
    const tool = toolNamed(last.toolName);
    if (!tool?.undo) return answer(refusal({ code: 'cannot-be-undone' }));
    const args = { tool_call_id: last.toolCallId, tool_name: last.toolName };
    const asked = tool.undoTells?.(last);
    if (asked)
      return {
        kind: 'ask',
        args,
        proposal: intended([asked.change], { reasons: [{ code: 'tells', people: asked.people }] }),
      };
    return { kind: 'run', args, proposal: intended([undoing(last, { of: last.wish })]) };
  },
  execute: async (args, context, journal) => {
    const execution = await readExecution(db, args.tool_call_id);
    const undo = toolNamed(args.tool_name)?.undo;
    if (!execution || !undo) return refusal({ code: 'cannot-be-undone' });
    journal.recordUndone(args.tool_call_id);
    return undo(execution, context, journal);
  },
});
