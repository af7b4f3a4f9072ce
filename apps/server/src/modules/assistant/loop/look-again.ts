import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { withDeadline } from '../../../platform/deadline.ts';
import { inFull } from '../../../platform/time-reader.ts';
import { partsOf, type StoredMessage } from '../../conversations/index.ts';
import { type BegunExecution, doubtsOf, findBegun } from '../journal/doubts.repository.ts';
import { closeExecution } from '../journal/executions.repository.ts';
import { isGivenUp, neverFoundOut, notMade } from '../journal/in-doubt.ts';
import { silent, type TurnOutcome } from '../outcome.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import { LaneLost } from '../turns/turns.repository.ts';
import type { ToolReport } from '../values/tool-report.ts';
import { composeReply, marked } from './replies.ts';
import { resumeExecution } from './resume-execution.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

const LOOK_MS = 25_000;
/** Somebody waits for an answer to something else. */
const GLANCE_MS = 5000;

/** What became of a change that was in doubt, as a sentence; undefined while nobody knows. */
async function lookAgain(
  state: TurnState,
  begun: BegunExecution,
  deadlineMs = LOOK_MS,
): Promise<string | undefined> {
  const { db, clock, tools, report } = state.dependencies;
  const tool = tools.get(begun.toolName);
  let toolReport: ToolReport;
  try {
    if (!tool) throw new Error(`the tool ${begun.toolName} no longer exists`);
    toolReport = await withDeadline(deadlineMs, state.signal, (signal) =>
      resumeExecution(state, tool, begun, state.toolContext(begun.toolCallId, signal)),
    );
  } catch (error) {
    if (error instanceof WorkCancelled || error instanceof LaneLost || state.signal.aborted) throw error;
    if (isDatabaseFailure(error)) throw error;
    report(error, { tool: begun.toolName, turn_id: state.turn.id, user_id: state.turn.userId });
    // Nobody knows more than before; the next look has its time already, unless this was the last.
    if (!isGivenUp(begun.looks)) return undefined;
    toolReport = state.voice.report(neverFoundOut(begun.wish));
    await closeExecution(db, begun.toolCallId, {
      result: toolReport,
      after: undefined,
      at: clock.now(),
      undoes: undefined,
    });
  }
  if (toolReport.inDoubt) return undefined;
  // A receipt says what it is about; a change that was not made is named.
  if (toolReport.value?.kind === 'refusal')
    toolReport = state.voice.report(notMade(begun.wish, toolReport.value));
  // On the web we cannot reach people before they write again, whatever day that is.
  if (isUnreported(state) && toolReport.value)
    toolReport = state.voice.render.report(toolReport.value, inFull(state.voice.reader));
  const sentence = toolReport.receipt ?? sayRefused(state, toolReport);
  if (isAnsweredIn(state, begun.toolCallId)) return state.receipts.at(-1) ?? sentence;
  await state.store.storeFromNowOn();
  if (tool) state.note(toolReport);
  const found = marked(state, begun.toolCallId, {
    ...toolReport,
    data: { ...toolReport.data, found_out: sentence, is_unheard: isUnreported(state) },
  });
  await state.store.append({
    kind: 'request',
    parts: [toolReturn(begun.toolName, begun.toolCallId, found, clock.now())],
  });
  return sentence;
}

/** Of a change that was in doubt. As long as nobody knows, nothing is said: that was said before. */
export async function reportFinding(state: TurnState, toolCallId: string): Promise<TurnOutcome> {
  const begun = await findBegun(state.dependencies.db, toolCallId);
  // Found out and reported in between; unless this very turn did so and was interrupted before it could report it.
  const wasReported = begun?.result !== undefined && state.turn.attempt === 1;
  const finding = begun && !wasReported ? await lookAgain(state, begun) : undefined;
  if (!finding) return silent(state.traceId);
  const outcome = composeReply(state, state.receipts.includes(finding) ? '' : finding);
  if (state.turn.channel !== 'WEB')
    state.store.close({ kind: 'response', parts: [{ part_kind: 'text', content: outcome.message }] });
  return outcome;
}

/** For the model, in English (`reason`); a person gets it in their own language. */
const sayRefused = ({ voice: { render, reader } }: TurnState, { data, value }: ToolReport): string =>
  reader.language && value?.kind === 'refusal'
    ? render.say(value, inFull(reader))
    : String(data.reason ?? '');

/** This turn was interrupted after it had found it out. */
const isAnsweredIn = ({ said }: TurnState, toolCallId: string): boolean =>
  said.own
    .flatMap(partsOf)
    .some((part) => part.part_kind === 'tool-return' && part.tool_call_id === toolCallId);

const isUnreported = ({ turn }: TurnState): boolean => turn.cause.kind === 'look' && turn.channel === 'WEB';

/**
 * Before anything new is done: look for changes that are in doubt, so that nothing is booked twice, and include in
 * this reply what was found out since the last one.
 */
export async function settleDoubts(state: TurnState): Promise<void> {
  const earlier = state.said.before;
  const [reported, unreported] = [new Set([...state.receipts, ...state.doubts]), unreportedIn(earlier)];
  state.doubts.push(...unreported.filter((sentence) => !reported.has(sentence)));
  if (!hasDoubt(earlier)) return;
  const { userId, askedBy } = state.turn;
  const isOfThisTurn = new Set(callsIn(state.said.own));
  for (const begun of await doubtsOf(state.dependencies.db, { userId, askedBy })) {
    if (isOfThisTurn.has(begun.toolCallId)) continue;
    const finding = await lookAgain(state, begun, GLANCE_MS);
    if (finding && !state.receipts.includes(finding)) state.doubts.push(finding);
  }
}

const callsIn = (messages: readonly StoredMessage[]): string[] =>
  messages.flatMap(partsOf).flatMap((part) => (part.part_kind === 'tool-call' ? [part.tool_call_id] : []));

/** By the newest result of each call: looking into the table each time would cost every turn a round trip. */
function hasDoubt(messages: readonly StoredMessage[]): boolean {
  const statuses = new Map<string, unknown>();
  for (const part of messages.flatMap(partsOf))
    if (part.part_kind === 'tool-return') statuses.set(part.tool_call_id, contentOf(part).status);
  return [...statuses.values()].includes('in_doubt');
}

/** Found out since something was said last. */
function unreportedIn(messages: readonly StoredMessage[]): string[] {
  const last = messages.findLastIndex(({ kind }) => kind === 'response');
  return messages
    .slice(last + 1)
    .flatMap(partsOf)
    .flatMap((part) => {
      const { found_out, is_unheard } = part.part_kind === 'tool-return' ? contentOf(part) : {};
      return is_unheard === true && typeof found_out === 'string' ? [found_out] : [];
    });
}

const contentOf = ({ content }: { readonly content: unknown }) => (content ?? {}) as Record<string, unknown>;
