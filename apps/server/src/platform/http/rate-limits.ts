import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Settings } from '../settings/index.ts';

/** Pages come out of memory, by the handler of what has no route; an API address without one is no page. */
const isPage = ({ is404, url }: FastifyRequest): boolean => is404 && !url.startsWith('/api/');

/** By address, before anything is looked up. Signed webhooks, pages and assets are exempt. */
export async function limitByAddress(app: FastifyInstance, settings: Settings): Promise<void> {
  // A client that hung up has no address any more, and nobody would read an answer.
  app.addHook('onRequest', async (request) => {
    if (!request.ip) throw new AppError('bad-request', 'The connection was closed.');
  });
  await app.register(rateLimit, {
    max: settings.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    cache: 20_000,
    global: false,
    allowList: (request) => request.routeOptions.config?.unlimited === true || isPage(request),
  });
  // A hook of the whole app: those of routes run after access was checked, and guessing tokens would be free.
  app.addHook('onRequest', app.rateLimit());
}
