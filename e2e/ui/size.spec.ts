import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

test('/login ships at most 110 kB of gzipped JavaScript', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) sizes.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await page.waitForLoadState('networkidle');
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'gzipped JavaScript', description: `${total} bytes` });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(110_000);
});
