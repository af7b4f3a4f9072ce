import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from '@catch/scheduling';
import type { Database } from '../../../platform/db/database.ts';
import { randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { type CallOptions, isCalendarError, MAIN_CALENDAR, type Push } from '../../calendar/index.ts';
import { channelsOf, confirmChannel, forgetChannel, insertChannel } from './channels.repository.ts';

const LIFE = 7 * DAY;
/** Replaced this long before it ends: a day of trouble at the provider must not leave anybody unwatched. */
const RENEW_BEFORE = DAY;
const TRY_AGAIN = 6 * HOUR;

export interface WatchDependencies {
  readonly db: Database;
  readonly logger: Logger;
  /** How and where we receive change notifications; undefined where the calendar service has none. */
  readonly pushTarget: { readonly push: Push; readonly address: string } | undefined;
}

export interface Watched {
  /** Changes are pushed to us, so polling is only a backstop. */
  readonly isLive: boolean;
  readonly tryAgainAt?: Date;
}

/**
 * Ensures that one live push channel exists. The new one is opened before the old one is stopped; while both are
 * live, changes arrive twice, which does no harm. Without channels only the backstop runs.
 */
export async function watchCalendar(
  { db, logger, pushTarget }: WatchDependencies,
  userId: string,
  { now, watchAt }: { readonly now: Date; readonly watchAt: Date | null },
  options: CallOptions,
): Promise<Watched> {
  if (!pushTarget) return { isLive: false };
  const { push, address } = pushTarget;
  const channels = await channelsOf(db, userId);
  /** Best effort: a channel that is not closed expires, and its messages are answered with 404. */
  const stopOthers = async (keep: string): Promise<void> => {
    for (const { id, handle } of channels.filter((channel) => channel.id !== keep)) {
      if (handle)
        await push.close(userId, { id, handle }, options).catch((error: unknown) => {
          if (!isCalendarError(error)) throw error;
        });
      await forgetChannel(db, id);
    }
  };
  const live = channels.filter(({ handle, expiresAt }) => handle !== null && expiresAt > now);
  const newest = live.at(-1);
  if (newest && newest.expiresAt.getTime() - now.getTime() > RENEW_BEFORE) {
    await stopOthers(newest.id);
    return { isLive: true };
  }
  if (watchAt && watchAt > now) return { isLive: live.length > 0 };
  const id = randomUUID();
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + LIFE);
  await insertChannel(db, { id, userId, tokenHash: sha256(token), expiresAt, at: now });
  try {
    const channel = { id, address, token, expiresAt: expiresAt.getTime() };
    const opened = await push.open(userId, MAIN_CALENDAR, channel, options);
    await confirmChannel(db, id, { handle: opened.handle, expiresAt: new Date(opened.expiresAt) });
  } catch (error) {
    // Refused or lost: the backstop goes on, and it is asked for again later.
    if (!isCalendarError(error)) throw error;
    if (!error.ambiguous) await forgetChannel(db, id);
    logger.info({ user_id: userId, kind: error.kind }, 'no push channel; polling instead');
    return { isLive: live.length > 0, tryAgainAt: new Date(now.getTime() + TRY_AGAIN) };
  }
  await stopOthers(id);
  return { isLive: true };
}
