import type { z } from 'zod';
import { hosts, secret, text, url } from '../../platform/settings/fields.ts';

export const whatsappSettings = {
  WHATSAPP_GRAPH_URL: url.default('https://graph.facebook.com/v26.0'),
  WHATSAPP_PHONE_NUMBER_ID: text.optional(),
  WHATSAPP_NUMBER: text.optional(),
  WHATSAPP_TOKEN: secret.optional(),
  WHATSAPP_APP_SECRET: secret.optional(),
  WHATSAPP_VERIFY_TOKEN: secret.optional(),
  WHATSAPP_LINK_URL: url.default('https://wa.me'),
  WHATSAPP_MEDIA_HOSTS: hosts.default(['lookaside.fbsbx.com']),
};
export type WhatsappSettings = z.output<z.ZodObject<typeof whatsappSettings>>;
