import type { Queryable } from '../../../platform/db/database.ts';
import { findApproval, saySettled } from '../../assistant/index.ts';
import { zoneAndEmail } from '../connected-channels.ts';
import { findOutboxRow, type OutboxRow } from './outbox.repository.ts';

/** Whether a card may still be pressed; asked when it goes out, since it may have waited long. */
export async function isStillPending(db: Queryable, toolCallId: string | null, now: Date): Promise<boolean> {
  const approval = toolCallId === null ? undefined : await findApproval(db, toolCallId);
  return approval?.status === 'pending' && approval.expires_at > now;
}

export interface Settlement {
  readonly line: string;
  readonly decidedOn: string | null;
  readonly isDecided: boolean;
  readonly proposal: string;
  /** Undefined when the card never went out: then there is nothing to settle. */
  readonly card: { readonly messageId: string; readonly conversationId: string | null } | undefined;
}

export async function loadSettlement(db: Queryable, row: OutboxRow): Promise<Settlement | undefined> {
  const { payload, tool_call_id, user_id } = row;
  if (payload.type !== 'settlement' || tool_call_id === null || user_id === null) return undefined;
  const [approval, card, { zone, language }] = await Promise.all([
    findApproval(db, tool_call_id),
    findOutboxRow(db, payload.card),
    zoneAndEmail(db, user_id),
  ]);
  if (!approval) return undefined;
  return {
    line: saySettled(approval, zone, language),
    decidedOn: approval.decided_channel,
    isDecided: approval.status === 'approved' || approval.status === 'denied',
    proposal: approval.formatted_args,
    card:
      card?.provider_id && ['sent', 'delivered', 'read'].includes(card.status)
        ? { messageId: card.provider_id, conversationId: card.conversation_id }
        : undefined,
  };
}
