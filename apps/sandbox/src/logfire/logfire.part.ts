import { credentials } from '../credentials.ts';
import { lastValues } from '../platform/parameters.ts';
import type { Part } from '../platform/part.ts';
import { logfireRoutes } from './logfire.routes.ts';
import { createReader, prepareReader, type Reader } from './reader.ts';
import { createRecords, recordsMigration } from './record.repository.ts';
import { tracePage, tracesPage } from './trace-page.ts';

const { organization, project } = credentials.logfire;
const PROJECT_PATH = `/logfire/${organization}/${project}`;

const INSUFFICIENT_PRIVILEGE = '42501';

/** Logfire: traces in by OTLP, rows out by SQL, a page per trace. */
export const logfirePart = (databaseUrl: string): Part => {
  let reader: Reader | undefined;
  const openReader = (): Reader => {
    reader ??= createReader(databaseUrl);
    return reader;
  };
  return {
    name: 'logfire',
    vendor: 'logfire',
    prefixes: ['/logfire/v1', '/logfire/v2'],
    tables: ['logfire.spans'],
    migrations: [recordsMigration],
    links: [{ label: 'Logfire: traces', href: PROJECT_PATH }],
    seed: async ({ database, log }) => {
      try {
        await prepareReader(database, databaseUrl);
      } catch (error) {
        if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
        log(
          'Logfire queries will fail: the database user may not create the read-only role that they run under.',
        );
      }
    },
    faultBody: ({ reason }) => ({ detail: reason ?? 'A fault that was ordered from the sandbox.' }),
    stop: async () => {
      await reader?.close();
    },
    routes: async (app, context) => {
      await app.register(async (api) => logfireRoutes(api, context, openReader));
      app.get(PROJECT_PATH, async (request, reply) => {
        const records = createRecords(context.database);
        const traceId = /trace_id\s*=\s*'([0-9a-f]{32})'/i
          .exec(lastValues(request.query).q ?? '')?.[1]
          ?.toLowerCase();
        const content =
          traceId === undefined
            ? tracesPage(await records.latestTraces(100))
            : tracePage(traceId, await records.ofTrace(traceId));
        return reply.type('text/html; charset=utf-8').send(content);
      });
    },
  };
};
