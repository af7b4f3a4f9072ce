import { createBackground } from '../chat/background.ts';
import type { Part } from '../platform/part.ts';
import { apiRoutes } from './api/api.routes.ts';
import { fileRoutes } from './api/files.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { createAct } from './member/act.ts';
import { responseUrlRoutes } from './member/response-url.ts';
import { accessRoutes } from './oauth/access.routes.ts';
import { createCodes } from './oauth/codes.repository.ts';
import { oauthRoutes } from './oauth/oauth.routes.ts';
import { createSettings } from './settings.ts';
import { createSlack } from './slack.ts';
import { slackMigrations, slackTables } from './tables.ts';
import { windowRoutes } from './window/window.routes.ts';
import { slackWebhooks } from './wire.ts';

const errorOfFault = ({ status, reason }: { status: number; reason: string | undefined }): string =>
  reason ?? (status === 429 ? 'ratelimited' : status >= 500 ? 'internal_error' : 'fatal_error');

/** Slack: installation, Web API, signed events and interactivity, and a conversation to write in. */
export const slackPart = (): Part => {
  const settings = createSettings();
  const background = createBackground();
  return {
    name: 'slack',
    vendor: 'slack',
    prefixes: ['/slack/api', '/slack/files-pri', '/slack/actions'],
    tables: slackTables,
    migrations: slackMigrations,
    webhooks: slackWebhooks(settings),
    links: [{ label: 'Slack', href: '/slack' }],
    accountLinks: (account) => [{ label: 'Slack', href: `/slack?user=${encodeURIComponent(account.email)}` }],
    seed: ({ database }) => settings.load(database),
    faultBody: (fault) => ({ ok: false, error: errorOfFault(fault) }),
    stop: () => background.stop(),
    routes: async (app, context) => {
      const slack = createSlack(context, settings, background);
      const codes = createCodes(context.database);
      await app.register(async (api) => {
        apiRoutes(api, slack);
        accessRoutes(api, slack, codes);
        responseUrlRoutes(api, slack);
      });
      fileRoutes(app, slack);
      oauthRoutes(app, slack, codes);
      controlRoutes(app, slack, createAct(slack));
      windowRoutes(app, slack);
    },
  };
};
