import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IdentityRefused } from '../../modules/identity/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { httpClient } from '../../platform/http-client.ts';
import { GoogleIdentityProvider } from './google-identity-provider.ts';

const KID = 'always-the-same';
const newKey = () => generateKeyPair('RS256');
let [published, signing] = [await newKey(), await newKey()];
const server = createServer(async (request, response) => {
  const { issuer } = place;
  const ownName = `${issuer}${place.slash}`;
  const answers: Record<string, () => Promise<unknown>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer: ownName,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }),
    '/keys': async () => ({
      keys: [{ ...(await exportJWK(published.publicKey)), kid: KID, use: 'sig', alg: 'RS256' }],
    }),
    '/token': async () => ({
      access_token: 'a',
      ...place.more,
      id_token: await new SignJWT({
        email: 'a@example.org',
        email_verified: true,
        nonce: 'n',
        ...place.claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: KID })
        .setIssuer(ownName)
        .setAudience('client')
        .setSubject('1')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(signing.privateKey),
    }),
  };
  const body = JSON.stringify(await answers[request.url ?? '']?.());
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
const place = { issuer: '', slash: '', more: {}, claims: {} };
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  place.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const newPerson = () => {
  const provider = new GoogleIdentityProvider(
    { issuer: place.issuer, clientId: 'client', clientSecret: 'secret' },
    httpClient,
    systemClock(),
  );
  return () =>
    provider.exchange({
      code: 'c',
      codeVerifier: 'v',
      redirectUri: 'http://localhost/',
      nonce: 'n',
      withMail: false,
    });
};

it('a new signing key is found under the name of the old one; a key that is not published is refused', async () => {
  const signIn = newPerson();
  signing = published;
  expect(await signIn()).toMatchObject({ subject: '1', email: 'a@example.org' });
  published = signing = await newKey();
  expect(await signIn()).toMatchObject({ subject: '1' });
  signing = await newKey();
  await expect(signIn()).rejects.toThrow(IdentityRefused);
});

it.each([
  { slash: '/', more: {}, seconds: 3599 },
  { slash: '', more: { expires_in: '120' }, seconds: 120 },
  { slash: '', more: { expires_in: null }, seconds: 3599 },
])('an issuer may write its name and its seconds its own way: %o', async ({ slash, more, seconds }) => {
  Object.assign(place, { slash, more });
  signing = published;
  expect(await newPerson()()).toMatchObject({ subject: '1', tokens: { expiresInSeconds: seconds } });
});

it.each([
  [{ name: ' Ana Lima ', given_name: 'A' }, 'Ana Lima'],
  [{ given_name: 'Ana', family_name: 'Lima' }, 'Ana Lima'],
  [{ name: '', given_name: 'Ana', family_name: null }, 'Ana'],
  [{}, 'a@example.org'],
  [{ name: '\0Ana\0\r\nLima\ud800' }, 'Ana Lima\ufffd'],
])('of %o the name is %s', async (claims, name) => {
  Object.assign(place, { claims });
  signing = published;
  expect(await newPerson()()).toMatchObject({ name });
});

it.each([
  { email: 'nul\0@example.org' },
  { email: 'two lines\n@example.org' },
  { email: 'nobody' },
  { hd: 'example.org\0' },
])('a token with %o is refused: nothing could be stored or found by it', async (claims) => {
  Object.assign(place, { claims });
  signing = published;
  await expect(newPerson()()).rejects.toThrow(IdentityRefused);
});
