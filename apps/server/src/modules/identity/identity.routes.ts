import { endpoints, routes } from '@catch/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type BrowserCookie, bindToBrowser, secretIn } from '../../platform/http/browser-cookie.ts';
import { rawRoute, route } from '../../platform/http/register.ts';
import { ATTEMPT_MINUTES, beginSignIn, type SignInDependencies, type SignInStart } from './begin-sign-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { revokeSession, saveLanguage } from './identity.repository.ts';
import { IdentityRefused, IdentityUnavailable } from './identity-provider.port.ts';

const browserCookie = (publicUrl: string): BrowserCookie => ({
  name: 'catch_sign_in',
  path: '/api/v1/auth',
  isSecure: publicUrl.startsWith('https:'),
  maxAgeSeconds: ATTEMPT_MINUTES * 60,
});
const UNAVAILABLE = { says: 'problem.google' } as const;

export interface IdentityRoutesDependencies extends SignInDependencies {
  readonly publicUrl: string;
  readonly onSignedIn: (userId: string) => Promise<void>;
  /** What was learned is based on mail that may now be read, or no longer. In the caller's transaction. */
  readonly onMailChanged: (db: Queryable, userId: string) => Promise<void>;
  /** Nobody is asked for mail headers where it is off. */
  readonly mayAskForMail: boolean;
}

export const identityRoutes = (dependencies: IdentityRoutesDependencies) => (app: FastifyInstance) => {
  const { db, clock, publicUrl, mayAskForMail, grants } = dependencies;
  const begin = async (start: SignInStart): Promise<{ auth_url: string }> => {
    try {
      return { auth_url: await beginSignIn(dependencies, start) };
    } catch (error) {
      if (error instanceof IdentityUnavailable)
        throw new AppError('unavailable', UNAVAILABLE, { cause: error });
      throw error;
    }
  };

  route(
    app,
    endpoints.login,
  )(async ({ request, reply }) => {
    return begin({ browser: bindToBrowser(request, reply, browserCookie(publicUrl)) });
  });

  route(
    app,
    endpoints.mailHeaders,
  )(async ({ caller }) => {
    if (!mayAskForMail) return { state: 'unavailable' };
    return { state: (await grants.readsMail(db, caller.userId)) ? 'on' : 'off' };
  });

  // A sign-in that asks for more: Google shows what is new, and what was granted before stays.
  route(
    app,
    endpoints.turnOnMailHeaders,
  )(async ({ caller, request, reply }) => {
    if (!mayAskForMail) throw new AppError('unavailable', { says: 'problem.mailOff' });
    const browser = bindToBrowser(request, reply, browserCookie(publicUrl));
    return begin({ browser, withMail: true, loginHint: caller.email });
  });

  route(
    app,
    endpoints.turnOffMailHeaders,
  )(async ({ caller }) => {
    await db.transaction().execute(async (transaction) => {
      if (!(await grants.readsMail(transaction, caller.userId))) return;
      await grants.stopReadingMail(transaction, caller.userId, clock.now());
      await dependencies.onMailChanged(transaction, caller.userId);
    });
    return { message: 'Mail headers are no longer read.' };
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
    google_reconnect_needed: caller.reconnectNeeded,
    language: caller.language,
    time_zone: caller.timeZone,
  }));

  route(
    app,
    endpoints.chooseLanguage,
  )(async ({ caller, body: { language } }) => {
    await saveLanguage(db, caller.userId, language, clock.now());
    return { language };
  });
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
    if (outcome.turnedMailOn) await dependencies.onMailChanged(dependencies.db, outcome.userId);
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
