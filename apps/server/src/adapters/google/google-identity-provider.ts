import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import {
  type AuthorizeRequest,
  type ExchangeRequest,
  type GrantedTokens,
  type IdentityProvider,
  IdentityRefused,
  IdentityUnavailable,
  type SignedInIdentity,
} from '../../modules/identity/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HttpClient } from '../../platform/http-client.ts';
import { shorten } from '../../platform/shorten.ts';
import { type DiscoverGoogle, discoverGoogle, type GoogleEndpoints } from './discovery.ts';
import { askedScopes, grantedScopes } from './scopes.ts';

export interface GoogleIdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  // Seconds; some write them as text.
  expires_in: z.coerce.number<unknown>().positive().nullish(),
  refresh_token: z.string().min(1).nullish(),
  scope: z.string().nullish(),
  id_token: z.string().min(1),
});

/** Neither is ever shown or stored with characters that nobody can see, or that no database holds. */
const SUBJECT = /^[^\s\p{Cc}]{1,255}$/u;
const ADDRESS = /^[^\s\p{Cc}]+@[^\s\p{Cc}@]+$/u;
const LONGEST_NAME = 200;
const LONGEST_LINK = 2000;
/** How far Google's clock and ours may be apart: a token of the future is somebody's mistake, or no token of Google's. */
const AHEAD_SECONDS = 300;

const Claims = z.object({
  sub: z.string().regex(SUBJECT),
  email: z.string().max(320).regex(ADDRESS),
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).default(false),
  nonce: z.string(),
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  picture: z.string().nullish(),
  hd: z.string().max(253).regex(SUBJECT).nullish(),
  iat: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().nullish(),
});

export class GoogleIdentityProvider implements IdentityProvider {
  readonly issuer: string;
  readonly #settings: GoogleIdentitySettings;
  readonly #http: HttpClient;
  readonly #clock: Clock;
  readonly #discover: DiscoverGoogle;
  #keys: { url: string; set: ReturnType<typeof createRemoteJWKSet> } | undefined;

  constructor(settings: GoogleIdentitySettings, http: HttpClient, clock: Clock) {
    this.issuer = settings.issuer;
    this.#settings = settings;
    this.#http = http;
    this.#clock = clock;
    this.#discover = discoverGoogle(settings.issuer, http);
  }

  async authorizeUrl(request: AuthorizeRequest): Promise<string> {
    const { authorization_endpoint } = await this.#endpoints();
    const url = new URL(authorization_endpoint);
    const parameters = {
      client_id: this.#settings.clientId,
      redirect_uri: request.redirectUri,
      response_type: 'code',
      scope: askedScopes(request).join(' '),
      state: request.state,
      nonce: request.nonce,
      code_challenge: request.codeChallenge,
      code_challenge_method: 'S256',
      access_type: 'offline',
      include_granted_scopes: 'true',
      ...(request.showConsent ? { prompt: 'consent' } : {}),
      ...(request.loginHint ? { login_hint: request.loginHint } : {}),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  async exchange(request: ExchangeRequest): Promise<SignedInIdentity> {
    const { token_endpoint, jwks_uri } = await this.#endpoints();
    const response = await this.#send('google token exchange', token_endpoint, {
      grant_type: 'authorization_code',
      code: request.code,
      code_verifier: request.codeVerifier,
      redirect_uri: request.redirectUri,
      client_id: this.#settings.clientId,
      client_secret: this.#settings.clientSecret,
    });
    if (response.status === 400) throw new IdentityRefused('the sign-in code was refused by Google');
    if (response.status !== 200) throw new IdentityUnavailable(`token endpoint answered ${response.status}`);
    const answer = TokenAnswer.safeParse(response.body);
    if (!answer.success) throw new IdentityUnavailable('token endpoint answered without the promised fields');
    const claims = await this.#verify(answer.data.id_token, jwks_uri, request.nonce);
    const tokens: GrantedTokens = {
      accessToken: answer.data.access_token,
      expiresInSeconds: answer.data.expires_in ?? 3599,
      refreshToken: answer.data.refresh_token ?? undefined,
      scopes: grantedScopes(answer.data.scope, askedScopes(request)),
    };
    return {
      subject: claims.sub,
      email: claims.email,
      name: nameIn(claims) || claims.email,
      // Shown by browsers, never fetched by us; anything but an address of the web is no picture.
      picture: claims.picture && isWebAddress(claims.picture) ? claims.picture : null,
      hostedDomain: claims.hd ?? null,
      tokens,
    };
  }

