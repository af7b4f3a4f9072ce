import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { FastifyInstance } from 'fastify';
import { createGoogleGrants } from './adapters/google/google-grants.ts';
import { GoogleIdentityProvider } from './adapters/google/google-identity-provider.ts';
import { createLogfireExceptionLog } from './adapters/logfire/logfire-exception-log.ts';
import { createTraceUrl } from './adapters/logfire/trace-url.ts';
import { createModels } from './adapters/models/create-model.ts';
import { buildApp } from './app.ts';
import { composeCalendar } from './compose-calendar.ts';
import { composeChannels } from './compose-channels.ts';
import { keptData } from './kept-data.ts';
import { accountRoutes, createEraseRemoved } from './modules/account/index.ts';
import { createAdmin } from './modules/admin/index.ts';
import {
  createAssistant,
  createBuiltInManager,
  createChain,
  createTools,
  matchesWords,
} from './modules/assistant/index.ts';
import { type BackgroundModule, createBackground } from './modules/background/index.ts';
import { calendarRoutes, createOwnerZone, createWholeGateway } from './modules/calendar/index.ts';
import { connectedChannels, notifyUsers } from './modules/channels/index.ts';
import { charactersRoutes } from './modules/characters/index.ts';
import {
  createAuthenticate,
  createSubjectOfCall,
  identityRoutes,
  staffRule,
  stampIssuer,
} from './modules/identity/index.ts';
import { createNightly, operationsRoutes, rememberFailedWrites } from './modules/operations/index.ts';
import { createProfiles, requestLearnedAgain, requestMissingProfile } from './modules/profiles/index.ts';
import { createReminders, followEvents } from './modules/reminders/index.ts';
import { todayRoutes } from './modules/today/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type DatabaseHandle, openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { httpClient } from './platform/http-client.ts';
import { noteListening } from './platform/listening.ts';
import { startLiveness } from './platform/liveness.ts';
import { startRounds } from './platform/queue/rounds.ts';
import { stepAside } from './platform/queue/step-aside.ts';
import { prepareQueue, startWorker } from './platform/queue/worker.ts';
import { createSecretBox } from './platform/secrets.ts';
import type { Settings } from './platform/settings/index.ts';
import type { Logger } from './platform/telemetry/logger.ts';
import { createReport } from './platform/telemetry/report.ts';
import { version } from './platform/version.ts';

export interface Product {
  readonly app: FastifyInstance;
  readonly database: DatabaseHandle;
  /** For rehearsals that move the clock: what is due is done at once. */
  readonly background: Pick<BackgroundModule, 'settle'>;
  /** Likewise: the once-a-second rounds run now. */
  lookNow(): void;
  /** From now on `/readyz` says no, so that a load balancer stops sending. */
  announceStop(): void;
  close(): Promise<void>;
}

export interface ProductOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly webFolder?: string;
  /** Another model than the settings name. */
  readonly model?: LanguageModelV4;
}

/**
 * No turn holds a connection while it thinks, so a few serve many; more of them only stand in each other's way. Fewer
 * for a worker: what it does can wait a moment, a webhook cannot.
 */
const poolSize = ({ DATABASE_POOL, ROLE }: Settings): number => DATABASE_POOL ?? (ROLE === 'worker' ? 4 : 10);

