import { z } from 'zod';
import type { ToolCallPart } from '../../conversations/index.ts';
import type { ApprovalRow } from '../approvals/approvals.repository.ts';
import { coverage, significantWords, wordsOf } from '../tools/text/match-words.ts';
import { UPDATE_TOOLS } from '../tools/update/inputs.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Wish } from '../values/values.ts';
import { namedIn } from './replace.ts';
import type { TurnState } from './turn-state.ts';

const Reference = z.object({ event: z.string().nullish(), event_id: z.string().nullish() });
const GOOD_MATCH = 0.6;

const REPAIR =
  'That event is not in the calendar yet: it waits on this card. Call create_event with all of it as it shall be, and give ' +
  'this proposal_id as replaces: the new card takes the place of this one.';

/** A change to an event that is still waiting to be booked finds nothing: tell the model which card holds it, and what to do. */
export function orOnlyWaiting(state: TurnState, call: ToolCallPart, toolReport: ToolReport): ToolReport {
  const isChange = (UPDATE_TOOLS as readonly string[]).includes(call.tool_name);
  if (!isChange || toolReport.value?.kind !== 'refusal') return toolReport;
  const [card, another] = state.cards.awaitedRows.filter((row) => isOnCard(row, call));
  if (!card || another) return toolReport;
  return { ...toolReport, data: { ...toolReport.data, proposal_id: card.tool_call_id, repair: REPAIR } };
}

function isOnCard({ tool_call_id, tool_name, proposal }: ApprovalRow, { args }: ToolCallPart): boolean {
  if (tool_name !== 'create_event') return false;
  const { event, event_id } = Reference.safeParse(args).data ?? {};
  if (namedIn(args) === tool_call_id || event_id === tool_call_id) return true;
  const words = significantWords(event ?? '');
  const titles = ((proposal as Wish['proposal'] | null)?.changes ?? []).flatMap((change) =>
    change.did === 'created' ? wordsOf(change.after.title ?? '') : [],
  );
  return words.length > 0 && coverage(words, titles) >= GOOD_MATCH;
}
