import { setTimeout as sleep } from 'node:timers/promises';
import { createEvent, creationKey } from '../../../modules/calendar/index.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { httpClient } from '../../../platform/http-client.ts';
import { createSecretBox } from '../../../platform/secrets.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';
import { createGoogleWorkspace } from '../google-workspace.ts';

export interface ChildOrder {
  readonly databaseUrl: string;
  readonly key: string;
  readonly issuer: string;
  readonly calendarUrl: string;
  readonly userId: string;
  readonly toolCallId: string;
  /** Says 'created' and waits to be killed instead of committing. */
  readonly waitBeforeCommit: boolean;
}

/** One execution of a tool call as a worker process does it: create the event, then commit that it was done. */
const order: ChildOrder = JSON.parse(process.env.CHILD_ORDER ?? '{}');
const logger = createLogger('silent');
const database = openDatabase(order.databaseUrl, 2, logger);
const { calendars } = createGoogleWorkspace({
  settings: {
    issuer: order.issuer,
    clientId: 'c',
    clientSecret: 's',
    calendarUrl: order.calendarUrl,
    gmailUrl: '',
    readsMail: true,
  },
  db: database.db,
  secrets: createSecretBox([{ id: 'test', key: Buffer.from(order.key, 'base64') }]),
  clock: systemClock(),
  http: httpClient,
  logger,
  report: () => undefined,
  onReconnectNeeded: async () => undefined,
  retryPolicy: { firstPauseMs: 1, longestPauseMs: 5 },
});
const start = Date.UTC(2026, 2, 3, 10);
const { event, wasThere } = await createEvent(calendars.forUser(order.userId), {
  calendarId: 'primary',
  notify: 'everyone',
  draft: {
    key: creationKey(order.userId, order.toolCallId),
    title: order.toolCallId,
    start: { kind: 'timed', at: start, zone: 'Europe/Madrid' },
    end: { kind: 'timed', at: start + 3_600_000, zone: 'Europe/Madrid' },
  },
});
process.send?.('created');
if (order.waitBeforeCommit) await sleep(60_000);
await database.db
  .insertInto('installation')
  .values({ name: order.toolCallId, value: JSON.stringify({ id: event.id, wasThere }) })
  .execute();
await database.close();
process.disconnect?.();
