import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { inject } from 'vitest';
import { productEnvironment } from '../../sandbox/src/product-environment.ts';
import { composeProduct, type Product } from '../src/compose.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readSettings, type Settings } from '../src/platform/settings/index.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestProduct extends Product {
  readonly settings: Settings;
  readonly testDatabase: TestDatabase;
  /** Everything that was logged, as text: for looking for secrets in it. */
  logs(): string;
  /** Signs a sandbox account in as a browser would and returns its bearer token. */
  signIn(email: string): Promise<string>;
}

export interface TestProductOptions {
  readonly environment?: Record<string, string>;
  readonly clock?: Clock;
  readonly model?: LanguageModelV4;
}

/** The whole product with its real adapters, a database of its own, and the run's sandbox as its providers. */
export async function createTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const { sandboxUrl, productUrl } = inject('environment');
  const testDatabase = await createTestDatabase();
  const settings = readSettings({
    NODE_ENV: 'test',
    ...productEnvironment({ sandboxUrl, publicUrl: productUrl }),
    PORT: new URL(productUrl).port,
    DATABASE_URL: testDatabase.url,
    TOKEN_KEYS: `test:${randomBytes(32).toString('base64')}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Spans of hundreds of tests would only slow the run; the tracing tests set their own.
    LOGFIRE_WRITE_TOKEN: '',
    ...options.environment,
  });
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const product = await composeProduct({
    settings,
    logger: createLogger('info', stream),
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.model ? { model: options.model } : {}),
  });
  await product.app.ready();
  return {
    ...product,
    settings,
    testDatabase,
    logs: () => lines.join(''),
    signIn: (email) => signIn(product, email),
    close: async () => {
      await product.close();
      await testDatabase.close();
    },
  };
}

export interface SignInRound {
  /** Where Google (the sandbox) sends the browser back to: `/api/v1/auth/google/callback?code=…&state=…`. */
  readonly returnUrl: URL;
  readonly cookie: string;
}

/** The first half of a sign-in: our login call and Google's answer for an account, without a page. */
export async function startSignIn({ app }: Pick<Product, 'app'>, email: string): Promise<SignInRound> {
  const login = await app.inject({ method: 'GET', url: '/api/v1/auth/login' });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { returnUrl: await googleAnswer(login.json<{ auth_url: string }>().auth_url, email), cookie };
}

/** What Google answers to an authorize URL for a signed-in account. */
export async function googleAnswer(authUrl: string, email: string): Promise<URL> {
  const url = new URL(authUrl);
  url.searchParams.set('login_hint', email);
  url.searchParams.set('prompt', 'none');
  return redirectOf(await fetch(url, { redirect: 'manual' }));
}

/**
 * Submits the consent page with everything ticked. The sandbox can also be asked to consent by itself, but only once
 * per account: a test that signs the same account in at the same moment would use that up.
 */
async function sayYes(authUrl: URL, email: string): Promise<URL> {
  const form = new URLSearchParams(authUrl.search);
  form.set('login_hint', email);
  form.set('decision', 'allow');
  for (const scope of form.get('scope')?.split(' ') ?? []) form.append('granted', scope);
  const url = `${authUrl.origin}${authUrl.pathname}/consent`;
  return redirectOf(await fetch(url, { method: 'POST', body: form, redirect: 'manual' }));
}

async function redirectOf(response: Response): Promise<URL> {
  const location = response.headers.get('location');
  if (!location) throw new Error(`the sandbox did not redirect: ${response.status} ${await response.text()}`);
  return new URL(location);
}

/** Lets Google ask for mail headers, and says yes. */
export async function turnOnMail(
  { app }: Pick<TestProduct, 'app'>,
  token: string,
  email: string,
): Promise<string> {
  const asked = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/mail-headers',
    headers: { authorization: `Bearer ${token}` },
  });
  const { pathname, search } = await googleAnswer(String(asked.json().auth_url), email);
  const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
  return new URL(String(answer.headers.location)).searchParams.get('access_token') ?? '';
}

async function signIn(product: Product, email: string): Promise<string> {
  const { returnUrl, cookie } = await startSignIn(product, email);
  let url = returnUrl;
  // A second round shows consent when Google gave no refresh token (an account that other tests used before).
  for (let round = 0; round < 2; round += 1) {
    const answer = await product.app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { cookie },
    });
    const target = new URL(String(answer.headers.location));
    const token = target.searchParams.get('access_token');
    if (token) return token;
    if (target.pathname === '/callback')
      throw new Error(`sign-in failed: ${target.searchParams.get('error')}`);
    url = await sayYes(target, email);
  }
  throw new Error('sign-in did not end');
}
