import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from './loopback.ts';

const hostName = (host: string): string => {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
};

/**
 * The sandbox listens on loopback, but a web page from elsewhere, open in the developer's browser, could still
 * aim at it. A foreign Host header is DNS rebinding; a foreign Origin on a change is a forged form.
 */
export const guard = (app: FastifyInstance, options: { publicUrl: () => string; forced: boolean }): void => {
  const isOurs = (host: string): boolean =>
    options.forced || isLoopbackHost(host) || host === new URL(options.publicUrl()).hostname;

  app.addHook('onRequest', async (request, reply) => {
    if (!isOurs(hostName(request.headers.host ?? ''))) {
      return reply.code(421).send({ error: 'The sandbox answers on this machine only.' });
    }
    const { origin } = request.headers;
    const changes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if (changes && origin !== undefined && !(URL.canParse(origin) && isOurs(new URL(origin).hostname))) {
      return reply.code(403).send({ error: 'Requests from other sites are refused.' });
    }
  });
};
