import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

/** The gzipped JavaScript that a page loads until it rests. */
function measured(page: Page): () => Promise<number> {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) sizes.set(response.url(), gzipSync(await response.body()).length);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'gzipped JavaScript', description: `${total} bytes` });
    return total;
  };
}

test('/login ships at most 110 kB of gzipped JavaScript', async ({ page }) => {
  const size = measured(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  const total = await size();
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(110_000);
});

test('Settings ship at most 160 kB of it, and no language that nobody speaks', async ({
  page,
  api,
  signIn,
}) => {
  const languages: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(es|de|fr)-/.test(request.url())) languages.push(request.url());
  });
  await signIn(ordinary);
  settingsAnswers(api);
  const size = measured(page);
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Download my data' }).waitFor();
  const total = await size();
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(160_000);
  expect(languages).toEqual([]);
});
