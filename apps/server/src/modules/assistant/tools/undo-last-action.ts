import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { readExecution, recentExecutions, type UndoableExecution } from '../journal/executions.repository.ts';
import { inDoubt } from '../journal/in-doubt.ts';
import { intended, refusal } from '../values/make.ts';
import type { Question } from '../values/values.ts';
import { answer } from './events/clarify.ts';
import { undoing } from './events/undoing.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import type { Plan, Tool } from './tool.port.ts';
import { findTarget } from './undo/find-target.ts';

const argsSchema = z.object({ tool_call_id: z.string(), tool_name: z.string() });
type UndoArgs = z.output<typeof argsSchema>;

export const UNDO_HOURS = 24;
const ASKED = 6;

/**
 * Takes back what is named, otherwise the newest change of this conversation. A person has one conversation on every
 * channel; staff who speak in the person's name have another, and neither takes back what the other did.
 */
export const undoLastActionTool = (
  db: Database,
  toolNamed: (name: string) => Tool | undefined,
): Tool<ToolInput<'undo_last_action'>, UndoArgs> => ({
  name: 'undo_last_action',
  description:
    'Take back what was done within 24 hours: what the user names, otherwise the last thing of this conversation. What other people know of asks the user first.',
  inputSchema: toolInputs.undo_last_action,
  argsSchema,
  plan: async (input, { user, now, askedBy }) => {
    const since = new Date(now.getTime() - UNDO_HOURS * 3_600_000);
    const recent = await recentExecutions(db, { userId: user.id, askedBy: askedBy ?? null }, since);
    const wanted = { words: input.target, toolCallId: input.tool_call_id };
    const target = findTarget(recent, wanted, user.timeZone);
    switch (target.kind) {
      case 'none':
        return answer(
          refusal(
            input.target && recent.length > 0
              ? { code: 'no-such-change', words: input.target }
              : { code: 'nothing-to-undo' },
          ),
        );
      case 'undone':
        return answer(refusal({ code: 'undone-already', wish: target.execution.wish }));
      case 'in-doubt':
        return answer(inDoubt(target.execution.wish));
      case 'several':
        return answer(whichOne(target.executions));
      case 'one':
        return planUndo(target.execution, toolNamed(target.execution.toolName));
    }
  },
  execute: async (args, context, journal) => {
    const execution = await readExecution(db, args.tool_call_id);
    const undo = toolNamed(args.tool_name)?.undo;
    if (!execution || !undo) return refusal({ code: 'cannot-be-undone' });
    journal.recordUndone(args.tool_call_id);
    return undo(execution, context, journal);
  },
});

function planUndo(execution: UndoableExecution, tool: Tool | undefined): Plan<UndoArgs> {
  const { wish } = execution;
  if (!tool?.undo) return answer(refusal({ code: 'cannot-be-undone', wish }));
  const args = { tool_call_id: execution.toolCallId, tool_name: execution.toolName };
  const asked = tool.undoNotifies?.(execution);
  if (asked)
    return {
      kind: 'ask',
      args,
      proposal: intended([asked.change], { reasons: [{ code: 'tells', people: asked.people }] }),
    };
  return { kind: 'run', args, proposal: intended([undoing(execution, { of: wish })]) };
}

/** Each keeps the call that made it for its reference: which is the second one may be another by the time it is said. */
const whichOne = (executions: readonly UndoableExecution[]): Question => ({
  kind: 'question',
  asks: { for: 'undo' },
  options: executions.slice(0, ASKED).map(({ toolCallId, wish }) => ({ ref: toolCallId, wish })),
});
