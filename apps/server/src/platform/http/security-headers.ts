import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { channels } from '../../channels/index.ts';
import type { Settings } from '../settings/index.ts';

/** With the usual strict opener policy the popup's messages never arrive (decisions.md, 'Settings…'). */
const POPUPS = channels.flatMap(({ pages = [] }) =>
  pages.filter(({ isPopup }) => isPopup).map(({ path }) => path),
);

/** For answers that are given before any hook has run, such as to an address that nobody can read. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

export async function setSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const headers = { ...(await fixedHeaders(settings)), 'cache-control': 'no-store' };
  const ofThePopup = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'cross-origin-opener-policy'),
  );
  // First of all, so that whatever answers has them, and may set its own over them.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isPopup(request.url) ? ofThePopup : headers).header('x-request-id', request.id);
    done();
  });
}

const isPopup = (url: string): boolean =>
  POPUPS.some((path) => url.startsWith(path) && url.split('?', 1)[0]?.replace(/\/+$/, '') === path);

const OF_THE_ANSWER = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/**
 * What Helmet sets is the same for every answer, so it is asked once: working it out again for each would cost as much
 * as the look-up of the session.
 */
async function fixedHeaders(settings: Settings): Promise<Record<string, string>> {
  const https = settings.PUBLIC_URL.startsWith('https:');
  const once = Fastify();
  await once.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positioned popovers and the week grid set style attributes; no style carries anybody's text.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', new URL(settings.GOOGLE_ISSUER).origin],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  once.get('/', async () => '');
  const { headers } = await once.inject('/');
  await once.close();
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_ANSWER.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
}
