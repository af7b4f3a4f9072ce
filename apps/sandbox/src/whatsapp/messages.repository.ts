import type { Database } from '../platform/database.ts';
import type { Content, Message, MessageStatus } from './message.ts';

interface NewMessage {
  readonly id: string;
  readonly email: string;
  readonly author: Message['author'];
  readonly kind: string;
  readonly content: Content;
  readonly contextId?: string | undefined;
  readonly opaque?: string | undefined;
  readonly status: MessageStatus;
  readonly at: Date;
}

const SELECT = `SELECT message.*, webhook.state AS webhook_state, webhook.last_status AS webhook_status,
    webhook.attempts AS webhook_attempts
  FROM whatsapp_messages message LEFT JOIN webhooks webhook ON webhook.id = message.webhook_id`;

/** A receipt only ever moves forward; a failure may follow 'sent', nothing follows a failure. */
const BEFORE: Record<MessageStatus, readonly MessageStatus[]> = {
  accepted: [],
  sent: ['accepted'],
  delivered: ['accepted', 'sent'],
  read: ['accepted', 'sent', 'delivered'],
  failed: ['accepted', 'sent'],
};

export const createMessages = (database: Database) => ({
  insert: async (message: NewMessage): Promise<void> => {
    await database.query(
      `INSERT INTO whatsapp_messages (id, email, author, kind, content, context_id, opaque, status, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        message.id,
        message.email,
        message.author,
        message.kind,
        JSON.stringify(message.content),
        message.contextId ?? null,
        message.opaque ?? null,
        message.status,
        message.at,
      ],
    );
  },
  of: (email: string): Promise<Message[]> =>
    database.query<Message>(`${SELECT} WHERE message.email = $1 ORDER BY message.position`, [email]),
  find: async (id: string): Promise<Message | undefined> =>
    (await database.query<Message>(`${SELECT} WHERE message.id = $1`, [id]))[0],
  reportedBy: async (ids: readonly string[], webhookId: string): Promise<void> => {
    await database.query('UPDATE whatsapp_messages SET webhook_id = $2 WHERE id = ANY($1)', [
      [...ids],
      webhookId,
    ]);
  },
  /** Undefined when the message is already further. */
  advance: async (
    id: string,
    status: MessageStatus,
    error: Message['error'] = null,
  ): Promise<Message | undefined> => {
    const rows = await database.query<Message>(
      `UPDATE whatsapp_messages SET status = $2, error = $3 WHERE id = $1 AND status = ANY($4) RETURNING *`,
      [id, status, error === null ? null : JSON.stringify(error), [...BEFORE[status]]],
    );
    return rows[0];
  },
  /** Everything of one author in this chat that is not yet that far, up to a message. */
  advanceAll: (
    email: string,
    author: Message['author'],
    status: 'delivered' | 'read',
    upTo?: number,
  ): Promise<Message[]> =>
    database.query<Message>(
      `WITH moved AS (
         UPDATE whatsapp_messages SET status = $3
         WHERE email = $1 AND author = $2 AND status = ANY($4) AND ($5::bigint IS NULL OR position <= $5)
         RETURNING *)
       SELECT * FROM moved ORDER BY position`,
      [email, author, status, [...BEFORE[status]], upTo ?? null],
    ),
});

export type Messages = ReturnType<typeof createMessages>;
