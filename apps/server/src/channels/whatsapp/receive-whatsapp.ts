import { isOptOut } from '@catch/understanding';
import type { Waker } from '../../modules/assistant/index.ts';
import {
  enqueue,
  forgetStranger,
  type InboundLimits,
  inTransaction,
  inviteStrangers,
  isFirstDelivery,
  type Person,
  receivePress,
  receiveText,
  receiveUnsupported,
  receiveVoice,
} from '../../modules/channels/kit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { say } from '../../platform/words.ts';
import { readButtonId } from './button-id.ts';
import { receiveNotice } from './receive-notice.ts';
import { receiveStatus } from './receive-status.ts';
import { sortBySender } from './sort-by-sender.ts';
import { readVerification } from './verification-code.ts';
import { verifySender } from './verify-sender.ts';
import type { IncomingMessage, WhatsappWebhook } from './webhook-payload.ts';
import {
  asStranger,
  deleteWhatsappLink,
  findPerson,
  moveWhatsappLink,
  senderAsLinked,
  senderNamed,
  type WhatsappSender,
} from './whatsapp-links.repository.ts';

export interface WhatsappReceiveDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly waker: Waker;
  readonly brand: string;
  readonly settingsUrl: string;
  readonly limits: InboundLimits;
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

/**
 * What people said in one transaction, and before anything that strangers did; answers the messages to which an answer is
 * being prepared.
 */
export async function receiveWhatsapp(
  dependencies: WhatsappReceiveDependencies,
  webhook: WhatsappWebhook,
): Promise<string[]> {
  const { db } = dependencies;
  const { statuses } = webhook;
  for (const notice of webhook.notices) await receiveNotice(dependencies, notice);
  const work = async (queryable: Queryable, messages: readonly IncomingMessage[]): Promise<string[]> => {
    const answering: string[] = [];
    // One order for all: two batches about the same people would otherwise wait for each other.
    for (const message of messages.toSorted(bySenderAndTime))
      if (await receiveMessage({ ...dependencies, db: queryable }, message)) answering.push(message.id);
    return answering;
  };
  const noteStatuses = async (queryable: Queryable): Promise<void> => {
    for (const status of statuses.toSorted((one, other) => one.id.localeCompare(other.id)))
      await receiveStatus({ ...dependencies, db: queryable }, status);
  };
  // A single one, by far the most frequent, is stored by one statement that is a transaction of its own.
  if (webhook.messages.length + statuses.length === 1) {
    await noteStatuses(db);
    return work(db, webhook.messages);
  }
  const { ofPeople, ofNewcomers, strangers } = await sortBySender(db, webhook.messages);
  const answering = await db.transaction().execute(async (transaction) => {
    const ids = await work(transaction, ofPeople);
    await noteStatuses(transaction);
    return ids;
  });
  answering.push(...(await work(db, ofNewcomers)));
  await receiveStrangers(dependencies, strangers);
  return answering;
}

const bySenderAndTime = (one: IncomingMessage, other: IncomingMessage): number =>
  (one.from_user_id ?? one.from ?? '').localeCompare(other.from_user_id ?? other.from ?? '') ||
  one.timestamp - other.timestamp;

type Dependencies = Omit<WhatsappReceiveDependencies, 'db'> & { readonly db: Queryable };

async function receiveMessage(dependencies: Dependencies, message: IncomingMessage): Promise<boolean> {
  const { clock } = dependencies;
  const sender = senderNamed(message.from_user_id, message.from);
  if (!sender || message.type === 'reaction') return false;
  if (message.type === 'system') {
    await receiveMove(dependencies, sender, message);
    return false;
  }
  const code = message.text && readVerification(message.text.body);
  if (code) {
    const linked = await senderAsLinked(dependencies.db, sender);
    await verifySender(dependencies, linked, { code, providerId: message.id });
    return false;
  }
  const said = {
    providerId: message.id,
    saidAt: new Date(Math.min(message.timestamp * 1000, clock.now().getTime())),
  };
  const person =
    (await findPerson(dependencies.db, sender, said.saidAt)) ??
    (await findPerson(dependencies.db, await senderAsLinked(dependencies.db, sender), said.saidAt));
  if (person === 'inactive') return false;
  if (!person) {
    // People who opted out get no instructions for connecting.
    if (!isOptOut(message.text?.body ?? '')) await receiveStrangers(dependencies, [sender]);
    return false;
  }
  if (await dependencies.limits.isPersonTooFast(dependencies.db, person)) return false;
  const button = message.interactive?.button_reply?.id ?? message.interactive?.list_reply?.id;
  const pressed = readButtonId(button ?? message.button?.payload ?? '');
  if (pressed) return receivePress(dependencies, person, { ...said, ...pressed });
  if (message.text) {
    if (isOptOut(message.text.body)) {
      await receiveStop(dependencies, person, sender, message.id);
      return false;
    }
    return receiveText(dependencies, person, { ...said, text: message.text.body });
  }
  if (message.audio) {
    const voice = { kind: 'whatsapp', media_id: message.audio.id };
    return receiveVoice(dependencies, person, { ...said, voice });
  }
  await receiveUnsupported(dependencies, person, said);
  return false;
}

const receiveStrangers = (
  { db, clock, limits, brand, settingsUrl }: Dependencies,
  senders: readonly WhatsappSender[],
): Promise<void> =>
  inviteStrangers(
    { db, clock, limits },
    senders.map((sender) => ({ sender: sender.whatsappUserId, to: asStranger(sender) })),
    say({}, 'on.whatsapp.unknown', { brand, url: settingsUrl }),
  );

async function receiveStop(
  { db, clock }: Dependencies,
  person: Person,
  sender: WhatsappSender,
  providerId: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    if (!(await isFirstDelivery(transaction, 'WHATSAPP', providerId, now))) return;
    await deleteWhatsappLink(transaction, person.userId);
    await forgetStranger(transaction, 'WHATSAPP', sender.whatsappUserId);
    await enqueue(transaction, {
      to: asStranger(sender),
      kind: 'notice',
      dedupeKey: `stop:${providerId}`,
      payload: { type: 'text', text: say(person, 'channel.stopped') },
      at: now,
    });
  });
}

/**
 * A new number brings a new user id: the link moves along. Not every message tells the ids; then the number does, and the
 * first message from it brings the id.
 */
async function receiveMove(
  { db }: Dependencies,
  sender: WhatsappSender,
  { system }: IncomingMessage,
): Promise<void> {
  if (!/^user_changed_(number|user_id)$/.test(system?.type ?? '')) return;
  const next = senderNamed(system?.user_id, system?.wa_id);
  if (!next) return;
  const from = system?.previous_user_id ?? (await senderAsLinked(db, sender)).whatsappUserId;
  await moveWhatsappLink(db, from, next);
}
