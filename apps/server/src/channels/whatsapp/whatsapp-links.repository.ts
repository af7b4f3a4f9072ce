import type { Language } from '@catch/contract/languages';
import { sql } from 'kysely';
import type { Person, Stranger } from '../../modules/channels/kit.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SetAsideKind } from '../../platform/db/set-aside.repository.ts';

/** Ten a minute is WhatsApp's own pace for one person; short bursts above it are borrowed from later. */
const BUCKET_SIZE = 20;
const SECONDS_PER_TOKEN = 6;

/** A link that was cut can be put back for a minute (ADR 52). */
export const whatsappLinks: SetAsideKind = { kind: 'whatsapp', table: 'whatsapp_links', key: 'user_id' };

export interface WhatsappSender {
  readonly whatsappUserId: string;
  readonly phone: string | null;
}

/** They have no account here and are answered all the same. */
export const asStranger = (sender: WhatsappSender): Stranger => ({
  channel: 'WHATSAPP',
  lane: sender.whatsappUserId,
  address: { ...sender },
});

export async function findWhatsappLink(db: Queryable, userId: string) {
  return db.selectFrom('whatsapp_links').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findLinkBySender(db: Queryable, whatsappUserId: string) {
  return db
    .selectFrom('whatsapp_links')
    .innerJoin('users', 'users.id', 'whatsapp_links.user_id')
    .select(['user_id', 'email', 'time_zone', 'language', 'is_active', 'connected_at', 'phone'])
    .where('whatsapp_user_id', '=', whatsappUserId)
    .executeTakeFirst();
}

/** How exactly the 24 hours are known; a link that is written less often is cheaper, and the error is on the safe side. */
const TOUCH_AFTER_MS = 60_000;

/** Who wrote; each of their messages opens the 24-hour window for free text again. */
export async function findPerson(
  db: Queryable,
  sender: WhatsappSender,
  saidAt: Date,
): Promise<Person | 'inactive' | undefined> {
  const { rows } = await sql<{
    id: string;
    email: string;
    time_zone: string | null;
    language: Language | null;
    is_active: boolean;
    has_pending: boolean;
    phone: string | null;
    last_inbound_at: Date;
  }>`
    select u.id, u.email, u.time_zone, u.language, u.is_active, l.phone, l.last_inbound_at,
      exists (select 1 from approvals a where a.user_id = u.id and a.status = 'pending') as has_pending
    from whatsapp_links l join users u on u.id = l.user_id
    where l.whatsapp_user_id = ${sender.whatsappUserId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  if (
    saidAt.getTime() - row.last_inbound_at.getTime() > TOUCH_AFTER_MS ||
    (sender.phone && sender.phone !== row.phone)
  )
    await touchWhatsappLink(db, sender, saidAt);
  if (!row.is_active) return 'inactive';
  return {
    userId: row.id,
    email: row.email,
    zone: row.time_zone ?? 'UTC',
    language: row.language ?? undefined,
    channel: 'WHATSAPP',
    hasPending: row.has_pending,
  };
}

export async function saveWhatsappLink(
  db: Queryable,
  userId: string,
  sender: WhatsappSender,
  at: Date,
): Promise<void> {
  const link = {
    whatsapp_user_id: sender.whatsappUserId,
    phone: sender.phone,
    connected_at: at,
    last_inbound_at: at,
    tokens: BUCKET_SIZE,
    tokens_at: at,
  };
  await db
    .insertInto('whatsapp_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
}

export async function deleteWhatsappLink(db: Queryable, userId: string) {
  return db
    .deleteFrom('whatsapp_links')
    .where('user_id', '=', userId)
    .returning(['whatsapp_user_id', 'phone'])
    .executeTakeFirst();
}

/** A person moved to another number; their user id changed with it. */
export async function moveWhatsappLink(
  db: Queryable,
  from: string,
  to: { readonly whatsappUserId: string; readonly phone: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('whatsapp_links')
    .set({ whatsapp_user_id: to.whatsappUserId, phone: to.phone })
    .where('whatsapp_user_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('whatsapp_links as taken')
            .select('taken.user_id')
            .where('taken.whatsapp_user_id', '=', to.whatsappUserId),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const phoneName = (phone: string): string => `phone:${phone}`;

/** The sender: by user id, or by phone when there is no user id. */
export function senderNamed(
  userId: string | undefined,
  from: string | undefined,
): WhatsappSender | undefined {
  const digits = from?.replace(/^\+/, '') ?? '';
  const phone = /^\d{5,20}$/.test(digits) ? digits : null;
  const whatsappUserId = userId ?? (phone && phoneName(phone));
  return whatsappUserId ? { whatsappUserId, phone } : undefined;
}

/**
 * Either name may be missing from a message: someone known by the other one is the same person. A new user id on a
 * number already linked to another id is not: numbers get reassigned.
 */
export async function senderAsLinked(db: Queryable, sender: WhatsappSender): Promise<WhatsappSender> {
  const { whatsappUserId, phone } = sender;
  if (phone === null) return sender;
  if (whatsappUserId !== phoneName(phone)) {
    await moveWhatsappLink(db, phoneName(phone), sender);
    return sender;
  }
  const links = await db
    .selectFrom('whatsapp_links')
    .select('whatsapp_user_id')
    .where('phone', '=', phone)
    .limit(2)
    .execute();
  const [only] = links;
  return only && links.length === 1 ? { whatsappUserId: only.whatsapp_user_id, phone } : sender;
}

export async function touchWhatsappLink(db: Queryable, sender: WhatsappSender, saidAt: Date): Promise<void> {
  await sql`
    update whatsapp_links
    set last_inbound_at = greatest(last_inbound_at, ${saidAt}), phone = coalesce(${sender.phone}, phone)
    where whatsapp_user_id = ${sender.whatsappUserId}`.execute(db);
}

export interface PacedLink {
  readonly whatsapp_user_id: string;
  readonly phone: string | null;
  readonly last_inbound_at: Date;
  /** 0 when a token was taken for one message; otherwise the seconds until there is one. */
  readonly waitSeconds: number;
}

/** Whom to write to, and a token of the pair rate taken for it. */
export async function takeToken(db: Queryable, userId: string, now: Date): Promise<PacedLink | undefined> {
  const { rows } = await sql<Omit<PacedLink, 'waitSeconds'> & { tokens: number }>`
    with filled as (
      select user_id, least(${BUCKET_SIZE}::float8, tokens
        + greatest(0, extract(epoch from ${now}::timestamptz - tokens_at)) / ${SECONDS_PER_TOKEN}::float8) as tokens
      from whatsapp_links where user_id = ${userId} for update
    )
    update whatsapp_links l set tokens = case when f.tokens >= 1 then f.tokens - 1 else f.tokens end, tokens_at = ${now}
    from filled f where l.user_id = f.user_id
    returning f.tokens, l.whatsapp_user_id, l.phone, l.last_inbound_at`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const waitSeconds = row.tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - row.tokens) * SECONDS_PER_TOKEN));
  return { ...row, waitSeconds };
}

/** WhatsApp said 'too fast': whatever we believed to have left is gone. */
export async function emptyBucket(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('whatsapp_links')
    .set({ tokens: 0, tokens_at: now })
    .where('user_id', '=', userId)
    .execute();
}
