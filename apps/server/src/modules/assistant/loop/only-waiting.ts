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

/** A change of what only waits to be booked finds no event: the model is told on which card it waits, and what to do. */
export function orOnlyWaiting(state: TurnState, call: ToolCallPart, told: ToolReport): ToolReport {
  const isChange = (UPDATE_TOOLS as readonly string[]).includes(call.tool_name);
  if (!isChange || told.value?.kind !== 'refusal') return told;
  const [card, another] = state.awaitedCards.filter((row) => isMeant(row, call));
  if (!card || another) return told;
  return { ...told, data: { ...told.data, proposal_id: card.tool_call_id, repair: REPAIR } };
}

function isMeant({ tool_call_id, tool_name, proposal }: ApprovalRow, { args }: ToolCallPart): boolean {
  if (tool_name !== 'create_event') return false;
  const { event, event_id } = Reference.safeParse(args).data ?? {};
  if (namedIn(args) === tool_call_id || event_id === tool_call_id) return true;
  const words = significantWords(event ?? '');
  const titles = ((proposal as Wish['proposal'] | null)?.changes ?? []).flatMap((change) =>
    change.did === 'created' ? wordsOf(change.after.title ?? '') : [],
  );
  return words.length > 0 && coverage(words, titles) >= GOOD_MATCH;
}
