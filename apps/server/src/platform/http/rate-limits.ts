import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, tooManyRequests } from '../errors.ts';
import { createMinuteLimit } from '../minute-limit.ts';
import type { Settings } from '../settings/index.ts';
import { addressKey } from './address-key.ts';

/** Pages come out of memory, by the handler of what has no route; an API address without one is no page. */
const isPage = ({ is404, url, method }: FastifyRequest): boolean =>
  is404 && !url.startsWith('/api/') && (method === 'GET' || method === 'HEAD');

/**
 * By address, before anything is looked up; a hook of the whole app, because those of routes run after access was
 * checked, and guessing tokens would be free. Signed webhooks, pages and assets are exempt.
 */
export function limitByAddress(app: FastifyInstance, settings: Settings): void {
  const limit = createMinuteLimit(settings.RATE_LIMIT_PER_MINUTE);
  app.addHook('onRequest', (request, _reply, done) => {
    // A client that hung up has no address any more, and nobody would read an answer.
    if (!request.ip) return done(new AppError('bad-request', 'The connection was closed.'));
    if (
      request.routeOptions.config?.unlimited === true ||
      isPage(request) ||
      limit.take(addressKey(request.ip))
    )
      return done();
    done(tooManyRequests());
  });
}
