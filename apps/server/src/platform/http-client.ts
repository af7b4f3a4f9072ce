import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { ReadableStream as Pieces } from 'node:stream/web';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Span, SpanKind } from '@opentelemetry/api';
import { observe } from './telemetry/metrics.ts';
import { inSpan } from './telemetry/tracing.ts';

const gunzip = promisify(zlib.gunzip);

export interface OutboundRequest {
  /** Protocols on top of HTTP have their own, such as WebDAV's REPORT. */
  readonly method: Uppercase<string>;
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | URLSearchParams;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /**
   * What the span is called, such as 'google calendar events.list': never the URL, which may hold secrets. Its first word
   * is whom figures count it for.
   */
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
 * The only way out of the product: every call has a timeout, a size cap, a span and a metric, and redirects are not
 * followed. On Node's own client with keep-alive connections, which adds a fraction of what `fetch` adds to a call.
 */
export const httpClient: HttpClient = (request) => inClientSpan(request, (span) => readWhole(request, span));

/**
 * The same; but an answer that is sent piece by piece (server-sent events) is handed on as it comes. Who loses interest
 * cancels it, or aborts the signal: either ends the call.
 */
export const httpStream = (
  request: OutboundRequest,
): Promise<
  OutboundResponse | (Omit<OutboundResponse, 'text' | 'json'> & { readonly pieces: ReadableStream })
> =>
  inClientSpan(request, async (span) => {
    const call = await open(request, span);
    const { response, end, explain } = call;
    if (!/^text\/event-stream\b/i.test(response.headers['content-type'] ?? ''))
      return readWhole(request, span, call);
    const maxBytes = request.maxBytes ?? MAX_BYTES;
    const pieces = async function* () {
      let bytes = 0;
      try {
        for await (const piece of unfolded(response)) {
          bytes += piece.length;
          if (bytes > maxBytes) throw new Error(`answer larger than ${maxBytes} bytes`);
          yield piece;
        }
      } catch (error) {
        throw explain(error);
      } finally {
        end();
        response.destroy();
      }
    };
    return {
      status: response.statusCode ?? 0,
      headers: headersOf(response),
      pieces: Pieces.from(pieces()) as ReadableStream,
    };
  });

const MAX_BYTES = 20_000_000;
const timeoutOf = ({ timeoutMs = 15_000 }: OutboundRequest): number => timeoutMs;

const unfolded = (response: http.IncomingMessage): AsyncIterable<Buffer> =>
  isZipped(response) ? pipeline(response, zlib.createGunzip(), () => undefined) : response;

const inClientSpan = <T extends { readonly status: number }>(
  request: OutboundRequest,
  work: (span: Span) => Promise<T>,
): Promise<T> =>
  inSpan(
    request.operation,
    { kind: SpanKind.CLIENT, attributes: { 'http.request.method': request.method } },
    async (span) => {
      const began = performance.now();
      let status = 'stopped';
      try {
        const answer = await work(span);
        status = String(answer.status);
        return answer;
      } catch (error) {
        if (error instanceof NoAnswer) status = 'none';
        throw error;
      } finally {
        const [vendor = ''] = request.operation.split(' ', 1);
        const seconds = (performance.now() - began) / 1000;
        observe('catch_provider_call_duration_seconds', { vendor, status }, seconds);
      }
    },
  );

/** An answer whose body is still to come; `end` when it has. */
interface OpenCall {
  readonly response: http.IncomingMessage;
  /** What was stopped may have ended without its last piece. */
  isStopped(): boolean;
  explain(error: unknown): unknown;
  end(): void;
}

async function open(request: OutboundRequest, span: Span): Promise<OpenCall> {
  const { signal } = request;
  signal?.throwIfAborted();
  let stop = (_reason: unknown): void => undefined;
  let hasTimedOut = false;
  const onAbort = () => stop(signal?.reason);
  const timer = setTimeout(() => {
    hasTimedOut = true;
    stop(new Error('no answer in time'));
  }, timeoutOf(request));
  signal?.addEventListener('abort', onAbort);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
  const explain = (error: unknown): unknown => {
    if (signal?.aborted) return signal.reason;
    const why = hasTimedOut ? 'timed out' : 'could not be reached or broke off';
    return new NoAnswer(`${request.operation} ${why}`, { cause: error });
  };
  try {
    const response = await send(request, (cut) => {
      stop = cut;
    });
    span.setAttribute('http.response.status_code', response.statusCode ?? 0);
    return { response, isStopped: () => hasTimedOut || signal?.aborted === true, explain, end };
  } catch (error) {
    end();
    throw explain(error);
  }
}

async function readWhole(request: OutboundRequest, span: Span, opened?: OpenCall): Promise<OutboundResponse> {
  const { response, isStopped, explain, end } = opened ?? (await open(request, span));
  try {
    const text = await readCapped(response, request.maxBytes ?? MAX_BYTES);
    if (isStopped()) throw new Error('stopped');
    return {
      status: response.statusCode ?? 0,
      headers: headersOf(response),
      text,
      json: () => parseJson(text),
    };
  } catch (error) {
    throw explain(error);
  } finally {
    end();
  }
}

const keepAliveOptions = { keepAlive: true, maxSockets: 200, maxFreeSockets: 50, timeout: 60_000 };
const agents = { 'http:': new http.Agent(keepAliveOptions), 'https:': new https.Agent(keepAliveOptions) };

/** `stopBy` learns how to end it, at whatever point it has reached. */
function send(
  request: OutboundRequest,
  stopBy: (stop: (reason: unknown) => void) => void,
): Promise<http.IncomingMessage> {
  const url = new URL(request.url);
  const secure = url.protocol === 'https:';
  const body = request.body === undefined ? undefined : Buffer.from(request.body.toString());
  const isForm = request.body instanceof URLSearchParams;
  const latest = performance.now() + timeoutOf(request);
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
    outgoing.once('socket', (socket) => {
      // A process that was frozen wakes up to a connection first and to its timers later: by then somebody else may have
      // done what it was about to ask for.
      const go = () => {
        if (performance.now() < latest) outgoing.end(body);
        else outgoing.destroy(new Error('too late to be sent'));
      };
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', go);
      else go();
    });
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
  // Bounded too: a small body may unfold into a huge one.
  const isFolded = isZipped(response) && raw.length > 0;
  return (isFolded ? await gunzip(raw, { maxOutputLength: maxBytes }) : raw).toString('utf8');
}

/** Its name is the same in any letter case, and with an x- before it (RFC 9110, 8.4.1). */
const isZipped = ({ headers }: http.IncomingMessage): boolean =>
  /^(x-)?gzip$/i.test(headers['content-encoding']?.trim() ?? '');

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
    // After its end this says nothing new; without one the response was cut off.
    response.once('close', () => reject(new Error('the response was cut off')));
  });
}

/** A provider's body that is not JSON is a failure of the provider, distinct from a program error. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NoAnswer('the provider answered something that is not JSON', { cause: error });
  }
}
