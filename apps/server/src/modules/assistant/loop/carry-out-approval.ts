import { withDeadline } from '../../../platform/deadline.ts';
import { chosenSlot, wishOfApproval } from '../approvals/approval-card.ts';
import type { ApprovalRow } from '../approvals/approvals.repository.ts';
import { executeOnce } from '../journal/execute-once.ts';
import type { Tool } from '../tools/tool.port.ts';
import { refusal } from '../values/make.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { TurnState } from './turn-state.ts';

const TIMEOUT_MS = 40_000;

/** Does what was agreed to, at the time that was agreed to. */
export async function carryOutApproval(
  state: TurnState,
  approval: ApprovalRow,
  tool: Tool,
): Promise<ToolReport> {
  // Stored arguments are data from the database: checked like any other, since tools change between releases.
  const args = tool.argsSchema?.safeParse(approval.args);
  const agreed = args ? args.data : approval.args;
  const slot = chosenSlot(approval);
  const changed = agreed && slot ? tool.at?.(agreed, slot) : agreed;
  if (!changed) return state.voice.report(refusal({ code: 'outdated-proposal' }));
  return withDeadline(TIMEOUT_MS, state.signal, (signal) =>
    executeOnce(
      state.dependencies,
      tool,
      changed,
      state.toolContext(approval.tool_call_id, signal),
      (value) => state.voice.report(value),
      wishOfApproval(approval),
    ),
  );
}
