import type { PendingApproval } from '@catch/contract/assistant';
import type { TurnOutcome } from '../outcome.ts';
import { sayMoment } from '../tools/text/say-time.ts';
import type { ToolConflict } from '../tools/tool.port.ts';
import { claimsDone, withoutClaims } from './claims.ts';
import type { TurnState } from './turn-state.ts';

export const UNFINISHED =
  'I could not finish that, and I have not changed anything. Could you say it in another way?';

/** The model's own words as far as nothing but a receipt says 'done' in them. */
export const honestWords = (state: TurnState, text: string): string =>
  state.receipts.length > 0 ? withoutClaims(text, { hasRead: state.hasRead }, state.receipts) : text;

/** What the person reads: the receipts of what was done, then the model's words, then what waits for them. */
export function composeReply(
  state: TurnState,
  text: string,
  pending: readonly PendingApproval[],
): TurnOutcome {
  const words = pending.length > 0 && claimsDone(text, { hasRead: state.hasRead }) ? '' : text;
  const receipts = state.receipts.filter((receipt) => !words.includes(receipt));
  const questions = pending.length > 0 ? [pendingSentence(state, pending)] : [];
  const message = [...receipts, words, ...questions].filter(Boolean).join('\n\n');
  return {
    message: message || UNFINISHED,
    eventId: state.eventId,
    conflicts: state.conflicts,
    pendingApprovals: pending,
    traceId: state.traceId,
  };
}

const instead = ({ alternatives }: TurnState): string =>
  alternatives.length > 0 ? `Free instead: ${alternatives.join('; ')}. ` : '';

const NAMED = 5;

/** By name; with the day where what is asked about does not say it already, as of a series. */
function sayConflicts(conflicts: readonly ToolConflict[], zone: string, asked: string): string {
  const said = conflicts.slice(0, NAMED).map(({ summary, start }) => {
    const day = start === null ? '' : sayDay(start, zone);
    return `${summary ?? 'another event'}${day === '' || asked.includes(day) ? '' : ` (${day})`}`;
  });
  const more = conflicts.length - said.length;
  return `${said.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const sayDay = (start: string, zone: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(start) ? start : (sayMoment(Date.parse(start), zone).split(',')[0] ?? '');

function pendingSentence(state: TurnState, pending: readonly PendingApproval[]): string {
  const asked = pending.map(({ formatted_args }) => formatted_args).join('\n');
  const overlap =
    state.conflicts.length > 0
      ? `That overlaps with ${sayConflicts(state.conflicts, state.context.user.timeZone, asked)}. ${instead(state)}`
      : '';
  const [only] = pending;
  if (pending.length === 1 && only) return `${overlap}Please approve or deny: ${only.formatted_args}`;
  return `${overlap}Please approve or deny each of these:\n${pending.map(({ formatted_args }) => `• ${formatted_args}`).join('\n')}`;
}
