import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { FastifyInstance } from 'fastify';
import { adapterData } from './adapter-data.ts';
import { buildApp } from './app.ts';
import { composeModules, type Modules } from './compose-modules.ts';
import { accountRoutes, createEraseRemoved } from './modules/account/index.ts';
import type { BackgroundModule } from './modules/background/index.ts';
import { calendarRoutes } from './modules/calendar/index.ts';
import { charactersRoutes } from './modules/characters/index.ts';
import { createAuthenticate, identityRoutes, stampIssuer } from './modules/identity/index.ts';
import { operationsRoutes, rememberFailedWrites } from './modules/operations/index.ts';
import { requestLearnedAgain, requestMissingProfile } from './modules/profiles/index.ts';
import { todayRoutes } from './modules/today/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type DatabaseHandle, openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { noteListening } from './platform/listening.ts';
import { lowerPriority } from './platform/queue/lower-priority.ts';
import { startRounds } from './platform/queue/rounds.ts';
import { prepareQueue, startWorker } from './platform/queue/worker.ts';
import type { Settings } from './platform/settings/index.ts';
import type { Logger } from './platform/telemetry/logger.ts';
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
 * No turn holds a connection while it thinks, so a few serve many; more would only get in each other's way. Fewer for
 * a worker: its work can wait a moment, a webhook cannot.
 */
const poolSize = ({ DATABASE_POOL, ROLE }: Settings): number => DATABASE_POOL ?? (ROLE === 'worker' ? 4 : 10);

/** What the HTTP side and the worker are built from. */
interface Composed {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly database: DatabaseHandle;
  /** Absent where no jobs are worked. */
  readonly jobs: DatabaseHandle | undefined;
  readonly modules: Modules;
}

interface Face {
  readonly webFolder: string | undefined;
  readonly failedWrites: ReturnType<typeof rememberFailedWrites>;
  readonly isStopping: () => boolean;
}

function composeApp(
  given: Composed,
  { webFolder, failedWrites, isStopping }: Face,
): Promise<FastifyInstance> {
  const { settings, logger, clock, jobs } = given;
  const { db, pool } = given.database;
  const { secrets, isStaff, identityProvider, grants, subjectOfCall, ownerZone, zoneOf } = given.modules;
  const { calendar, providers, whole, assistant, channels, background, admin } = given.modules;
  const onConnected = async (userId: string): Promise<void> => {
    await learnZone(given, userId);
    await background.onConnected(userId);
    await requestMissingProfile(db, userId, clock.now());
  };
  return buildApp({
    settings,
    logger,
    authenticate: createAuthenticate(pool, clock, isStaff),
    ...(webFolder ? { webFolder } : {}),
    modules: [
      operationsRoutes({
        db,
        clock,
        failedWrites,
        isStopping,
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
        onSignedIn: onConnected,
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
      ...providers.flatMap(({ routes }) => (routes ? [routes({ onConnected })] : [])),
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
        exported: adapterData.exported,
        eraseChannels: channels.erase,
        service: calendar.name,
        zoneOf,
      }),
    ],
  });
}

/** Known before the first message, so that no turn has to wait for it; should it fail now, the turn asks again. */
async function learnZone({ logger, modules }: Composed, userId: string): Promise<void> {
  await modules
    .zoneOf(userId)
    .catch((error: unknown) => logger.warn({ err: error, user_id: userId }, 'time zone not known yet'));
}

/** What this process does unprompted; its role decides which of it. */
async function startWork({ settings, logger, clock, database: { db }, jobs, modules }: Composed) {
  const { liveness, report } = modules;
  const { assistant, profiles, channels, background, nightly, reminders, admin } = modules;
  if (settings.ROLE === 'worker') lowerPriority();
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
  return { listening, worker };
}

/** The product whole: a database made ready, modules, an HTTP face and the work that nobody asks for. */
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
  const modules = await composeModules({ settings, logger, clock, db: database.db, model: options.model });
  // Connections of its own: taking and ending jobs must not wait behind the work that the jobs do, nor for the disk.
  // A job that was ended and is there again after a crash of the database finds its work done.
  const jobs =
    settings.ROLE === 'web'
      ? undefined
      : openDatabase(settings.DATABASE_URL, 4, logger, { isForJobs: true, onFailedWrite });
  const composed = { settings, logger, clock, database, jobs, modules };
  let stopping = false;
  const app = await composeApp(composed, {
    webFolder: options.webFolder,
    failedWrites,
    isStopping: () => stopping,
  });
  const { listening, worker } = await startWork(composed);

  return {
    app,
    database,
    background: modules.background,
    lookNow: () => worker?.lookNow(),
    announceStop: () => {
      stopping = true;
    },
    close: async () => {
      await app.close();
      await listening?.stop();
      await worker?.stop();
      await jobs?.close();
      await modules.assistant.engine.idle();
      await modules.liveness.stop();
      await database.close();
    },
  };
}