  /** Gives a grant back. */
  async revoke(token: string): Promise<void> {
    const { revocation_endpoint } = await this.#endpoints();
    if (!revocation_endpoint) return;
    const { status } = await this.#send('google token revoke', revocation_endpoint, { token });
    // 400 means that the token was dead already, which is what was wanted.
    if (status >= 500) throw new IdentityUnavailable(`revocation endpoint answered ${status}`);
  }

  async #endpoints(): Promise<GoogleEndpoints> {
    try {
      return await this.#discover();
    } catch (error) {
      throw new IdentityUnavailable('discovery failed', { cause: error });
    }
  }

  async #send(operation: string, url: string, form: Record<string, string>) {
    try {
      const response = await this.#http({ method: 'POST', url, operation, body: new URLSearchParams(form) });
      return {
        status: response.status,
        body: response.status === 200 && response.text ? response.json() : undefined,
      };
    } catch (error) {
      throw new IdentityUnavailable(`${operation} failed`, { cause: error });
    }
  }

  async #verify(idToken: string, jwksUri: string, nonce: string): Promise<z.output<typeof Claims>> {
    if (this.#keys?.url !== jwksUri)
      this.#keys = {
        url: jwksUri,
        set: createRemoteJWKSet(new URL(jwksUri), {
          timeoutDuration: 10_000,
          // The token comes from Google over TLS, so nobody can make us ask for keys in a loop.
          cooldownDuration: 0,
          [customFetch]: (url, options) => fetch(url, options),
        }),
      };
    const { set } = this.#keys;
    let payload: JWTPayload;
    try {
      payload = await this.#read(idToken, set).catch(async (error: unknown) => {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
        // A new key may go by the name of the old one, which is all that tells the kept keys that they are old.
        await set.reload();
        return this.#read(idToken, set);
      });
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
        throw new IdentityUnavailable("Google's signing keys could not be fetched", { cause: error });
      throw new IdentityRefused('the identity token was not acceptable', { cause: error });
    }
    const claims = Claims.safeParse(payload);
    if (!claims.success) throw new IdentityRefused('the identity token was incomplete');
    if (claims.data.nonce !== nonce)
      throw new IdentityRefused('the identity token belongs to another sign-in');
    // A token meant for another audience, or requested by another client, could have been passed on to us.
    const parties = [claims.data.aud, claims.data.azp ?? []].flat();
    if (parties.some((party) => party !== this.#settings.clientId))
      throw new IdentityRefused('the identity token was made for somebody else as well');
    if (claims.data.iat > this.#clock.now().getTime() / 1000 + AHEAD_SECONDS)
      throw new IdentityRefused('the identity token is from the future');
    if (`${claims.data.email_verified}` !== 'true')
      throw new IdentityRefused('the e-mail address is not verified');
    return claims.data;
  }

  async #read(idToken: string, keys: ReturnType<typeof createRemoteJWKSet>): Promise<JWTPayload> {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      audience: this.#settings.clientId,
      issuer: acceptedIssuers(this.#settings.issuer),
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: 60,
      currentDate: this.#clock.now(),
    });
    return payload;
  }
}

/**
 * Google signs some tokens without the scheme (integrations/google.md); nobody else is given that freedom. The setting
 * is kept without a slash at its end, which the issuer's own name may have.
 */
const acceptedIssuers = (issuer: string): string[] =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer, `${issuer}/`];

const nameIn = ({ name, given_name, family_name }: z.output<typeof Claims>): string =>
  tidy(name) || tidy([given_name, family_name].map(tidy).join(' '));

/** One line of what can be read, and no more than a page has room for. */
const tidy = (text: string | null | undefined): string =>
  shorten(
    (text ?? '')
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    LONGEST_NAME,
  );

const isWebAddress = (text: string): boolean =>
  text.length <= LONGEST_LINK && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
