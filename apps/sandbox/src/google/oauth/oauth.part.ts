import { lastValues } from '../../platform/parameters.ts';
import type { Part } from '../../platform/part.ts';
import { identifyCaller } from '../authenticate.ts';
import { authorizeRoutes } from './authorize.routes.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { createGrants } from './grants.repository.ts';
import { oauthControlRoutes } from './oauth-control.routes.ts';
import { OAuthError } from './oauth-error.ts';
import { ensureSigningKey } from './signing-keys.ts';
import { tokenRoutes } from './token.routes.ts';

/** Signing in with Google: OAuth 2.0 and OpenID Connect. */
export const oauthPart: Part = {
  name: 'google-oauth',
  vendor: 'google',
  // Not the pages that people see: a person cannot retry a sign-in as a program retries a call.
  prefixes: [
    '/google/.well-known',
    '/google/oauth2',
    '/google/token',
    '/google/revoke',
    '/google/v1/userinfo',
    '/google/tokeninfo',
  ],
  // The signing keys stay through a reset: a running product has them in its cache.
  tables: ['google_codes', 'google_grants', 'google_access_tokens', 'google_refresh_tokens'],
  migrations: [
    `CREATE TABLE google_keys (
       kid text PRIMARY KEY, position bigint GENERATED ALWAYS AS IDENTITY,
       private_jwk jsonb NOT NULL, public_jwk jsonb NOT NULL);
     CREATE TABLE google_codes (
       code text PRIMARY KEY, client_id text NOT NULL, redirect_uri text NOT NULL, email text NOT NULL,
       scopes text[] NOT NULL, nonce text, code_challenge text, challenge_method text, offline boolean NOT NULL,
       consent_shown boolean NOT NULL, expires_at timestamptz NOT NULL, used_at timestamptz);
     CREATE TABLE google_grants (
       email text NOT NULL, client_id text NOT NULL, scopes text[] NOT NULL, PRIMARY KEY (email, client_id));
     CREATE TABLE google_access_tokens (
       token text PRIMARY KEY, email text NOT NULL, client_id text NOT NULL, scopes text[] NOT NULL,
       expires_at timestamptz NOT NULL);
     CREATE INDEX google_access_tokens_of ON google_access_tokens (email, client_id);
     CREATE TABLE google_refresh_tokens (
       token text PRIMARY KEY, position bigint GENERATED ALWAYS AS IDENTITY, email text NOT NULL,
       client_id text NOT NULL, scopes text[] NOT NULL);
     CREATE INDEX google_refresh_tokens_of ON google_refresh_tokens (email, client_id, position);`,
  ],
  seed: ({ database }) => ensureSigningKey(database),
  identify: async (request, context) => {
    const grants = createGrants(context.database);
    const { refresh_token: refreshToken, code } = lastValues(request.body);
    if (refreshToken !== undefined) return (await grants.findRefreshToken(refreshToken))?.email;
    if (code !== undefined) return (await grants.findCode(code))?.email;
    return identifyCaller(request, context);
  },
  faultBody: ({ status, reason }) => ({
    error: reason ?? (status >= 500 ? 'internal_failure' : 'invalid_request'),
    error_description: 'A fault that was ordered from the sandbox.',
  }),
  routes: (app, context) => {
    const grants = createGrants(context.database);
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof OAuthError)) throw error;
      return reply.code(error.status).send({ error: error.code, error_description: error.message });
    });
    discoveryRoutes(app, context, grants);
    authorizeRoutes(app, context, grants);
    tokenRoutes(app, context, grants);
    oauthControlRoutes(app, context, grants);
  },
};
