import type { Database } from '../platform/database.ts';

export interface Prompt {
  readonly title: string;
  readonly message: string;
}

/** A conversation in the assistant's Chat tab. Its `ts` is its root, which Slack itself wrote. */
export interface Thread extends Record<string, unknown> {
  channel: string;
  ts: string;
  /** What the app suggests to ask. */
  prompts: Prompt[];
}

export const createThreads = (database: Database) => ({
  open: async (channel: string, ts: string): Promise<void> => {
    await database.query('INSERT INTO slack_threads (channel, ts) VALUES ($1, $2)', [channel, ts]);
  },
  of: (channel: string): Promise<Thread[]> =>
    database.query<Thread>('SELECT * FROM slack_threads WHERE channel = $1 ORDER BY position', [channel]),
  /** The one that the Chat tab shows. */
  current: async (channel: string): Promise<Thread | undefined> =>
    (
      await database.query<Thread>(
        'SELECT * FROM slack_threads WHERE channel = $1 ORDER BY position DESC LIMIT 1',
        [channel],
      )
    )[0],
  /** False when there is no such thread. */
  suggest: async (channel: string, ts: string, prompts: readonly Prompt[]): Promise<boolean> =>
    (
      await database.query(
        'UPDATE slack_threads SET prompts = $3 WHERE channel = $1 AND ts = $2 RETURNING ts',
        [channel, ts, JSON.stringify(prompts)],
      )
    ).length === 1,
});

export type Threads = ReturnType<typeof createThreads>;
