import { createHmac } from 'node:crypto';
import type { Dice } from './dice.ts';
import { hostileJson, hostileText } from './hostile-values.ts';
import type { Question } from './question.ts';

export interface WebhookSecrets {
  readonly whatsappAppSecret: string;
  readonly whatsappPhoneNumberId: string;
  readonly whatsappVerifyToken: string;
  readonly slackSigningSecret: string;
}

type Json = Record<string, unknown>;
const hmac = (secret: string, ...parts: (string | Buffer)[]): string => {
  const made = createHmac('sha256', secret);
  for (const part of parts) made.update(part);
  return made.digest('hex');
};
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** A provider's webhook, good or spoiled, signed or not: unsigned ones must never be taken. */
export function webhookQuestion(dice: Dice, secrets: WebhookSecrets): Question {
  const made = dice.pick([whatsapp, slack, slack, whatsapp, google, handshake])(dice, secrets);
  return { role: 'nobody', headers: {}, ...made };
}

type Made = Omit<Question, 'role' | 'headers'> & Partial<Pick<Question, 'headers'>>;

function whatsapp(dice: Dice, secrets: WebhookSecrets): Made {
  const body = Buffer.from(
    JSON.stringify(
      mutate(
        {
          object: 'whatsapp_business_account',
          entry: [
            {
              id: '1',
              changes: [
                {
                  field: 'messages',
                  value: {
                    messaging_product: 'whatsapp',
                    metadata: { phone_number_id: secrets.whatsappPhoneNumberId },
                    contacts: [
                      { profile: { name: hostileText(dice) }, wa_id: '15550009999', user_id: 'US.1' },
                    ],
                    messages: [whatsappMessage(dice)],
                    statuses: [
                      {
                        id: `wamid.${dice.whole(0, 50)}`,
                        status: dice.pick(['sent', 'read', 'odd']),
                        timestamp: '1',
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
        dice,
      ),
    ),
  );
  const isSigned = dice.chance(0.7);
  const signature = isSigned
    ? `sha256=${hmac(secrets.whatsappAppSecret, body)}`
    : dice.pick([
        '',
        'sha256=',
        `sha256=${'0'.repeat(64)}`,
        `sha256=${hmac('another secret', body)}`,
        'md5=1',
      ]);
  return {
    name: `WhatsApp webhook, ${isSigned ? 'signed' : 'forged'}`,
    method: 'POST',
    path: '/webhooks/whatsapp',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
    needs: isSigned ? 'webhook' : 'never',
  };
}

const whatsappMessage = (dice: Dice): Json => ({
  from: `1555000${dice.whole(1000, 1200)}`,
  from_user_id: `US.${dice.whole(1, 200)}`,
  id: `wamid.${dice.whole(0, 1_000_000)}`,
  timestamp: dice.pick([String(nowInSeconds()), '0', '99999999999', '-1', 'soon', '1e400']),
  type: dice.pick(['text', 'audio', 'interactive', 'button', 'reaction', 'system', 'unsupported', 'odd']),
  text: { body: dice.chance(0.5) ? hostileText(dice) : `VERIFY ${dice.whole(0, 999_999)}` },
  audio: { id: hostileText(dice), mime_type: 'audio/ogg', voice: true },
  interactive: { type: 'button_reply', button_reply: { id: hostileText(dice), title: 'Approve' } },
  button: { text: 'x', payload: hostileText(dice) },
});

function slack(dice: Dice, secrets: WebhookSecrets): Made {
  const payload = JSON.stringify(mutate(dice.chance(0.5) ? slackEvent(dice) : slackPress(dice), dice));
  const isForm = dice.chance(0.4);
  const body = Buffer.from(isForm ? new URLSearchParams({ payload }).toString() : payload);
  const isFresh = dice.chance(0.85);
  const timestamp = isFresh
    ? String(nowInSeconds())
    : dice.pick(['0', String(nowInSeconds() - 301), String(nowInSeconds() + 330), '1e9', 'now', '']);
  const isSigned = dice.chance(0.75);
  const secret = isSigned ? secrets.slackSigningSecret : 'another secret';
  return {
    name: `Slack webhook, ${isSigned && isFresh ? 'signed' : 'forged'}`,
    method: 'POST',
    path: '/webhooks/slack',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': `v0=${hmac(secret, `v0:${timestamp}:`, body)}`,
    },
    body,
    needs: isSigned && isFresh ? 'webhook' : 'never',
  };
}

const slackEvent = (dice: Dice): Json => ({
  type: dice.pick(['event_callback', 'url_verification', 'app_rate_limited']),
  challenge: hostileText(dice),
  team_id: dice.pick(['T1', 'T2', hostileText(dice)]),
  event_id: `Ev${dice.whole(0, 1000)}`,
  event_time: dice.pick([nowInSeconds(), 0, -1, 1e300, 8.64e15]),
  event: {
    type: dice.pick(['message', 'tokens_revoked', 'app_uninstalled', 'app_home_opened']),
    channel_type: 'im',
    channel: 'D1',
    user: `U${dice.whole(1, 50)}`,
    text: hostileText(dice),
    ts: dice.pick([`${nowInSeconds()}.000100`, '0.0', '999999999999.999999999', 'later']),
    files: [{ id: 'F1', subtype: 'slack_audio', url_private_download: hostileText(dice), duration_ms: -1 }],
    tokens: { bot: ['U1'] },
  },
});

const slackPress = (dice: Dice): Json => ({
  type: 'block_actions',
  user: { id: `U${dice.whole(1, 50)}`, team_id: 'T1' },
  team: dice.chance(0.5) ? { id: 'T1' } : null,
  channel: { id: 'D1' },
  actions: [{ action_id: dice.pick(['approve', 'deny', 'odd']), value: hostileText(dice), action_ts: '1.0' }],
});

/** Channel notifications carry no body; the sender must know the channel's token. */
const google = (dice: Dice): Made => ({
  name: 'Google webhook, forged',
  method: 'POST',
  path: '/webhooks/google',
  headers: headerSafe({
    'x-goog-channel-id': hostileText(dice),
    'x-goog-channel-token': hostileText(dice),
    'x-goog-resource-id': hostileText(dice),
    'x-goog-resource-state': dice.pick(['sync', 'exists', 'odd']),
    'x-goog-message-number': dice.pick(['1', '-1', 'x']),
  }),
  body: dice.chance(0.2) ? Buffer.from(JSON.stringify(hostileJson(dice))) : undefined,
  needs: 'never',
});

const headerSafe = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '').slice(0, 2000)]),
  );

function handshake(dice: Dice, secrets: WebhookSecrets): Made {
  const isOurs = dice.chance(0.3);
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.challenge': hostileText(dice).slice(0, 2000),
    'hub.verify_token': isOurs ? secrets.whatsappVerifyToken : hostileText(dice).slice(0, 2000),
  });
  return {
    name: `WhatsApp handshake, ${isOurs ? 'ours' : 'forged'}`,
    method: 'GET',
    path: `/webhooks/whatsapp?${query}`,
    body: undefined,
    needs: isOurs ? 'webhook' : 'never',
  };
}

/** Half of the time somewhere in the tree something is taken away or replaced by something odd. */
function mutate(value: Json, dice: Dice): unknown {
  if (dice.chance(0.5)) return value;
  const spoil = (item: unknown): unknown => {
    if (dice.chance(0.04)) return hostileJson(dice);
    if (Array.isArray(item)) return item.map(spoil);
    if (item === null || typeof item !== 'object') return item;
    return Object.fromEntries(
      Object.entries(item)
        .filter(() => !dice.chance(0.03))
        .map(([name, inner]) => [name, spoil(inner)]),
    );
  };
  return spoil(value);
}
