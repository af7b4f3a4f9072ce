import {
  openCalls,
  type RequestPart,
  type ResponsePart,
  type RetryPromptPart,
  type StoredResponse,
  toModelMessages,
} from '../../conversations/index.ts';
import { askingIn } from '../models/ask-chain.ts';
import type { TurnOutcome } from '../outcome.ts';
import { renderInstructions } from '../prompt/instructions.ts';
import { sayNoTime } from '../render/say-no-time.ts';
import { describeTools } from './call-model.ts';
import { claimsDone } from './claims.ts';
import { type HandledCalls, handleCalls } from './handle-calls.ts';
import { composeReply, honestWords, UNFINISHED } from './replies.ts';
import type { TurnState } from './turn-state.ts';

/** That came to nothing: a model that gets on takes as many as it needs, as long as there is time. */
const MAX_IDLE_STEPS = 12;
const MAX_STEPS = 120;
const MAX_NUDGES = 2;

/** Model, tools, model, … until there is something to say or a person must decide. */
export async function runLoop(state: TurnState): Promise<TurnOutcome> {
  const { clock, tools } = state.dependencies;
  const ask = askingIn(state);
  const described = await describeTools(tools);
  let nudges = 0;
  const seen = new Map<string, number>();

  let idle = 0;
  for (let step = stepsSoFar(state); idle < MAX_IDLE_STEPS && step < MAX_STEPS; step += 1) {
    const known = state.receipts.length + state.doubts.length;
    const open = openCalls(state.ownMessages);
    if (open.length > 0) {
      const handled = await handleCalls(state, open);
      if (handled.results.length > 0) await state.append({ kind: 'request', parts: handled.results });
      state.conflicts.push(...handled.conflicts);
      state.alternatives.push(...handled.alternatives);
      if (handled.left.length > 0) return finishLeft(state, open.length, handled);
      if (handled.pending.length > 0) return composeReply(state, beside(state, handled), handled.pending);
      // The same call with the same words again and again is a loop, not progress.
      for (const call of open) {
        const key = `${call.tool_name} ${JSON.stringify(call.args)}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        if ((seen.get(key) ?? 0) >= 3) return finishHonestly(state, '', false);
      }
    }
    idle = state.receipts.length + state.doubts.length > known ? 0 : idle + 1;
    const answer = await ask({
      instructions: renderInstructions(state.context, clock.now()),
      messages: toModelMessages(state.messages, {
        awaited: state.awaited,
        zone: state.context.user.timeZone,
        asOf: clock.now(),
      }),
      tools: described,
      step,
      at: clock.now(),
    });
    if (!answer) break;
    const text = textOf(answer.response);
    if (openCalls([answer.response]).length > 0) {
      await state.append(answer.response);
      continue;
    }
    const complaint = complaintAbout(state, text, answer.cut, answer.filtered);
    if (!complaint) {
      const words = honestWords(state, text);
      const outcome = composeReply(state, words, []);
      state.close(words === text ? answer.response : { ...answer.response, parts: said(outcome.message) });
      return outcome;
    }
    if (nudges >= MAX_NUDGES) return finishHonestly(state, text, answer.filtered || answer.cut);
    nudges += 1;
    // What the model said stays out of the conversation: only the note that makes it try again is kept.
    await state.append({ kind: 'request', parts: [note(complaint, clock.now())] });
  }
  const isUnfinished = state.receipts.length > 0 && state.turn.cause.kind === 'messages';
  return finishHonestly(state, isUnfinished ? STOPPED : '', false);
}

const STOPPED =
  'I stopped there, and may not have come to all that you asked for. Shall I go on with the rest?';

/** There was no time for all of it: what is left is named, and offered. */
function finishLeft(state: TurnState, asked: number, { left, pending }: HandledCalls): TurnOutcome {
  const words = sayNoTime(asked, left, state.context.user.timeZone);
  const outcome = composeReply(state, words, pending);
  state.close({ kind: 'response', parts: said(outcome.message) });
  return outcome;
}

/** Beside a proposal the model is not asked for words: what was refused or asked in the same step is told all the same. */
function beside(state: TurnState, { results }: HandledCalls): string {
  const untold = results.flatMap((part) => {
    if (part.part_kind !== 'tool-return') return [];
    const { ok, status, reason, question } = (part.content ?? {}) as Record<string, unknown>;
    if (ok === true || status === 'in_doubt') return [];
    return typeof reason === 'string' ? [reason] : typeof question === 'string' ? [question] : [];
  });
  return [lastText(state), ...untold].filter(Boolean).join('\n\n');
}

function complaintAbout(state: TurnState, text: string, cut: boolean, filtered: boolean): string | undefined {
  if (filtered)
    return 'Your answer was withheld by a filter. Answer again, briefly and only about scheduling.';
  if (cut) return 'Your answer was cut off because it was too long. Answer again, much shorter.';
  if (!text) return 'You answered nothing. Answer the user in one or two sentences.';
  if (!state.hasChanged && claimsDone(text, { hasRead: state.hasRead }))
    return 'You said that something was done, but no tool did it. Call the tool, or say plainly that nothing was changed.';
  return undefined;
}

/** The model could not be brought to a true answer: the person hears what is true, and nothing more. */
function finishHonestly(state: TurnState, text: string, unusable: boolean): TurnOutcome {
  const claims = text !== '' && !state.hasChanged && claimsDone(text, { hasRead: state.hasRead });
  const honest =
    !text || claims || unusable ? (state.receipts.length + state.doubts.length > 0 ? '' : UNFINISHED) : text;
  const outcome = composeReply(state, honestWords(state, honest), []);
  state.close({ kind: 'response', parts: said(outcome.message) });
  return outcome;
}

const said = (content: string): ResponsePart[] => [{ part_kind: 'text', content }];

const note = (content: string, at: Date): RetryPromptPart => ({
  part_kind: 'retry-prompt',
  content,
  timestamp: at.toISOString(),
});

const textOf = (response: StoredResponse): string =>
  response.parts
    .flatMap((part) => (part.part_kind === 'text' ? [part.content] : []))
    .join('\n')
    .trim();

const lastText = (state: TurnState): string => {
  const response = state.ownMessages.findLast((message) => message.kind === 'response');
  return response?.kind === 'response' ? textOf(response) : '';
};

/** After an interruption the count goes on, so that ids of calls are never given twice. */
const stepsSoFar = (state: TurnState): number =>
  state.ownMessages.filter((message) => message.kind === 'response' || message.parts.some(isNote)).length;

/** Our word to the model about its own answer: it took a step, too. */
const isNote = (part: RequestPart | ResponsePart): boolean =>
  part.part_kind === 'retry-prompt' && part.tool_call_id === undefined;
