import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { createAccounts } from './accounts/accounts.repository.ts';
import { createFaults } from './faults/faults.ts';
import { injectFaults } from './faults/inject-faults.ts';
import { createParts } from './parts.ts';
import type { SandboxContext } from './platform/context.ts';
import { openDatabase } from './platform/database.ts';
import { guard } from './platform/guard.ts';
import { migrate } from './platform/migrate.ts';
import { STYLESHEET_PATH, stylesheet } from './platform/page.ts';
import type { Part } from './platform/part.ts';
import type { Settings } from './platform/settings.ts';
import { createValues } from './platform/values.ts';
import { createWebhookRepository } from './webhooks/webhook.repository.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

export interface Sandbox {
  readonly url: string;
  readonly context: SandboxContext;
  close(): Promise<void>;
}

/** Opens the database, puts every part together and listens. */
export const startSandbox = async (
  settings: Settings,
  now: () => Date = () => new Date(),
): Promise<Sandbox> => {
  const database = openDatabase(settings.databaseUrl);
  let publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  let productUrl = settings.productUrl;
  let parts: readonly Part[] = [];

  const faults = createFaults(database);
  const webhookRepository = createWebhookRepository(database);
  const sender = createWebhookSender({
    repository: webhookRepository,
    faults,
    parts: () => parts,
    now,
    productUrl: () => productUrl,
  });
  const context: SandboxContext = {
    database,
    accounts: createAccounts(database),
    webhooks: sender,
    values: createValues(database),
    now,
    publicUrl: () => publicUrl,
    productUrl: () => productUrl,
    log: (message) => console.log(message),
  };
  parts = await createParts({
    databaseUrl: settings.databaseUrl,
    faults,
    webhookRepository,
    sender,
    setProductUrl: (url) => {
      productUrl = url;
    },
  });

  try {
    await migrate(database, parts);
    for (const part of parts) await part.seed?.(context);
    const app = await buildApp(parts, context, { forced: settings.forced, faults });
    await app.listen({ port: settings.port, host: settings.host });
    const { port } = app.server.address() as AddressInfo;
    publicUrl = settings.publicUrl ?? `http://localhost:${port}`;
    await sender.resume({ evenIfNotDue: false });
    return {
      url: publicUrl,
      context,
      close: async () => {
        sender.stop();
        await app.close();
        await sender.idle();
        for (const part of parts) await part.stop?.();
        await database.close();
      },
    };
  } catch (error) {
    sender.stop();
    await database.close();
    throw error;
  }
};

const buildApp = async (
  parts: readonly Part[],
  context: SandboxContext,
  options: { forced: boolean; faults: ReturnType<typeof createFaults> },
): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit: 4 * 1024 * 1024,
    routerOptions: { maxParamLength: 2048 },
    forceCloseConnections: true,
  });
  guard(app, { publicUrl: context.publicUrl, forced: options.forced });
  injectFaults(app, parts, options.faults, context);
  await app.register(formbody);
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof ZodError) {
      const problems = error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
      return reply.code(422).send({ error: 'Some fields are wrong.', problems });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) context.log(`Sandbox failure: ${error.stack ?? error.message}`);
    return reply.code(status).send({ error: error.message });
  });
  app.get(STYLESHEET_PATH, async (_request, reply) => reply.type('text/css').send(stylesheet));
  for (const part of parts) {
    // A scope per part: its error handler and body parsers concern nobody else.
    await app.register(async (scope) => {
      await part.routes?.(scope, context);
    });
  }
  return app;
};
