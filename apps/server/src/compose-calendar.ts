import { createGoogleWorkspace } from './adapters/google/google-workspace.ts';
import type { CalendarProvider } from './modules/calendar/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { httpClient } from './platform/http-client.ts';
import type { SecretBox } from './platform/secrets.ts';
import type { Settings } from './platform/settings/index.ts';
import type { Logger } from './platform/telemetry/logger.ts';
import type { Report } from './platform/telemetry/report.ts';

export interface CalendarServices {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly report: Report;
}

/** Whose calendars a deployment works with: the only place that knows which providers there are. */
export function composeCalendar(settings: Settings, services: CalendarServices): CalendarProvider {
  return createGoogleWorkspace({
    ...services,
    settings: {
      issuer: settings.GOOGLE_ISSUER,
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      calendarUrl: settings.GOOGLE_CALENDAR_URL,
      gmailUrl: settings.GOOGLE_GMAIL_URL,
      readsMail: settings.GOOGLE_MAIL_HEADERS,
    },
    http: httpClient,
    onReconnectNeeded: async (userId) => {
      services.logger.info({ user_id: userId }, 'a Google grant needs to be reconnected');
    },
  });
}
