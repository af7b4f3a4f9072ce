import net from 'node:net';
import { gzipSync } from 'node:zlib';

interface RawAttack {
  readonly name: string;
  readonly bytes: Buffer | string;
}

const request = (lines: readonly string[], body: Buffer | string = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${['POST /api/v1/slack/oauth/callback HTTP/1.1', 'host: x', ...lines].join('\r\n')}\r\n\r\n`,
      'latin1',
    ),
    Buffer.from(body),
  ]);
const sized = (type: string, body: Buffer | string, ...more: string[]): Buffer =>
  request([`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`, ...more], body);

const bomb = (bytes: number) => gzipSync(Buffer.alloc(bytes, ' '));

/** Requests that no client library would send: broken framing, bombs, smuggling, other protocols. */
export const rawAttacks: readonly RawAttack[] = [
  { name: 'nothing but line ends', bytes: '\r\n\r\n\r\n' },
  { name: 'random bytes', bytes: Buffer.from([0, 1, 2, 255, 254, 13, 10, 13, 10]) },
  { name: 'a TLS greeting', bytes: Buffer.from('16030100c8010000c403030000', 'hex') },
  { name: 'an HTTP/2 preface', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { name: 'an unknown version', bytes: 'GET / HTTP/9.9\r\n\r\n' },
  { name: 'an unknown method', bytes: 'BREW /pot HTTP/1.1\r\nhost: x\r\n\r\n' },
  { name: 'no host', bytes: 'GET /healthz HTTP/1.1\r\n\r\n' },
  { name: 'two hosts', bytes: 'GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n' },
  {
    name: 'an absolute address',
    bytes: 'GET http://evil.example/healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  },
  { name: 'a NUL in the address', bytes: 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n' },
  {
    name: 'bytes above 127 in the address',
    bytes: Buffer.from('GET /\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 'latin1'),
  },
  { name: 'a broken escape', bytes: 'GET /api/v1/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n' },
  {
    name: 'an overlong UTF-8 escape',
    bytes: 'GET /api/v1/%c0%ae HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  },
  { name: 'an address of 100 kB', bytes: `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n` },
  { name: 'a header of 100 kB', bytes: request([`x: ${'a'.repeat(100_000)}`]) },
  { name: 'ten thousand headers', bytes: request(Array.from({ length: 10_000 }, (_, i) => `x-${i}: 1`)) },
  { name: 'a header without a colon', bytes: request(['nonsense']) },
  { name: 'a header that is folded', bytes: request(['a: b', ' c']) },
  { name: 'a NUL in a header', bytes: request(['a: \0']) },
  { name: 'a bare line feed', bytes: 'GET /healthz HTTP/1.1\nhost: x\n\n' },
  { name: 'two lengths', bytes: request(['content-length: 2', 'content-length: 3'], '{}') },
  { name: 'a negative length', bytes: request(['content-length: -1'], '{}') },
  { name: 'a huge length', bytes: request(['content-length: 99999999999999999999'], '{}') },
  {
    name: 'length and chunks (smuggling)',
    bytes: request(
      ['content-length: 4', 'transfer-encoding: chunked'],
      '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
    ),
  },
  { name: 'chunks of an odd kind', bytes: request(['transfer-encoding: xchunked'], '0\r\n\r\n') },
  { name: 'a chunk of endless size', bytes: request(['transfer-encoding: chunked'], 'ffffffffffffffff\r\n') },
  { name: 'a chunk that is no number', bytes: request(['transfer-encoding: chunked'], 'zz\r\n') },
  {
    name: 'an upgrade',
    bytes:
      'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x\r\n\r\n',
  },
  {
    name: 'an unknown expectation',
    bytes: sized('application/json', '{}', 'expect: the-unexpected', 'connection: close'),
  },
  { name: 'a body without a type', bytes: request(['content-length: 2', 'connection: close'], '{}') },
  { name: 'a type of 4 kB', bytes: sized(`application/${'x'.repeat(4000)}`, '{}', 'connection: close') },
  {
    name: 'arrays 100,000 deep',
    bytes: sized('application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'connection: close'),
  },
  {
    name: 'objects 40,000 deep',
    bytes: sized('application/json', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, 'connection: close'),
  },
  {
    name: '60,000 keys',
    bytes: sized(
      'application/json',
      `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join()}}`,
      'connection: close',
    ),
  },
  {
    name: 'a body of 1 MB',
    bytes: sized('application/json', `"${'a'.repeat(1_000_000)}"`, 'connection: close'),
  },
  {
    name: 'a bomb: 50 kB that unpack to 50 MB',
    bytes: sized('application/json', bomb(50_000_000), 'content-encoding: gzip', 'connection: close'),
  },
  {
    name: 'gzip that is none',
    bytes: sized('application/json', 'not gzip', 'content-encoding: gzip', 'connection: close'),
  },
  {
    name: 'a cookie of 15 kB',
    bytes: request([`cookie: catch_sign_in=${'x'.repeat(15_000)}`, 'connection: close']),
  },
];

/** Sends the bytes and waits for the first line of the answer, or for the connection to be closed. */
export function attackRaw(baseUrl: string, { bytes }: RawAttack): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(Number(port), hostname);
    const end = (why: string) => {
      socket.destroy();
      const [line] = Buffer.concat(chunks).toString('latin1').split('\r\n', 1);
      resolve(line || why);
    };
    // An unfinished request keeps its connection until the server's own limit: not answered is not yet a hang.
    socket.setTimeout(1500, () => end('no answer yet'));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      end('');
    });
    socket.on('error', () => end('closed'));
    socket.on('close', () => end('closed'));
    socket.on('connect', () => socket.write(bytes));
  });
}
