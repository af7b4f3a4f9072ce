import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

/** `undefined`: no answer at all, the connection breaks. */
export type Script = (
  request: ReceivedRequest,
) => ScriptedAnswer | undefined | Promise<ScriptedAnswer | undefined>;

export interface ScriptedGoogle {
  readonly issuer: string;
  readonly calendarUrl: string;
  readonly gmailUrl: string;
  readonly requests: ReceivedRequest[];
  /** The latest script for a method and path wins. The path is matched from its beginning to its end. */
  on(method: string, path: RegExp, script: Script): void;
  /** Answers one after the other, the last one for ever. */
  sequence(method: string, path: RegExp, ...answers: readonly (ScriptedAnswer | undefined)[]): void;
  count(method: string, path: RegExp): number;
  /** Access tokens are numbered; only the newest is good unless the test says otherwise. */
  tokens: {
    issued: number;
    refusal: ScriptedAnswer | undefined;
    accepts(token: string): boolean;
    delayMs: number;
    /** Called before a token request is answered. */
    onAsked: () => Promise<void>;
  };
  reset(): void;
  close(): Promise<void>;
}

/** A Google of the test's own making: it answers odd but legal things that no well-behaved emulator would. */
export async function startScriptedGoogle(): Promise<ScriptedGoogle> {
  const requests: ReceivedRequest[] = [];
  let scripts: { method: string; path: RegExp; script: Script }[] = [];
  const tokens: ScriptedGoogle['tokens'] = {
    issued: 0,
    refusal: undefined,
    accepts: () => true,
    delayMs: 0,
    onAsked: async () => undefined,
  };

  const answerToken = async (): Promise<ScriptedAnswer> => {
    await tokens.onAsked();
    if (tokens.delayMs) await new Promise((resolve) => setTimeout(resolve, tokens.delayMs));
    if (tokens.refusal) return tokens.refusal;
    tokens.issued += 1;
    return { body: { access_token: `access-${tokens.issued}`, expires_in: 3599, token_type: 'Bearer' } };
  };

  const answer = async (request: ReceivedRequest): Promise<ScriptedAnswer | undefined> => {
    if (request.path === '/issuer/.well-known/openid-configuration')
      return {
        body: {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/certs`,
        },
      };
    if (request.path === '/issuer/token') return answerToken();
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.accepts(bearer)) return googleError(401, 'authError');
    const found = scripts.findLast(
      ({ method, path }) => method === request.method && path.test(request.path),
    );
    return found ? found.script(request) : googleError(404, 'notFound');
  };

  const server = createServer((incoming, outgoing) => {
    void receive(incoming).then(async (request) => {
      requests.push(request);
      send(outgoing, await answer(request));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${base}/issuer`;
  const on: ScriptedGoogle['on'] = (method, path, script) =>
    void scripts.push({
      method,
      path: new RegExp(`^/calendar${path.source}$|^/gmail${path.source}$`),
      script,
    });
  return {
    issuer,
    calendarUrl: `${base}/calendar`,
    gmailUrl: `${base}/gmail`,
    requests,
    tokens,
    on,
    sequence: (method, path, ...answers) => {
      let next = 0;
      on(method, path, () => {
        const given = answers[Math.min(next, answers.length - 1)];
        next += 1;
        return given;
      });
    },
    count: (method, path) => requests.filter((one) => one.method === method && path.test(one.path)).length,
    reset: () => {
      scripts = [];
      requests.length = 0;
      Object.assign(tokens, {
        issued: 0,
        refusal: undefined,
        accepts: () => true,
        delayMs: 0,
        onAsked: async () => undefined,
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const googleError = (
  status: number,
  reason: string,
  headers: Record<string, string> = {},
): ScriptedAnswer => ({
  status,
  headers,
  body: { error: { code: status, message: 'scripted', errors: [{ domain: 'global', reason }] } },
});

export const html = (status: number): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!DOCTYPE html><title>Error</title><p>That’s all we know.',
});

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  const url = new URL(incoming.url ?? '/', 'http://scripted');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body,
  };
}

function send(outgoing: ServerResponse, answer: ScriptedAnswer | undefined): void {
  if (!answer) return void outgoing.socket?.destroy();
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
  outgoing.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
  outgoing.end(answer.status === 204 ? undefined : text);
}
