import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from '@catch/scheduling';
import type { Database } from '../../../platform/db/database.ts';
import { randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { isCalendarError, type UserCalendars } from '../../calendar/index.ts';
import {
  channelsOf,
  confirmChannel,
  forgetChannel,
  insertChannel,
  type WatchChannel,
} from './channels.repository.ts';

const LIFE = 7 * DAY;
/** Replaced this long before it ends: a day of trouble at the provider must not leave anybody unwatched. */
const RENEW_BEFORE = DAY;
const TRY_AGAIN = 6 * HOUR;

export interface WatchDependencies {
  readonly db: Database;
  readonly logger: Logger;
  /** Where notifications go; undefined where no calendar service could reach us. */
  readonly address: string | undefined;
}

export interface Watched {
  /** Changes are told to us, so that looking by ourselves is only a backstop. */
  readonly isLive: boolean;
  readonly tryAgainAt?: Date;
}

/**
 * Sees to it that one live push channel exists. The new one is opened before the old one is stopped; while both live,
 * changes are told twice, which does no harm. Without channels only the backstop runs.
 */
export async function watchCalendar(
  { db, logger, address }: WatchDependencies,
  userId: string,
  calendars: UserCalendars,
  { now, watchAt }: { readonly now: Date; readonly watchAt: Date | null },
): Promise<Watched> {
  if (address === undefined) return { isLive: false };
  const channels = await channelsOf(db, userId);
  const live = channels.filter(({ resourceId, expiresAt }) => resourceId !== null && expiresAt > now);
  const newest = live.at(-1);
  if (newest && newest.expiresAt.getTime() - now.getTime() > RENEW_BEFORE) {
    await stopOthers(db, calendars, channels, newest.id);
    return { isLive: true };
  }
  if (watchAt && watchAt > now) return { isLive: live.length > 0 };
  const id = randomUUID();
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + LIFE);
  await insertChannel(db, { id, userId, tokenHash: sha256(token), expiresAt, at: now });
  try {
    const opened = await calendars.watchEvents('primary', {
      id,
      address,
      token,
      expiresAt: expiresAt.getTime(),
    });
    await confirmChannel(db, id, { resourceId: opened.resourceId, expiresAt: new Date(opened.expiresAt) });
  } catch (error) {
    // Refused or lost: the backstop goes on, and it is asked for again later.
    if (!isCalendarError(error)) throw error;
    if (!error.ambiguous) await forgetChannel(db, id);
    logger.info({ user_id: userId, kind: error.kind }, 'no push channel; looking from time to time instead');
    return { isLive: live.length > 0, tryAgainAt: new Date(now.getTime() + TRY_AGAIN) };
  }
  await stopOthers(db, calendars, channels, id);
  return { isLive: true };
}

/** Best effort: a channel that is not stopped ends by itself, and its messages are answered with 404. */
async function stopOthers(
  db: Database,
  calendars: UserCalendars,
  channels: readonly WatchChannel[],
  keep: string,
): Promise<void> {
  for (const { id, resourceId } of channels.filter((channel) => channel.id !== keep)) {
    if (resourceId)
      await calendars.stopChannel({ id, resourceId }).catch((error: unknown) => {
        if (!isCalendarError(error)) throw error;
      });
    await forgetChannel(db, id);
  }
}
