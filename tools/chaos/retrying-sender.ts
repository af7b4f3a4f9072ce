import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';

export interface SignedRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RetryingSender {
  /** Sends until it is taken, as vendors do; answers how often it had to be sent. */
  deliver(message: SignedRequest): Promise<number>;
  close(): void;
}

/** To any of the servers, another one at the next attempt. */
export function createRetryingSender(ports: readonly number[], random: Random): RetryingSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const post = ({ path, body, headers }: SignedRequest, port: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          agent,
          timeout: 10_000,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
          response.once('error', reject);
        },
      );
      call.once('timeout', () => call.destroy(new Error('no answer')));
      call.once('error', reject);
      call.end(body);
    });
  return {
    deliver: async (message) => {
      for (let attempt = 1; ; attempt += 1) {
        const port = ports[Math.floor(random() * ports.length)] ?? 0;
        const status = await post(message, port).catch(() => 0);
        if (status === 200) return attempt;
        if (status >= 400 && status < 500) throw new Error(`${message.path} was refused with ${status}`);
        await sleep(200 + random() * 800);
      }
    },
    close: () => agent.destroy(),
  };
}
