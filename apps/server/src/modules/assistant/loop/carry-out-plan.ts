import type { ToolCallPart } from '../../conversations/index.ts';
import { supersede } from '../approvals/decisions.repository.ts';
import { advance, type Outcome } from '../manager/advance.ts';
import type { Said } from '../manager/answers.ts';
import type { Conversation, Wish } from '../manager/conversation.ts';
import type { MessagePlan, Step } from '../manager/plan.ts';
import type { UnderwayPlan } from '../turns/underway.ts';
import type { Proposal, Value } from '../values/values.ts';
import { BUILT_IN_NAME } from './built-in-name.ts';
import { type HandledCalls, handleCalls } from './handle-calls.ts';
import { namedIn } from './replace.ts';
import { toolCallId } from './tool-call-id.ts';
import type { TurnState } from './turn-state.ts';

/** Everything that the message asks for is written down before the first of it is done. */
export async function recordPlan(
  state: TurnState,
  plan: MessagePlan,
  number: number,
  keep: (calls: readonly string[]) => void,
): Promise<readonly string[]> {
  const parts = callsIn(plan.steps).map(
    (wish, index): ToolCallPart => ({
      part_kind: 'tool-call',
      tool_name: wish.tool,
      // By it a process that goes on after a death knows which messages were planned.
      tool_call_id: toolCallId(state.turn.id, number, index),
      args: wish.input,
    }),
  );
  const calls = parts.map(({ tool_call_id }) => tool_call_id);
  keep(calls);
  if (parts.length > 0) await state.store.append({ kind: 'response', parts, model_name: BUILT_IN_NAME });
  return calls;
}

const callsIn = (steps: readonly Step[]): Wish[] =>
  steps.flatMap((step) => (step.kind === 'call' ? [step.wish] : []));

/** Says and does what was planned; what an earlier process already did is reported from its result. */
export async function carryOut(
  state: TurnState,
  { steps, calls, conversation }: Pick<UnderwayPlan, 'steps' | 'calls' | 'conversation'>,
  said: string[],
  note: (called: Called) => void,
): Promise<Conversation> {
  const outcomes: Outcome[] = [];
  const ids = [...calls];
  for (const step of steps) {
    if (step.kind === 'say') {
      const text = regarding(state, step.of, step.said, state.voice.say(step.said));
      // Several messages may be answered at once: what was not understood is said once.
      if (step.said.kind !== 'talk' || !said.includes(text)) said.push(text);
      if (step.said.kind === 'question') state.values.push(step.said);
      continue;
    }
    const id = ids.shift();
    if (id === undefined) continue;
    const { tool, input } = step.wish;
    const part: ToolCallPart = { part_kind: 'tool-call', tool_name: tool, tool_call_id: id, args: input };
    const called = await callOrRecall(state, part);
    const { value } = called;
    note(value ? { ...called, text: called.text && regarding(state, step.of, value, called.text) } : called);
    if (value) outcomes.push({ call: called.call, wish: step.wish, value });
  }
  return advance(conversation, outcomes);
}

/** Carries out a call, unless an earlier process did and has its answer. */
export const callOrRecall = async (state: TurnState, part: ToolCallPart): Promise<Called> =>
  state.said.isAnswered(part.tool_call_id) ? calledBefore(state, part) : callTool(state, part);

/** What an earlier process got back. Receipts and doubts use the sentences stored with the call. */
function calledBefore(state: TurnState, { tool_call_id: call }: ToolCallPart): Called {
  const value = state.recalled.get(call);
  const why = value?.kind === 'refusal' ? value.why : undefined;
  const isReported = value === undefined || value.kind === 'receipt' || why?.code === 'in-doubt';
  return {
    call,
    value,
    text: isReported ? '' : state.voice.say(value),
    left: why?.code === 'no-time' ? [why.wish] : [],
  };
}

/** Of several wishes the one that is asked about, or that was not understood, is named: none is lost without a word. */
const regarding = (
  state: TurnState,
  words: string | undefined,
  said: Said | Value | Proposal,
  text: string,
): string =>
  words && (said.kind === 'question' || (said.kind === 'talk' && said.what === 'unclear'))
    ? state.voice.render.regarding(words, text, state.voice.reader)
    : text;

/** Nothing took its place, and as it was nobody wants it. */
export async function giveUp(state: TurnState, calls: readonly string[]): Promise<void> {
  if (calls.length > 0)
    await state.store.write((transaction) => supersede(transaction, calls, state.dependencies.clock.now()));
}

export interface Called {
  readonly call: string;
  readonly value: Value | Proposal | undefined;
  readonly text: string;
  readonly left: readonly Left[];
}
export type Left = HandledCalls['left'][number];

export async function callTool(state: TurnState, part: ToolCallPart): Promise<Called> {
  const before = state.values.length;
  const handled = await handleCalls(state, [part]);
  const value = state.values.slice(before).at(-1);
  // What was done is in the journal, a card among the approvals.
  if (value && value.kind !== 'receipt' && value.kind !== 'proposal')
    state.store.keepValue(part.tool_call_id, value);
  if (handled.results.length > 0) await state.store.append({ kind: 'request', parts: handled.results });
  const replaced = namedIn(part.args);
  if (replaced !== undefined && value?.kind !== 'proposal') await giveUp(state, [replaced]);
  return {
    call: part.tool_call_id,
    value,
    text: value ? state.voice.say(value) : '',
    left: handled.left,
  };
}
