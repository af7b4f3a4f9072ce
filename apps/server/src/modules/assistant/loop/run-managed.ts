import {
  openCalls,
  type StoredMessage,
  type StoredResponse,
  type ToolCallPart,
} from '../../conversations/index.ts';
import { findApproval, pendingApprovals } from '../approvals/approvals.repository.ts';
import { advance, type Outcome } from '../manager/advance.ts';
import { type Conversation, recalled, type Wish } from '../manager/conversation.ts';
import {
  loadConversation,
  type StoredConversation,
  saveConversation,
} from '../manager/conversations.repository.ts';
import type { Manager } from '../manager/manager.ts';
import type { TurnOutcome } from '../outcome.ts';
import type { ToolName } from '../tools/tool-names.ts';
import { BUILT_IN_NAME } from './built-in-name.ts';
import { calledFor } from './called-for.ts';
import { type Called, callTool, carryOut, giveUp, type Left, recordPlan } from './carry-out-plan.ts';
import { composeReply } from './replies.ts';
import { settleInWords } from './settle-in-words.ts';
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
  lastResponse(state.said.own)?.model_name === BUILT_IN_NAME;

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
    // Interrupted: what was made of the message is stored, and it is not read again with a calendar that has changed since.
    const storedPlan = state.store.storedPlan(index);
    if (storedPlan) {
      said.push(...storedPlan.told);
      conversation = advance(await carryOut(state, storedPlan, said, note), storedPlan.decided);
      continue;
    }
    const begun = begunFor(state, number);
    if (begun.length > 0) {
      // The version before kept the calls, and nothing else.
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
    const before = said.length;
    const decided = await settleInWords(state, plan, conversation, said);
    const calls = await recordPlan(state, plan, number, (ids) =>
      state.store.keepPlan(index, {
        steps: plan.steps,
        calls: ids,
        conversation: plan.conversation,
        decided,
        told: said.slice(before),
      }),
    );
    conversation = advance(
      await carryOut(state, { steps: plan.steps, calls, conversation: plan.conversation }, said, note),
      decided,
    );
  }
  // There was no time for all of it: what is left is named.
  if (left.length > 0) said.push(state.voice.render.noTime(asked, left, state.voice.reader));
  const updated = recalled(conversation);
  said.push(stillOpen(state, conversation, updated));
  await state.store.write((transaction) =>
    saveConversation(transaction, state.turn, { ...stored, conversation: updated }),
  );
  const words = said.filter(Boolean).join('\n\n');
  const outcome = composeReply(state, words);
  // A card alone is its call, which is stored already.
  if (words || state.cards.shown.length === 0)
    state.store.close({
      kind: 'response',
      parts: [{ part_kind: 'text', content: outcome.message }],
      model_name: BUILT_IN_NAME,
    });
  return outcome;
}

/**
 * What was written down for one of the messages, before this process took over: by our own assistant, whether it was
 * there from the start or had taken the turn over from a model. What a model wanted is not ours to go on with.
 */
function begunFor(state: TurnState, number: number): ToolCallPart[] {
  const calls = state.said.own.flatMap((message) =>
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
  const open = new Set(openCalls(state.said.own).map(({ tool_call_id }) => tool_call_id));
  return ({ tool_call_id }: ToolCallPart): boolean => open.has(tool_call_id);
};

/** Reports what was decided, and shows again what else is waiting. */
export async function reportDecision(state: TurnState, call: string): Promise<TurnOutcome> {
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
  const updated = recalled(settled);
  if (updated !== conversation)
    await state.store.write((transaction) =>
      saveConversation(transaction, state.turn, { ...stored, conversation: updated }),
    );
  const outcomeOf =
    value?.kind === 'refusal'
      ? value.why.code === 'denied'
        ? state.voice.render.phrase('left-alone', state.voice.reader)
        : state.voice.say(value)
      : '';
  const text = [outcomeOf, stillOpen(state, settled, updated)].filter(Boolean).join('\n\n');
  const waiting = await pendingApprovals(
    db,
    { userId: state.turn.userId, askedBy: state.turn.askedBy },
    clock.now(),
  );
  const outcome = composeReply(state, text, waiting);
  state.store.close({ kind: 'response', parts: [{ part_kind: 'text', content: outcome.message }] });
  return outcome;
}

/** What had been asked before something else came: said once, although it can be answered for longer. */
const stillOpen = (state: TurnState, before: Conversation, { open, aside }: Conversation): string =>
  open && open !== before.open && aside?.recalled === 1
    ? state.voice.render.stillOpen(open, state.voice.reader)
    : '';

const ownMessagesOf = (state: TurnState): string[] =>
  state.said.own.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.part_kind === 'user-prompt' ? [part.content] : [])),
  );
