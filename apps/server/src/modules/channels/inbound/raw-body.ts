import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Meta's largest batches are below it. */
const WEBHOOK_BODY_LIMIT = 3 * 1024 * 1024;

/** Signatures cover the bytes as they came: JSON that was parsed and written again no longer fits (emoji, slashes). */
export function keepRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: WEBHOOK_BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
}

/** Compares a signature without telling by time where it differs. */
export function isSignedBy(secret: string, parts: readonly (string | Buffer)[], given: string): boolean {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  const expected = hmac.digest();
  const claimed = Buffer.from(given, 'hex');
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}
