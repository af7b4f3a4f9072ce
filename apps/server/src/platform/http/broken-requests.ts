import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { BARE_HEADERS } from './security-headers.ts';

const TOO_LARGE = [
  '431 Request Header Fields Too Large',
  'The address or the headers are too long.',
] as const;
const TOO_SLOW = ['408 Request Timeout', 'The request took too long to arrive.'] as const;
const BROKEN = ['400 Bad Request', 'The request could not be understood.'] as const;

const answers: Record<string, readonly [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/**
 * What is not HTTP, too long or too slow never becomes a request; its sender gets an answer of the usual shape all
 * the same.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = answers[error.code ?? ''] ?? BROKEN;
  const body = JSON.stringify({ detail, request_id: randomUUID() });
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
