import { sql } from 'kysely';
import { userLane } from '../../modules/channels/kit.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { eraseSetAsideOf, setAside } from '../../platform/db/set-aside.repository.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { deleteOrphan } from './slack-installations.repository.ts';
import { asideOf, slackLinks, teamOf } from './slack-set-aside.ts';

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

/** Can be put back for a minute: until then the workspace is kept, and its token not revoked. */
export async function setSlackLinkAside(db: Queryable, userId: string, at: Date): Promise<void> {
  await keepPlaceOfUnsent(db, userId);
  await setAside(db, asideOf(userId), at);
}
