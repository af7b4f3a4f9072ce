import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ADMIN_ONLY, AppError, tooManyRequests } from '../errors.ts';
import type { MinuteLimit } from '../minute-limit.ts';
import type { Authenticate, Caller } from './caller.ts';
import { bearerOf, type ProvenTokens } from './proven-tokens.ts';

const NO_TOKEN = 'No authentication token';
export const ENDED = 'Your session has ended. Please sign in again.';

/**
 * Enforces each route's `access` before anything of the request is parsed. A route without an access rule does
 * not start at all, so forgetting one is not a hole but a failing start.
 */
export function enforceAccess(
  app: FastifyInstance,
  authenticate: Authenticate,
  { perUser, tokens }: { readonly perUser: MinuteLimit; readonly tokens: ProvenTokens },
): void {
  app.decorateRequest('caller', null);
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (options) => {
    registered.push(options);
  });
  // Looked at when all are there: a plugin's own hook may still give its routes their rule.
  app.addHook('onReady', async () => {
    const open = registered.find((options) => !options.config?.access);
    if (open) throw new Error(`${open.method} ${open.url} has no access rule`);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const access = request.routeOptions.config.access;
    if (access !== 'user' && access !== 'staff') return done();
    callerOf(request, authenticate, tokens).then((caller) => {
      if (!perUser.take(caller.userId)) return done(tooManyRequests());
      if (access === 'staff' && !caller.isStaff) return done(new AppError('forbidden', ADMIN_ONLY));
      request.caller = caller;
      done();
    }, done);
  });
}

async function callerOf(
  request: FastifyRequest,
  authenticate: Authenticate,
  tokens: ProvenTokens,
): Promise<Caller> {
  const token = bearerOf(request);
  if (!token) throw new AppError('unauthenticated', NO_TOKEN);
  const caller = await authenticate(token);
  tokens.note(token, caller !== undefined);
  if (!caller) throw new AppError('unauthenticated', ENDED);
  return caller;
}
