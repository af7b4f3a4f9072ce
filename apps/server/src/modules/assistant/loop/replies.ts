import type { PendingApproval } from '@catch/contract/assistant';
import type { TurnOutcome } from '../outcome.ts';
import { sayPending } from '../render/say-pending.ts';
import { claimsDone, withoutClaims, withoutDenials } from './claims.ts';
import type { TurnState } from './turn-state.ts';

export const UNFINISHED =
  'I could not finish that, and I have not changed anything. Could you say it in another way?';

/** The model's own words as far as nothing but a receipt says 'done' in them. */
export function honestWords({ receipts, doubts, hasRead }: TurnState, text: string): string {
  const known = [...receipts, ...doubts];
  if (known.length === 0) return text;
  const words = withoutClaims(text, { hasRead }, known);
  return doubts.length > 0 ? withoutDenials(words, known) : words;
}

/** What the person reads: what was done, what is not known yet, the model's words, then what waits for them. */
export function composeReply(
  state: TurnState,
  text: string,
  pending: readonly PendingApproval[],
): TurnOutcome {
  const words = pending.length > 0 && claimsDone(text, { hasRead: state.hasRead }) ? '' : text;
  const known = [...state.receipts, ...state.doubts].filter((sentence) => !words.includes(sentence));
  const { conflicts, alternatives } = state;
  const questions = pending.length > 0 ? [sayPending(pending, alternatives)] : [];
  const message = [...known, words, ...questions].filter(Boolean).join('\n\n');
  return {
    message: message || UNFINISHED,
    eventId: state.eventId,
    conflicts,
    pendingApprovals: pending,
    traceId: state.traceId,
    values: state.values,
  };
}
