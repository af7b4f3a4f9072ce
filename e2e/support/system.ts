import { test as base, expect, type Page } from '@playwright/test';
import { drawLate } from './late.ts';

/** Against the really running product: a console error or a page error fails the test. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = [];
      await drawLate(context);
      context.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const sandboxUrl = process.env.E2E_SANDBOX_URL ?? 'http://localhost:3100';

/** Signs in as a person would: our page, the account chooser, the consent page. */
export async function signIn(page: Page, email: string, { from }: { from?: 'here' } = {}): Promise<void> {
  if (from !== 'here') await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const known = page.locator(`button[value="${email}"]`);
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  if (await known.isVisible()) await known.click();
  else {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  // People who have consented before are not asked again.
  const consent = page.getByRole('button', { name: 'Continue' });
  await expect
    .poll(async () => (await consent.isVisible()) || page.url().includes('/integrations'))
    .toBe(true);
  if (await consent.isVisible()) await consent.click();
  await page.waitForURL('**/integrations');
}

export async function control<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${sandboxUrl}/_control${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

let counter = 0;
export const newEmail = (name: string): string =>
  `${name}-${Date.now().toString(36)}-${process.pid}-${++counter}@example.org`;
