import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../../platform/context.ts';
import { lastValues } from '../../platform/parameters.ts';
import { bearerToken } from '../bearer.ts';
import type { Grants } from './grants.repository.ts';
import { userClaims } from './id-token.ts';
import { OAuthError } from './oauth-error.ts';
import { publishedKeys } from './signing-keys.ts';

export const discoveryRoutes = (app: FastifyInstance, context: SandboxContext, grants: Grants): void => {
  app.get('/google/.well-known/openid-configuration', async () => {
    const base = `${context.publicUrl()}/google`;
    return {
      issuer: base,
      authorization_endpoint: `${base}/o/oauth2/v2/auth`,
      token_endpoint: `${base}/token`,
      userinfo_endpoint: `${base}/v1/userinfo`,
      revocation_endpoint: `${base}/revoke`,
      jwks_uri: `${base}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      claims_supported: 'aud email email_verified exp family_name given_name iat iss name picture sub'.split(
        ' ',
      ),
      code_challenge_methods_supported: ['plain', 'S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      authorization_response_iss_parameter_supported: true,
    };
  });

  app.get('/google/oauth2/v3/certs', async (_request, reply) => {
    // Google caches for hours: a client has to fetch again when it meets an unknown key id.
    reply.header('cache-control', 'public, max-age=19800, must-revalidate, no-transform');
    return { keys: await publishedKeys(context.database) };
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/google/v1/userinfo',
    handler: async (request) => {
      const grant = await grants.findAccessToken(bearerToken(request) ?? '', context.now());
      const account = grant && (await context.accounts.find(grant.email));
      if (grant === undefined || account === undefined) {
        throw new OAuthError(401, 'invalid_request', 'Invalid Credentials');
      }
      return userClaims(account, grant.scopes, context.publicUrl());
    },
  });

  app.get('/google/tokeninfo', async (request) => {
    const token = lastValues(request.query).access_token ?? '';
    const grant = await grants.findAccessToken(token, context.now());
    const account = grant && (await context.accounts.find(grant.email));
    if (grant === undefined || account === undefined)
      throw new OAuthError(400, 'invalid_token', 'Invalid Value');
    const expiresIn = Math.floor((grant.expiresAt.getTime() - context.now().getTime()) / 1000);
    return {
      azp: grant.clientId,
      aud: grant.clientId,
      sub: account.sub,
      scope: grant.scopes.join(' '),
      exp: String(Math.floor(grant.expiresAt.getTime() / 1000)),
      expires_in: String(expiresIn),
      email: account.email,
      email_verified: String(account.emailVerified),
    };
  });
};
