import {
  openCalls,
  type StoredMessage,
  type StoredResponse,
  type ToolCallPart,
} from '../../conversations/index.ts';
import { findApproval, pendingApprovals, supersede } from '../approvals/approvals.repository.ts';
import { advance, type Outcome } from '../manager/advance.ts';
import type { Said } from '../manager/answers.ts';
import { type Conversation, recalled, type Wish } from '../manager/conversation.ts';
import {
  loadConversation,
  type StoredConversation,
  saveConversation,
} from '../manager/conversations.repository.ts';
import type { Manager } from '../manager/manager.ts';
import type { MessagePlan } from '../manager/plan.ts';
import type { TurnOutcome } from '../outcome.ts';
import type { ToolName } from '../tools/tool-names.ts';
import type { Proposal, Value } from '../values/values.ts';
import { calledFor } from './called-for.ts';
import { settleInWords } from './decide-in-words.ts';
import { type HandledCalls, handleCalls } from './handle-calls.ts';
import { namedIn } from './replace.ts';
import { composeReply } from './replies.ts';
import { toolCallId } from './tool-call-id.ts';
import type { TurnState } from './turn-state.ts';

/** A message without a model: read into commands, planned by the manager, carried out by the same tools. */
export const runManaged = async (state: TurnState, manager: Manager): Promise<TurnOutcome> =>
  manageFrom(state, manager, 0, await loadConversation(state.dependencies.db, state.turn));

/** Ids of calls are made from numbers: a model's begin with 0 and never come as far. */
const TAKEN_OVER = 1000;

/** The same for a message that no model could be asked about. */
export const takeOver = async (state: TurnState, manager: Manager): Promise<TurnOutcome> =>
  manageFrom(state, manager, TAKEN_OVER, await loadConversation(state.dependencies.db, state.turn));

/** Before an interruption: then it is not left to a model again. */
export const hasTakenOver = (state: TurnState): boolean =>
  lastResponse(state.ownMessages)?.model_name === BUILT_IN_NAME;

export const BUILT_IN_NAME = 'built-in';

const lastResponse = (messages: readonly StoredMessage[]): StoredResponse | undefined =>
  messages.findLast((message) => message.kind === 'response');

async function manageFrom(
  state: TurnState,
  manager: Manager,
  first: number,
  stored: StoredConversation,
): Promise<TurnOutcome> {
  let { conversation } = stored;
  const said: string[] = [];
  const left: Left[] = [];
  let asked = 0;
  const note = ({ text, left: unbegun }: Called) => {
    asked += 1;
    left.push(...unbegun);
    if (text && unbegun.length === 0) said.push(text);
  };
  for (const [index, message] of ownMessagesOf(state).entries()) {
    const number = first + index;
    const begun = begunFor(state, number);
    if (begun.length > 0) {
      // Interrupted: what was wanted is stored, and is not read or planned anew from a calendar that has changed since.
      const outcomes: Outcome[] = [];
      for (const part of begun.filter(isOpenIn(state))) {
        const called = await callTool(state, part);
        note(called);
        if (called.value) outcomes.push({ call: called.call, wish: calledFor(part), value: called.value });
      }
      conversation = advance(conversation, outcomes);
      continue;
    }
    const plan = await manager.plan(message, conversation, state.toolContext('manager', state.signal));
    await giveUp(state, plan.replaced);
    const decided = await settleInWords(state, plan, conversation, said);
    conversation = advance(await carryOut(state, plan, number, said, note), decided);
  }
  // There was no time for all of it: what is left is named.
  if (left.length > 0) said.push(state.render.noTime(asked, left, state.reader));
  const told = recalled(conversation);
  said.push(stillOpen(state, conversation, told));
  await state.write((transaction) =>
    saveConversation(transaction, state.turn, { ...stored, conversation: told }),
  );
  const words = said.filter(Boolean).join('\n\n');
  const outcome = composeReply(state, words);
  // A card alone is its call, which is stored already.
  if (words || state.cards.length === 0)
    state.close({
      kind: 'response',
      parts: [{ part_kind: 'text', content: outcome.message }],
      model_name: BUILT_IN_NAME,
    });
  return outcome;
}

/** Everything that the message asks for is written down before the first of it is done. */
async function carryOut(
  state: TurnState,
  plan: MessagePlan,
  number: number,
  said: string[],
  note: (called: Called) => void,
): Promise<Conversation> {
  const parts = plan.steps
    .flatMap((step) => (step.kind === 'call' ? [step.wish] : []))
    .map(
      (wish, index): ToolCallPart => ({
        part_kind: 'tool-call',
        tool_name: wish.tool,
        // By it a process that goes on after a death knows which messages were planned.
        tool_call_id: toolCallId(state.turn.id, number, index),
        args: wish.input,
      }),
    );
  if (parts.length > 0) await state.append({ kind: 'response', parts, model_name: BUILT_IN_NAME });
  const outcomes: Outcome[] = [];
  const calls = [...parts];
  for (const step of plan.steps) {
    if (step.kind === 'say') {
      const text = regarding(state, step.of, step.said, state.say(step.said));
      // Several messages may be answered at once: what was not understood is said once.
      if (step.said.kind !== 'talk' || !said.includes(text)) said.push(text);
      if (step.said.kind === 'question') state.values.push(step.said);
      continue;
    }
    const part = calls.shift();
    if (!part) continue;
    const called = await callTool(state, part);
    const { value } = called;
    note(value ? { ...called, text: regarding(state, step.of, value, called.text) } : called);
    if (value) outcomes.push({ call: called.call, wish: step.wish, value });
  }
  return advance(plan.conversation, outcomes);
}

