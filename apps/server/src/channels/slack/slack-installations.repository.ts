import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { SlackBotToken, SlackInstall } from './slack.port.ts';
import { slackLinks } from './slack-set-aside.ts';

const context = (teamId: string): string => `slack-bot:${teamId}`;
const refreshContext = (teamId: string): string => `slack-refresh:${teamId}`;

/** One token for a workspace; a second colleague brings it again. */
export async function saveInstallation(
  db: Queryable,
  secrets: SecretBox,
  install: SlackInstall,
  at: Date,
): Promise<void> {
  const row = {
    team_name: install.teamName,
    bot_user_id: install.botUserId,
    ...tokenColumns(secrets, install.teamId, install, at),
    scopes: install.scopes,
    installed_at: at,
    dead_since: null,
    dead_reason: null,
  };
  await db
    .insertInto('slack_installations')
    .values({ team_id: install.teamId, ...row })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
    .execute();
}

const tokenColumns = (
  secrets: SecretBox,
  teamId: string,
  { botToken, rotation }: SlackBotToken,
  at: Date,
) => ({
  bot_token: secrets.seal(botToken, context(teamId)),
  refresh_token: rotation ? secrets.seal(rotation.refreshToken, refreshContext(teamId)) : null,
  expires_at: rotation ? new Date(at.getTime() + rotation.expiresInSeconds * 1000) : null,
});

/** In the transaction that holds the row. */
export async function saveRenewedToken(
  db: Queryable,
  secrets: SecretBox,
  teamId: string,
  token: SlackBotToken,
  at: Date,
): Promise<void> {
  await db
    .updateTable('slack_installations')
    .set(tokenColumns(secrets, teamId, token, at))
    .where('team_id', '=', teamId)
    .execute();
}

export interface LivingInstallation {
  readonly teamId: string;
  readonly botUserId: string;
  readonly token: string;
  readonly installedAt: Date;
  readonly rotation: { readonly refreshToken: string; readonly expiresAt: Date } | undefined;
}

export async function findInstallation(
  db: Queryable,
  secrets: SecretBox,
  teamId: string,
  options: { readonly hold?: boolean } = {},
): Promise<LivingInstallation | undefined> {
  const row = await db
    .selectFrom('slack_installations')
    .select(['team_id', 'bot_user_id', 'bot_token', 'installed_at', 'refresh_token', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('dead_since', 'is', null)
    // Anyone connecting or leaving in the meantime only refers to the row and need not wait.
    .$if(options.hold === true, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { refresh_token: sealed, expires_at: expiresAt } = row;
  return {
    teamId,
    botUserId: row.bot_user_id,
    token: secrets.open(row.bot_token, context(teamId)),
    installedAt: row.installed_at,
    rotation:
      sealed === null || expiresAt === null
        ? undefined
        : { refreshToken: secrets.open(sealed, refreshContext(teamId)), expiresAt },
  };
}

/** Events come late and in any order: one about a token that has been replaced since says nothing about this one. */
export async function markInstallationDead(
  db: Queryable,
  teamId: string,
  reason: string,
  at: Date,
  happenedAt: Date,
): Promise<void> {
  await db
    .updateTable('slack_installations')
    .set({ dead_since: at, dead_reason: reason })
    .where('team_id', '=', teamId)
    .where('installed_at', '<=', happenedAt)
    .where('dead_since', 'is', null)
    .execute();
}

/** Of a workspace that everybody left. */
export async function deleteOrphan(
  db: Queryable,
  secrets: SecretBox,
  teamId: string,
): Promise<string | undefined> {
  // Waits for a colleague who is connecting at this moment: the look below is a statement of its own and sees them.
  await db
    .selectFrom('slack_installations')
    .select('team_id')
    .where('team_id', '=', teamId)
    .forUpdate()
    .execute();
  const { rows } = await sql<{ bot_token: string; dead_since: Date | null }>`
    delete from slack_installations i where i.team_id = ${teamId}
      and not exists (select 1 from slack_links l where l.team_id = i.team_id)
      and not exists (select 1 from set_aside s where s.kind = ${slackLinks.kind} and s.contents ->> 'team_id' = i.team_id)
    returning bot_token, dead_since`.execute(db);
  const [gone] = rows;
  return gone && gone.dead_since === null ? tryOpen(secrets, gone.bot_token, teamId) : undefined;
}

/** A token whose key is lost cannot be revoked; that keeps nobody from leaving. */
function tryOpen(secrets: SecretBox, sealed: string, teamId: string): string | undefined {
  try {
    return secrets.open(sealed, context(teamId));
  } catch {
    return undefined;
  }
}
