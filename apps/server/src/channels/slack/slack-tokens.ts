import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { type SlackGateway, SlackRefused, SlackUnavailable } from './slack.port.ts';
import {
  findInstallation,
  type LivingInstallation,
  markInstallationDead,
  saveRenewedToken,
} from './slack-installations.repository.ts';

/** Renewed that long before its end: an attempt, a download and a clock that is wrong fit in. */
const EARLY_MS = 10 * 60_000;

export interface SlackTokens {
  /** The workspace's installation with a token that lasts; undefined when there is none that works. */
  of(teamId: string): Promise<LivingInstallation | undefined>;
  /** After Slack called this token expired. */
  renew(teamId: string, refused: string): Promise<LivingInstallation | undefined>;
}

/**
 * Bot tokens that end after hours, for apps with token rotation. A refresh token works once, so one process at a time
 * asks, holding the workspace's row: a few times a day, for seconds. The others wait and find what it stored.
 */
export function createSlackTokens(
  db: Database,
  secrets: SecretBox,
  clock: Clock,
  gateway: SlackGateway,
): SlackTokens {
  const isGood = ({ rotation, token }: LivingInstallation, refused?: string): boolean =>
    refused === undefined
      ? rotation === undefined || rotation.expiresAt.getTime() - clock.now().getTime() > EARLY_MS
      : token !== refused;

  const renew = (teamId: string, refused?: string): Promise<LivingInstallation | undefined> =>
    db.transaction().execute(async (transaction) => {
      const held = await findInstallation(transaction, secrets, teamId, { hold: true });
      if (!held || isGood(held, refused)) return held;
      const now = clock.now();
      const dead = (reason: string) =>
        markInstallationDead(transaction, teamId, reason, now, held.installedAt);
      if (!held.rotation) {
        await dead('token_expired');
        return undefined;
      }
      try {
        await saveRenewedToken(
          transaction,
          secrets,
          teamId,
          await gateway.refresh(held.rotation.refreshToken),
          now,
        );
        return await findInstallation(transaction, secrets, teamId);
      } catch (error) {
        if (error instanceof SlackRefused) {
          await dead(error.message);
          return undefined;
        }
        // Not the token's fault: what there is may still be good, and otherwise Slack says so.
        if (error instanceof SlackUnavailable) return held;
        throw error;
      }
    });

  return {
    of: async (teamId) => {
      const known = await findInstallation(db, secrets, teamId);
      return !known || isGood(known) ? known : renew(teamId);
    },
    renew,
  };
}
