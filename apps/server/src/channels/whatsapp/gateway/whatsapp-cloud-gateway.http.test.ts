import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VoiceRefused } from '../../../modules/channels/kit.ts';
import { httpClient } from '../../../platform/http-client.ts';
import { createWhatsappCloudGateway } from './whatsapp-cloud-gateway.ts';

const OGG = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(60)]);
const hash = createHash('sha256').update(OGG).digest();
let described: Record<string, unknown> = {};
const server = createServer((request, response) => {
  const isBytes = request.url === '/bytes';
  response.end(
    isBytes ? OGG : JSON.stringify({ url: `${base}/bytes`, mime_type: 'audio/ogg', ...described }),
  );
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchVoice = () =>
  createWhatsappCloudGateway(
    { graphUrl: base, phoneNumberId: '1', token: 't', mediaHosts: ['127.0.0.1'] },
    httpClient,
  ).fetchVoice('media', AbortSignal.timeout(20_000));

it.each([
  {},
  { sha256: hash.toString('hex'), file_size: OGG.length },
  { sha256: hash.toString('hex').toUpperCase(), file_size: String(OGG.length) },
  { sha256: hash.toString('base64'), file_size: null },
])('a voice note described as %o is fetched', async (description) => {
  described = description;
  expect(await fetchVoice()).toMatchObject({ mimeType: 'audio/ogg' });
});

it('one whose bytes are not those that were announced is refused', async () => {
  described = { sha256: createHash('sha256').update('something else').digest('base64') };
  await expect(fetchVoice()).rejects.toThrow(VoiceRefused);
});
