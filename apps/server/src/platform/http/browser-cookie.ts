import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that binds an attempt (to sign in, to connect Slack) to the browser that began it. */
export interface BrowserCookie {
  readonly name: string;
  readonly path: string;
  readonly secure: boolean;
  readonly maxAgeSeconds: number;
}

/** Read by the few routes that need it; a plugin's hooks would run for every request. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie === undefined ? undefined : parseCookie(request.headers.cookie)[name];

export function setCookie(
  reply: FastifyReply,
  { name, path, secure, maxAgeSeconds }: BrowserCookie,
  value: string,
): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({ name, value, path, secure, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'lax' }),
  );
}
