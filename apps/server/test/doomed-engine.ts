import { flushCompileCache } from 'node:module';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { createAssistant } from '../src/modules/assistant/index.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { startLiveness } from '../src/platform/liveness.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';
import { plainly } from './counting-tool.ts';
import { createProviderTool, echoingModel } from './doomed-parts.ts';

/** A process that only works lanes, made to be killed: `node doomed-engine.ts` with DATABASE_URL. */
const url = process.env.DATABASE_URL ?? '';
const logger = createLogger('silent', new Writable({ write: (_chunk, _encoding, done) => done() }));
const { db } = openDatabase(url, 10, logger);
const provider = new pg.Pool({ connectionString: url, max: 4 });
const clock = { now: () => new Date() };
const liveness = await startLiveness(url, logger);
const { engine } = await createAssistant({
  db,
  clock,
  liveness,
  model: echoingModel(),
  tools: [createProviderTool(provider)],
  brand: 'Catch',
  service: 'Google Calendar',
  render: plainly,
  zoneOf: async () => 'Europe/Madrid',
  deliver: async (transaction, turn, { message }) => {
    await sql`insert into test_outbox values (${turn.id}, ${turn.userId}, ${message})`.execute(transaction);
  },
  report: () => undefined,
  subjectOfCall: async () => {
    throw new Error('no HTTP here');
  },
  traceUrl: () => null,
});
process.on('disconnect', () => process.exit(0));
// Killed processes keep nothing that they have not kept by then.
flushCompileCache();
process.send?.('working');
for (;;) {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from inbox where status in ('waiting', 'taken')`.execute(db);
  // What another process holds is refused by its lane; what a dead one left is taken up.
  await Promise.allSettled(rows.map(({ user_id }) => engine.drain(user_id)));
  await new Promise((resolve) => setTimeout(resolve, 5));
}
