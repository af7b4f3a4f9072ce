import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRecording } from './fetch-recording.ts';

const OGG = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(60)]);
const seen: string[] = [];
const answers: Record<string, (response: ServerResponse) => void> = {
  '/voice': (response) => response.end(OGG),
  '/elsewhere': (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/page': (response) => response.end('<html>please sign in</html>'),
  '/endless': (response) => response.end(Buffer.alloc(17 * 1024 * 1024)),
  // A few kilobytes on the wire.
  '/bomb': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(40 * 1024 * 1024))),
};
const server = createServer((request: IncomingMessage, response) => {
  seen.push(`${request.url} ${request.headers.authorization}`);
  const answer = answers[request.url ?? ''];
  if (answer) answer(response);
  else response.writeHead(404).end();
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const fetchFrom = (url: string, hosts: readonly string[] = [host]) =>
  fetchRecording({ url, hosts, authorization: 'Bearer t0ken', signal: AbortSignal.timeout(30_000) });

describe('a recording', () => {
  it('is fetched from a host that is allowed', async () => {
    expect(await fetchFrom(`http://${host}/voice`)).toMatchObject({ mimeType: 'audio/ogg' });
  });

  it('is asked for with the token that was given, and with none where the address is proof enough', async () => {
    const url = `http://${host}/voice`;
    const before = seen.length;
    await fetchFrom(url);
    await fetchRecording({ url, hosts: [host], signal: AbortSignal.timeout(30_000) });
    expect(seen.slice(before)).toEqual(['/voice Bearer t0ken', '/voice undefined']);
  });

  it("is fetched from this machine's own, whichever port an emulator was given", async () => {
    expect(await fetchFrom(`http://${host}/voice`, ['127.0.0.1'])).toMatchObject({ mimeType: 'audio/ogg' });
    await expect(fetchFrom(`http://${host}/voice`, ['localhost'])).rejects.toThrow('not allowed');
  });

  it.each([
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['a database', 'http://127.0.0.1:5432/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:audio/ogg;base64,T2dnUw=='],
    ['a name before an @', 'https://files.slack.com@evil.example/voice'],
    ['a longer name', 'https://files.slack.com.evil.example/voice'],
    ['another port', 'https://files.slack.com:8443/voice'],
    ['no encryption', 'http://files.slack.com/voice'],
    ['credentials', 'https://user:password@files.slack.com/voice'],
    ['a fragment that looks right', 'https://evil.example/#files.slack.com'],
    ['nothing', ''],
    ['no address', '::::'],
  ])('on %s is never asked for', async (_name, url) => {
    const before = seen.length;
    await expect(fetchFrom(url, ['files.slack.com'])).rejects.toThrow('host that is not allowed');
    expect(seen.length).toBe(before);
  });

  it.each([
    ['leads elsewhere', '/elsewhere', 'answered 302'],
    ['is a page', '/page', 'no recording'],
    ['has no end', '/endless', 'larger than it may be'],
    ['unfolds into something huge', '/bomb', 'larger than it may be'],
    ['is gone', '/gone', 'answered 404'],
  ])('that %s is refused', async (_name, path, message) => {
    await expect(fetchFrom(`http://${host}${path}`)).rejects.toThrow(message);
  });
});
