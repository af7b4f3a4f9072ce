import { readAgreement } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { ToolCallPart } from '../../conversations/index.ts';
import { type ApprovalRow, pendingApprovals } from '../approvals/approvals.repository.ts';
import { decidedBy, decideInWords } from '../approvals/decide-in-words.ts';
import { settledAs } from '../approvals/typed-decision.ts';
import { builtInWeights } from '../manager/built-in.ts';
import type { Tool } from '../tools/tool.port.ts';
import type { Change, Wish } from '../values/values.ts';
import { calledFor } from './called-for.ts';
import { carryOutApproval } from './carry-out-approval.ts';
import { type Asking, isSameProposal } from './propose.ts';
import { marked } from './replies.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

/**
 * 'No problem, cancel it', to a card: more words than a plain yes has, so the turn was given to a model. When it asks for
 * the very same once more, and the person's own message says yes as our reader reads it, the card is decided: the model
 * says which proposal is spoken of, never that it was agreed to.
 */
export async function agreedInWords(
  state: TurnState,
  call: ToolCallPart,
  plan: Asking,
  tool: Tool,
): Promise<ApprovalRow | undefined> {
  const before = (await agreedBefore(state)).find((row) => isSameProposal(row, call, plan));
  if (before) return before;
  const card = await cardInQuestion(state, call, plan);
  if (!card || !saysYes(state, card)) return undefined;
  await state.store.storeFromNowOn();
  const decision = await state.store.write((transaction) =>
    decideInWords(
      transaction,
      state.turn,
      { toolCallId: card.tool_call_id, approved: true },
      state.dependencies.clock.now(),
    ),
  );
  if (!decision?.isOurs) return undefined;
  await carryOut(state, decision.approval, tool);
  return decision.approval;
}

/** After an interruption: what was agreed to in this turn's words is brought to its end. */
export async function finishAgreed(state: TurnState): Promise<void> {
  for (const approval of await agreedBefore(state)) {
    const tool = state.dependencies.tools.get(approval.tool_name);
    if (!tool || state.said.isAnswered(approval.tool_call_id)) continue;
    await state.store.storeFromNowOn();
    await carryOut(state, approval, tool);
  }
}

const agreedBefore = async ({ turn, dependencies }: TurnState): Promise<ApprovalRow[]> =>
  turn.attempt === 1
    ? []
    : (await decidedBy(dependencies.db, turn)).filter(({ status }) => status === 'approved');

/** The only one that waits, from before these words, and the same to the letter. */
async function cardInQuestion(
  state: TurnState,
  call: ToolCallPart,
  plan: Asking,
): Promise<ApprovalRow | undefined> {
  const { db, clock } = state.dependencies;
  const { turn, context } = state;
  if (turn.cause.kind !== 'messages' || !context.hasPending) return undefined;
  const waiting = await pendingApprovals(db, turn, clock.now());
  const [card, another] = waiting.filter(({ turn_id }) => turn_id !== turn.id);
  if (!card || another || card.created_at > turn.receivedAt) return undefined;
  return isSameProposal(card, call, plan) ? card : undefined;
}

function saysYes({ turn, dependencies }: TurnState, { tool_name, proposal }: ApprovalRow): boolean {
  const [only, ...more] = turn.cause.kind === 'messages' ? turn.cause.texts : [];
  if (only === undefined || more.length > 0) return false;
  // Agreement has no time in it, so any zone will do.
  const now = Temporal.Instant.fromEpochMilliseconds(dependencies.clock.now().getTime());
  const changes = (proposal as Wish['proposal'] | null)?.changes ?? [];
  const known = { proposal: settledAs(tool_name), titles: changes.flatMap(titleOf) };
  return readAgreement(only, known, { now, zone: 'UTC' }, builtInWeights());
}

/** By which a yes may name it: 'yes, cancel the stand-up'. */
const titleOf = (change: Change): string[] => {
  const event = 'before' in change ? change.before : 'after' in change ? change.after : undefined;
  return event && 'title' in event && event.title ? [event.title] : [];
};

/** The result belongs to the call that the card was made for. */
async function carryOut(state: TurnState, approval: ApprovalRow, tool: Tool): Promise<void> {
  const { tool_name, tool_call_id, model_args } = approval;
  const toolReport = await carryOutApproval(state, approval, tool);
  state.note(toolReport);
  state.cards.takeAway(approval);
  const wish = calledFor({ tool_name, args: model_args });
  if (toolReport.value) state.outcomes.push({ call: tool_call_id, wish, value: toolReport.value });
  await state.store.append({
    kind: 'request',
    parts: [
      toolReturn(
        tool_name,
        tool_call_id,
        marked(state, tool_call_id, toolReport),
        state.dependencies.clock.now(),
      ),
    ],
  });
}
