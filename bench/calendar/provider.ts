import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Asked } from './bare-client.ts';

export interface MeasuredProvider {
  readonly url: string;
  /** Where requests are passed on to, or what answers them here. */
  behind: string | ((path: string, query: URLSearchParams) => unknown);
  /** How long at least one request was being answered since the last look: requests side by side count once. */
  busyMs(): number;
  /** What was asked since the last look. */
  asked(): Asked[];
  close(): Promise<void>;
}

/** A calendar service that knows how long it took, so that what the product adds can be told apart. */
export async function startMeasuredProvider(): Promise<MeasuredProvider> {
  let asked: Asked[] = [];
  let open = 0;
  let since = 0;
  let busy = 0;
  const server = createServer(async (request, response) => {
    if (open === 0) since = performance.now();
    open += 1;
    asked.push({ url: provider.url + (request.url ?? ''), headers: request.headers });
    const url = new URL(request.url ?? '/', 'http://provider');
    let body: string;
    let status = 200;
    if (typeof provider.behind === 'string') {
      const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
      const answer = await fetch(provider.behind + request.url, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': type },
        ...(request.method === 'GET' ? {} : { body: await bodyOf(request) }),
      });
      status = answer.status;
      body = await answer.text();
    } else body = ready(provider.behind, url);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body, () => {
      open -= 1;
      if (open === 0) busy += performance.now() - since;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: MeasuredProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behind: '',
    busyMs: () => {
      const taken = busy;
      busy = 0;
      return taken;
    },
    asked: () => {
      const seen = asked;
      asked = [];
      return seen;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}

type Answer = Exclude<MeasuredProvider['behind'], string>;
const made = new Map<Answer, Map<string, string>>();

/** Made once: time that the stub takes for the second of two answers would hide what the product does with the first. */
function ready(answer: Answer, url: URL): string {
  const known = made.get(answer) ?? new Map<string, string>();
  made.set(answer, known);
  const body = known.get(url.href) ?? JSON.stringify(answer(url.pathname, url.searchParams));
  known.set(url.href, body);
  return body;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
