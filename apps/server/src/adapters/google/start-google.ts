import type { StartProvider } from '../../modules/calendar/index.ts';
import { createGoogleWorkspace } from './google-workspace.ts';

export const start: StartProvider = (settings, services) =>
  createGoogleWorkspace({
    ...services,
    settings: {
      issuer: settings.GOOGLE_ISSUER,
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      calendarUrl: settings.GOOGLE_CALENDAR_URL,
      gmailUrl: settings.GOOGLE_GMAIL_URL,
      readsMail: settings.GOOGLE_MAIL_HEADERS,
    },
    onReconnectNeeded: async (userId) => {
      services.logger.info({ user_id: userId }, 'a Google grant needs to be reconnected');
    },
  });
