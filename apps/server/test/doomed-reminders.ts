import { Writable } from 'node:stream';
import { notifyUsers } from '../src/modules/channels/outbox/notify-users.ts';
import { createReminders } from '../src/modules/reminders/index.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';

/** A process that only tells reminders, made to be killed: `node doomed-reminders.ts` with DATABASE_URL. */
const logger = createLogger('silent', new Writable({ write: (_chunk, _encoding, done) => done() }));
const { db } = openDatabase(process.env.DATABASE_URL ?? '', 4, logger);
const reminders = createReminders({
  db,
  clock: { now: () => new Date() },
  liveness: { signal: new AbortController().signal },
  gateway: {
    forUser: () => {
      throw new Error('no calendar here');
    },
  },
  matchesWords: () => false,
  notify: (transaction, notices) =>
    notifyUsers(
      transaction,
      notices.map((notice) => ({ ...notice, kind: 'reminder' as const })),
    ),
  report: (error) => process.send?.({ kind: 'reported', error: String(error) }),
});
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'working' });
for (;;) {
  await Promise.all(Object.values(reminders.rounds).map((work) => work()));
  await new Promise((resolve) => setTimeout(resolve, 5));
}
