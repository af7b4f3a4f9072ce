import { SpanKind } from '@opentelemetry/api';
import { inSpan } from './telemetry/tracing.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | URLSearchParams;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** What the span is called, such as 'google calendar events.list': never the URL, which may hold secrets. */
  readonly operation: string;
  readonly maxBytes?: number;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  json(): unknown;
}

/** The provider gave no usable answer: whether it did the work is unknown. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export type HttpClient = (request: OutboundRequest) => Promise<OutboundResponse>;

/** One way out of the product: every call has a timeout, a size cap, a span, and follows no redirect by itself. */
export const httpClient: HttpClient = (request) =>
  inSpan(
    request.operation,
    { kind: SpanKind.CLIENT, attributes: { 'http.request.method': request.method } },
    async (span) => {
      const timeout = AbortSignal.timeout(request.timeoutMs ?? 15_000);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      try {
        const response = await fetch(request.url, {
          method: request.method,
          headers: request.headers ?? {},
          body: request.body ?? null,
          redirect: 'manual',
          signal,
        });
        span.setAttribute('http.response.status_code', response.status);
        const text = await readCapped(response, request.maxBytes ?? 20_000_000);
        return { status: response.status, headers: response.headers, text, json: () => parseJson(text) };
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        const why = timeout.aborted ? 'timed out' : 'could not be reached or broke off';
        throw new NoAnswer(`${request.operation} ${why}`, { cause: error });
      }
    },
  );

async function readCapped(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`answer larger than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A provider's body that is not JSON is a provider's failure, told apart from a program error. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NoAnswer('the provider answered something that is not JSON', { cause: error });
  }
}
