import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import { forgetStranger, secondsUntilQuota, takeHourlyQuota } from '../../modules/channels/kit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { linkUndoUntil, putBack, setAside } from '../../platform/db/set-aside.repository.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';
import { sha256 } from '../../platform/secrets.ts';
import { newVerificationCode } from './verification-code.ts';
import { deleteCode, saveCode } from './whatsapp-codes.repository.ts';
import { findWhatsappLink, whatsappLinks } from './whatsapp-links.repository.ts';

const CODE_MINUTES = 10;
const CODES_AN_HOUR = 20;

export interface WhatsappRoutesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** What is missing before anybody can connect; null when nothing is. */
  readonly unavailableReason: string | null;
  /** Digits only. */
  readonly number: string;
  readonly linkUrl: string;
}

export const whatsappRoutes = (dependencies: WhatsappRoutesDependencies) => (app: FastifyInstance) => {
  const { db, clock, unavailableReason, number, linkUrl } = dependencies;

  route(
    app,
    endpoints.whatsappStatus,
  )(async ({ caller }) => {
    const link = await findWhatsappLink(db, caller.userId);
    const connected = link !== undefined;
    return {
      connected,
      verified: connected,
      phone_number: link?.phone ? `+${link.phone}` : null,
      unavailable_reason: unavailableReason,
      undo_until: connected ? null : await linkUndoUntil(db, caller.userId, whatsappLinks, clock.now()),
    };
  });

  route(
    app,
    endpoints.whatsappGenerateCode,
  )(async ({ caller }) => {
    if (unavailableReason) throw new AppError('unavailable', unavailableReason);
    const now = clock.now();
    const quota = `whatsapp-codes:${caller.userId}`;
    if (!(await takeHourlyQuota(db, quota, CODES_AN_HOUR, now)))
      throw new AppError(
        'too-many',
        { says: 'problem.tooManyCodes' },
        {
          retryAfterSeconds: await secondsUntilQuota(db, quota, now),
        },
      );
    const code = newVerificationCode();
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    await saveCode(db, caller.userId, sha256(code), expiresAt);
    return {
      verification_code: code,
      whatsapp_link: `${linkUrl}/${number}?text=${encodeURIComponent(`VERIFY ${code}`)}`,
      expires_at: expiresAt.toISOString(),
    };
  });

  route(
    app,
    endpoints.whatsappDisconnect,
  )(async ({ caller }) => {
    await db.transaction().execute(async (transaction) => {
      await deleteCode(transaction, caller.userId);
      const link = await findWhatsappLink(transaction, caller.userId);
      if (!link) return;
      await setAside(transaction, asideOf(caller.userId), clock.now());
      await forgetStranger(transaction, 'WHATSAPP', link.whatsapp_user_id);
    });
    return { message: 'WhatsApp is disconnected.' };
  });

  route(
    app,
    endpoints.whatsappUndoDisconnect,
  )(async ({ caller }) => {
    const end = await db
      .transaction()
      .execute((transaction) => putBack(transaction, asideOf(caller.userId), clock.now()));
    if (end === 'taken') throw new AppError('conflict', { says: 'on.whatsapp.taken' });
    if (end === 'gone') throw new AppError('not-found', { says: 'problem.undoOver' });
    return { message: 'WhatsApp is connected.' };
  });
};

const asideOf = (userId: string) => ({ userId, of: whatsappLinks, itemId: userId });
