import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Account } from '../../accounts/account.ts';
import type { SandboxContext } from '../../platform/context.ts';
import { allValues, lastValues } from '../../platform/parameters.ts';
import { type AuthorizationRequest, parseAuthorizationRequest, returnUrl } from './authorization-request.ts';
import type { Grants } from './grants.repository.ts';
import { refusableScopes } from './scopes.ts';
import { chooserPage, consentPage, problemPage } from './sign-in-pages.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const emailSchema = z.email();

/** What the control API prepared for the next sign-in of an account: an answer given without a page. */
export interface PreparedConsent {
  readonly decision: 'allow' | 'deny';
  /** Scopes that are unticked. */
  readonly refused: readonly string[];
}
export const preparedConsentName = (email: string): string => `google.consent:${email}`;

export const authorizeRoutes = (app: FastifyInstance, context: SandboxContext, grants: Grants): void => {
  const showPage = (reply: FastifyReply, content: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content);

  const finish = async (
    reply: FastifyReply,
    request: AuthorizationRequest,
    account: Account,
    granted: readonly string[],
    consentShown: boolean,
  ) => {
    const before = await grants.findGrant(account.email, request.clientId);
    const kept = request.includeGrantedScopes ? (before?.scopes ?? []) : [];
    const scopes = [...new Set([...granted, ...kept])];
    const code = await grants.saveCode({
      client_id: request.clientId,
      redirect_uri: request.redirectUri,
      email: account.email,
      scopes,
      nonce: request.nonce ?? null,
      code_challenge: request.codeChallenge ?? null,
      challenge_method: request.challengeMethod ?? null,
      offline: request.offline,
      consent_shown: consentShown,
      expires_at: new Date(context.now().getTime() + CODE_LIFETIME_MS),
    });
    const answer = {
      iss: `${context.publicUrl()}/google`,
      code,
      scope: scopes.join(' '),
      authuser: '0',
      ...(account.hostedDomain !== undefined && { hd: account.hostedDomain }),
      prompt: consentShown ? 'consent' : 'none',
    };
    return reply.redirect(returnUrl(request, answer), 302);
  };

  const refuse = (reply: FastifyReply, request: AuthorizationRequest, error: string) =>
    reply.redirect(returnUrl(request, { error }), 302);

  app.get('/google/o/oauth2/v2/auth', async (httpRequest, reply) => {
    const parameters = lastValues(httpRequest.query);
    const request = parseAuthorizationRequest(parameters, context.productUrl());
    if ('error' in request) return showPage(reply, problemPage(request), request.status);

    const silent = request.prompt.has('none');
    const { loginHint } = request;
    const account =
      loginHint === undefined
        ? undefined
        : emailSchema.safeParse(loginHint).success
          ? await context.accounts.findOrCreate(loginHint)
          : await context.accounts.findBySub(loginHint);
    if (account === undefined || (!silent && request.prompt.has('select_account'))) {
      if (silent) return refuse(reply, request, 'interaction_required');
      return showPage(reply, chooserPage(await context.accounts.list(), parameters));
    }

    const prepared = await context.values.take<PreparedConsent>(preparedConsentName(account.email));
    if (prepared !== undefined) {
      if (prepared.decision === 'deny') return refuse(reply, request, 'access_denied');
      const granted = request.scopes.filter((scope) => !prepared.refused.includes(scope));
      return finish(reply, request, account, granted, true);
    }
    if (silent) return finish(reply, request, account, request.scopes, false);

    const before = await grants.findGrant(account.email, request.clientId);
    const allGranted = request.scopes.every((scope) => before?.scopes.includes(scope));
    if (allGranted && !request.prompt.has('consent'))
      return finish(reply, request, account, request.scopes, false);
    return showPage(reply, consentPage(account, refusableScopes(request.scopes), parameters));
  });

  app.post('/google/o/oauth2/v2/auth/consent', async (httpRequest, reply) => {
    const parameters = lastValues(httpRequest.body);
    const request = parseAuthorizationRequest(parameters, context.productUrl());
    if ('error' in request) return showPage(reply, problemPage(request), request.status);
    if (parameters.decision !== 'allow') return refuse(reply, request, 'access_denied');
    const account = await context.accounts.find(request.loginHint ?? '');
    if (account === undefined) return showPage(reply, chooserPage(await context.accounts.list(), parameters));
    const ticked = allValues(httpRequest.body, 'granted');
    const refusable = refusableScopes(request.scopes).map(({ scope }) => scope);
    const granted = request.scopes.filter((scope) => !refusable.includes(scope) || ticked.includes(scope));
    return finish(reply, request, account, granted, true);
  });
};
