import { type Attributes, type Span, STATUS_ERROR } from './span.ts';

/** A row of Logfire's `records`. */
export interface LogRecord {
  readonly kind: 'span' | 'log' | 'pending_span';
  readonly start_timestamp: string;
  readonly end_timestamp: string;
  readonly duration: number | null;
  readonly message: string;
  readonly span_name: string;
  readonly level: number;
  readonly is_exception: boolean;
  readonly exception_type: string | null;
  readonly exception_message: string | null;
  readonly exception_stacktrace: string | null;
  readonly attributes: Attributes;
  readonly tags: readonly string[];
  readonly trace_id: string;
  readonly span_id: string;
  readonly parent_span_id: string | null;
  readonly service_name: string;
  readonly service_version: string | null;
  readonly service_instance_id: string | null;
  readonly deployment_environment: string | null;
  readonly otel_scope_name: string | null;
  readonly otel_scope_version: string | null;
  readonly otel_status_code: string;
  readonly otel_status_message: string | null;
  readonly otel_resource_attributes: Attributes;
  readonly otel_events: readonly unknown[];
  readonly http_response_status_code: number | null;
  readonly http_method: string | null;
  readonly http_route: string | null;
}

export const LEVELS = {
  trace: 1,
  debug: 5,
  info: 9,
  notice: 10,
  warn: 13,
  warning: 13,
  error: 17,
  fatal: 21,
} as const;

const STATUS_NAMES = ['UNSET', 'OK', 'ERROR'];
const NAME_BYTES = 512;
const EXCEPTION_BYTES = 32_000;
const HOUR_NANOS = 3_600_000_000_000n;

/** Logfire cuts by bytes; half a character at the end is dropped. */
export const cutBytes = (text: string, most: number): string => {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  return bytes
    .subarray(0, most)
    .toString()
    .replace(/\uFFFD+$/, '');
};

const isoMicros = (nanos: bigint): string => {
  const micros = nanos / 1000n;
  const seconds = new Date(Number(micros / 1_000_000n) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000n).padStart(6, '0')}Z`;
};

const text = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);
const first = (attributes: Attributes, ...names: readonly string[]): unknown =>
  names.map((name) => attributes[name]).find((value) => value !== undefined);

const numberOrNull = (value: unknown): number | null => {
  const parsed = Number(value);
  return value === undefined || !Number.isInteger(parsed) ? null : parsed;
};

/** Attributes that Logfire turns into columns of their own. */
const OWN = ['logfire.msg', 'logfire.level_num', 'logfire.tags', 'logfire.span_type'];

/** Only what is between a day old and an hour ahead is kept; the rest leaves a record that says so. */
export const isAccepted = (span: Span, now: Date): boolean => {
  const nowNanos = BigInt(now.getTime()) * 1_000_000n;
  return span.startNanos >= nowNanos - 24n * HOUR_NANOS && span.startNanos <= nowNanos + HOUR_NANOS;
};

export const toRecord = (span: Span): LogRecord => {
  const { attributes, resource } = span;
  const type = attributes['logfire.span_type'];
  const kind = type === 'log' || type === 'pending_span' ? type : 'span';
  const exception = span.events.findLast((event) => event.name === 'exception')?.attributes;
  const level = attributes['logfire.level_num'];
  const tags = attributes['logfire.tags'];
  const cut = (value: unknown, most: number): string | null => {
    const found = text(value);
    return found === null ? null : cutBytes(found, most);
  };
  return {
    kind,
    start_timestamp: isoMicros(span.startNanos),
    end_timestamp: isoMicros(span.endNanos),
    duration: kind === 'span' ? Number(span.endNanos - span.startNanos) / 1e9 : null,
    message: cutBytes(text(attributes['logfire.msg']) ?? span.name, NAME_BYTES),
    span_name: cutBytes(span.name, NAME_BYTES),
    level: numberOrNull(level) ?? (span.statusCode === STATUS_ERROR ? LEVELS.error : LEVELS.info),
    is_exception: exception !== undefined,
    exception_type: text(exception?.['exception.type']),
    exception_message: cut(exception?.['exception.message'], EXCEPTION_BYTES),
    exception_stacktrace: cut(exception?.['exception.stacktrace'], EXCEPTION_BYTES),
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !OWN.includes(name))),
    tags: Array.isArray(tags) ? tags.map(String) : [],
    trace_id: span.traceId,
    span_id: span.spanId,
    parent_span_id: span.parentSpanId ?? null,
    service_name: cutBytes(text(resource['service.name']) ?? 'unknown_service', NAME_BYTES),
    service_version: text(resource['service.version']),
    service_instance_id: text(resource['service.instance.id']),
    deployment_environment: text(first(resource, 'deployment.environment.name', 'deployment.environment')),
    otel_scope_name: span.scopeName ?? null,
    otel_scope_version: span.scopeVersion ?? null,
    otel_status_code: STATUS_NAMES[span.statusCode] ?? 'UNSET',
    otel_status_message: span.statusMessage ?? null,
    otel_resource_attributes: resource,
    otel_events: span.events.map((event) => ({
      event_name: event.name,
      event_timestamp: isoMicros(event.timeNanos),
      attributes: event.attributes,
    })),
    http_response_status_code: numberOrNull(
      first(attributes, 'http.response.status_code', 'http.status_code'),
    ),
    http_method: text(first(attributes, 'http.request.method', 'http.method')),
    http_route: text(attributes['http.route']),
  };
};

/** What Logfire leaves behind for spans that came too late or too early. */
export const ingestError = (dropped: readonly Span[], now: Date): LogRecord | undefined => {
  const [span] = dropped;
  if (span === undefined) return undefined;
  const nanos = BigInt(now.getTime()) * 1_000_000n;
  return toRecord({
    ...span,
    name: 'logfire ingest error',
    startNanos: nanos,
    endNanos: nanos,
    events: [],
    attributes: {
      'logfire.span_type': 'log',
      'logfire.level_num': LEVELS.error,
      'logfire.msg': `${dropped.length} records dropped: start_timestamp outside of the last 24 hours and the next hour`,
    },
  });
};
