import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Posted {
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

/** WhatsApp's Graph in its barest form: keeps what is posted in order, and sends receipts as the real one does. */
export interface Graph {
  readonly url: string;
  readonly posted: readonly Posted[];
  close(): Promise<void>;
}

export interface Receipt {
  readonly id: string;
  readonly status: 'delivered';
  readonly timestamp: string;
  readonly recipient_user_id: string;
  readonly biz_opaque_callback_data: string;
}

const COLLECT_MS = 100;

/** `confirm` brings receipts to the product, several at a time, and ends when they were taken. */
export async function startGraph(confirm: (receipts: readonly Receipt[]) => Promise<void>): Promise<Graph> {
  const posted: Posted[] = [];
  let receipts: Receipt[] = [];
  const timer = setInterval(() => {
    if (receipts.length === 0) return;
    void confirm(receipts);
    receipts = [];
  }, COLLECT_MS);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Its sender was killed in mid-sentence.
      return;
    }
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as {
      recipient?: string;
      status?: string;
      text?: { body: string };
      biz_opaque_callback_data?: string;
    };
    const id = `wamid.out.${posted.length}`;
    if (body.recipient) {
      posted.push({ to: body.recipient, text: body.text?.body ?? '', at: Date.now() });
      receipts.push({
        id,
        status: 'delivered',
        timestamp: String(Math.floor(Date.now() / 1000)),
        recipient_user_id: body.recipient,
        biz_opaque_callback_data: body.biz_opaque_callback_data ?? '',
      });
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body.status ? { success: true } : { messages: [{ id }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
