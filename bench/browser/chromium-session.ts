import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../tools/lib/chromium.ts';
import { signInByHttp } from '../ground/sign-in.ts';
import { watchMainThread } from './main-thread.ts';

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: FLAGS.split(' ') });

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}

export async function signedIn(baseUrl: string, email: string): Promise<SignedIn> {
  const token = await signInByHttp(baseUrl, email);
  const answer = await fetch(`${baseUrl}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`/auth/me answered ${answer.status}`);
  return { token, user: (await answer.json()) as { id: string } };
}

/** A browser of their own each time: nothing is cached, as on somebody's first visit. */
export async function inFreshPage<T>(
  browser: Browser,
  { token, user }: SignedIn,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
  });
  try {
    await context.addInitScript(
      (stored) => {
        if (location.protocol === 'about:') return;
        localStorage.setItem('access_token', stored.token);
        localStorage.setItem('user', JSON.stringify(stored.user));
      },
      { token, user },
    );
    await context.addInitScript(watchMainThread);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
