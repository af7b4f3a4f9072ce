import { inject } from 'vitest';
import type { TestProduct } from '../../../../test/test-product.ts';
import { createGoogleWorkspace } from '../../../adapters/google/google-workspace.ts';
import { systemClock } from '../../../platform/clock.ts';
import { httpClient } from '../../../platform/http-client.ts';
import { createSecretBox } from '../../../platform/secrets.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';
import type { CalendarProvider } from '../index.ts';

/** The same adapter that the product uses, on its database: what the assistant will hold in its hands. */
export const workspaceOf = ({ settings, database }: TestProduct): CalendarProvider =>
  createGoogleWorkspace({
    settings: {
      issuer: settings.GOOGLE_ISSUER,
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      calendarUrl: settings.GOOGLE_CALENDAR_URL,
      gmailUrl: settings.GOOGLE_GMAIL_URL,
      readsMail: true,
    },
    db: database.db,
    secrets: createSecretBox(settings.TOKEN_KEYS),
    clock: systemClock(),
    http: httpClient,
    logger: createLogger('silent'),
    report: () => undefined,
    onReconnectNeeded: async () => undefined,
    retryPolicy: { firstPauseMs: 5, longestPauseMs: 20 },
  });

export interface Answer {
  readonly statusCode: number;
  json<T>(): T;
}

export interface Person {
  readonly userId: string;
  readonly token: string;
  get(path: string): Promise<Answer>;
}

/**
 * Signs in with consent: Google gives a refresh token only then, and without one the person would have to reconnect.
 * Other test files use the same accounts and may take the prepared consent away, hence the loop.
 */
export async function signInPerson(product: TestProduct, email: string): Promise<Person> {
  for (let round = 0; round < 10; round += 1) {
    await control('google/consent', { user: email });
    const token = await product.signIn(email);
    const get = async (path: string): Promise<Answer> =>
      product.app.inject({
        method: 'GET',
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const me = (await get('/auth/me')).json<{ id: string; google_reconnect_needed: boolean }>();
    if (!me.google_reconnect_needed) return { userId: me.id, token, get };
  }
  throw new Error(`${email} was never given a refresh token`);
}

/** Orders to the run's Google, such as `control('google/revoke', { user })`. */
export async function control<T = unknown>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${inject('environment').sandboxUrl}/_control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Lets things go wrong for the time of `work`. */
export async function withFault<T>(rule: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
  const { faults } = await control<{ faults: { id: string }[] }>('faults', { vendor: 'google', ...rule });
  try {
    return await work();
  } finally {
    for (const { id } of faults)
      await fetch(`${inject('environment').sandboxUrl}/_control/faults?id=${id}`, { method: 'DELETE' });
  }
}