/** The only place that constructs adapters and joins them to modules. */
export async function composeProduct(options: ProductOptions): Promise<Product> {
  const { settings, logger } = options;
  const clock = options.clock ?? systemClock();
  const failedWrites = rememberFailedWrites(clock);
  const onFailedWrite = failedWrites.note;
  const database = openDatabase(settings.DATABASE_URL, poolSize(settings), logger, { onFailedWrite });
  try {
    await migrate(database.db);
    await stampIssuer(database.db, settings.GOOGLE_ISSUER);
    await prepareQueue(database.pool, logger);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db, pool } = database;
  const secrets = createSecretBox(settings.TOKEN_KEYS);
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
  const report = createReport(logger);
  const grants = createGoogleGrants({
    db,
    secrets,
    logger,
    revoke: (token) => identityProvider.revoke(token),
  });
  const calendar = composeCalendar(settings, { db, secrets, clock, logger, report });
  // Everything that speaks of a person's time; the week viewer asks for one calendar after the other by itself.
  const whole = createWholeGateway(calendar.calendars, clock);
  const subjectOfCall = createSubjectOfCall(db, clock, isStaff);
  const ownerZone = createOwnerZone(db, clock);
  const zoneOf = (userId: string) =>
    ownerZone.of(userId, calendar.calendars.forUser(userId, { budgetMs: 5000 }));
  const learnZone = async (userId: string) => {
    // Known before the first message, so that no turn has to wait for it; should it fail now, the turn asks again.
    await zoneOf(userId).catch((error: unknown) =>
      logger.warn({ err: error, user_id: userId }, 'zone not learned yet'),
    );
  };
  const profiles = createProfiles({ db, clock, gateway: calendar.calendars, mail: calendar.mail });
  const traceUrl = createTraceUrl(settings.LOGFIRE_PROJECT_URL);
  const liveness = await startLiveness(settings.DATABASE_URL, logger);
  const models = await createModels(settings);
  const channels = await composeChannels(settings, {
    db,
    clock,
    secrets,
    logger,
    report,
    gateway: whole,
    readsAnyLanguage: options.model !== undefined || models.length > 0,
  });
  const budget = { perUser: settings.MODEL_BUDGET_USER, total: settings.MODEL_BUDGET_TOTAL };
  const restMs = settings.MODEL_REST_SECONDS * 1000;
  const assistant = await createAssistant({
    db,
    clock,
    liveness,
    // Without a model of somebody's own, and when all of them fail, messages are read by what we have taught ourselves.
    ...(options.model
      ? { model: options.model }
      : {
          manager: createBuiltInManager({ gateway: whole, mail: calendar.mail }),
          readerFirst: settings.MODEL_READER_FIRST,
          ...(models.length > 0 ? { chain: createChain({ links: models, clock, restMs, budget }) } : {}),
        }),
    tools: createTools({
      db,
      gateway: whole,
      mail: calendar.mail,
      reachableOn: (userId) => connectedChannels(db, userId),
    }),
    modelTimeoutMs: settings.MODEL_TIMEOUT_SECONDS * 1000,
    turnTimeoutMs: settings.MODEL_TURN_SECONDS * 1000,
    brand: settings.BRAND_NAME,
    service: calendar.name,
    zoneOf,
    deliver: channels.deliver,
    isAnsweredInPlace: channels.isAnsweredInPlace,
    prepare: channels.prepare,
    report,
    subjectOfCall,
    traceUrl,
  });
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
    modelBudget: budget,
    readers: models.map(({ name }) => name),
  });
  const nightly = createNightly({
    db,
    clock,
    secrets,
    logger,
    retentionDays: settings.RETENTION_DAYS,
    sealed: keptData.sealed,
  });
  let stopping = false;
  // Connections of its own: taking and ending jobs must not wait behind the work that the jobs do, nor for the disk.
  // A job that was ended and is there again after a crash of the database finds its work done.
  const jobs =
    settings.ROLE === 'web'
      ? undefined
      : openDatabase(settings.DATABASE_URL, 4, logger, { isForJobs: true, onFailedWrite });

  const app = await buildApp({
    settings,
    logger,
    authenticate: createAuthenticate(pool, clock, isStaff),
    ...(options.webFolder ? { webFolder: options.webFolder } : {}),
    modules: [
      operationsRoutes({
        db,
        clock,
        failedWrites,
        isStopping: () => stopping,
        metricsToken: settings.METRICS_TOKEN,
        pools: () => ({ work: pool, ...(jobs ? { jobs: jobs.pool } : {}) }),
        build: { version, role: settings.ROLE },
      }),
      identityRoutes({
        db,
        clock,
        secrets,
        provider: identityProvider,
        grants,
        publicUrl: settings.PUBLIC_URL,
        redirectUri: `${settings.PUBLIC_URL}/api/v1/auth/google/callback`,
        onSignedIn: async (userId) => {
          await learnZone(userId);
          await background.onSignedIn(userId);
          await requestMissingProfile(db, userId, clock.now());
        },
        onMailChanged: (transaction, userId) => requestLearnedAgain(transaction, userId, clock.now()),
        mayAskForMail: settings.GOOGLE_MAIL_HEADERS,
      }),
      charactersRoutes({ db, clock }),
      calendarRoutes({
        gateway: calendar.calendars,
        service: calendar.name,
        subjectOfCall,
        ownerZone,
        clock,
        logger,
      }),
      assistant.routes,
      todayRoutes({ db, clock, gateway: whole, service: calendar.name, zoneOf, press: assistant.press }),
      ...channels.routes,
      background.routes,
      admin.routes,
      accountRoutes({
        db,
        clock,
        logger,
        grants,
        exported: keptData.exported,
        eraseChannels: channels.erase,
        service: calendar.name,
        zoneOf,
      }),
    ],
  });
  if (settings.ROLE === 'worker') stepAside();
  const listening =
    settings.ROLE === 'worker'
      ? undefined
      : startRounds({ listening: () => noteListening(db, liveness.number) }, report);
  const worker =
    jobs === undefined
      ? undefined
      : await startWorker({
          pool: jobs.pool,
          concurrency: settings.WORKER_CONCURRENCY,
          tasks: {
            ...assistant.tasks,
            ...profiles.tasks,
            ...channels.tasks,
            ...background.tasks,
            ...nightly.tasks,
          },
          liveness,
          logger,
          report,
          rounds: {
            assistant: assistant.rounds,
            channels: channels.rounds,
            background: background.rounds,
            ...reminders.rounds,
            admin: admin.rounds,
            nightly: nightly.rounds,
            profiles: profiles.rounds,
            removed: createEraseRemoved(db, clock),
          },
        });

  return {
    app,
    database,
    background,
    lookNow: () => worker?.lookNow(),
    announceStop: () => {
      stopping = true;
    },
    close: async () => {
      await app.close();
      await listening?.stop();
      await worker?.stop();
      await jobs?.close();
      await assistant.engine.idle();
      await liveness.stop();
      await database.close();
    },
  };
}
