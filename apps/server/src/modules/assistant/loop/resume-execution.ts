import type { BegunExecution } from '../journal/doubts.repository.ts';
import { executeOnce } from '../journal/execute-once.ts';
import type { Tool, ToolContext } from '../tools/tool.port.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { TurnState } from './turn-state.ts';

/**
 * The journal first: what ended is not looked at again, and what was begun continues with the arguments it began
 * with. Planned again, 'an hour later' would be read from an event that has already moved.
 */
export async function resumeExecution(
  state: TurnState,
  tool: Tool,
  begun: BegunExecution,
  context: ToolContext,
): Promise<ToolReport> {
  if (begun.result) return begun.result;
  const args = tool.argsSchema?.safeParse(begun.args);
  // From an older version, which resolved it otherwise: nobody can go on with it.
  if (args && !args.success) throw new Error(`what was begun is no longer understood by ${tool.name}`);
  return executeOnce(
    state.dependencies,
    tool,
    args?.data ?? begun.args,
    context,
    (value) => state.voice.report(value),
    begun.wish,
  );
}
