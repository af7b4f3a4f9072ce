import { decideInWords, type WordedDecision } from '../approvals/decide-in-words.ts';
import type { Outcome } from '../manager/advance.ts';
import type { Conversation } from '../manager/conversation.ts';
import type { MessagePlan } from '../manager/plan.ts';
import { DENIED } from '../values/make.ts';
import { carryOutApproval } from './carry-out-approval.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

/** A yes to everything, or a no, is a decision like any other; the turn that read it is its answer. */
export async function settleInWords(
  state: TurnState,
  plan: MessagePlan,
  before: Conversation,
  said: string[],
): Promise<Outcome[]> {
  const wanted = [
    ...plan.approved.map((toolCallId) => ({ toolCallId, approved: true })),
    ...plan.denied.map((toolCallId) => ({ toolCallId, approved: false })),
  ];
  if (wanted.length === 0) return [];
  const { clock, tools } = state.dependencies;
  await state.store.storeFromNowOn();
  const decisions = await state.store.write(async (transaction) => {
    const made: WordedDecision[] = [];
    for (const one of wanted) {
      const decision = await decideInWords(transaction, state.turn, one, clock.now());
      if (decision) made.push(decision);
    }
    return made;
  });
  const outcomes: Outcome[] = [];
  for (const { approval, isOurs } of decisions) {
    const { tool_name, tool_call_id, status } = approval;
    const tool = tools.get(tool_name);
    if (!isOurs || !tool) {
      // Someone was faster: then this neither does it nor leaves it as it is.
      if (status === 'approved' || plan.approved.includes(tool_call_id)) {
        said.push(state.voice.render.stale(approval, state.voice.reader));
        plan.unsay('left-alone');
      }
      continue;
    }
    if (state.said.isAnswered(tool_call_id)) continue;
    const toolReport =
      status === 'approved' ? await carryOutApproval(state, approval, tool) : state.voice.report(DENIED);
    if (status === 'approved') state.note(toolReport);
    await state.store.append({
      kind: 'request',
      parts: [toolReturn(tool_name, tool_call_id, toolReport, clock.now())],
    });
    const wish = before.proposals.find(({ call }) => call === tool_call_id)?.wish;
    if (status !== 'approved' || !toolReport.value) continue;
    if (toolReport.value.kind === 'refusal' && !toolReport.inDoubt)
      said.push(state.voice.say(toolReport.value));
    if (wish) outcomes.push({ call: tool_call_id, wish, value: toolReport.value });
  }
  return outcomes;
}
