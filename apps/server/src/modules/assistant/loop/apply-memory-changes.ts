import { contextOf, loadKnowledge } from '../prompt/turn-knowledge.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Change } from '../values/values.ts';
import type { TurnState } from './turn-state.ts';

/** What was just remembered or forgotten holds for the rest of the message too. */
export async function applyMemoryChanges(state: TurnState, toolReport: ToolReport): Promise<ToolReport> {
  const changes = toolReport.value?.kind === 'receipt' ? toolReport.value.changes : [];
  if (changes.some((change) => isMemoryChange(change)))
    state.context = await contextOf(
      await loadKnowledge(state.dependencies.db, state.turn),
      state.turn,
      state.dependencies,
    );
  return toolReport;
}

const isMemoryChange = (change: Change): boolean =>
  change.did === 'remembered' ||
  change.did === 'forgotten' ||
  (change.did === 'undone' && (change.was === 'remembered' || change.was === 'forgotten'));
