import http from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { SpanKind } from '@opentelemetry/api';
import { inSpan } from './telemetry/tracing.ts';

const gunzip = promisify(zlib.gunzip);

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

/** Read as `Headers` are, without the cost of making one for every answer. */
export interface AnswerHeaders {
  get(name: string): string | null;
  entries(): Iterable<[name: string, value: string]>;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly text: string;
  json(): unknown;
}

/** The provider gave no usable answer: whether it did the work is unknown. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export type HttpClient = (request: OutboundRequest) => Promise<OutboundResponse>;

/**
 * One way out of the product: every call has a timeout, a size cap, a span, and follows no redirect by itself. On
 * Node's own client with kept connections, which adds a fraction of what `fetch` adds to a call.
 */
export const httpClient: HttpClient = (request) =>
  inSpan(
    request.operation,
    { kind: SpanKind.CLIENT, attributes: { 'http.request.method': request.method } },
    async (span) => {
      const { signal } = request;
      signal?.throwIfAborted();
      let stop = (_reason: unknown): void => undefined;
      let hasTimedOut = false;
      const onAbort = () => stop(signal?.reason);
      const timer = setTimeout(() => {
        hasTimedOut = true;
        stop(new Error('no answer in time'));
      }, request.timeoutMs ?? 15_000);
      signal?.addEventListener('abort', onAbort);
      try {
        const response = await send(request, (cut) => {
          stop = cut;
        });
        const status = response.statusCode ?? 0;
        span.setAttribute('http.response.status_code', status);
        const text = await readCapped(response, request.maxBytes ?? 20_000_000);
        // What was stopped may have ended without its last piece.
        if (hasTimedOut || signal?.aborted) throw new Error('stopped');
        return { status, headers: headersOf(response), text, json: () => parseJson(text) };
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        const why = hasTimedOut ? 'timed out' : 'could not be reached or broke off';
        throw new NoAnswer(`${request.operation} ${why}`, { cause: error });
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      }
    },
  );

const kept = { keepAlive: true, maxSockets: 200, maxFreeSockets: 50, timeout: 60_000 };
const agents = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) };

/** `stopBy` is told how to end it, at whichever point it has arrived. */
function send(
  request: OutboundRequest,
  stopBy: (stop: (reason: unknown) => void) => void,
): Promise<http.IncomingMessage> {
  const url = new URL(request.url);
  const secure = url.protocol === 'https:';
  const body = request.body === undefined ? undefined : Buffer.from(request.body.toString());
  const isForm = request.body instanceof URLSearchParams;
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? https : http).request(url, {
      method: request.method,
      agent: secure ? agents['https:'] : agents['http:'],
      headers: {
        'accept-encoding': 'gzip',
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...request.headers,
        ...(body ? { 'content-length': String(body.length) } : {}),
      },
    });
    let isStopped = false;
    stopBy((reason) => {
      isStopped = true;
      const error = reason instanceof Error ? reason : new Error('stopped', { cause: reason });
      outgoing.destroy(error);
      // One that still waits for a connection would tell so only when it gets one.
      reject(error);
    });
    outgoing.once('response', resolve);
    // A kept connection that the provider closed at the same moment: nothing was sent on it, so once more is safe.
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const stale = outgoing.reusedSocket && error.code === 'ECONNRESET' && isRepeatable(request);
      if (stale && !isStopped) send(request, stopBy).then(resolve, reject);
      else reject(error);
    });
    // Stopped while its answer is being read, it tells so again.
    outgoing.on('error', () => undefined);
    outgoing.end(body);
  });
}

const isRepeatable = ({ method }: OutboundRequest): boolean =>
  method === 'GET' || method === 'PUT' || method === 'DELETE';

function headersOf({ headers }: http.IncomingMessage): AnswerHeaders {
  const textOf = (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    get: (name) => textOf(name.toLowerCase()) ?? null,
    entries: () => Object.keys(headers).map((name) => [name, textOf(name) ?? '']),
  };
}

async function readCapped(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  const raw = await readBytes(response, maxBytes);
  // Its name is the same in any letter case, and with an x- before it (RFC 9110, 8.4.1).
  const isZipped = /^(x-)?gzip$/i.test(response.headers['content-encoding']?.trim() ?? '');
  // Bounded too: a small body may unfold into a huge one.
  return (isZipped && raw.length > 0 ? await gunzip(raw, { maxOutputLength: maxBytes }) : raw).toString(
    'utf8',
  );
}

/** By events, which is quicker than by iterating; most answers come in one piece. */
function readBytes(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) response.destroy(new Error(`answer larger than ${maxBytes} bytes`));
      else chunks.push(chunk);
    });
    response.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    response.once('error', reject);
    // After its end this says nothing new; without one the answer broke off.
    response.once('close', () => reject(new Error('the answer broke off')));
  });
}

/** A provider's body that is not JSON is a provider's failure, told apart from a program error. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NoAnswer('the provider answered something that is not JSON', { cause: error });
  }
}