/** Of several wishes the one that is asked about, or that was not understood, is named: none is lost without a word. */
const regarding = (
  state: TurnState,
  words: string | undefined,
  said: Said | Value | Proposal,
  text: string,
): string =>
  words && (said.kind === 'question' || (said.kind === 'talk' && said.what === 'unclear'))
    ? state.render.regarding(words, text, state.reader)
    : text;

/** Nothing took its place, and as it was nobody wants it. */
async function giveUp(state: TurnState, calls: readonly string[]): Promise<void> {
  if (calls.length > 0)
    await state.write((transaction) => supersede(transaction, calls, state.dependencies.clock.now()));
}

/**
 * What was written down for one of the messages, before this process took over: by our own assistant, whether it was
 * there from the start or had taken the turn over from a model. What a model wanted is not ours to go on with.
 */
function begunFor(state: TurnState, number: number): ToolCallPart[] {
  const calls = state.ownMessages.flatMap((message) =>
    message.kind === 'response' && message.model_name === BUILT_IN_NAME
      ? message.parts.flatMap((part) => (part.part_kind === 'tool-call' ? [part] : []))
      : [],
  );
  const own = new Set(
    calls.flatMap((_, index) =>
      [0, TAKEN_OVER].map((first) => toolCallId(state.turn.id, first + (number % TAKEN_OVER), index)),
    ),
  );
  return calls.filter(({ tool_call_id }) => own.has(tool_call_id));
}

const isOpenIn = (state: TurnState) => {
  const open = new Set(openCalls(state.ownMessages).map(({ tool_call_id }) => tool_call_id));
  return ({ tool_call_id }: ToolCallPart): boolean => open.has(tool_call_id);
};

interface Called {
  readonly call: string;
  readonly value: Value | Proposal | undefined;
  readonly text: string;
  readonly left: readonly Left[];
}
type Left = HandledCalls['left'][number];

export async function callTool(state: TurnState, part: ToolCallPart): Promise<Called> {
  const before = state.values.length;
  const handled = await handleCalls(state, [part]);
  if (handled.results.length > 0) await state.append({ kind: 'request', parts: handled.results });
  const value = state.values.slice(before).at(-1);
  const replaced = namedIn(part.args);
  if (replaced !== undefined && value?.kind !== 'proposal') await giveUp(state, [replaced]);
  return {
    call: part.tool_call_id,
    value,
    text: value ? state.say(value) : '',
    left: handled.left,
  };
}

/** What was decided, told; what else waits is shown again. */
export async function tellDecision(state: TurnState, call: string): Promise<TurnOutcome> {
  const { db, clock } = state.dependencies;
  const approval = await findApproval(db, call);
  const stored = await loadConversation(db, state.turn);
  const { conversation } = stored;
  const known = conversation.proposals.find((proposal) => proposal.call === call);
  const value = state.values.at(-1);
  const wish: Wish = known?.wish ?? {
    tool: (approval?.tool_name ?? 'create_event') as ToolName,
    input: (approval?.model_args as Record<string, unknown> | undefined) ?? {},
  };
  const settled =
    value && value.kind !== 'proposal' ? advance(conversation, [{ call, wish, value }]) : conversation;
  const told = recalled(settled);
  if (told !== conversation)
    await state.write((transaction) =>
      saveConversation(transaction, state.turn, { ...stored, conversation: told }),
    );
  const outcomeOf =
    value?.kind === 'refusal'
      ? value.why.code === 'denied'
        ? state.render.phrase('left-alone', state.reader)
        : state.say(value)
      : '';
  const text = [outcomeOf, stillOpen(state, settled, told)].filter(Boolean).join('\n\n');
  const waiting = await pendingApprovals(
    db,
    { userId: state.turn.userId, askedBy: state.turn.askedBy },
    clock.now(),
  );
  const outcome = composeReply(state, text, waiting);
  state.close({ kind: 'response', parts: [{ part_kind: 'text', content: outcome.message }] });
  return outcome;
}

/** What had been asked before something else came: said once, although it can be answered for longer. */
const stillOpen = (state: TurnState, before: Conversation, { open, aside }: Conversation): string =>
  open && open !== before.open && aside?.recalled === 1
    ? state.render.stillOpen(open.question, state.reader)
    : '';

const ownMessagesOf = (state: TurnState): string[] =>
  state.ownMessages.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.part_kind === 'user-prompt' ? [part.content] : [])),
  );
