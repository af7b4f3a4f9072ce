import type { ChatResponse, Conflict, PendingApproval } from '@catch/contract/assistant';
import type { z } from 'zod';
import type { Proposal, Value } from './values/values.ts';

/**
 * What a turn comes to, whatever channel asked: the web answers it as JSON, the other channels deliver it.
 * The assistant never knows Slack or WhatsApp.
 */
export interface TurnOutcome {
  readonly message: string;
  readonly eventId: string | null;
  readonly conflicts: readonly z.output<typeof Conflict>[];
  readonly pendingApprovals: readonly PendingApproval[];
  /** The end of the message that the cards say, too. */
  readonly asks?: string | undefined;
  readonly traceId: string | null;
  /** What was said and asked, as data: the state of the conversation is built from it. Absent in older turns. */
  readonly values?: readonly (Value | Proposal)[];
}

/** What only the web shows of it: what needs not be said twice, and where the event is in the calendar itself. */
export function webExtras({
  asks,
  eventId,
  values = [],
}: TurnOutcome): Pick<ChatResponse, 'asks' | 'event_url'> {
  const url = values
    .flatMap((value) => (value.kind === 'receipt' ? value.changes : []))
    .flatMap((change) =>
      change.did === 'created' && change.after.id === eventId ? [change.after.page] : [],
    )[0];
  return { ...(asks ? { asks } : {}), ...(url ? { event_url: url } : {}) };
}

/** Says nothing: nothing was asked, and there is nothing new to report. */
export const silent = (traceId: string | null): TurnOutcome => ({
  message: '',
  eventId: null,
  conflicts: [],
  pendingApprovals: [],
  traceId,
});
