import type { Database } from '../../platform/database.ts';

interface Header {
  readonly name: string;
  readonly value: string;
}

export interface MailMessage extends Record<string, unknown> {
  email: string;
  id: string;
  thread_id: string;
  label_ids: string[];
  internal_date: Date;
  headers: Header[];
  body: string;
}

/** Newest first, as Gmail lists them; the id decides between messages of the same moment. */
export const createMessages = (database: Database) => ({
  page: (
    email: string,
    labelIds: readonly string[],
    after: { date: number; id: string } | undefined,
    limit: number,
  ) =>
    database.query<MailMessage>(
      `SELECT * FROM gmail_messages
       WHERE email = $1 AND label_ids @> $2 AND ($3::bigint IS NULL OR (internal_date, id) < (to_timestamp($3 / 1000.0), $4))
       ORDER BY internal_date DESC, id DESC LIMIT $5`,
      [email, labelIds, after?.date ?? null, after?.id ?? '', limit],
    ),
  count: async (email: string, labelIds: readonly string[]): Promise<number> => {
    const [row] = await database.query<{ count: number }>(
      'SELECT count(*) AS count FROM gmail_messages WHERE email = $1 AND label_ids @> $2',
      [email, labelIds],
    );
    return row?.count ?? 0;
  },
  find: async (email: string, id: string): Promise<MailMessage | undefined> => {
    const [row] = await database.query<MailMessage>(
      'SELECT * FROM gmail_messages WHERE email = $1 AND id = $2',
      [email, id],
    );
    return row;
  },
  insertAll: async (messages: readonly MailMessage[]): Promise<void> => {
    await database.query(
      `INSERT INTO gmail_messages (email, id, thread_id, label_ids, internal_date, headers, body)
       SELECT email, id, thread_id, ARRAY(SELECT jsonb_array_elements_text(label_ids)), internal_date, headers, body
       FROM jsonb_to_recordset($1::jsonb) AS m(email text, id text, thread_id text, label_ids jsonb,
         internal_date timestamptz, headers jsonb, body text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(messages)],
    );
  },
});
