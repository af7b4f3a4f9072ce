import type { Grants } from '../../modules/identity/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { findGrant, hasLiveRefreshToken, removeScope, saveGrant } from './grants.repository.ts';
import { coversCalendar, MAIL_SCOPE } from './scopes.ts';

export const accessContext = (userId: string): string => `google-access:${userId}`;
export const refreshContext = (userId: string): string => `google-refresh:${userId}`;

export interface GoogleGrantsDependencies {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly revoke: (token: string) => Promise<void>;
}

/** Google's grants: one a person, for the calendar and, if they turned it on, mail headers. */
export function createGoogleGrants({ db, secrets, logger, revoke }: GoogleGrantsDependencies): Grants {
  const readsMail: Grants['readsMail'] = async (queryable, userId) =>
    (await findGrant(queryable, userId))?.scopes.includes(MAIL_SCOPE) ?? false;

  const tokenOf = async (userId: string): Promise<string | undefined> => {
    const grant = await findGrant(db, userId);
    try {
      if (grant?.refresh_token) return secrets.open(grant.refresh_token, refreshContext(userId));
      return grant?.access_token ? secrets.open(grant.access_token, accessContext(userId)) : undefined;
    } catch (error) {
      logger.warn({ err: error }, 'the Google grant of a deleted account could not be read');
      return undefined;
    }
  };

  return {
    readsMail,
    keep: async (transaction, userId, tokens, { withMail, now }) => {
      const { refreshToken } = tokens;
      const canRefresh = refreshToken !== undefined || (await hasLiveRefreshToken(transaction, userId));
      const readMail = await readsMail(transaction, userId);
      // Google reports everything that was ever granted; signing in does not turn mail back on for someone who turned
      // it off.
      const scopes = tokens.scopes.filter((scope) => scope !== MAIL_SCOPE || withMail || readMail);
      await saveGrant(
        transaction,
        {
          user_id: userId,
          refresh_token: refreshToken ? secrets.seal(refreshToken, refreshContext(userId)) : null,
          access_token: secrets.seal(tokens.accessToken, accessContext(userId)),
          access_expires_at: new Date(now.getTime() + tokens.expiresInSeconds * 1000),
          scopes,
          reconnect_since: canRefresh && coversCalendar(tokens.scopes) ? null : now,
        },
        now,
      );
      return { canRefresh, turnedMailOn: withMail && !readMail && scopes.includes(MAIL_SCOPE) };
    },
    // Google revokes all or nothing; what is turned off here is no longer used.
    stopReadingMail: (queryable, userId, now) => removeScope(queryable, userId, MAIL_SCOPE, now),
    prepareReturn: async (userId) => {
      const token = await tokenOf(userId);
      return async () => {
        if (token) await revoke(token);
      };
    },
  };
}
