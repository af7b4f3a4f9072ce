import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../../google/bearer.ts';
import { html } from '../../platform/html.ts';
import { barePage } from '../../platform/page.ts';
import type { Slack } from '../slack.ts';

const loginPage = barePage(
  'Slack',
  html`<div class="signin"><main class="panel"><h1>Sign in to your workspace</h1><p>Files are for those who are signed in.</p></main></div>`,
);

/** The bytes of a clip, for a bot that may read files. Everybody else gets a page to sign in, with status 200. */
export const fileRoutes = (app: FastifyInstance, { context, tokens, files }: Slack): void => {
  const handler = async (key: string, token: string | undefined) => {
    const bot = token === undefined ? undefined : await tokens.find(token);
    const file = await files.find(key.slice(key.indexOf('-') + 1));
    const allowed =
      bot !== undefined &&
      bot.dead === undefined &&
      (bot.expiresAt === undefined || bot.expiresAt > context.now()) &&
      bot.scopes.includes('files:read') &&
      bot.workspace.id === file?.team_id &&
      key === `${file?.team_id}-${file?.id}`;
    return allowed ? file : undefined;
  };
  for (const path of ['/slack/files-pri/:key/:name', '/slack/files-pri/:key/download/:name']) {
    app.get<{ Params: { key: string } }>(path, async (request, reply) => {
      const file = await handler(request.params.key, bearerToken(request));
      if (file === undefined) return reply.type('text/html; charset=utf-8').send(loginPage);
      return reply.type(file.mimetype).header('content-length', file.bytes.length).send(file.bytes);
    });
  }
};
