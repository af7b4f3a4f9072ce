import { randomBytes } from 'node:crypto';

export type MessageStatus = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';

/** The part of a message that is named after its type, such as `{ text: { body } }`. */
export type Content = Record<string, unknown>;

export interface Message extends Record<string, unknown> {
  id: string;
  position: number;
  email: string;
  author: 'user' | 'business';
  kind: string;
  content: Content;
  context_id: string | null;
  opaque: string | null;
  status: MessageStatus;
  error: { code: number; title: string; message: string; error_data: { details: string } } | null;
  created_at: Date;
  /** What became of the webhook that reported a person's message. */
  webhook_id: string | null;
  webhook_state: string | null;
  webhook_status: number | null;
  webhook_attempts: number | null;
}

/** Meta's message ids: opaque, in base64 with everything that base64 may contain. */
export const newMessageId = (phone: string): string => {
  const head = Buffer.from([0x1c, 0x18, phone.length]);
  const tail = Buffer.from([0x15, 0x02, 0x00, 0x11, 0x18, 0x12]);
  const unique = randomBytes(9).toString('hex').toUpperCase();
  return `wamid.${Buffer.concat([head, Buffer.from(phone), tail, Buffer.from(unique), Buffer.from([0])]).toString('base64')}`;
};
