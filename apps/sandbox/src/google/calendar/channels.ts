import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SandboxContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { isLoopbackUrl } from '../../platform/loopback.ts';
import type { WebhookVendor } from '../../webhooks/webhook.ts';
import { GoogleError, invalid, required } from '../google-error.ts';

interface ChannelRow extends Record<string, unknown> {
  id: string;
  email: string;
  calendar_id: string;
  resource_id: string;
  resource_uri: string;
  address: string;
  token: string | null;
  expires_at: Date;
  messages: number;
}

const DAY_MS = 86_400_000;
const USUAL_LIFE_MS = 7 * DAY_MS;
const LONGEST_LIFE_MS = 30 * DAY_MS;

const watchSchema = z.object({
  id: z.string().min(1).max(64),
  type: z.string(),
  address: z.url(),
  token: z.string().max(256).nullish(),
  expiration: z.union([z.string(), z.number()]).nullish(),
  params: z.object({ ttl: z.union([z.string(), z.number()]).nullish() }).nullish(),
});

/** Google tries again after errors for a while, but nothing is promised: delivery is lossy. */
export const googleWebhooks: WebhookVendor = { retryDelaysMs: [1_000, 5_000, 30_000], timeoutMs: 10_000 };

const readWatch = (body: unknown, context: SandboxContext) => {
  const parsed = watchSchema.safeParse(body);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'id');
    throw required(`Required: ${field}`);
  }
  const { id, type, address } = parsed.data;
  if (!/^[A-Za-z0-9\-_+/=]+$/.test(id)) throw invalid('Invalid channel id.', 'invalid');
  if (type !== 'web_hook' && type !== 'webhook')
    throw invalid(`Unknown channel type: ${type}`, 'channelUnknown');
  // Google insists on https; here the product lives on this machine, where nobody has a certificate.
  const isProduct = address.startsWith(`${context.productUrl()}/`);
  if (!isProduct && !isLoopbackUrl(address)) {
    throw new GoogleError(
      401,
      'push.webhookUrlUnauthorized',
      `Unauthorized WebHook callback channel: ${address}`,
    );
  }
  const now = context.now().getTime();
  const ttl = parsed.data.params?.ttl;
  const wanted =
    parsed.data.expiration != null
      ? Number(parsed.data.expiration)
      : ttl != null
        ? now + Number(ttl) * 1000
        : now + USUAL_LIFE_MS;
  if (!Number.isFinite(wanted) || wanted <= now) throw invalid('Invalid expiration.', 'invalid');
  return {
    id,
    address,
    token: parsed.data.token ?? null,
    expiresAt: new Date(Math.min(wanted, now + LONGEST_LIFE_MS)),
  };
};

/** Opens a channel for one calendar's events and sends the first message, `sync`. */
export const watchEvents = async (
  context: SandboxContext,
  email: string,
  calendarId: string,
  body: unknown,
) => {
  const order = readWatch(body, context);
  const resourceId = createHash('sha256').update(`events ${calendarId}`).digest('base64url').slice(0, 27);
  const resourceUri = `${context.publicUrl()}/google/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events?alt=json`;
  const [row] = await context.database.query<ChannelRow>(
    `INSERT INTO calendar_channels (id, email, calendar_id, resource_id, resource_uri, address, token, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING *`,
    [order.id, email, calendarId, resourceId, resourceUri, order.address, order.token, order.expiresAt],
  );
  if (row === undefined) throw invalid(`Channel id ${order.id} not unique`, 'channelIdNotUnique');
  await notify(context, row.id, 'sync');
  return {
    kind: 'api#channel',
    id: row.id,
    resourceId,
    resourceUri,
    ...(row.token !== null && { token: row.token }),
    expiration: String(row.expires_at.getTime()),
  };
};

export const stopChannel = async (database: Database, email: string, body: unknown): Promise<void> => {
  const parsed = z.object({ id: z.string(), resourceId: z.string() }).safeParse(body);
  if (!parsed.success) throw required('Required');
  const { id, resourceId } = parsed.data;
  const rows = await database.query(
    'DELETE FROM calendar_channels WHERE id = $1 AND resource_id = $2 AND email = $3 RETURNING id',
    [id, resourceId, email],
  );
  if (rows.length === 0) {
    throw new GoogleError(404, 'notFound', `Channel '${id}' not found for project 'sandbox'`);
  }
};

const notify = async (
  context: SandboxContext,
  channelId: string,
  state: 'sync' | 'exists',
): Promise<void> => {
  const [row] = await context.database.query<ChannelRow>(
    'UPDATE calendar_channels SET messages = messages + 1 WHERE id = $1 RETURNING *',
    [channelId],
  );
  if (row === undefined) return;
  await context.webhooks.send({
    vendor: 'google',
    url: row.address,
    body: '',
    user: row.email,
    headers: {
      'x-goog-channel-id': row.id,
      'x-goog-channel-expiration': row.expires_at.toUTCString(),
      'x-goog-resource-id': row.resource_id,
      'x-goog-resource-uri': row.resource_uri,
      'x-goog-resource-state': state,
      'x-goog-message-number': String(row.messages),
      ...(row.token !== null && { 'x-goog-channel-token': row.token }),
    },
  });
};

/** Tells every live channel of these calendars that something changed; it never says what. */
export const notifyChanges = async (
  context: SandboxContext,
  calendarIds: ReadonlySet<string>,
): Promise<void> => {
  if (calendarIds.size === 0) return;
  const channels = await context.database.query<{ id: string }>(
    'SELECT id FROM calendar_channels WHERE calendar_id = ANY($1) AND expires_at > $2',
    [[...calendarIds], context.now()],
  );
  for (const channel of channels) await notify(context, channel.id, 'exists');
};
