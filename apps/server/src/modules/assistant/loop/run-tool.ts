import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { partsOf, type StoredMessage, type ToolCallPart } from '../../conversations/index.ts';
import { findBegun } from '../journal/doubts.repository.ts';
import { executeOnce } from '../journal/execute-once.ts';
import { notBegun } from '../journal/in-doubt.ts';
import { markInDoubt } from '../journal/unsettled.ts';
import { type Plan, type Tool, type ToolContext, WorkCancelled } from '../tools/tool.port.ts';
import { LaneLost } from '../turns/turns.repository.ts';
import { refusal, wishOf } from '../values/make.ts';
import type { ToolReport } from '../values/tool-report.ts';
import { agreedInWords } from './agree-in-words.ts';
import { applyMemoryChanges } from './apply-memory-changes.ts';
import { asPressed } from './as-pressed.ts';
import { isPlannedHere } from './built-in-name.ts';
import { type Handled, result, settledBy, waitsAlready } from './handled-call.ts';
import { orOnlyWaiting } from './only-waiting.ts';
import { hasSeenOthersText, isOwnRequest } from './own-request.ts';
import { alreadyAsked, propose } from './propose.ts';
import { replaceWith } from './replace.ts';
import { resumeExecution } from './resume-execution.ts';
import type { TurnState } from './turn-state.ts';
import { whenSure } from './unsure.ts';

export const TOOL_TIMEOUT_MS = 25_000;

/** One call: resumed where it was begun before, else planned, and then answered, proposed or carried out. */
export async function runTool(
  state: TurnState,
  call: ToolCallPart,
  tool: Tool,
  input: unknown,
  context: ToolContext,
): Promise<Handled> {
  const { db } = state.dependencies;
  try {
    // The journal first: what an interrupted turn has done or begun is never planned again.
    const begun = mayBeBegun(state) && tool.execute ? await findBegun(db, call.tool_call_id) : undefined;
    if (begun) {
      await state.store.storeFromNowOn();
      return result(
        state,
        call,
        await applyMemoryChanges(state, await resumeExecution(state, tool, begun, context)),
      );
    }
    const planned = onOwnWish(state, call, await tool.plan(input, context));
    const plan = whenSure(call.args, planned, context.user.timeZone);
    if (plan.kind === 'answer')
      return result(
        state,
        call,
        orOnlyWaiting(state, call, named(state, call, state.voice.report(plan.value), tool)),
      );
    await state.store.storeFromNowOn();
    if (plan.kind === 'run') {
      await replaceWith(state, call, plan.proposal);
      const toolReport = await executeOnce(
        state.dependencies,
        tool,
        plan.args,
        context,
        (value) => state.voice.report(value),
        wishOf(call, plan.proposal),
      );
      return result(state, call, await applyMemoryChanges(state, named(state, call, toolReport, tool)));
    }
    const twin = alreadyAsked(state, call, plan);
    if (twin) return waitsAlready(state, call, twin);
    const agreed = await agreedInWords(state, call, plan, tool);
    if (agreed) return settledBy(state, call, agreed);
    await propose(state, call, plan);
    return { kind: 'pending' };
  } catch (error) {
    return failed(state, call, tool, error, context);
  }
}

/** By an earlier process; of a press that one may have had a turn of its own. */
const mayBeBegun = ({ turn }: TurnState): boolean => turn.attempt > 1 || turn.cause.kind === 'press';

/** A change that may rest on somebody else's words is asked about, however harmless it looks (decisions.md). */
function onOwnWish(
  state: TurnState,
  call: ToolCallPart,
  plan: Plan<Record<string, unknown>>,
): Plan<Record<string, unknown>> {
  const { cause } = state.turn;
  if (cause.kind === 'press') return asPressed(cause.press, plan);
  // Our own manager carries out what it read in the message, and in nothing else.
  if (isPlannedHere(state.said.own, call.tool_call_id)) return plan;
  const alsoSeen = [state.standing, ...state.cards.awaited.values()].filter(Boolean);
  if (plan.kind !== 'run' || !hasSeenOthersText(state.said.all, alsoSeen)) return plan;
  const said = { messages: state.said.all, alsoSeen, ownWords: state.said.ownWords() };
  if (isOwnRequest(call.tool_name, call.args, said, state.when)) return plan;
  const { args, proposal } = plan;
  return { kind: 'ask', args, proposal: { ...proposal, reasons: [{ code: 'others-wish' }] } };
}

/** One of several that could not be begun is named: the others may have been done. */
function named(state: TurnState, call: ToolCallPart, toolReport: ToolReport, tool: Tool): ToolReport {
  const { value } = toolReport;
  const isOneOfSeveral = toolCallsIn(state.said.own) > 1 || state.turn.attempt > 1;
  return value?.kind === 'refusal' && value.isBlind && tool.execute && isOneOfSeveral
    ? state.voice.report(notBegun(wishOf(call), value))
    : toolReport;
}

const toolCallsIn = (messages: readonly StoredMessage[]): number =>
  messages.flatMap(partsOf).filter(({ part_kind }) => part_kind === 'tool-call').length;

/** A tool's failure goes back to the model as data; nothing of ours (stack, SQL, provider's words) goes with it. */
async function failed(
  state: TurnState,
  call: ToolCallPart,
  tool: Tool,
  error: unknown,
  context: ToolContext,
): Promise<Handled> {
  if (error instanceof WorkCancelled || error instanceof LaneLost || state.signal.aborted) throw error;
  // We cannot know now whether it was done; the turn resumes when the database is back, and finds its own work.
  if (isDatabaseFailure(error)) throw error;
  state.dependencies.report(error, { tool: tool.name, turn_id: state.turn.id, user_id: state.turn.userId });
  // Stopped in the middle of a write: perhaps it was made.
  const doubt = tool.execute ? await markInDoubt(state.dependencies, call.tool_call_id) : undefined;
  if (doubt) return result(state, call, state.voice.report(doubt));
  const because = context.signal.aborted ? 'slow' : 'defect';
  return result(state, call, state.voice.report(refusal({ code: 'failed', because })));
}
