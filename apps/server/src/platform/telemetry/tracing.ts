import {
  type Attributes,
  context,
  propagation,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Settings } from '../settings/index.ts';
import { version } from '../version.ts';
import { redactText, safeText } from './safe-text.ts';

export const SERVICE_NAME = 'catch';
const tracer = () => trace.getTracer('catch');

export interface Tracing {
  shutdown(): Promise<void>;
}

/**
 * Spans go out over OTLP to Logfire, to a collector of one's own, or to both; where neither is set, the API's own no-op
 * costs next to nothing.
 */
export function startTracing(settings: Settings): Tracing {
  const { LOGFIRE_URL, LOGFIRE_WRITE_TOKEN, OTLP_URL, OTLP_HEADERS } = settings;
  const receivers = [
    ...(LOGFIRE_WRITE_TOKEN
      ? [
          {
            url: LOGFIRE_URL ?? regionUrl(LOGFIRE_WRITE_TOKEN),
            headers: { Authorization: LOGFIRE_WRITE_TOKEN },
          },
        ]
      : []),
    ...(OTLP_URL ? [{ url: OTLP_URL, headers: OTLP_HEADERS }] : []),
  ];
  if (receivers.length === 0) return { shutdown: async () => undefined };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': SERVICE_NAME,
      'service.version': version,
      'deployment.environment.name': settings.NODE_ENV,
    }),
    spanProcessors: receivers.map(
      ({ url, headers }) =>
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url: `${url}/v1/traces`, headers, timeoutMillis: 10_000 }),
          scheduledDelayMillis: 1000,
        }),
    ),
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
  /** Stored with the work: it goes on in the first of these traces, and names the others and where it is worked on. */
  readonly within?: readonly string[];
}

/** Runs `work` inside a span; a failure is recorded once, on the innermost span, and passed on. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const [parent, ...others] = (options.within ?? []).flatMap((stored) => readTraceParent(stored) ?? []);
  const here = trace.getActiveSpan()?.spanContext();
  return tracer().startActiveSpan(
    name,
    {
      kind: options.kind ?? SpanKind.INTERNAL,
      attributes: options.attributes ?? {},
      ...(parent ? { links: [...others, ...(here ? [here] : [])].map((context) => ({ context })) } : {}),
    },
    parent ? trace.setSpanContext(context.active(), parent) : context.active(),
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

/** Where we are, as text that is stored with work which goes on elsewhere (W3C Trace Context). */
export function currentTraceParent(): string | null {
  const traceId = currentTraceId();
  return traceId ? `00-${traceId}-${trace.getActiveSpan()?.spanContext().spanId}-01` : null;
}

export function readTraceParent(stored: string | null): SpanContext | undefined {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(stored ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true } : undefined;
}

/** The current trace, when somebody will be able to look it up. */
export function currentTraceId(span: Span | null | undefined = trace.getActiveSpan()): string | undefined {
  const found = span?.spanContext();
  return found && (found.traceFlags & 1) === 1 && !/^0+$/.test(found.traceId) ? found.traceId : undefined;
}
