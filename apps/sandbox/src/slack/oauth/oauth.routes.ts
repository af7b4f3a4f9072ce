import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Account } from '../../accounts/account.ts';
import { lastValues } from '../../platform/parameters.ts';
import type { Slack } from '../slack.ts';
import { type AuthorizationRequest, parseAuthorizationRequest, returnUrl } from './authorization-request.ts';
import type { Codes } from './codes.repository.ts';
import { consentPage, problemPage } from './consent-page.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const emailSchema = z.email().toLowerCase();

/** What the control API prepared: the next authorization is answered so, without a page. */
export const PREPARED_CONSENT = 'slack.consent';
interface PreparedConsent {
  readonly user: string;
  readonly decision: 'allow' | 'deny';
  readonly team: string | null;
}

/** Slack's authorize page. */
export const oauthRoutes = (app: FastifyInstance, { context, members }: Slack, codes: Codes): void => {
  const show = (reply: FastifyReply, content: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content);

  const accountOf = async (user: string | undefined): Promise<Account | undefined> => {
    const email = emailSchema.safeParse(user);
    return email.success ? context.accounts.findOrCreate(email.data) : undefined;
  };

  const allow = async (reply: FastifyReply, request: AuthorizationRequest, account: Account) => {
    const { userId, workspace } = await members.ensure(request.workspace, account);
    const code = await codes.save({
      team_id: workspace.id,
      user_id: userId,
      redirect_uri: request.redirectUri,
      scopes: [...request.scopes],
      user_scopes: [...request.userScopes],
      expires_at: new Date(context.now().getTime() + CODE_LIFETIME_MS),
    });
    return reply.redirect(returnUrl(request, { code }), 302);
  };

  const deny = (reply: FastifyReply, request: AuthorizationRequest) =>
    reply.redirect(returnUrl(request, { error: 'access_denied' }), 302);

  app.get('/slack/oauth/v2/authorize', async (httpRequest, reply) => {
    const parameters = lastValues(httpRequest.query);
    const prepared = await context.values.take<PreparedConsent>(PREPARED_CONSENT);
    const named = prepared?.team ? { ...parameters, team: prepared.team } : parameters;
    const request = parseAuthorizationRequest(named, context.productUrl());
    if (typeof request === 'string') return show(reply, problemPage(request), 400);
    if (prepared?.decision === 'deny') return deny(reply, request);
    const account = await accountOf(prepared?.user ?? request.user);
    if (account !== undefined && (request.silent || prepared !== undefined)) {
      return allow(reply, request, account);
    }
    return show(reply, consentPage(request, await context.accounts.list(), account, parameters));
  });

  app.post('/slack/oauth/v2/authorize/consent', async (httpRequest, reply) => {
    const parameters = lastValues(httpRequest.body);
    const request = parseAuthorizationRequest(parameters, context.productUrl());
    if (typeof request === 'string') return show(reply, problemPage(request), 400);
    if (parameters.decision !== 'allow') return deny(reply, request);
    const account = await accountOf(request.user);
    if (account === undefined) {
      return show(reply, consentPage(request, await context.accounts.list(), undefined, parameters));
    }
    return allow(reply, request, account);
  });
};
