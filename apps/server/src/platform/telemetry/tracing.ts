import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Settings } from '../settings/index.ts';
import { redactText, safeText } from './safe-text.ts';

export const SERVICE_NAME = 'catch';
const tracer = () => trace.getTracer('catch');

export interface Tracing {
  shutdown(): Promise<void>;
}

/** Spans go out over OTLP when a write token is set; otherwise the API's own no-op costs next to nothing. */
export function startTracing(settings: Settings): Tracing {
  const { LOGFIRE_URL, LOGFIRE_WRITE_TOKEN } = settings;
  if (!LOGFIRE_WRITE_TOKEN) return { shutdown: async () => undefined };
  const exporter = new OTLPTraceExporter({
    url: `${LOGFIRE_URL ?? regionUrl(LOGFIRE_WRITE_TOKEN)}/v1/traces`,
    headers: { Authorization: LOGFIRE_WRITE_TOKEN },
    timeoutMillis: 10_000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': SERVICE_NAME,
      'deployment.environment.name': settings.NODE_ENV,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    shutdown: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** A write token names its region (`pylf_v1_eu_…`); an unknown one means the United States. */
export const regionUrl = (token: string): string =>
  `https://logfire-${/^pylf_v\d+_eu_/.test(token) ? 'eu' : 'us'}.pydantic.dev`;

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

/** Runs `work` inside a span; a failure is recorded once, on the innermost span, and passed on. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(
    name,
    { kind: options.kind ?? SpanKind.INTERNAL, attributes: options.attributes ?? {} },
    async (span) => {
      try {
        return await work(span);
      } catch (error) {
        recordFailure(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
  );
}

const recorded = new WeakSet<object>();

/** Both calls are needed for Logfire to count it as an exception (integrations/logfire.md). */
export function recordFailure(span: Span, error: unknown): void {
  const message = error instanceof Error ? safeText(error, error.message) : redactText(String(error));
  span.setStatus({ code: SpanStatusCode.ERROR, message });
  if (typeof error === 'object' && error !== null) {
    if (recorded.has(error)) return;
    recorded.add(error);
  }
  span.recordException(
    error instanceof Error
      ? { name: error.name, message, stack: safeText(error, error.stack ?? '') }
      : { message },
  );
}

/** The current trace, when somebody will be able to look it up. */
export function currentTraceId(): string | undefined {
  const found = trace.getActiveSpan()?.spanContext();
  return found && (found.traceFlags & 1) === 1 && !/^0+$/.test(found.traceId) ? found.traceId : undefined;
}
