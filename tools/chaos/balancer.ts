import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Backend {
  readonly port: number;
}

export interface Balancer {
  readonly url: string;
  /** From now on these; who is among them but not ready gets nothing. */
  follow(backends: readonly Backend[]): Promise<void>;
  /** Resolves when requests are passed on to it. */
  serves(backend: Backend): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 200;
const PROBE_TIMEOUT_MS = 5000;
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * A plain reverse proxy, as one stands in front of every deployment: it asks /readyz now and then, passes requests
 * on in turn, and tries the next server only when a request certainly reached nobody.
 */
export async function startBalancer(): Promise<Balancer> {
  let backends: readonly Backend[] = [];
  const ready = new Set<number>();
  let turn = 0;

  const looking = new Set<number>();
  const look = async (port: number) => {
    // Each by itself: one that answers slowly must not keep us from seeing that another one goes.
    if (looking.has(port)) return;
    looking.add(port);
    const answered = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    looking.delete(port);
    if (answered) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => {
    for (const { port } of backends) void look(port);
  }, LOOK_EVERY_MS);

  const choose = (tried: ReadonlySet<number>): number | undefined => {
    const usable = backends.map(({ port }) => port).filter((port) => ready.has(port) && !tried.has(port));
    turn += 1;
    return usable[turn % Math.max(1, usable.length)];
  };

  const pass = (
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    tried: Set<number>,
  ): void => {
    const port = choose(tried);
    if (port === undefined) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('nobody is ready');
      return;
    }
    tried.add(port);
    const onward = send(
      {
        host: '127.0.0.1',
        port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'content-length': body.length },
        agent: false,
      },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      if (error.code === 'ECONNREFUSED') {
        ready.delete(port);
        return pass(request, body, response, tried);
      }
      response.writeHead(502, { 'content-type': 'text/plain' }).end('the server went away');
    });
    onward.end(body);
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    pass(request, Buffer.concat(chunks), response, new Set());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    follow: async (next) => {
      backends = next;
      await Promise.all(next.map(({ port }) => look(port)));
    },
    serves: async ({ port }) => {
      while (!ready.has(port)) await sleep(LOOK_EVERY_MS / 4);
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
