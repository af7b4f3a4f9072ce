import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runCommand } from './lib/fail.ts';
import { openBrowser } from './lib/open-browser.ts';
import { root } from './lib/root.ts';
import { startStack } from './lib/stack.ts';
import { buildWeb } from './lib/web-build.ts';

const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } } as const;

async function signIn(page: Page, baseUrl: string, email: string): Promise<void> {
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.locator(`button[value="${email}"]`).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/integrations');
}

/** Every screen of the running product, in both themes at both sizes: what docs/screenshots shows. */
await runCommand(async () => {
  const folder = join(root, 'docs', 'screenshots');
  mkdirSync(folder, { recursive: true });
  buildWeb(console.log);
  const stack = await startStack();
  const browser = await openBrowser();
  try {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [size, viewport] of Object.entries(SIZES)) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          locale: 'en-GB',
          timezoneId: 'Europe/Madrid',
        });
        const page = await context.newPage();
        const shoot = async (name: string) => {
          await page.waitForLoadState('networkidle');
          await page.screenshot({
            path: join(folder, `${name}-${size}-${colorScheme}.png`),
            // No button in the middle of changing its colour.
            animations: 'disabled',
          });
        };
        await page.goto(stack.baseUrl);
        await shoot('home');
        await page.goto(`${stack.baseUrl}/login`);
        await shoot('login');
        await signIn(page, stack.baseUrl, 'madrid@example.org');
        await shoot('settings');
        await page.evaluate(() => localStorage.clear());
        await signIn(page, stack.baseUrl, 'staff.one@catch.example');
        await page.goto(`${stack.baseUrl}/chat`);
        await page.getByLabel('Chat as:').waitFor();
        await shoot('chat');
        const input = page.getByPlaceholder('Ask me to schedule a meeting...');
        for (const message of ['What do I have tomorrow?', 'Coffee with oliver tomorrow at 16:30']) {
          await input.fill(message);
          await input.press('Enter');
          await page.getByText('is thinking...').waitFor({ state: 'hidden' });
          await page.waitForTimeout(600);
        }
        await shoot('chat-answered');
        for (const tab of ['messages', 'approvals', 'exceptions', 'users']) {
          await page.goto(`${stack.baseUrl}/admin?tab=${tab}`);
          await page.waitForTimeout(800);
          await shoot(`admin-${tab}`);
        }
        await context.close();
      }
  } finally {
    await browser.close();
    await stack.stop();
  }
});
