import {
  openCalls,
  partsOf,
  type RequestPart,
  type ResponsePart,
  type RetryPromptPart,
  type StoredResponse,
  toModelMessages,
} from '../../conversations/index.ts';
import { askingIn, Stopped } from '../models/ask-chain.ts';
import type { TurnOutcome } from '../outcome.ts';
import { renderInstructions } from '../prompt/instructions.ts';
import { describeTools, type ModelAnswer } from './call-model.ts';
import { type HandledCalls, handleCalls } from './handle-calls.ts';
import { isLastCall } from './last-call.ts';
import { checkedWords, composeReply, unknownMarks, wordsWhenStopped } from './replies.ts';
import type { TurnState } from './turn-state.ts';

/** That came to nothing: a model that gets on takes as many as it needs, as long as there is time. */
const MAX_IDLE_STEPS = 12;
const MAX_STEPS = 120;
const MAX_NUDGES = 2;
const MAX_SAME = 3;

/** Model, tools, model, … until there is something to say, a person must decide, or wants no more of it. */
export async function runLoop(state: TurnState): Promise<TurnOutcome> {
  const shown: Shown = { words: () => '' };
  try {
    return await loop(state, shown);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return finish(state, wordsWhenStopped(state, shown.words(), otherRefusals(state)));
  }
}

/** What may be seen of the answer that is being written. */
interface Shown {
  words: () => string;
}

