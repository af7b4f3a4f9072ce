import type { Accounts } from '../../accounts/accounts.repository.ts';
import type { Database } from '../../platform/database.ts';
import { invalidParameter } from '../google-error.ts';
import type { EventRow } from './event-data.ts';

export type SendUpdates = 'all' | 'externalOnly' | 'none';
export type MailKind = 'invitation' | 'update' | 'cancellation' | 'response';

/** Guests hear nothing unless it is asked for. `sendNotifications` is the old name of the same wish. */
export const readSendUpdates = (parameters: Record<string, string>): SendUpdates => {
  const value = parameters.sendUpdates;
  if (value === undefined) return parameters.sendNotifications === 'true' ? 'all' : 'none';
  if (value !== 'all' && value !== 'externalOnly' && value !== 'none') throw invalidParameter('sendUpdates');
  return value;
};

const SUBJECTS: Record<MailKind, string> = {
  invitation: 'Invitation',
  update: 'Updated invitation',
  cancellation: 'Canceled event',
  response: 'Response',
};

interface MailOrder {
  readonly kind: MailKind;
  readonly event: EventRow;
  readonly from: string;
  readonly to: readonly string[];
  readonly sendUpdates: SendUpdates;
  readonly now: Date;
}

/** Records the mails that Google would send; the sandbox's page of sent mails shows them. */
export const sendMails = async (database: Database, accounts: Accounts, order: MailOrder): Promise<void> => {
  if (order.sendUpdates === 'none') return;
  for (const recipient of new Set(order.to)) {
    if (recipient === order.from) continue;
    // 'External' are those who do not use Google Calendar: here, those without an account.
    if (order.sendUpdates === 'externalOnly' && (await accounts.find(recipient)) !== undefined) continue;
    await database.query(
      `INSERT INTO calendar_mails (kind, calendar_id, event_id, sender, recipient, subject, sent_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        order.kind,
        order.event.calendarId,
        order.event.id,
        order.from,
        recipient,
        `${SUBJECTS[order.kind]}: ${String(order.event.data.summary ?? '(No title)')}`,
        order.now,
      ],
    );
  }
};

export interface SentMail extends Record<string, unknown> {
  id: number;
  kind: MailKind;
  calendar_id: string;
  event_id: string;
  sender: string;
  recipient: string;
  subject: string;
  sent_at: Date;
}

export const sentMails = (database: Database, user: string | undefined, limit: number): Promise<SentMail[]> =>
  database.query<SentMail>(
    `SELECT * FROM calendar_mails WHERE $1::text IS NULL OR recipient = $1 OR sender = $1
     ORDER BY id DESC LIMIT $2`,
    [user ?? null, limit],
  );
