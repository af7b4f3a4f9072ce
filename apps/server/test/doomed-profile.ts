import { setTimeout as sleep } from 'node:timers/promises';
import { createProfiles } from '../src/modules/profiles/index.ts';
import { fixedSources } from '../src/modules/profiles/test/fixed-sources.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { startLiveness } from '../src/platform/liveness.ts';
import { startWorker } from '../src/platform/queue/worker.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';

/** A worker that is killed in the middle of a profile: it says so when the mailbox is being read. */
const url = process.env.DATABASE_URL ?? '';
const logger = createLogger('silent');
const { db, pool } = openDatabase(url, 4, logger);
const sources = fixedSources(async () => {
  process.send?.('reading');
  await sleep(60_000);
});
process.on('disconnect', () => process.exit(0));
await startWorker({
  pool,
  concurrency: 2,
  tasks: createProfiles({ db, clock: { now: () => new Date() }, ...sources }).tasks,
  liveness: await startLiveness(url, logger),
  logger,
  report: () => undefined,
  rounds: {},
});
