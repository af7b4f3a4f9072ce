import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { withDeadline } from '../../../platform/deadline.ts';
import { inFull } from '../../../platform/say-time.ts';
import { partsOf, type StoredMessage } from '../../conversations/index.ts';
import { type BegunExecution, doubtsOf, findBegun } from '../journal/doubts.repository.ts';
import { closeExecution } from '../journal/executions.repository.ts';
import { isGivenUp, neverFoundOut, notMade } from '../journal/in-doubt.ts';
import { silent, type TurnOutcome } from '../outcome.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import { LaneLost } from '../turns/turns.repository.ts';
import type { ToolReport } from '../values/tool-report.ts';
import { goOnWith } from './go-on-with.ts';
import { composeReply, marked } from './replies.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

const LOOK_MS = 25_000;
/** Somebody waits for an answer to something else. */
const GLANCE_MS = 5000;

/** What became of a change that was in doubt, as it is told; undefined while nobody knows. */
async function lookAgain(
  state: TurnState,
  begun: BegunExecution,
  deadlineMs = LOOK_MS,
): Promise<string | undefined> {
  const { db, clock, tools, report } = state.dependencies;
  const tool = tools.get(begun.toolName);
  let told: ToolReport;
  try {
    if (!tool) throw new Error(`there is no ${begun.toolName} any more`);
    told = await withDeadline(deadlineMs, state.signal, (signal) =>
      goOnWith(state, tool, begun, state.toolContext(begun.toolCallId, signal)),
    );
  } catch (error) {
    if (error instanceof WorkCancelled || error instanceof LaneLost || state.signal.aborted) throw error;
    if (isDatabaseFailure(error)) throw error;
    report(error, { tool: begun.toolName, turn_id: state.turn.id, user_id: state.turn.userId });
    // Nobody knows more than before; the next look has its time already, unless this was the last.
    if (!isGivenUp(begun.looks)) return undefined;
    told = state.report(neverFoundOut(begun.wish));
    await closeExecution(db, begun.toolCallId, {
      result: told,
      after: undefined,
      at: clock.now(),
      undoes: undefined,
    });
  }
  if (told.inDoubt) return undefined;
  // A receipt tells what it is about; what was not made is told by its name.
  if (told.value?.kind === 'refusal') told = state.report(notMade(begun.wish, told.value));
  // On the web nobody can be told before they write again, on whatever day that is.
  if (isUnheard(state) && told.value) told = state.render.report(told.value, inFull(state.reader));
  const sentence = told.receipt ?? sayRefused(state, told);
  if (isAnsweredIn(state, begun.toolCallId)) return state.receipts.at(-1) ?? sentence;
  await state.storeFromNowOn();
  if (tool) state.note(told);
  const found = marked(state, begun.toolCallId, {
    ...told,
    data: { ...told.data, found_out: sentence, is_unheard: isUnheard(state) },
  });
  await state.append({
    kind: 'request',
    parts: [toolReturn(begun.toolName, begun.toolCallId, found, clock.now())],
  });
  return sentence;
}

/** Of a change that was in doubt. As long as nobody knows, nothing is said: that was said before. */
export async function tellWhatBecame(state: TurnState, toolCallId: string): Promise<TurnOutcome> {
  const begun = await findBegun(state.dependencies.db, toolCallId);
  // Found out in between, and told; unless it was this very turn that did, and was interrupted before it could tell.
  const isTold = begun?.result !== undefined && state.turn.attempt === 1;
  const told = begun && !isTold ? await lookAgain(state, begun) : undefined;
  if (!told) return silent(state.traceId);
  const outcome = composeReply(state, state.receipts.includes(told) ? '' : told);
  if (state.turn.channel !== 'WEB')
    state.close({ kind: 'response', parts: [{ part_kind: 'text', content: outcome.message }] });
  return outcome;
}

/** For the model, in English (`reason`); a person gets it in their own language. */
const sayRefused = ({ render, reader }: TurnState, { data, value }: ToolReport): string =>
  reader.language && value?.kind === 'refusal'
    ? render.say(value, inFull(reader))
    : String(data.reason ?? '');

/** This turn was interrupted after it had found it out. */
const isAnsweredIn = ({ ownMessages }: TurnState, toolCallId: string): boolean =>
  ownMessages
    .flatMap(partsOf)
    .some((part) => part.part_kind === 'tool-return' && part.tool_call_id === toolCallId);

const isUnheard = ({ turn }: TurnState): boolean => turn.cause.kind === 'look' && turn.channel === 'WEB';

/**
 * Before something new is done: what is in doubt is looked for, so that nobody books again what is there already; and
 * what was found out since the last reply is told with this one.
 */
export async function settleDoubts(state: TurnState): Promise<void> {
  const earlier = state.messages.slice(0, state.messages.length - state.ownMessages.length);
  const [heard, unheard] = [new Set([...state.receipts, ...state.doubts]), unheardIn(earlier)];
  state.doubts.push(...unheard.filter((sentence) => !heard.has(sentence)));
  if (!hasDoubt(earlier)) return;
  const { userId, askedBy } = state.turn;
  const isOfThisTurn = new Set(callsIn(state.ownMessages));
  for (const begun of await doubtsOf(state.dependencies.db, { userId, askedBy })) {
    if (isOfThisTurn.has(begun.toolCallId)) continue;
    const told = await lookAgain(state, begun, GLANCE_MS);
    if (told && !state.receipts.includes(told)) state.doubts.push(told);
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
function unheardIn(messages: readonly StoredMessage[]): string[] {
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
