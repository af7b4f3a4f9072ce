import { getEventListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpClient, NoAnswer } from './http-client.ts';

let handle: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => handle(request, response));
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As many as are kept to one host. */
const MOST_CONNECTIONS = 200;

const get = (more: Partial<Parameters<typeof httpClient>[0]> = {}) =>
  httpClient({ method: 'GET', url, operation: 'test call', ...more });

describe('httpClient', () => {
  it('reads a plain and a gzipped answer', async () => {
    handle = (_request, response) => response.end('{"a":"é"}');
    expect((await get()).json()).toEqual({ a: 'é' });
    for (const name of ['gzip', 'GZIP', 'x-gzip']) {
      handle = (_request, response) => response.setHeader('content-encoding', name).end(gzipSync('{"b":2}'));
      expect((await get()).json()).toEqual({ b: 2 });
    }
    // Nothing at all is no archive that broke off.
    handle = (_request, response) => response.writeHead(204, { 'content-encoding': 'gzip' }).end();
    expect(await get()).toMatchObject({ status: 204, text: '' });
  });

  it('sends nothing any more once its time is over, as for a process that was frozen', async () => {
    let asked = 0;
    handle = (_request, response) => {
      asked += 1;
      response.end('ok');
    };
    const now = performance.now.bind(performance);
    let frozenMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + frozenMs);
    try {
      for (const isKept of [false, true]) {
        if (isKept) await get();
        else server.closeAllConnections();
        asked = 0;
        const late = get({ method: 'POST', body: 'x', timeoutMs: 20_000 });
        frozenMs += 30_000;
        await expect(late).rejects.toThrow(NoAnswer);
        expect(asked).toBe(0);
      }
    } finally {
      clock.mockRestore();
    }
  });

  it('sends forms and bodies', async () => {
    handle = (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => response.end(`${request.headers['content-type']} ${body}`));
    };
    const form = await get({ method: 'POST', body: new URLSearchParams({ a: 'ü b' }) });
    expect(form.text).toBe('application/x-www-form-urlencoded a=%C3%BC+b');
    const json = await get({
      method: 'POST',
      body: '{"x":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.text).toBe('application/json {"x":1}');
  });

  it('follows no redirect', async () => {
    handle = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect((await get()).status).toBe(302);
  });

  it.each([
    ['an answer that never comes', () => undefined, { timeoutMs: 100 }],
    [
      'an answer that breaks off',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy()),
      {},
    ],
    ['a connection that is cut', (response: ServerResponse) => response.destroy(), {}],
    [
      'an answer that is too large',
      (response: ServerResponse) => response.end('x'.repeat(5000)),
      { maxBytes: 1000 },
    ],
    [
      'a small answer that unfolds into a huge one',
      (response: ServerResponse) =>
        response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(1_000_000))),
      { maxBytes: 10_000 },
    ],
  ])('%s is no answer', async (_name, misbehave, options) => {
    handle = (_request, response) => void misbehave(response);
    await expect(get(options)).rejects.toBeInstanceOf(NoAnswer);
  });

  it('stops with the caller’s own reason', async () => {
    handle = () => undefined;
    const reason = new Error('not wanted any more');
    const controller = new AbortController();
    const call = get({ signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('stops in the middle of an answer, by the caller or by the clock', async () => {
    let hasBegun = Promise.withResolvers<void>();
    handle = (_request, response) =>
      response.writeHead(200, { 'content-length': '100' }).write('half', () => hasBegun.resolve());
    const reason = new Error('not wanted any more');
    const controller = new AbortController();
    const call = get({ signal: controller.signal });
    await hasBegun.promise;
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    hasBegun = Promise.withResolvers<void>();
    await expect(get({ timeoutMs: 100 })).rejects.toThrow('test call timed out');
    await expect(get({ signal: controller.signal })).rejects.toBe(reason);
  });

  it('gives up in time though every connection is taken', async () => {
    const held: ServerResponse[] = [];
    handle = (_request, response) => void held.push(response);
    const others = Array.from({ length: MOST_CONNECTIONS }, () => get());
    await expect.poll(() => held.length).toBe(MOST_CONNECTIONS);
    await expect(get({ timeoutMs: 100 })).rejects.toThrow('test call timed out');
    for (const response of held) response.end('{}');
    await Promise.all(others);
  });

  it('leaves nothing on a signal that outlives the call', async () => {
    handle = (_request, response) => response.end('{}');
    const { signal } = new AbortController();
    await get({ signal });
    handle = (_request, response) => response.destroy();
    await expect(get({ signal })).rejects.toBeInstanceOf(NoAnswer);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('an answer that is not JSON is the provider’s failure', async () => {
    handle = (_request, response) => response.end('<html>');
    const answer = await get();
    expect(() => answer.json()).toThrow(NoAnswer);
  });
});
