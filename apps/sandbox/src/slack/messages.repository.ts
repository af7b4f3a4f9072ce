import type { Database } from '../platform/database.ts';
import type { Block, Message, Reaction } from './message.ts';

interface NewMessage {
  readonly channel: string;
  readonly ts: string;
  readonly author: Message['author'];
  readonly userId: string;
  readonly text: string;
  readonly at: Date;
  readonly subtype?: string | undefined;
  readonly threadTs?: string | undefined;
  readonly clientMsgId?: string | undefined;
  readonly blocks?: readonly Block[] | undefined;
  readonly files?: readonly unknown[] | undefined;
  readonly metadata?: unknown;
  readonly ephemeral?: boolean | undefined;
}

const SELECT = `SELECT message.*, webhook.state AS webhook_state, webhook.last_status AS webhook_status,
    webhook.attempts AS webhook_attempts
  FROM slack_messages message LEFT JOIN webhooks webhook ON webhook.id = message.webhook_id`;

export const createMessages = (database: Database) => {
  const find = async (channel: string, ts: string): Promise<Message | undefined> =>
    (await database.query<Message>(`${SELECT} WHERE channel = $1 AND ts = $2`, [channel, ts]))[0];

  return {
    find,
    insert: async (message: NewMessage): Promise<Message> => {
      const [row] = await database.query<Message>(
        `INSERT INTO slack_messages (channel, ts, author, user_id, text, subtype, thread_ts, client_msg_id, blocks,
           files, metadata, ephemeral, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING *`,
        [
          message.channel,
          message.ts,
          message.author,
          message.userId,
          message.text,
          message.subtype ?? null,
          message.threadTs ?? null,
          message.clientMsgId ?? null,
          JSON.stringify(message.blocks ?? []),
          JSON.stringify(message.files ?? []),
          message.metadata === undefined ? null : JSON.stringify(message.metadata),
          message.ephemeral ?? false,
          message.at,
        ],
      );
      if (row === undefined) throw new Error('The message was not recorded.');
      return row;
    },
    /** Everything ever written there, in order. */
    of: (channel: string): Promise<Message[]> =>
      database.query<Message>(`${SELECT} WHERE channel = $1 ORDER BY position`, [channel]),
    /** A page of a thread, oldest first. */
    replies: (
      channel: string,
      thread: string,
      range: { oldest: string; latest: string; inclusive: boolean; limit: number },
    ): Promise<Message[]> => {
      const equal = range.inclusive ? '=' : '';
      return database.query<Message>(
        `${SELECT} WHERE channel = $1 AND (thread_ts = $2 OR ts = $2) AND NOT ephemeral AND NOT deleted
           AND ts COLLATE "C" >${equal} $3 AND ts COLLATE "C" <${equal} $4 ORDER BY ts COLLATE "C" LIMIT $5`,
        [channel, thread, range.oldest, range.latest, range.limit],
      );
    },
    /** A page of history, newest first. Timestamps have a fixed width, so text compares as time does. */
    history: (
      channel: string,
      range: { oldest: string; latest: string; inclusive: boolean; limit: number },
    ): Promise<Message[]> => {
      const equal = range.inclusive ? '=' : '';
      return database.query<Message>(
        `${SELECT} WHERE channel = $1 AND thread_ts IS NULL AND NOT ephemeral AND NOT deleted
           AND ts COLLATE "C" >${equal} $2
           AND ts COLLATE "C" <${equal} $3 ORDER BY ts COLLATE "C" DESC LIMIT $4`,
        [channel, range.oldest, range.latest, range.limit],
      );
    },
    edit: async (
      { channel, ts }: Message,
      changes: { text: string; blocks: readonly Block[]; metadata?: unknown; editedTs: string },
    ): Promise<Message | undefined> => {
      await database.query(
        `UPDATE slack_messages SET text = $3, blocks = $4, metadata = coalesce($5, metadata), edited_ts = $6
         WHERE channel = $1 AND ts = $2`,
        [
          channel,
          ts,
          changes.text,
          JSON.stringify(changes.blocks),
          changes.metadata === undefined ? null : JSON.stringify(changes.metadata),
          changes.editedTs,
        ],
      );
      return find(channel, ts);
    },
    remove: async ({ channel, ts }: Message): Promise<void> => {
      await database.query('UPDATE slack_messages SET deleted = true WHERE channel = $1 AND ts = $2', [
        channel,
        ts,
      ]);
    },
    react: async ({ channel, ts }: Message, reactions: readonly Reaction[]): Promise<void> => {
      await database.query('UPDATE slack_messages SET reactions = $3 WHERE channel = $1 AND ts = $2', [
        channel,
        ts,
        JSON.stringify(reactions),
      ]);
    },
    reportedBy: async ({ channel, ts }: Message, webhookId: string): Promise<void> => {
      await database.query('UPDATE slack_messages SET webhook_id = $3 WHERE channel = $1 AND ts = $2', [
        channel,
        ts,
        webhookId,
      ]);
    },
  };
};

export type Messages = ReturnType<typeof createMessages>;
