import { asWaiting, toPending } from '../approvals/approval-card.ts';
import type { ApprovalRow } from '../approvals/approvals.repository.ts';
import type { TurnOutcome } from '../outcome.ts';
import type { ToolReport } from '../values/tool-report.ts';
import { MARKS, markOf } from './receipt-marks.ts';
import type { TurnState } from './turn-state.ts';

/** What the person reads: what was done, what is not known yet, the program's words, then what waits for them. */
export function composeReply(
  state: TurnState,
  text: string,
  cards: readonly ApprovalRow[] = state.cards.shown,
): TurnOutcome {
  const known = [...state.receipts, ...state.doubts].filter((sentence) => !text.includes(sentence));
  const conflicts = [...state.conflicts, ...state.cards.shown.flatMap((card) => card.conflicts)];
  const questions =
    cards.length > 0 ? [state.voice.render.pending(cards.map(asWaiting), state.voice.reader)] : [];
  const message = [...known, text, ...questions].filter(Boolean).join('\n\n');
  return {
    message: message || state.voice.render.phrase('unfinished', state.voice.reader),
    eventId: state.eventId,
    conflicts,
    pendingApprovals: cards.map(toPending),
    ...(questions[0] ? { asks: questions[0] } : {}),
    traceId: state.traceId,
    values: state.values,
  };
}

/** With the mark of its receipt. */
export function marked(state: TurnState, toolCallId: string, toolReport: ToolReport): ToolReport {
  if (!toolReport.receipt) return toolReport;
  return {
    ...toolReport,
    data: { ...toolReport.data, receipt_mark: markOf(state.mark(toolCallId, toolReport.receipt)) },
  };
}
const receiptOf = (state: TurnState, number: string): string | undefined => state.marks.get(Number(number));

/**
 * A model's last words as the person sees them. Only a receipt can say that something changed; to everything else the
 * program adds what did not (docs/adr/0034). What the words mean is never looked at.
 */
export function checkedWords(state: TurnState, text: string): string {
  // The program reports what is in doubt, and nothing else may contradict it.
  if (state.doubts.length > 0) return '';
  // Receipts, and the questions and refusals of tools, are the program's own words: a model that passes them on claims nothing.
  const own = [...state.receipts, ...state.said.toolWords()].reduce(
    (rest, sentence) => rest.replaceAll(sentence, ''),
    text.replaceAll(MARKS, ''),
  );
  return [withReceipts(state, text), ownLine(state, own.trim())].filter(Boolean).join('\n\n');
}

/** Each receipt of this turn where the model has put its mark. */
const withReceipts = (state: TurnState, text: string): string =>
  text.replaceAll(MARKS, (_mark, number) => receiptOf(state, number) ?? '').trim();

/** The person stopped it: what was shown stays, and the program says what was not done, unless that is in doubt. */
export function wordsWhenStopped(state: TurnState, text: string, otherRefusals: string): string {
  const { receipts, doubts } = state;
  const { render, reader } = state.voice;
  const stopped = render.phrase('stopped-as-asked', reader);
  if (doubts.length > 0) return [otherRefusals, stopped].filter(Boolean).join('\n\n');
  const { language } = state.askedFor();
  const own = receipts.length > 0 ? render.nothingElse(language) : render.unchanged(language);
  return [text && `${withReceipts(state, text)} …`, `${stopped} ${own}`].filter(Boolean).join('\n\n');
}

function ownLine(state: TurnState, own: string): string {
  if (!/\p{L}/u.test(own) || areQuestions(own)) return '';
  const asked = state.askedFor();
  if (state.receipts.length > 0) return state.voice.render.nothingElse(asked.language);
  const soFar = {
    cards: state.cards.shown.map(({ tool_name }) => tool_name),
    hasSearched: state.outcomes.some(({ value }) => value.kind === 'answer' && value.about === 'free-time'),
  };
  return asked.isRuledOut(soFar) ? '' : state.voice.render.unchanged(asked.language);
}

/** Of receipts that are not there. One of an earlier turn was shown then, and is only left out. */
export const unknownMarks = (state: TurnState, text: string): string[] =>
  [...text.matchAll(MARKS)].flatMap(([mark, number]) =>
    receiptOf(state, number ?? '') === undefined && !state.isEarlierMark(Number(number)) ? [mark] : [],
  );

/** Sentences that ask state nothing, as long as each of them does. */
const areQuestions = (text: string): boolean => /^(?:[^.!?。！？؟\n]+[?？؟]+\s*)+$/u.test(text);
