import type { LanguageModelV4 } from '@ai-sdk/provider';
import { adapterData } from './adapter-data.ts';
import { createGoogleGrants } from './adapters/google/google-grants.ts';
import { GoogleIdentityProvider } from './adapters/google/google-identity-provider.ts';
import { createLogfireExceptionLog } from './adapters/logfire/logfire-exception-log.ts';
import { createTraceUrl } from './adapters/logfire/trace-url.ts';
import { composeAssistant, composeModels } from './compose-assistant.ts';
import { composeCalendar } from './compose-calendar.ts';
import { composeChannels } from './compose-channels.ts';
import { createAdmin } from './modules/admin/index.ts';
import { matchesWords } from './modules/assistant/index.ts';
import { createBackground } from './modules/background/index.ts';
import { createAllCalendarsGateway, createOwnerZone } from './modules/calendar/index.ts';
import { notifyUsers } from './modules/channels/index.ts';
import { createSubjectOfCall, staffRule } from './modules/identity/index.ts';
import { createNightly } from './modules/operations/index.ts';
import { createProfiles } from './modules/profiles/index.ts';
import { createReminders, followEvents } from './modules/reminders/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { httpClient } from './platform/http-client.ts';
import { startLiveness } from './platform/liveness.ts';
import { createSecretBox } from './platform/secrets.ts';
import type { Settings } from './platform/settings/index.ts';
import type { Logger } from './platform/telemetry/logger.ts';
import { createReport } from './platform/telemetry/report.ts';

export interface CoreServices {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly db: Database;
  /** Another model than the settings name. */
  readonly model: LanguageModelV4 | undefined;
}

export type Modules = Awaited<ReturnType<typeof composeModules>>;

/** Constructs adapters and connects them to modules, from the bottom up: each gets what it depends on. */
export async function composeModules({ settings, logger, clock, db, model }: CoreServices) {
  const secrets = createSecretBox(settings.TOKEN_KEYS);
  const report = createReport(logger);
  const traceUrl = createTraceUrl(settings.LOGFIRE_PROJECT_URL);
  const identity = composeIdentity({ settings, logger, clock, db }, secrets);
  const { isStaff, subjectOfCall } = identity;
  const { calendar, providers } = await composeCalendar(settings, { db, secrets, clock, logger, report });
  // Everything that concerns a person's time; the week viewer reads the calendars one by one.
  const whole = createAllCalendarsGateway(calendar.calendars, clock);
  const ownerZone = createOwnerZone(db, clock);
  const zoneOf = (userId: string) =>
    ownerZone.of(userId, calendar.calendars.forUser(userId, { budgetMs: 5000 }));
  const profiles = createProfiles({ db, clock, gateway: calendar.calendars, mail: calendar.mail });
  const liveness = await startLiveness(settings.DATABASE_URL, logger);
  const models = await composeModels(settings);
  const channels = await composeChannels(settings, {
    db,
    clock,
    secrets,
    logger,
    report,
    gateway: whole,
    readsAnyLanguage: model !== undefined || models.links.length > 0,
  });
  const shared = { db, clock, liveness, report, traceUrl, subjectOfCall, zoneOf };
  const assistant = await composeAssistant(settings, { ...shared, models, model, calendar, whole, channels });
  const reminders = createReminders({
    db,
    clock,
    liveness,
    gateway: whole,
    matchesWords,
    notify: (transaction, notices) =>
      notifyUsers(
        transaction,
        notices.map((notice) => ({ ...notice, kind: 'reminder' as const })),
      ),
    report,
  });
  const background = createBackground({
    db,
    clock,
    gateway: whole,
    logger,
    report,
    publicUrl: settings.PUBLIC_URL,
    provider: calendar,
    syncMinutes: settings.CALENDAR_SYNC_MINUTES,
    onChanges: followEvents,
  });
  const admin = createAdmin({
    db,
    clock,
    isStaff,
    exceptionLog: createLogfireExceptionLog(
      { url: settings.LOGFIRE_URL, readToken: settings.LOGFIRE_READ_TOKEN },
      httpClient,
      clock,
    ),
    traceUrl,
    modelBudget: models.budget,
    readers: models.links.map(({ name }) => name),
  });
  const nightly = createNightly({
    db,
    clock,
    secrets,
    logger,
    retentionDays: settings.RETENTION_DAYS,
    sealed: adapterData.sealed,
  });
  const platform = { secrets, report, liveness, ownerZone, zoneOf };
  const made = {
    calendar,
    providers,
    whole,
    profiles,
    channels,
    assistant,
    reminders,
    background,
    admin,
    nightly,
  };
  return { ...platform, ...identity, ...made };
}

/** Sign-in is Google's, as specified; the grants it brings belong to Google's adapter. */
function composeIdentity(
  { settings, logger, clock, db }: Omit<CoreServices, 'model'>,
  secrets: ReturnType<typeof createSecretBox>,
) {
  const isStaff = staffRule(settings);
  const identityProvider = new GoogleIdentityProvider(
    {
      issuer: settings.GOOGLE_ISSUER,
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
    },
    httpClient,
    clock,
  );
  const grants = createGoogleGrants({
    db,
    secrets,
    logger,
    revoke: (token) => identityProvider.revoke(token),
  });
  return { isStaff, identityProvider, grants, subjectOfCall: createSubjectOfCall(db, clock, isStaff) };
}
