import { isOptOut } from '@catch/understanding';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { readVerification } from './verification-code.ts';
import type { IncomingMessage } from './webhook-payload.ts';
import { senderNamed, type WhatsappSender } from './whatsapp-links.repository.ts';

export interface SortedMessages {
  /** Of people who are connected, or may be. */
  readonly ofPeople: readonly IncomingMessage[];
  /** Of those who are not, and send a code in order to be. */
  readonly ofNewcomers: readonly IncomingMessage[];
  readonly strangers: readonly WhatsappSender[];
}

/** Whose messages they are, found by one look: thousands of strangers must not cost those who are known a wait. */
export async function sortBySender(
  db: Queryable,
  messages: readonly IncomingMessage[],
): Promise<SortedMessages> {
  const written = messages.flatMap((message) => {
    const sender = senderNamed(message.from_user_id, message.from);
    return sender && message.type !== 'reaction' ? [{ message, sender }] : [];
  });
  const known = await findKnown(
    db,
    written.map(({ sender }) => sender),
  );
  // A move makes somebody known by a name that nobody knows yet.
  for (const { message, sender } of written)
    if (message.type === 'system') known.add(sender.whatsappUserId).add(message.system?.user_id ?? '');
  const isKnown = ({ whatsappUserId, phone }: WhatsappSender) =>
    known.has(whatsappUserId) || (phone !== null && known.has(phone));
  const unknown = written.filter(({ sender }) => !isKnown(sender));
  const newcomers = new Set(
    unknown
      .filter(({ message }) => message.text && readVerification(message.text.body))
      .map(({ sender }) => sender.whatsappUserId),
  );
  const isNewcomer = ({ sender }: { sender: WhatsappSender }) => newcomers.has(sender.whatsappUserId);
  return {
    ofPeople: written.filter(({ sender }) => isKnown(sender)).map(({ message }) => message),
    ofNewcomers: unknown.filter(isNewcomer).map(({ message }) => message),
    strangers: unknown
      .filter((one) => !isNewcomer(one) && !isOptOut(one.message.text?.body ?? ''))
      .map(({ sender }) => sender),
  };
}

/** By either name: which of them counts is found out message by message. */
async function findKnown(db: Queryable, senders: readonly WhatsappSender[]): Promise<Set<string>> {
  if (senders.length === 0) return new Set();
  const ids = [...new Set(senders.map(({ whatsappUserId }) => whatsappUserId))];
  const phones = [...new Set(senders.flatMap(({ phone }) => phone ?? []))];
  const { rows } = await sql<{ name: string }>`
    select whatsapp_user_id as name from whatsapp_links where whatsapp_user_id = any(${ids})
    union select phone from whatsapp_links where phone = any(${phones})`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
