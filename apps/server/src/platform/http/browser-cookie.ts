import { timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken, sha256 } from '../secrets.ts';

/** A cookie that binds an attempt (to sign in, to connect a channel) to the browser that began it. */
export interface BrowserCookie {
  readonly name: string;
  readonly path: string;
  readonly isSecure: boolean;
  readonly maxAgeSeconds: number;
}

/** One browser may have several attempts under way, in tabs of their own. */
const MOST_ATTEMPTS = 4;
const SECRET = /^[\w-]{43}$/;

/**
 * A browser takes a `__Host-` cookie from this host alone and over TLS alone, so neither a neighbour's page nor anybody on
 * the line can plant one (RFC 6265bis, 4.1.3.2). Its rule is that the cookie goes to the whole host. On plain http, which
 * production refuses, nothing like it exists.
 */
const nameOf = ({ name, isSecure }: BrowserCookie): string => (isSecure ? `__Host-${name}` : name);

/** Read by the few routes that need it; a plugin's hooks would run for every request. */
function secretsOf(request: FastifyRequest, cookie: BrowserCookie): string[] {
  const value = parseCookie(request.headers.cookie ?? '')[nameOf(cookie)] ?? '';
  return value.split('.').filter((secret) => SECRET.test(secret));
}

/** A new secret for each attempt, next to those of other tabs: what a browser brings along is never used. */
export function bindToBrowser(request: FastifyRequest, reply: FastifyReply, cookie: BrowserCookie): string {
  const secret = randomToken();
  const { path, isSecure, maxAgeSeconds } = cookie;
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(cookie),
      value: [...secretsOf(request, cookie), secret].slice(-MOST_ATTEMPTS).join('.'),
      path: isSecure ? '/' : path,
      secure: isSecure,
      maxAge: maxAgeSeconds,
      httpOnly: true,
      sameSite: 'lax',
    }),
  );
  return secret;
}

/** Finds the secret of the attempt that has this hash; undefined in a browser that did not begin it. */
export type FindSecret = (hash: Buffer) => string | undefined;

export const secretIn =
  (request: FastifyRequest, cookie: BrowserCookie): FindSecret =>
  (hash) =>
    secretsOf(request, cookie).find((secret) => timingSafeEqual(hash, sha256(secret)));
