import { sql } from 'kysely';
import { userLane } from '../../modules/channels/kit.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { eraseSetAsideOf, type SetAsideKind, setAside } from '../../platform/db/set-aside.repository.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { SlackBotToken, SlackInstall } from './slack.port.ts';

const context = (teamId: string): string => `slack-bot:${teamId}`;
const refreshContext = (teamId: string): string => `slack-refresh:${teamId}`;

/** A link that was cut can be put back for a minute (ADR 52). */
export const slackLinks: SetAsideKind = { kind: 'slack', table: 'slack_links', key: 'user_id' };
export const asideOf = (userId: string) => ({ userId, of: slackLinks, itemId: userId });

export async function storeState(
  db: Queryable,
  state: { state_hash: Buffer; user_id: string; browser_hash: Buffer; expires_at: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('slack_oauth_states').where('expires_at', '<', now).execute();
  await db.insertInto('slack_oauth_states').values(state).execute();
}

/** The one that deletes the row owns it: a state works once. */
export async function takeState(db: Queryable, stateHash: Buffer) {
  return db
    .deleteFrom('slack_oauth_states')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
}

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

export async function findSlackLink(db: Queryable, userId: string) {
  return db
    .selectFrom('slack_links as l')
    .innerJoin('slack_installations as i', 'i.team_id', 'l.team_id')
    .select([
      'l.team_id',
      'l.slack_user_id',
      'l.conversation_id',
      'l.thread_ts',
      'i.team_name',
      'i.dead_since',
    ])
    .where('l.user_id', '=', userId)
    .executeTakeFirst();
}

export async function findLinkByMember(db: Queryable, teamId: string, slackUserId: string) {
  return db
    .selectFrom('slack_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'u.email', 'u.time_zone', 'u.is_active', 'l.conversation_id'])
    .where('l.team_id', '=', teamId)
    .where('l.slack_user_id', '=', slackUserId)
    .executeTakeFirst();
}

/**
 * What is on its way to where somebody leaves may have arrived there, or not: the place is kept with it, so that it can be
 * looked for before it goes another way.
 */
async function keepPlaceOfUnsent(db: Queryable, userId: string): Promise<void> {
  await sql`
    update outbox o set payload = o.payload || jsonb_build_object('left', jsonb_build_object(
      'teamId', l.team_id, 'conversation', coalesce(l.conversation_id, l.slack_user_id)))
    from slack_links l
    where l.user_id = ${userId} and o.lane = ${userLane(userId, 'SLACK')} and o.status in ('waiting', 'sending')`.execute(
    db,
  );
}

export async function saveSlackLink(
  db: Queryable,
  userId: string,
  member: { readonly teamId: string; readonly slackUserId: string },
  at: Date,
): Promise<void> {
  const link = {
    team_id: member.teamId,
    slack_user_id: member.slackUserId,
    conversation_id: null,
    thread_ts: null,
    connected_at: at,
  };
  await keepPlaceOfUnsent(db, userId);
  await db
    .insertInto('slack_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
}

export async function rememberConversation(
  db: Queryable,
  userId: string,
  conversationId: string,
): Promise<void> {
  await db
    .updateTable('slack_links')
    .set({ conversation_id: conversationId })
    .where('user_id', '=', userId)
    .where('conversation_id', 'is distinct from', conversationId)
    .execute();
}

/** The workspace's token, when nobody there is linked any longer; otherwise colleagues keep it. */
export async function deleteSlackLink(
  db: Queryable,
  secrets: SecretBox,
  userId: string,
): Promise<{ teamId: string; orphanedToken: string | undefined } | undefined> {
  await keepPlaceOfUnsent(db, userId);
  const link = await db
    .deleteFrom('slack_links')
    .where('user_id', '=', userId)
    .returning('team_id')
    .executeTakeFirst();
  // Cut a moment ago, it still keeps the workspace.
  const [aside] = await eraseSetAsideOf(db, userId, [slackLinks]);
  const teamId = link?.team_id ?? (aside && teamOf(aside.contents));
  if (teamId === undefined) return undefined;
  return { teamId, orphanedToken: await deleteOrphan(db, secrets, teamId) };
}

export const teamOf = (link: Readonly<Record<string, unknown>>): string => String(link.team_id);

/** Can be put back for a minute: until then the workspace is kept, and its token not revoked. */
export async function setSlackLinkAside(db: Queryable, userId: string, at: Date): Promise<void> {
  await keepPlaceOfUnsent(db, userId);
  await setAside(db, asideOf(userId), at);
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
