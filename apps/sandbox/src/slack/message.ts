export interface Reaction {
  readonly name: string;
  readonly users: readonly string[];
}

/** A message in a direct conversation; `channel` and `ts` together are its identity. */
export interface Message extends Record<string, unknown> {
  channel: string;
  ts: string;
  position: number;
  author: 'user' | 'bot';
  user_id: string;
  /** Escaped, as Slack keeps it. */
  text: string;
  subtype: string | null;
  thread_ts: string | null;
  edited_ts: string | null;
  client_msg_id: string | null;
  /** Only the member sees it, and no history has it. */
  ephemeral: boolean;
  deleted: boolean;
  blocks: Block[];
  files: Record<string, unknown>[];
  reactions: Reaction[];
  metadata: Record<string, unknown> | null;
  webhook_id: string | null;
  webhook_state: string | null;
  webhook_status: number | null;
  webhook_attempts: number | null;
  created_at: Date;
}

export interface TextObject {
  readonly type: 'plain_text' | 'mrkdwn';
  readonly text: string;
}

export interface Element {
  readonly type: string;
  readonly action_id?: string;
  readonly text?: TextObject | string;
  readonly value?: string;
  readonly url?: string;
  readonly style?: string;
  readonly confirm?: { title: TextObject; text: TextObject; confirm: TextObject; deny: TextObject };
  readonly alt_text?: string;
  readonly image_url?: string;
}

export interface Block {
  readonly type: string;
  readonly block_id?: string;
  /** A bare text in a `markdown` block only. */
  readonly text?: TextObject | string;
  readonly fields?: readonly TextObject[];
  readonly elements?: readonly Element[];
  readonly accessory?: Element;
  readonly alt_text?: string;
}

let last = 0;

/** Slack's ids of messages: the time in microseconds, never twice. A text, because a float would lose digits. */
export const newTimestamp = (now: Date): string => {
  last = Math.max(last + 1, now.getTime() * 1000);
  const seconds = Math.floor(last / 1_000_000);
  return `${seconds}.${String(last % 1_000_000).padStart(6, '0')}`;
};
