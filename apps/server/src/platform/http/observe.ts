import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../telemetry/logger.ts';
import { observe } from '../telemetry/metrics.ts';
import { recordFailure } from '../telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/**
 * One span, one log line and one figure for each request. Only the route's pattern is named, never the URL: queries
 * carry codes, states and tokens.
 */
export function observeRequests(app: FastifyInstance, logger: Logger): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const url = request.routeOptions.url;
    // Pages, assets and probes would only bury the traces that matter.
    if (!url?.startsWith('/api/') && !url?.startsWith('/webhooks/')) return done();
    const span = trace.getTracer('catch').startSpan(`${request.method} ${url}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': url,
        'catch.request_id': request.id,
      },
    });
    request.span = span;
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onError', async (request, reply, error) => {
    if (!request.span || reply.statusCode < 500) return;
    if (request.caller) request.span.setAttribute('user_id', request.caller.userId);
    recordFailure(request.span, error);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions;
    observe(
      'catch_http_request_duration_seconds',
      { method: request.method, route: url, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
      request.span,
    );
    request.span?.setAttribute('http.response.status_code', reply.statusCode).end();
    if (logger.isLevelEnabled('info') && request.span)
      logger.info(
        {
          request_id: request.id,
          method: request.method,
          route: url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          user_id: request.caller?.userId,
        },
        'request',
      );
    done();
  });
}
