import http from 'node:http';
import type { Question } from './question.ts';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** No call of the contract may take longer; the chat's own limit of 90 s is for models that think. */
const HANG_MS = 30_000;

/** Node's own client: unlike fetch it sends addresses and headers as they are. */
export function createAsk(baseUrl: string): { ask(question: Question): Promise<Answer>; close(): void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(baseUrl);
  const attempt = ({ method, path, headers, body }: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = http.request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
          ...(body ? { 'content-length': String(body.length) } : {}),
        },
        signal: AbortSignal.timeout(HANG_MS),
      });
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed a kept connection (it does so after a 413) in the moment that we used it again.
        if (request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))
          attempt({ method, path, headers, body } as Question).then(resolve, reject);
        else reject(error);
      });
      request.end(body);
    });
  return { ask: attempt, close: () => agent.destroy() };
}
