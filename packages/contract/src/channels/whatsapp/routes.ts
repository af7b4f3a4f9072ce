import { route } from '../../route.ts';

export const whatsappRoutes = {
  whatsappStatus: route('GET', '/api/v1/whatsapp/status', 'user'),
  whatsappGenerateCode: route('POST', '/api/v1/whatsapp/generate-code', 'user'),
  whatsappDisconnect: route('DELETE', '/api/v1/whatsapp/disconnect', 'user'),
  whatsappUndoDisconnect: route('POST', '/api/v1/whatsapp/undo-disconnect', 'user'),
  whatsappVerify: route('GET', '/webhooks/whatsapp', 'webhook'),
  whatsappWebhook: route('POST', '/webhooks/whatsapp', 'webhook'),
} as const;
