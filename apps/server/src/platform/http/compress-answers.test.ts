import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = { text: 'again and again '.repeat(500) };
const veryLong = { text: 'and once more '.repeat(50_000) };
const get = async (url: string, encoding?: string) => {
  const app = Fastify();
  compressAnswers(app);
  app.get('/long', async () => long);
  app.get('/very-long', async () => veryLong);
  app.get('/short', async () => ({ text: 'x' }));
  app.get('/empty', async (_request, reply) => reply.code(204).send());
  const answer = await app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
  await app.close();
  return answer;
};

it.each(['gzip', 'br, gzip;q=0.5', 'GZIP', '*', 'gzip, deflate, br, zstd'])(
  'a long answer for %s',
  async (encoding) => {
    const { headers, rawPayload } = await get('/long', encoding);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('accept-encoding');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
  },
);

it('an answer so long that a thread compresses it', async () => {
  const { headers, rawPayload } = await get('/very-long', 'gzip');
  expect(headers['content-encoding']).toBe('gzip');
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(veryLong);
});

it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip;q=0.0, br'])(
  'plain for %s, but recognised',
  async (encoding) => {
    const { headers, body } = await get('/long', encoding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(JSON.parse(body)).toEqual(long);
  },
);

it('short and empty ones stay as they are', async () => {
  expect((await get('/short', 'gzip')).headers['content-encoding']).toBeUndefined();
  expect((await get('/empty', 'gzip')).statusCode).toBe(204);
});
