import { CalendarError, type CalendarProvider } from '../../modules/calendar/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { HttpClient } from '../../platform/http-client.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Report } from '../../platform/telemetry/report.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import type { RetryPolicy } from './back-off.ts';
import { GoogleCalendarGateway } from './calendar/google-calendar-gateway.ts';
import { discoverGoogle } from './discovery.ts';
import { createGoogleApi } from './google-api.ts';
import { GoogleMailHeaders } from './mail/google-mail-headers.ts';
import { googlePush } from './push.ts';
import { type GoogleClientCredentials, refreshAccessToken } from './refresh-access-token.ts';
import { MAIL_SCOPE } from './scopes.ts';

export interface GoogleWorkspaceDependencies {
  readonly settings: GoogleClientCredentials & {
    readonly issuer: string;
    readonly calendarUrl: string;
    readonly gmailUrl: string;
    /** Off: nobody's mail headers are read, whatever was granted. */
    readonly readsMail: boolean;
  };
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  readonly http: HttpClient;
  readonly logger: Logger;
  readonly report: Report;
  readonly onReconnectNeeded: (userId: string, transaction: Queryable) => Promise<void>;
  readonly retryPolicy?: Partial<RetryPolicy>;
}

/** Calendar and mail of Google, sharing one grant for each person. */
export function createGoogleWorkspace(dependencies: GoogleWorkspaceDependencies): CalendarProvider {
  const { settings, http, logger, report, retryPolicy = {} } = dependencies;
  const tokens = createAccessTokens({
    ...dependencies,
    refresh: refreshAccessToken(settings, discoverGoogle(settings.issuer, http), http),
  });
  const api = createGoogleApi({
    http,
    tokens,
    retryPolicy,
    report,
    onMissingScope: async (userId, token) => {
      await tokens.lacksScope(userId, token);
      return new CalendarError('reconnect-needed', 'the grant does not cover the calendar');
    },
  });
  const mailApi = createGoogleApi({
    http,
    tokens: mailTokens(tokens, settings.readsMail),
    retryPolicy,
    report,
    onMissingScope: async () => mailRefused(),
  });
  const calendars = new GoogleCalendarGateway({ baseUrl: settings.calendarUrl, api, logger });
  return {
    name: 'Google Calendar',
    push: googlePush(calendars, settings.calendarUrl),
    calendars,
    mail: new GoogleMailHeaders({ baseUrl: settings.gmailUrl, api: mailApi }),
  };
}

const mailRefused = () => new CalendarError('forbidden', 'the person did not allow reading mail headers');

/** Without the scope Gmail need not be asked at all. */
const mailTokens = (tokens: AccessTokens, readsMail: boolean): AccessTokens => ({
  ...tokens,
  current: async (userId) => {
    if (!readsMail) throw mailRefused();
    const found = await tokens.current(userId);
    if (!found.scopes.includes(MAIL_SCOPE)) throw mailRefused();
    return found;
  },
});
