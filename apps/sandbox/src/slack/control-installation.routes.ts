import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { email } from './member/act.ts';
import { PREPARED_CONSENT } from './oauth/oauth.routes.ts';
import type { Slack } from './slack.ts';
import { workspaceNamed } from './workspace-named.ts';
import { workspaces } from './workspaces.ts';

const installSchema = z.strictObject({ team: z.string().optional(), scopes: z.array(z.string()).min(1) });
const endSchema = z
  .strictObject({
    /** The window names its user in every order; here nobody in particular is meant. */
    user: email.optional(),
    team: z.string().optional(),
    /** The time that the events carry: an old one is a late event after a new installation. */
    at: z.iso.datetime({ offset: true }).optional(),
    /** Without it only the event is sent: a late one, about a token that is long gone. */
    kill: z.boolean().default(true),
  })
  .nullish();
const consentSchema = z.strictObject({
  user: email,
  decision: z.enum(['allow', 'deny']).default('allow'),
  team: z.string().nullable().default(null),
});

/** Where the app is installed: consent, tokens, and how they end. */
export const installationRoutes = (app: FastifyInstance, { context, tokens, events }: Slack): void => {
  app.get('/_control/slack/workspaces', async () => ({
    workspaces: await Promise.all(
      workspaces.map(async ({ id, name, botUserId, botId }) => {
        const token = await tokens.alive(id);
        return {
          id,
          name,
          bot_user_id: botUserId,
          bot_id: botId,
          installed: token !== undefined,
          token: token?.token ?? null,
          scopes: token?.scopes ?? [],
        };
      }),
    ),
  }));

  /** Installs the app without a browser: for tests that only want a token. */
  app.post('/_control/slack/install', async (request) => {
    const { team, scopes } = installSchema.parse(request.body);
    const workspace = workspaceNamed(team);
    const { token } = await tokens.install(workspace, scopes, context.now());
    return { team: { id: workspace.id, name: workspace.name }, token, bot_user_id: workspace.botUserId };
  });

  app.post('/_control/slack/revoke', async (request) => {
    const { team, at, kill = true } = endSchema.parse(request.body) ?? {};
    const workspace = workspaceNamed(team);
    const revoked = kill && (await tokens.kill(workspace.id, 'token_revoked'));
    const time = at === undefined ? {} : { at: new Date(at) };
    return { revoked, delivery: await events.tokensRevoked(workspace, { wait: true, ...time }) };
  });

  /** With token rotation: the tokens that were given out are at their end. */
  app.post('/_control/slack/expire', async (request) => {
    const { team } = endSchema.parse(request.body) ?? {};
    await tokens.expire(workspaceNamed(team).id, context.now());
    return { expired: true };
  });

  app.post('/_control/slack/uninstall', async (request) => {
    const { team, at, kill = true } = endSchema.parse(request.body) ?? {};
    const workspace = workspaceNamed(team);
    const uninstalled = kill && (await tokens.kill(workspace.id, 'account_inactive'));
    const time = at === undefined ? {} : { at: new Date(at) };
    const deliveries = await Promise.all([
      events.appUninstalled(workspace, { wait: true, ...time }),
      events.tokensRevoked(workspace, { wait: true, ...time }),
    ]);
    return { uninstalled, answered: deliveries.every(({ answered }) => answered), deliveries };
  });

  app.post('/_control/slack/consent', async (request) => {
    const prepared = consentSchema.parse(request.body);
    await context.values.set(PREPARED_CONSENT, prepared);
    return { prepared };
  });
};
