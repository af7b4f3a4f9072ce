import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GraphStub {
  readonly url: string;
  /** Called for each message that is posted to a person, with their user id. */
  onPosted: (recipient: string, at: number) => void;
  close(): Promise<void>;
}

/** The least that WhatsApp's Graph can be: accepts what is posted and tells when. */
export async function startGraphStub(): Promise<GraphStub> {
  let number = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const at = performance.now();
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as {
        recipient?: string;
        status?: string;
      };
      number += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(body.status ? { success: true } : { messages: [{ id: `wamid.out.${number}` }] }),
      );
      if (body.recipient) stub.onPosted(body.recipient, at);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: GraphStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onPosted: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
