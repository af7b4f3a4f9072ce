import { createBackground } from '../chat/background.ts';
import type { Part } from '../platform/part.ts';
import { controlRoutes } from './control.routes.ts';
import { GraphError, graphErrorBody, statusOfCode } from './graph/graph-error.ts';
import { messagesRoutes } from './graph/messages.routes.ts';
import { objectRoutes } from './graph/objects.routes.ts';
import { whatsappWebhooks } from './payload.ts';
import { createPhone } from './phone.ts';
import { createSettings } from './settings.ts';
import { whatsappMigrations, whatsappTables } from './tables.ts';
import { createTemplates } from './templates.ts';
import { createWhatsapp } from './whatsapp.ts';
import { windowRoutes } from './window/window.routes.ts';

const codeOfFault = ({ status, reason }: { status: number; reason: string | undefined }): number =>
  reason !== undefined && /^\d+$/.test(reason)
    ? Number(reason)
    : status === 429
      ? 130429
      : status >= 500
        ? 2
        : 131000;

/** WhatsApp's Cloud API, and a phone to write with. */
export const whatsappPart = (): Part => {
  const settings = createSettings();
  const background = createBackground();
  return {
    name: 'whatsapp',
    vendor: 'whatsapp',
    prefixes: ['/graph'],
    tables: whatsappTables,
    migrations: whatsappMigrations,
    webhooks: whatsappWebhooks(settings),
    links: [{ label: 'WhatsApp', href: '/whatsapp' }],
    accountLinks: (account) => [
      { label: 'WhatsApp', href: `/whatsapp?user=${encodeURIComponent(account.email)}` },
    ],
    seed: async ({ database }) => {
      await settings.load(database);
      await createTemplates(database).seed();
    },
    faultBody: (fault) => graphErrorBody(codeOfFault(fault)),
    stop: () => background.stop(),
    routes: async (app, context) => {
      const whatsapp = createWhatsapp(context, settings, background);
      const phone = createPhone(whatsapp);
      await app.register(async (graph) => {
        graph.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
          if (error instanceof GraphError) return reply.code(error.status).send(error.body);
          if (error.statusCode !== undefined && error.statusCode < 500) {
            return reply.code(400).send(graphErrorBody(100, { message: `(#100) ${error.message}` }));
          }
          context.log(`Sandbox failure: ${error.stack ?? error.message}`);
          return reply.code(statusOfCode(131000)).send(graphErrorBody(131000));
        });
        messagesRoutes(graph, whatsapp);
        objectRoutes(graph, whatsapp);
      });
      controlRoutes(app, whatsapp, phone);
      windowRoutes(app, whatsapp);
    },
  };
};
