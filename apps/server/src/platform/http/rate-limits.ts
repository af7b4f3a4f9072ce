import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, tooManyRequests } from '../errors.ts';
import { createMinuteLimit, type MinuteLimit } from '../minute-limit.ts';
import type { Settings } from '../settings/index.ts';
import { addressKey } from './address-key.ts';
import { bearerOf, type ProvenTokens } from './proven-tokens.ts';

/** Pages come out of memory, by the handler of what has no route; an API address without one is no page. */
const isPage = ({ is404, url, method }: FastifyRequest): boolean =>
  is404 && !url.startsWith('/api/') && (method === 'GET' || method === 'HEAD');

/** Of guessed tokens: more of them than of other calls, since one that is good and new to this process counts, too. */
const TOKENS_TO_CALLS = 10;

/**
 * By address, before anything is looked up; a hook of the whole app, because those of routes run after access was
 * checked, and guessing tokens would be free. Signed webhooks, pages and assets are exempt. Many people may share an
 * address: who has a session is counted by user alone, and what is refused is counted apart from what is open to all.
 */
export function limitByAddress(app: FastifyInstance, settings: Settings, tokens: ProvenTokens): void {
  const most = settings.RATE_LIMIT_PER_MINUTE;
  const [open, refused] = [createMinuteLimit(most), createMinuteLimit(most)];
  const guesses = createMinuteLimit(TOKENS_TO_CALLS * most);
  const limitOf = (request: FastifyRequest): MinuteLimit | undefined => {
    const { unlimited, access } = request.routeOptions.config ?? {};
    if (unlimited === true || isPage(request)) return undefined;
    if (request.is404) return refused;
    if (access !== 'user' && access !== 'staff') return open;
    const token = bearerOf(request);
    if (!token) return refused;
    return tokens.has(token) ? undefined : guesses;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    // A client that hung up has no address any longer, and nobody would read an answer.
    if (!request.ip) return done(new AppError('bad-request', 'The connection was closed.'));
    if (limitOf(request)?.take(addressKey(request.ip)) === false) return done(tooManyRequests());
    done();
  });
}
