import { isStaffEmail } from '@catch/contract/staff';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Authenticate } from '../../platform/http/caller.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { createFindSession } from './find-session.ts';

export type StaffRule = (user: { email: string; hosted_domain: string | null }) => boolean;

/** Decided on every call, so that a changed setting or address takes effect at once. */
export const staffRule =
  (settings: Pick<Settings, 'STAFF_EMAIL_DOMAIN' | 'STAFF_REQUIRE_HD'>): StaffRule =>
  (user) =>
    isStaffEmail(user.email, settings.STAFF_EMAIL_DOMAIN) &&
    (!settings.STAFF_REQUIRE_HD || user.hosted_domain?.toLowerCase() === settings.STAFF_EMAIL_DOMAIN);

export function createAuthenticate(pool: pg.Pool, clock: Clock, isStaff: StaffRule): Authenticate {
  const findSession = createFindSession(pool, clock);
  return async (token) => {
    const row = await findSession(sha256(token));
    if (!row) return undefined;
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      signedInAt: row.signed_in_at,
      email: row.email,
      name: row.name,
      picture: row.picture,
      createdAt: row.created_at,
      isStaff: isStaff(row),
      reconnectNeeded: row.reconnect_needed,
      language: row.language,
      timeZone: row.time_zone,
    };
  };
}
