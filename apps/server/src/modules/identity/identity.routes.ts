import { endpoints, routes } from '@catch/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { type BrowserCookie, bindToBrowser, secretIn } from '../../platform/http/browser-cookie.ts';
import { rawRoute, route } from '../../platform/http/register.ts';
import { ATTEMPT_MINUTES, beginSignIn, type SignInDependencies } from './begin-sign-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { revokeSession } from './identity.repository.ts';
import { IdentityRefused, IdentityUnavailable } from './identity-provider.port.ts';

const browserCookie = (publicUrl: string): BrowserCookie => ({
  name: 'catch_sign_in',
  path: '/api/v1/auth',
  isSecure: publicUrl.startsWith('https:'),
  maxAgeSeconds: ATTEMPT_MINUTES * 60,
});
const UNAVAILABLE = 'Google cannot be reached right now. Please try again in a moment.';

export interface IdentityRoutesDependencies extends SignInDependencies {
  readonly publicUrl: string;
  readonly onSignedIn: (userId: string) => Promise<void>;
}

export const identityRoutes = (dependencies: IdentityRoutesDependencies) => (app: FastifyInstance) => {
  const { publicUrl } = dependencies;

  route(
    app,
    endpoints.login,
  )(async ({ request, reply }) => {
    const browser = bindToBrowser(request, reply, browserCookie(publicUrl));
    try {
      return { auth_url: await beginSignIn(dependencies, { browser }) };
    } catch (error) {
      if (error instanceof IdentityUnavailable)
        throw new AppError('unavailable', UNAVAILABLE, { cause: error });
      throw error;
    }
  });

  rawRoute(app, routes.googleCallback, async (request, reply) => {
    const result = await answerReturn(dependencies, request);
    return redirect(
      reply,
      'authUrl' in result ? result.authUrl : `${publicUrl}/callback?${new URLSearchParams(result)}`,
    );
  });

  route(
    app,
    endpoints.logout,
  )(async ({ caller }) => {
    await revokeSession(dependencies.db, caller.sessionId, dependencies.clock.now());
    return { message: 'Signed out.' };
  });

  route(
    app,
    endpoints.me,
  )(async ({ caller }) => ({
    id: caller.userId,
    name: caller.name,
    email: caller.email,
    picture: caller.picture,
    created_at: caller.createdAt.toISOString(),
    google_reconnect_needed: caller.googleReconnectNeeded,
  }));
};

const redirect = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303);

async function answerReturn(
  dependencies: IdentityRoutesDependencies,
  request: FastifyRequest,
): Promise<{ access_token: string } | { error: string } | { authUrl: string }> {
  const query = request.query as Record<string, unknown>;
  const given = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  // Only the word of the standard is passed on, never free text from the URL.
  if (given('error'))
    return { error: /^[a-z_]{1,40}$/.test(given('error')) ? given('error') : 'access_denied' };
  if (!given('code') || !given('state')) return { error: 'the answer from Google was incomplete' };
  try {
    const outcome = await completeSignIn(dependencies, {
      code: given('code'),
      state: given('state'),
      findSecret: secretIn(request, browserCookie(dependencies.publicUrl)),
    });
    if (outcome.kind === 'ask-consent') return { authUrl: outcome.authUrl };
    await dependencies.onSignedIn(outcome.userId);
    return { access_token: outcome.accessToken };
  } catch (error) {
    if (error instanceof IdentityRefused) {
      request.log.warn({ request_id: request.id, reason: error.message }, 'sign-in refused');
      return { error: error.message };
    }
    if (error instanceof IdentityUnavailable) {
      request.log.warn({ request_id: request.id, err: error }, 'sign-in failed at Google');
      return { error: 'Google cannot be reached right now' };
    }
    throw error;
  }
}