async function loop(state: TurnState, shown: Shown): Promise<TurnOutcome> {
  const { clock, tools } = state.dependencies;
  const { ask, passOver } = askingIn(state);
  const described = await describeTools(tools);
  let nudges = 0;
  const seen = new Map<string, number>();

  let idle = 0;
  /** Nothing comes of it: the next model starts over. */
  const isLeftToNext = (): boolean => {
    if (!passOver()) return false;
    takeBack(state, shown);
    seen.clear();
    nudges = 0;
    idle = 0;
    return true;
  };
  const isIdle = (): boolean => idle >= MAX_IDLE_STEPS && !isLeftToNext();
  for (let step = stepsSoFar(state); step < MAX_STEPS && !isIdle(); step += 1) {
    const known = comeTo(state);
    const isNudged = nudges > 0;
    const open = openCalls(state.said.own).filter(
      ({ tool_call_id }) => !state.cards.awaited.has(tool_call_id),
    );
    if (open.length > 0) {
      const handled = await handleCalls(state, open, true);
      if (handled.results.length > 0) await state.store.append({ kind: 'request', parts: handled.results });
      if (handled.left.length > 0) return finishLeft(state, open.length, handled);
      if (handled.isFullyReported && open.some(({ args }) => isLastCall(args)))
        return finishReported(state, handled);
      if (state.live.stop.aborted) throw new Stopped();
      // The same call with the same words again and again is a loop, not progress.
      for (const call of open) {
        const key = `${call.tool_name} ${JSON.stringify(call.args)}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      if (Math.max(...seen.values()) >= MAX_SAME && !isLeftToNext()) return finish(state, '');
    }
    idle = comeTo(state) > known ? 0 : idle + 1;
    const answer = await ask({
      instructions: renderInstructions(state.context, clock.now()),
      messages: toModelMessages(state.said.all, {
        awaited: state.cards.awaited,
        zone: state.context.user.timeZone,
        asOf: clock.now(),
        standing: state.standing,
      }),
      tools: described,
      step,
      at: clock.now(),
      onWords: (words) => {
        shown.words = () => shownWhileWritten(state, words(), isNudged);
        state.live.draft(() => asReply(state, shown.words()));
      },
    });
    if (!answer) break;
    const text = textOf(answer.response);
    if (openCalls([answer.response]).length > 0) {
      takeBack(state, shown);
      await state.store.append(answer.response);
      continue;
    }
    const complaint = complaintAbout(state, text, answer, isNudged);
    if (!complaint) {
      const words = otherRefusals(state) || checkedWords(state, text);
      const outcome = composeReply(state, words);
      state.store.close(
        words === text ? answer.response : { ...answer.response, parts: said(outcome.message) },
      );
      return outcome;
    }
    if (nudges >= MAX_NUDGES) {
      const words = answer.filtered || answer.cut ? '' : checkedWords(state, text);
      if (words || !isLeftToNext()) return finish(state, words);
      continue;
    }
    nudges += 1;
    takeBack(state, shown);
    // What the model said stays out of the conversation: only the note that makes it try again is kept.
    await state.store.append({ kind: 'request', parts: [note(complaint, clock.now())] });
  }
  const isUnfinished =
    state.receipts.length + state.cards.shown.length > 0 && state.turn.cause.kind === 'messages';
  return finish(state, isUnfinished ? state.voice.render.phrase('stopped', state.voice.reader) : '');
}

/** There was no time for all of it: what is left is named, and offered. */
const finishLeft = (state: TurnState, asked: number, { left }: HandledCalls): TurnOutcome =>
  finish(state, state.voice.render.noTime(asked, left, state.voice.reader));

/** Receipts, cards and refusals say it all, along with the sentence the model wrote with its last calls. */
function finishReported(state: TurnState, { refused }: HandledCalls): TurnOutcome {
  const words = [...new Set(refused), checkedWords(state, lastText(state))].filter(Boolean).join('\n\n');
  return words ? finish(state, words) : composeReply(state, '');
}

/** So much came of the turn. */
const comeTo = ({ receipts, doubts, cards }: TurnState): number =>
  receipts.length + doubts.length + cards.shown.length;

/** While something is in doubt only the program speaks: of that, and of what else was refused or asked. */
const otherRefusals = (state: TurnState): string =>
  state.doubts.length > 0 ? unreportedIn(state).join('\n\n') : '';

const unreportedIn = (state: TurnState): string[] =>
  state.said.own.flatMap(partsOf).flatMap((part) => {
    if (part.part_kind !== 'tool-return') return [];
    const { ok, status, reason, question } = (part.content ?? {}) as Record<string, unknown>;
    if (ok === true || status === 'in_doubt') return [];
    if (typeof reason === 'string') return [reason];
    if (typeof question === 'string') return [question];
    // What a model was to say differently is a question for the person.
    const value = state.outcomes.find(({ call }) => call === part.tool_call_id)?.value;
    return value?.kind === 'question' ? [state.voice.say(value)] : [];
  });

function complaintAbout(
  state: TurnState,
  text: string,
  { cut, filtered }: Pick<ModelAnswer, 'cut' | 'filtered'>,
  isNudged: boolean,
): string | undefined {
  if (filtered)
    return 'Your answer was withheld by a filter. Answer again, briefly and only about scheduling.';
  if (cut) return 'Your answer was cut off because it was too long. Answer again, much shorter.';
  // A receipt says it all, and so does a card.
  if (!text && state.receipts.length + state.cards.shown.length === 0)
    return 'You answered nothing. Answer the user in one or two sentences.';
  // What waits on a card has no receipt yet: the program leaves the mark out, and says that nothing was changed.
  const [unknown] = state.cards.awaited.size > 0 ? [] : unknownMarks(state, text);
  if (unknown)
    return `There is no receipt ${unknown}: no tool made that change. Call the tool, or leave it out.`;
  if (isWordsForDeeds(state, text, isNudged))
    return 'The user asked for a change, and you called no tool for it. Call it now, ask for what is missing, or say why it cannot be done.';
  return undefined;
}

/** Nothing as long as there is nothing; then exactly what would be stored if no more came. */
const asReply = (state: TurnState, words: string): string =>
  words && composeReply(state, checkedWords(state, words)).message;

function takeBack(state: TurnState, shown: Shown): void {
  shown.words = () => '';
  state.live.draft(undefined);
}

/** A change was asked for, and all that came of it are words that ask nothing. */
const isWordsForDeeds = (state: TurnState, text: string, isNudged: boolean): boolean =>
  !isNudged && !state.said.hasCalled && !text.includes('?') && state.askedFor().isWanted;

/**
 * Of words that are still coming, those by which the program would stand if they ended here. Words that would be sent
 * back are not shown at all.
 */
const shownWhileWritten = (state: TurnState, words: string, isNudged: boolean): string =>
  state.doubts.length > 0 || unknownMarks(state, words).length > 0 || isWordsForDeeds(state, words, isNudged)
    ? ''
    : words;

/** Without a model's last word, or with what may be shown of it. */
function finish(state: TurnState, words: string): TurnOutcome {
  const outcome = composeReply(state, words);
  state.store.close({ kind: 'response', parts: said(outcome.message) });
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
  const response = state.said.own.findLast((message) => message.kind === 'response');
  return response?.kind === 'response' ? textOf(response) : '';
};

/** After an interruption the count goes on, so that ids of calls are never given twice. */
const stepsSoFar = (state: TurnState): number =>
  state.said.own.filter((message) => message.kind === 'response' || message.parts.some(isNote)).length;

/** Our word to the model about its own answer: it took a step, too. */
const isNote = (part: RequestPart | ResponsePart): boolean =>
  part.part_kind === 'retry-prompt' && part.tool_call_id === undefined;
