import type { Database } from '../../../platform/db/database.ts';
import { recentExecutions } from '../journal/executions.repository.ts';
import type { Tool } from '../tools/tool.port.ts';
import { UNDO_HOURS } from '../tools/undo-last-action.ts';
import { lastChanges } from './last-changes.ts';

/** What an Undo would not be refused for by anything that we know: the calendar itself is asked when it is pressed. */
export async function findUndoable(
  db: Database,
  userId: string,
  { tools, now }: { readonly tools: ReadonlyMap<string, Tool>; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - UNDO_HOURS * 3_600_000);
  const recent = await recentExecutions(db, { userId, askedBy: 'anybody' }, since);
  const last = lastChanges(recent);
  return new Set(
    recent.flatMap((execution) => {
      const tool = tools.get(execution.toolName);
      // What is in doubt may have no images yet.
      if (execution.state !== 'done' || !last.has(execution.toolCallId) || !tool?.undo) return [];
      return tool.isUndoable?.(execution) === false ? [] : [execution.toolCallId];
    }),
  );
}
