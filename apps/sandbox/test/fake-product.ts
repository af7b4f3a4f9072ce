import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  /** Parsed JSON, or the `payload` of Slack's interactivity. */
  readonly body: Record<string, unknown>;
}

interface Reply {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** A stand-in for the product: checks a vendor's signature and remembers what it got. */
export interface FakeProduct {
  readonly url: string;
  readonly received: Received[];
  /** How the next requests are answered; back to 200 by `answer(undefined)`. */
  answer(reply: ((request: Received) => Reply) | undefined): void;
  /** Resolves when a request fits, also one that came before. */
  waitFor(fits: (request: Received) => boolean): Promise<Received>;
  clear(): void;
  close(): Promise<void>;
}

/** Whether a request is the vendor's, as its documentation says to find out. */
export type IsSigned = (request: Pick<Received, 'headers' | 'raw'>) => boolean;

export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const parse = (raw: string, type: string | undefined): Record<string, unknown> => {
  if (raw === '') return {};
  const json = type?.startsWith('application/x-www-form-urlencoded')
    ? (new URLSearchParams(raw).get('payload') ?? '{}')
    : raw;
  return JSON.parse(json) as Record<string, unknown>;
};

export const startFakeProduct = async (isSigned: IsSigned): Promise<FakeProduct> => {
  const received: Received[] = [];
  let reply: ((request: Received) => Reply) | undefined;
  let waiting: (() => void)[] = [];

  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://product');
      const raw = Buffer.concat(pieces).toString('utf8');
      const { method = '', headers } = request;
      const got = { method, path: url.pathname, headers, raw };
      if (method === 'POST' && !isSigned(got)) {
        response.writeHead(401).end('bad signature');
        return;
      }
      const whole = { ...got, query: url.searchParams, body: parse(raw, headers['content-type']) };
      received.push(whole);
      const answer = reply?.(whole) ?? { status: 200 };
      response.writeHead(answer.status, answer.headers).end(answer.body);
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (given) => {
      reply = given;
    },
    waitFor: async (fits) => {
      for (;;) {
        const found = received.find(fits);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => {
          waiting = [...waiting, resolve];
        });
      }
    },
    clear: () => {
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
