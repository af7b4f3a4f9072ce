import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { webhookUrl } from './events.ts';
import { type Act, actionSchema, email, Impossible } from './member/act.ts';
import { PREPARED_CONSENT } from './oauth/oauth.routes.ts';
import { settingsChangeSchema } from './settings.ts';
import type { Slack } from './slack.ts';
import { viewOf } from './view.ts';
import { signedHeaders } from './wire.ts';
import { findWorkspace, type Workspace, workspaces } from './workspaces.ts';

const waitSchema = z.looseObject({ wait: z.boolean().default(true) });
const memberSchema = z.strictObject({ user: email, team: z.string().optional() });
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
const failSchema = z.strictObject({
  method: z.string(),
  error: z.string(),
  times: z.int().min(0).default(1),
});
const consentSchema = z.strictObject({
  user: email,
  decision: z.enum(['allow', 'deny']).default('allow'),
  team: z.string().nullable().default(null),
});
const installSchema = z.strictObject({ team: z.string().optional(), scopes: z.array(z.string()).min(1) });

const BODY_LIMIT = 32 * 1024 * 1024;

const workspaceNamed = (wanted: string | undefined): Workspace => {
  const workspace = findWorkspace(wanted);
  if (workspace === undefined) throw new Impossible(`There is no workspace ${wanted}.`);
  return workspace;
};

export const controlRoutes = (app: FastifyInstance, slack: Slack, act: Act): void => {
  const { context, members, messages, threads, tokens, events, settings, background } = slack;

  app.post('/_control/slack/send', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { wait, ...action } = waitSchema.parse(request.body);
    const { ts, channel, delivery } = await act(actionSchema.parse(action), wait);
    return { id: ts, channel, answered: delivery.answered, delivery };
  });

  app.get('/_control/slack/messages', async (request) => {
    const { user, team } = memberSchema.parse(request.query);
    const member = await members.byEmail(workspaceNamed(team), user);
    const { id: channel } = await members.openChannel(member);
    const { id, name } = member.workspace;
    return {
      team: { id, name, installed: (await tokens.alive(id)) !== undefined },
      user_id: member.userId,
      channel,
      threads: (await threads.of(channel)).map(({ ts, prompts }) => ({ ts, prompts })),
      messages: (await messages.of(channel)).map(viewOf),
    };
  });

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

  app.post('/_control/slack/fail', async (request) => {
    const { method, error, times } = failSchema.parse(request.body);
    const failures = { ...settings.current.failures, [method]: { error, times } };
    return { failures: (await settings.change(context.database, { failures })).failures };
  });

  app.get('/_control/slack/settings', async () => settings.current);
  app.post('/_control/slack/settings', async (request) => {
    // Only what was written: the schema would fill in the defaults of everything else.
    const given = Object.keys((request.body ?? {}) as object);
    const parsed = settingsChangeSchema.parse(request.body ?? {});
    const changed = Object.entries(parsed).filter(([name]) => given.includes(name));
    return settings.change(context.database, Object.fromEntries(changed));
  });

  /** Slack's question when somebody enters the address of the Events API. */
  app.post('/_control/slack/verify', async () => {
    const challenge = randomUUID();
    const body = JSON.stringify({
      token: 'deprecated-verification-token',
      challenge,
      type: 'url_verification',
    });
    const response = await fetch(webhookUrl(context), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(body, context.now()) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.current.timeout_ms),
    });
    const text = await response.text();
    const accepted = [challenge, JSON.stringify({ challenge }), `challenge=${challenge}`];
    return {
      verified: response.status === 200 && accepted.includes(text.trim()),
      status: response.status,
      challenge,
      body: text,
    };
  });

  /** Resolves when no event is under way. */
  app.post('/_control/slack/idle', async () => {
    await background.idle();
    await context.webhooks.idle();
    return { idle: true };
  });
};
