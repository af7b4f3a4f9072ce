import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model's vendor sends back to one request. */
export type HostedAnswer =
  | { readonly text: string; readonly finish?: 'stop' | 'length' | 'content_filter' }
  | {
      readonly calls: readonly { readonly name: string; readonly arguments: string }[];
      readonly text?: string;
    }
  | { readonly refusal: string }
  /** Piece by piece, whenever the script has one; only for who asked for a stream. `breaks`: without an end. */
  | { readonly says: AsyncIterable<string>; readonly breaks?: boolean }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  /** The connection is accepted and nothing ever comes. */
  | 'hang'
  /** Headers and half of the body, then the connection breaks. */
  | 'cut'
  /** The connection breaks before anything was said. */
  | 'drop'
  /** 200 with a page that is no JSON. */
  | 'garbage';

export interface HostedMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content?: string | null;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly function: { name: string; arguments: string };
  }[];
  readonly tool_call_id?: string;
}
export interface HostedRequest {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly HostedMessage[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

export interface OpenAiServer {
  readonly url: string;
  readonly requests: HostedRequest[];
  /** How many connections were given up by who had asked, before the answer was whole. */
  abandoned: number;
  /** Called once a request; `number` counts from 1. */
  script: (request: HostedRequest, number: number) => HostedAnswer;
  close(): Promise<void>;
}

/** A server that speaks OpenAI's chat completions over real HTTP, and can fail in every way that the real one does. */
export async function startOpenAiServer(script: OpenAiServer['script']): Promise<OpenAiServer> {
  const requests: HostedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = JSON.parse(await bodyOf(incoming)) as HostedRequest;
    requests.push(request);
    response.once('close', () => {
      if (!response.writableFinished) hosted.abandoned += 1;
    });
    await answer(hosted.script(request, requests.length), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hosted: OpenAiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    abandoned: 0,
    script,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return hosted;
}

async function answer(given: HostedAnswer, request: HostedRequest, response: ServerResponse): Promise<void> {
  if (given === 'hang') return;
  if (given === 'drop') return void response.socket?.destroy();
  if (given === 'garbage') return void response.writeHead(200, JSON_TYPE).end('<html>Bad gateway');
  if (typeof given === 'object' && 'says' in given) {
    response.writeHead(200, EVENTS_TYPE);
    for await (const content of given.says) {
      if (response.destroyed) return;
      response.write(chunk(request, { content }));
    }
    return given.breaks ? void response.socket?.destroy() : void response.end(lastChunks(request, 'stop'));
  }
  if (given === 'cut' && request.stream) {
    response.writeHead(200, EVENTS_TYPE);
    response.write(chunk(request, { content: 'This will never' }), () => response.socket?.destroy());
    return;
  }
  if (given === 'cut') {
    const body = completion(request, { role: 'assistant', content: 'This will never' }, 'stop');
    response.writeHead(200, { ...JSON_TYPE, 'content-length': String(body.length) });
    response.write(body.slice(0, Math.floor(body.length / 2)), () => response.socket?.destroy());
    return;
  }
  if ('status' in given) {
    const body = given.body ?? JSON.stringify({ error: { message: 'no', type: 'server_error' } });
    return void response.writeHead(given.status, { ...JSON_TYPE, ...given.headers }).end(body);
  }
  if ('refusal' in given) {
    const message = { role: 'assistant', content: null, refusal: given.refusal };
    if (request.stream)
      return void response
        .writeHead(200, EVENTS_TYPE)
        .end(chunk(request, { refusal: given.refusal }) + lastChunks(request, 'stop'));
    return void response.writeHead(200, JSON_TYPE).end(completion(request, message, 'stop'));
  }
  const calls = 'calls' in given ? given.calls : [];
  const message = {
    role: 'assistant',
    content: given.text ?? null,
    ...(calls.length > 0
      ? {
          tool_calls: calls.map((call, index) => ({ id: `call_${index}`, type: 'function', function: call })),
        }
      : {}),
  };
  const finish = calls.length > 0 ? 'tool_calls' : 'finish' in given ? (given.finish ?? 'stop') : 'stop';
  if (request.stream) {
    response.writeHead(200, EVENTS_TYPE);
    for (const content of given.text?.match(/\s*\S+/g) ?? []) response.write(chunk(request, { content }));
    for (const [index, call] of calls.entries())
      response.write(
        chunk(request, {
          tool_calls: [{ index, id: `call_${index}`, type: 'function', function: call }],
        }),
      );
    return void response.end(lastChunks(request, finish));
  }
  response.writeHead(200, JSON_TYPE).end(completion(request, message, finish));
}

const EVENTS_TYPE = { 'content-type': 'text/event-stream' };

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
const chunkOf = ({ model }: HostedRequest) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model,
});
const chunk = (request: HostedRequest, delta: object): string =>
  event({ ...chunkOf(request), choices: [{ index: 0, delta, finish_reason: null }] });
const lastChunks = (request: HostedRequest, finish: string): string =>
  event({ ...chunkOf(request), choices: [{ index: 0, delta: {}, finish_reason: finish }] }) +
  event({
    ...chunkOf(request),
    choices: [],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }) +
  'data: [DONE]\n\n';

const JSON_TYPE = { 'content-type': 'application/json' };

const completion = ({ model }: HostedRequest, message: object, finish: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
