import { fork } from 'node:child_process';
import http from 'node:http';
import { fileURLToPath } from 'node:url';

export interface Asked {
  readonly url: string;
  readonly headers: http.OutgoingHttpHeaders;
}

export interface BareClient {
  /** How long it takes to ask for all of these at once until the last byte is there. */
  fetchAll(asked: readonly Asked[]): Promise<number>;
  stop(): void;
}

const agent = new http.Agent({ keepAlive: true });

/** Until the last byte arrived, without looking at it: what any client waits, whatever it does then. */
export const arrival = ({ url, headers }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => resolve(response.statusCode ?? 0));
      })
      .once('error', reject);
  });

/** A separate process, as the product is one: asking the provider from inside it would skip the wire. */
export function startBareClient(): BareClient {
  const child = fork(fileURLToPath(import.meta.url), ['serve'], { stdio: 'inherit' });
  return {
    fetchAll: (asked) =>
      new Promise((resolve, reject) => {
        const gone = () => reject(new Error('the bare client ended'));
        child.once('exit', gone);
        child.once('message', (took) => {
          child.off('exit', gone);
          resolve(Number(took));
        });
        child.send(asked);
      }),
    stop: () => child.disconnect(),
  };
}

if (process.argv[2] === 'serve')
  process.on('message', async (asked: Asked[]) => {
    const began = performance.now();
    await Promise.all(asked.map(arrival));
    process.send?.(performance.now() - began);
  });
