import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { credentials } from '../../credentials.ts';
import type { SandboxContext } from '../../platform/context.ts';
import { lastValues } from '../../platform/parameters.ts';
import type { AuthorizationCode, Grant, Grants } from './grants.repository.ts';
import { issueIdToken } from './id-token.ts';
import { OAuthError } from './oauth-error.ts';
import { scopes } from './scopes.ts';

export const TOKEN_LIFETIME_VALUE = 'google.token-lifetime';
/** Google promises an hour and says one second less. */
const TOKEN_LIFETIME_SECONDS = 3599;

const same = (given: string, expected: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
};

const basicCredentials = (request: FastifyRequest): { id: string; secret: string } | undefined => {
  const encoded = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(rest.join(':')) };
};

const authenticateClient = (request: FastifyRequest, form: Record<string, string>): string => {
  const basic = basicCredentials(request);
  const id = basic?.id ?? form.client_id;
  const secret = basic?.secret ?? form.client_secret;
  if (id === undefined)
    throw new OAuthError(400, 'invalid_request', 'Could not determine client ID from request.');
  if (id !== credentials.google.clientId)
    throw new OAuthError(401, 'invalid_client', 'The OAuth client was not found.');
  if (secret === undefined) throw new OAuthError(400, 'invalid_request', 'client_secret is missing.');
  if (!same(secret, credentials.google.clientSecret)) {
    throw new OAuthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
  return id;
};

const checkVerifier = (code: AuthorizationCode, verifier: string | undefined): void => {
  if (code.code_challenge === null) return;
  if (verifier === undefined) throw new OAuthError(400, 'invalid_grant', 'Missing code verifier.');
  const derived =
    code.challenge_method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  if (!same(derived, code.code_challenge))
    throw new OAuthError(400, 'invalid_grant', 'Invalid code verifier.');
};

export const tokenRoutes = (app: FastifyInstance, context: SandboxContext, grants: Grants): void => {
  const answerWithTokens = async (grant: Grant, nonce: string | undefined, refreshToken?: string) => {
    const account = await context.accounts.find(grant.email);
    if (account === undefined) throw new OAuthError(400, 'invalid_grant', 'Account has been deleted');
    const lifetime = (await context.values.get<number>(TOKEN_LIFETIME_VALUE)) ?? TOKEN_LIFETIME_SECONDS;
    const accessToken = await grants.addAccessToken(
      grant,
      new Date(context.now().getTime() + lifetime * 1000),
    );
    return {
      access_token: accessToken,
      expires_in: lifetime,
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
      scope: grant.scopes.join(' '),
      token_type: 'Bearer',
      ...(grant.scopes.includes(scopes.openid) && {
        id_token: await issueIdToken(context, {
          account,
          clientId: grant.clientId,
          scopes: grant.scopes,
          nonce,
          accessToken,
        }),
      }),
    };
  };

  const exchangeCode = async (clientId: string, form: Record<string, string>) => {
    if (!form.code) throw new OAuthError(400, 'invalid_request', 'Missing required parameter: code');
    const code = await grants.findCode(form.code);
    const now = context.now();
    if (code === undefined || code.client_id !== clientId) {
      throw new OAuthError(400, 'invalid_grant', 'Malformed auth code.');
    }
    if (code.used_at !== null || code.expires_at <= now)
      throw new OAuthError(400, 'invalid_grant', 'Bad Request');
    if (form.redirect_uri !== code.redirect_uri)
      throw new OAuthError(400, 'redirect_uri_mismatch', 'Bad Request');
    checkVerifier(code, form.code_verifier);
    if (!(await grants.useCode(code.code, now))) throw new OAuthError(400, 'invalid_grant', 'Bad Request');

    const grant: Grant = { email: code.email, clientId, scopes: code.scopes };
    // The rule that surprises everybody: no second refresh token unless the person consented again.
    const wantsRefresh =
      code.offline && (code.consent_shown || !(await grants.hasRefreshToken(code.email, clientId)));
    await grants.saveGrant(grant);
    const refreshToken = wantsRefresh ? await grants.addRefreshToken(grant) : undefined;
    return answerWithTokens(grant, code.nonce ?? undefined, refreshToken);
  };

  const refresh = async (clientId: string, form: Record<string, string>) => {
    if (!form.refresh_token)
      throw new OAuthError(400, 'invalid_request', 'Missing required parameter: refresh_token');
    const grant = await grants.findRefreshToken(form.refresh_token);
    if (grant === undefined || grant.clientId !== clientId) {
      throw new OAuthError(400, 'invalid_grant', 'Token has been expired or revoked.');
    }
    return answerWithTokens(grant, undefined);
  };

  app.post('/google/token', async (request, reply) => {
    const form = lastValues(request.body);
    reply
      .header('cache-control', 'no-cache, no-store, max-age=0, must-revalidate')
      .header('pragma', 'no-cache');
    const clientId = authenticateClient(request, form);
    if (form.grant_type === 'authorization_code') return exchangeCode(clientId, form);
    if (form.grant_type === 'refresh_token') return refresh(clientId, form);
    throw new OAuthError(400, 'unsupported_grant_type', `Invalid grant_type: ${form.grant_type ?? ''}`);
  });

  app.post('/google/revoke', async (request) => {
    const token = lastValues(request.body).token ?? lastValues(request.query).token;
    if (token === undefined)
      throw new OAuthError(400, 'invalid_request', 'Missing required parameter: token');
    const grant =
      (await grants.findRefreshToken(token)) ?? (await grants.findAccessToken(token, context.now()));
    if (grant === undefined) throw new OAuthError(400, 'invalid_token', 'Token expired or revoked');
    await grants.revoke(grant.email, grant.clientId);
    return {};
  });
};
