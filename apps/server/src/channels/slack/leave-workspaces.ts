import type { Database } from '../../platform/db/database.ts';
import { eraseExpiredSetAside } from '../../platform/db/set-aside.repository.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { SlackGateway } from './slack.port.ts';
import { deleteOrphan } from './slack-installations.repository.ts';
import { slackLinks, teamOf } from './slack-set-aside.ts';

interface Dependencies {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly gateway: Pick<SlackGateway, 'revoke'> | undefined;
}

/** Links that nobody put back are gone for good, and with the last one of a workspace its token. */
export async function leaveWorkspaces(
  { db, secrets, logger, gateway }: Dependencies,
  now: Date,
): Promise<void> {
  const tokens = await db.transaction().execute(async (transaction) => {
    const links = await eraseExpiredSetAside(transaction, [slackLinks], now);
    const orphaned: string[] = [];
    for (const team of new Set(links.map(({ contents }) => teamOf(contents)))) {
      const token = await deleteOrphan(transaction, secrets, team);
      if (token) orphaned.push(token);
    }
    return orphaned;
  });
  for (const token of tokens)
    await gateway
      ?.revoke(token)
      .catch((error: unknown) => logger.warn({ err: error }, 'a Slack token could not be revoked'));
}
