import { createHmac, randomUUID } from 'node:crypto';
import { credentials } from '../../../../../sandbox/src/credentials.ts';

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** A WhatsApp webhook as Meta would send it; `changes` spoils it on purpose. */
export function whatsappRequest(
  value: Record<string, unknown>,
  changes: { secret?: string; signature?: string; phoneNumberId?: string; raw?: string } = {},
) {
  const body =
    changes.raw ??
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: credentials.whatsapp.businessAccountId,
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { phone_number_id: changes.phoneNumberId ?? credentials.whatsapp.phoneNumberId },
                ...value,
              },
            },
          ],
        },
      ],
    });
  const signature =
    changes.signature ?? `sha256=${hmac(changes.secret ?? credentials.whatsapp.appSecret, body)}`;
  return {
    path: '/webhooks/whatsapp',
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  };
}

export const whatsappText = (from: string, text: string, more: Record<string, unknown> = {}) => ({
  from_user_id: from,
  id: `wamid.${randomUUID()}`,
  timestamp: String(Math.floor(Date.now() / 1000)),
  type: 'text',
  text: { body: text },
  ...more,
});

/** A Slack request, signed at `at`. */
export function slackRequest(
  payload: unknown,
  changes: { at?: Date; secret?: string; signature?: string; timestamp?: string; form?: boolean } = {},
) {
  const json = JSON.stringify(payload);
  const body = changes.form ? new URLSearchParams({ payload: json }).toString() : json;
  const timestamp = changes.timestamp ?? String(Math.floor((changes.at ?? new Date()).getTime() / 1000));
  const signature =
    changes.signature ??
    `v0=${hmac(changes.secret ?? credentials.slack.signingSecret, `v0:${timestamp}:${body}`)}`;
  return {
    path: '/webhooks/slack',
    body,
    headers: {
      'content-type': changes.form ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signature,
    },
  };
}

export const slackMessage = (
  teamId: string,
  event: Record<string, unknown>,
  more: Record<string, unknown> = {},
) => ({
  type: 'event_callback',
  team_id: teamId,
  event_id: `Ev${randomUUID()}`,
  event_time: Math.floor(Date.now() / 1000),
  event: { type: 'message', channel_type: 'im', ...event },
  ...more,
});

export async function postWebhook(
  baseUrl: string,
  { path, body, headers }: { path: string; body: string; headers: Record<string, string> },
): Promise<{ status: number; text: string }> {
  const response = await fetch(baseUrl + path, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}
