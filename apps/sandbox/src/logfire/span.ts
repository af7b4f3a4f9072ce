export type Attributes = Record<string, unknown>;

export interface SpanEvent {
  readonly name: string;
  readonly timeNanos: bigint;
  readonly attributes: Attributes;
}

/** One span as OTLP brings it, whichever encoding it came in. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly startNanos: bigint;
  readonly endNanos: bigint;
  readonly attributes: Attributes;
  readonly events: readonly SpanEvent[];
  readonly statusCode: number;
  readonly statusMessage: string | undefined;
  readonly resource: Attributes;
  readonly scopeName: string | undefined;
  readonly scopeVersion: string | undefined;
}

export const STATUS_ERROR = 2;
