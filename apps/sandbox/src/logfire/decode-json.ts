import { z } from 'zod';
import type { Attributes, Span } from './span.ts';

const nanos = z.union([z.string().regex(/^\d+$/), z.number()]).transform((value) => BigInt(value));
const kinds: Record<string, number> = {
  SPAN_KIND_INTERNAL: 1,
  SPAN_KIND_SERVER: 2,
  SPAN_KIND_CLIENT: 3,
  SPAN_KIND_PRODUCER: 4,
  SPAN_KIND_CONSUMER: 5,
};
const statuses: Record<string, number> = { STATUS_CODE_OK: 1, STATUS_CODE_ERROR: 2 };
/** Enumerations may come by number or by name. */
const enumeration = (names: Record<string, number>) =>
  z
    .union([z.number(), z.string()])
    .transform((value) => (typeof value === 'number' ? value : (names[value] ?? 0)));

const pairs = z.array(z.object({ key: z.string(), value: z.unknown() })).default([]);
const spanSchema = z.object({
  traceId: z
    .string()
    .regex(/^[0-9a-fA-F]{32}$/)
    .toLowerCase(),
  spanId: z
    .string()
    .regex(/^[0-9a-fA-F]{16}$/)
    .toLowerCase(),
  parentSpanId: z.string().toLowerCase().optional(),
  name: z.string().default(''),
  kind: enumeration(kinds).default(0),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos.default(0n),
  attributes: pairs,
  events: z
    .array(z.object({ timeUnixNano: nanos.default(0n), name: z.string().default(''), attributes: pairs }))
    .default([]),
  status: z.object({ code: enumeration(statuses).default(0), message: z.string().optional() }).optional(),
});
const requestSchema = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: pairs }).optional(),
        scopeSpans: z
          .array(
            z.object({
              scope: z.object({ name: z.string().optional(), version: z.string().optional() }).optional(),
              spans: z.array(spanSchema).default([]),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

const anyValue = (value: unknown): unknown => {
  const [entry] = Object.entries((value ?? {}) as Record<string, unknown>);
  if (entry === undefined) return null;
  const [type, content] = entry;
  if (type === 'intValue') return Number.isSafeInteger(Number(content)) ? Number(content) : String(content);
  if (type === 'arrayValue') return ((content as { values?: unknown[] }).values ?? []).map(anyValue);
  if (type === 'kvlistValue')
    return attributes((content as { values?: { key: string; value?: unknown }[] }).values ?? []);
  return content;
};

const attributes = (list: readonly { key: string; value?: unknown }[]): Attributes =>
  Object.fromEntries(list.map(({ key, value }) => [key, anyValue(value)]));

/** The JSON form of ExportTraceServiceRequest → spans; throws a ZodError when it is none. */
export const decodeJson = (body: unknown): Span[] =>
  requestSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ scope, spans }) =>
      spans.map(
        (span): Span => ({
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId || undefined,
          name: span.name,
          kind: span.kind,
          startNanos: span.startTimeUnixNano,
          endNanos: span.endTimeUnixNano,
          attributes: attributes(span.attributes),
          events: span.events.map((event) => ({
            name: event.name,
            timeNanos: event.timeUnixNano,
            attributes: attributes(event.attributes),
          })),
          statusCode: span.status?.code ?? 0,
          statusMessage: span.status?.message || undefined,
          resource: attributes(resource?.attributes ?? []),
          scopeName: scope?.name || undefined,
          scopeVersion: scope?.version || undefined,
        }),
      ),
    ),
  );
