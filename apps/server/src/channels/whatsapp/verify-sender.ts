import { sql } from 'kysely';
import {
  enqueue,
  forgetStranger,
  type InboundLimits,
  inTransaction,
  isFirstDelivery,
  maskEmail,
  takeHourlyQuota,
} from '../../modules/channels/kit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { sha256 } from '../../platform/secrets.ts';
import { say } from '../../platform/words.ts';
import { deleteCode, findCode } from './whatsapp-codes.repository.ts';
import {
  asStranger,
  findLinkBySender,
  saveWhatsappLink,
  type WhatsappSender,
} from './whatsapp-links.repository.ts';

const WRONG_TRIES_AN_HOUR = 5;

/** A code that was sent to us: the sender, proven by the signed webhook, owns the account. */
export async function verifySender(
  { db, clock, brand, limits }: { db: Queryable; clock: Clock; brand: string; limits: InboundLimits },
  sender: WhatsappSender,
  given: { readonly code: string; readonly providerId: string },
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    if (!(await isFirstDelivery(transaction, 'WHATSAPP', given.providerId, now))) return;
    const owner = await findLinkBySender(transaction, sender.whatsappUserId);
    const to = { language: owner?.language ?? undefined };
    const answer = async (text: string, userId = owner?.user_id, more: { teaches?: true } = {}) => {
      const address = userId ? ({ userId, channel: 'WHATSAPP' } as const) : asStranger(sender);
      if (!('userId' in address) && !limits.mayAnswerStranger(address)) return;
      await enqueue(transaction, {
        to: address,
        kind: 'notice',
        dedupeKey: `verify:${given.providerId}`,
        payload: { type: 'text', text, ...more },
        at: now,
      });
    };
    const found = await findCode(transaction, sha256(given.code), now);
    if (!found) {
      const mayTry = await takeHourlyQuota(
        transaction,
        `whatsapp-wrong:${sender.whatsappUserId}`,
        WRONG_TRIES_AN_HOUR,
        now,
      );
      if (mayTry) await answer(say(to, 'channel.wrongCode'));
      // Answered once; further guesses are not worth an answer.
      else if (await takeHourlyQuota(transaction, `whatsapp-told:${sender.whatsappUserId}`, 1, now))
        await answer(say(to, 'channel.tooManyCodes'));
      return;
    }
    // Who guessed wrong too often may not guess right either.
    if (await isBlocked(transaction, sender, now)) return;
    if (owner && owner.user_id !== found.user_id) {
      await answer(say(to, 'channel.linkedElsewhere'));
      return;
    }
    await deleteCode(transaction, found.user_id);
    await saveWhatsappLink(transaction, found.user_id, sender, now);
    await forgetStranger(transaction, 'WHATSAPP', sender.whatsappUserId);
    const account = maskEmail(found.email);
    const linked = say({ language: found.language ?? undefined }, 'channel.linked', { account, brand });
    await answer(linked, found.user_id, { teaches: true });
  });
}

async function isBlocked(db: Queryable, sender: WhatsappSender, now: Date): Promise<boolean> {
  const { rows } = await wrongTries(db, sender, now);
  return (rows[0]?.tries ?? 0) >= WRONG_TRIES_AN_HOUR;
}

const wrongTries = (db: Queryable, { whatsappUserId }: WhatsappSender, now: Date) =>
  sql<{ tries: number }>`
    select count(*)::int as tries from channel_quotas, unnest(times) as t
    where key = ${`whatsapp-wrong:${whatsappUserId}`} and t > ${now}::timestamptz - interval '1 hour'`.execute(
    db,
  );
