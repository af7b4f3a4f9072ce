import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { installationRoutes } from './control-installation.routes.ts';
import { webhookUrl } from './events.ts';
import { type Act, actionSchema, email } from './member/act.ts';
import { settingsChangeSchema } from './settings.ts';
import type { Slack } from './slack.ts';
import { viewOf } from './view.ts';
import { signedHeaders } from './wire.ts';
import { workspaceNamed } from './workspace-named.ts';

const waitSchema = z.looseObject({ wait: z.boolean().default(true) });
const memberSchema = z.strictObject({ user: email, team: z.string().optional() });
const failSchema = z.strictObject({
  method: z.string(),
  error: z.string(),
  times: z.int().min(0).default(1),
});

const BODY_LIMIT = 32 * 1024 * 1024;

export const controlRoutes = (app: FastifyInstance, slack: Slack, act: Act): void => {
  const { context, members, messages, threads, tokens, settings, background } = slack;

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

  installationRoutes(app, slack);

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
