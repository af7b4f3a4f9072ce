import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below it a packet more or less makes no difference. */
const WORTHWHILE = 2048;
/** Up to here compressing takes half a millisecond at most; handing it to a thread and back costs more than that. */
const WORTH_A_THREAD = 256 * 1024;

/**
 * Long answers in one piece and at the lightest level: most of the saving at a fraction of the time. Very long ones
 * outside the event loop. Assets are compressed beforehand.
 */
export function compressAnswers(app: FastifyInstance): void {
  // With a callback, as every hook that all answers pass: a promise for each would cost more than what it does.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE || reply.hasHeader('content-encoding'))
      return done(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    if (!accepts(request.headers['accept-encoding'])) return done(null, payload);
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    if (payload.length < WORTH_A_THREAD) done(null, zlib.gzipSync(payload, { level: 1 }));
    else zlib.gzip(payload, { level: 1 }, done);
  });
}

/** 'gzip;q=0' is a refusal. */
const accepts = (header: string | string[] | undefined): boolean =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i.test(String(header ?? ''));
