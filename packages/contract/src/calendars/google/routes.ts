import { route } from '../../route.ts';

export const googleCalendarRoutes = {
  googleWebhook: route('POST', '/webhooks/google', 'webhook'),
} as const;
