import type { ChatVendor } from '../chat/chat-vendor.ts';
import { credentials } from '../credentials.ts';

const { phoneNumberId, number, token, appSecret, verifyToken } = credentials.whatsapp;

export const whatsapp: ChatVendor = {
  name: 'whatsapp',
  environment: (base) => ({
    WHATSAPP_GRAPH_URL: `${base}/graph/v26.0`,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_NUMBER: number,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_LINK_URL: `${base}/wa.me`,
    WHATSAPP_MEDIA_HOSTS: new URL(base).host,
  }),
  part: async () => (await import('./whatsapp.part.ts')).whatsappPart(),
};
