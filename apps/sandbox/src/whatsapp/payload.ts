import { createHmac } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import { credentials } from '../credentials.ts';
import type { SandboxContext } from '../platform/context.ts';
import type { Webhook, WebhookVendor } from '../webhooks/webhook.ts';
import type { Content, Message } from './message.ts';
import type { Person } from './person.ts';
import type { Settings } from './settings.ts';

const { whatsapp } = credentials;

export const secondsOf = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** Meta's JSON: non-ASCII and slashes escaped. Who signs a re-serialised body fails on the first emoji. */
const metaJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const metaSignature = (body: string): string =>
  `sha256=${createHmac('sha256', whatsapp.appSecret).update(body).digest('hex')}`;

/** How Meta sends: signed without a time, redelivered for days. */
export const whatsappWebhooks = (settings: Settings): WebhookVendor => ({
  get retryDelaysMs() {
    return settings.current.retry_delays_ms;
  },
  get timeoutMs() {
    return settings.current.timeout_ms;
  },
  headers: ({ body }) => ({
    'x-hub-signature-256': metaSignature(body),
    'user-agent': 'facebookexternalua',
    accept: '*/*',
  }),
});

/** One person's message as a webhook carries it. */
export const incomingMessage = (
  person: Person,
  message: { id: string; at: Date; kind: string; content: Content; contextId?: string | undefined },
): Record<string, unknown> => ({
  ...(message.contextId !== undefined && { context: { from: whatsapp.number, id: message.contextId } }),
  ...(!person.phone_hidden && { from: person.phone }),
  from_user_id: person.user_id,
  id: message.id,
  timestamp: secondsOf(message.at),
  type: message.kind,
  ...message.content,
});

export const contactOf = (account: Account, person: Person): Record<string, unknown> => ({
  profile: { name: account.name, ...(person.username !== null && { username: person.username }) },
  ...(!person.phone_hidden && { wa_id: person.phone }),
  user_id: person.user_id,
});

/** Meta charges by the category that it has put the template into, whatever was asked for. */
const categoryOf = ({ content }: Message): string =>
  String((content.template as { category?: string } | undefined)?.category ?? 'utility').toLowerCase();

const isTemplate = (message: Message): boolean => message.kind === 'template';

/** A receipt as a webhook carries it. */
export const statusOf = (message: Message, person: Person, status: string, at: Date) => ({
  id: message.id,
  status,
  timestamp: secondsOf(at),
  ...(!person.phone_hidden && { recipient_id: person.phone }),
  recipient_user_id: person.user_id,
  ...(message.opaque !== null && { biz_opaque_callback_data: message.opaque }),
  ...(status !== 'failed' && {
    pricing: {
      billable: isTemplate(message),
      pricing_model: 'PMP',
      category: isTemplate(message) ? categoryOf(message) : 'service',
      type: isTemplate(message) ? 'regular' : 'free_customer_service',
    },
  }),
  ...(status === 'failed' && message.error !== null && { errors: [message.error] }),
});

/** About the account, in a field of its own; it names no phone number id. */
export const accountWebhookOf = (
  context: SandboxContext,
  field: string,
  value: Record<string, unknown>,
): Webhook => ({
  vendor: 'whatsapp',
  url: `${context.productUrl()}/webhooks/whatsapp`,
  body: metaJson({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: whatsapp.businessAccountId,
        time: Math.floor(context.now().getTime() / 1000),
        changes: [{ field, value }],
      },
    ],
  }),
});

/** The envelope around everything; each value becomes a change of its own. */
export const webhookOf = (
  context: SandboxContext,
  values: readonly Record<string, unknown>[],
  user?: string,
): Webhook => {
  const metadata = { display_phone_number: whatsapp.number, phone_number_id: whatsapp.phoneNumberId };
  const changes = values.map((value) => ({
    value: { messaging_product: 'whatsapp', metadata, ...value },
    field: 'messages',
  }));
  return {
    vendor: 'whatsapp',
    url: `${context.productUrl()}/webhooks/whatsapp`,
    body: metaJson({
      object: 'whatsapp_business_account',
      entry: [{ id: whatsapp.businessAccountId, changes }],
    }),
    ...(user !== undefined && { user }),
  };
};
