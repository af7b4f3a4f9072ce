import type { FastifyInstance, FastifyRequest } from 'fastify';
import { credentials } from '../../credentials.ts';
import { secretToken } from '../../platform/random.ts';
import { readArguments } from '../api/arguments.ts';
import { SlackError } from '../api/slack-error.ts';
import type { Slack } from '../slack.ts';
import type { BotToken } from '../tokens.repository.ts';
import { APP_ID, workspaceOf } from '../workspaces.ts';
import type { Codes } from './codes.repository.ts';

const basic = (request: FastifyRequest): [string, string] | undefined => {
  const encoded = /^Basic\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return [decodeURIComponent(id), decodeURIComponent(secret.join(':'))];
};

const answerOf = (bot: BotToken, now: Date) => ({
  scope: bot.scopes.join(','),
  token_type: 'bot',
  access_token: bot.token,
  bot_user_id: bot.workspace.botUserId,
  ...(bot.refreshToken !== undefined &&
    bot.expiresAt !== undefined && {
      refresh_token: bot.refreshToken,
      expires_in: Math.round((bot.expiresAt.getTime() - now.getTime()) / 1000),
    }),
});

/** `oauth.v2.access`: a code, or a refresh token, becomes the workspace's bot token. Refusals come with status 200, too. */
export const accessRoutes = (app: FastifyInstance, { context, tokens }: Slack, codes: Codes): void => {
  app.post('/slack/api/oauth.v2.access', async (request) => {
    const given = readArguments(request, true);
    const [clientId, clientSecret] = basic(request) ?? [given.text('client_id'), given.text('client_secret')];
    if (clientId !== credentials.slack.clientId) throw new SlackError('invalid_client_id');
    if (clientSecret !== credentials.slack.clientSecret) throw new SlackError('bad_client_secret');
    const now = context.now();
    if (given.text('grant_type') === 'refresh_token') {
      const renewed = await tokens.refresh(given.text('refresh_token') ?? '', now);
      if (renewed === undefined) throw new SlackError('invalid_refresh_token');
      const { id, name } = renewed.workspace;
      return { ok: true, app_id: APP_ID, team: { id, name }, enterprise: null, ...answerOf(renewed, now) };
    }
    const code = await codes.find(given.text('code') ?? '');
    if (code === undefined || code.expires_at <= now) throw new SlackError('invalid_code');
    if (given.text('redirect_uri') !== code.redirect_uri) throw new SlackError('bad_redirect_uri');
    if (!(await codes.use(code.code, now))) throw new SlackError('code_already_used');

    const workspace = workspaceOf(code.team_id);
    const userToken = {
      scope: code.user_scopes.join(','),
      access_token: `xoxp-${secretToken(24)}`,
      token_type: 'user',
    };
    const shared = {
      ok: true,
      app_id: APP_ID,
      authed_user: { id: code.user_id, ...(code.user_scopes.length > 0 && userToken) },
      team: { id: workspace.id, name: workspace.name },
      enterprise: null,
      is_enterprise_install: false,
    };
    if (code.scopes.length === 0) return shared;
    const bot = await tokens.install(workspace, code.scopes, now);
    return { ...shared, ...answerOf(bot, now) };
  });
};
