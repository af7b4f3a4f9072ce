/// <reference lib="dom" />
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { runCommand } from './lib/fail.ts';
import { openBrowser } from './lib/open-browser.ts';
import { root } from './lib/root.ts';
import { startStack } from './lib/stack.ts';
import { buildWeb } from './lib/web-build.ts';
import { SHOWN, STAFF, signIn, simulatePeople } from './screenshots/people-at-work.ts';
import { spreadOverDays } from './screenshots/spread-over-days.ts';

const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } } as const;
const folder = join(root, 'docs', 'screenshots');

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What is there when there is something to see. */
  readonly shows: (page: Page) => Promise<unknown>;
}

const visible = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).locator('visible=true').first().waitFor();
const rows = (page: Page): Promise<void> =>
  page.getByRole('tabpanel').getByText('@example.org').locator('visible=true').first().waitFor();

/** On a phone they stand below the filters. */
async function failures(page: Page): Promise<void> {
  const first = page
    .getByText(/answered 500/)
    .locator('visible=true')
    .first();
  await first.waitFor();
  await first.scrollIntoViewIfNeeded();
}

const PUBLIC: readonly Screen[] = [
  { name: 'home', path: '/', shows: (page) => visible(page, 'Get Started') },
  { name: 'login', path: '/login', shows: (page) => visible(page, 'Continue with Google') },
];
const OWN: readonly Screen[] = [
  { name: 'settings', path: '/integrations', shows: (page) => visible(page, '1 waiting') },
  { name: 'settings-approvals', path: '/integrations#approvals', shows: (page) => visible(page, 'Approve') },
  { name: 'settings-memory', path: '/integrations#memory', shows: (page) => visible(page, 'call the bank') },
];
const STAFFS: readonly Screen[] = [
  { name: 'admin-messages', path: '/admin?tab=messages&range=7d', shows: rows },
  { name: 'admin-approvals', path: '/admin?tab=approvals', shows: rows },
  { name: 'admin-exceptions', path: '/admin?tab=exceptions', shows: failures },
  { name: 'admin-users', path: '/admin?tab=users', shows: rows },
];

/** In the browser. What is further down is fetched when somebody scrolls there. */
const isAllThere = (): boolean =>
  [...document.querySelectorAll('[data-loading], [aria-busy="true"]')].every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom <= 0 || top >= innerHeight;
  });

const LOOKS = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
] as const;

/** What is open, in both themes and on a phone, once everything on it has come. */
async function shoot(page: Page, name: string, shows: Screen['shows']): Promise<void> {
  for (const [size, colorScheme] of LOOKS) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await shows(page);
    await page.waitForFunction(isAllThere);
    await page.waitForLoadState('networkidle');
    // No button in the middle of changing its colour.
    await page.screenshot({
      path: join(folder, `${name}-${size}-${colorScheme}.png`),
      animations: 'disabled',
    });
  }
}

async function show(browser: Browser, baseUrl: string, as: string | null, screens: readonly Screen[]) {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Madrid' });
  const page = await context.newPage();
  if (as) await signIn(page, baseUrl, as);
  for (const { name, path, shows } of screens) {
    await page.goto(`${baseUrl}${path}`);
    await shoot(page, name, shows);
  }
  return page;
}

async function chatAs(page: Page, baseUrl: string, email: string): Promise<void> {
  await page.setViewportSize(SIZES.desktop);
  await page.goto(`${baseUrl}/chat`);
  await page.getByRole('button', { name: /^Chat as:/ }).click();
  await page.getByRole('option', { name: email }).click();
  await visible(page, /^Chatting as /);
  const input = page.getByPlaceholder('Ask me to schedule a meeting...');
  const answers = page.getByRole('log').getByRole('article');
  for (const message of ['What do I have on Friday?', 'Move football to 7pm and invite oliver']) {
    const before = await answers.count();
    await input.fill(message);
    await input.press('Enter');
    await answers.nth(before + 1).waitFor();
  }
}

/** Every screen of the running product with people at work in it: what docs/screenshots shows. */
await runCommand(async () => {
  mkdirSync(folder, { recursive: true });
  // The dashboards' pictures there are made by `npm run monitoring`.
  for (const name of readdirSync(folder)) if (!name.startsWith('grafana-')) rmSync(join(folder, name));
  buildWeb(console.log);
  const stack = await startStack();
  const browser = await openBrowser();
  try {
    await simulatePeople(browser, stack);
    await spreadOverDays(stack.databaseUrl);
    await show(browser, stack.baseUrl, null, PUBLIC);
    await show(browser, stack.baseUrl, SHOWN, OWN);
    const staff = await show(browser, stack.baseUrl, STAFF, STAFFS);
    await chatAs(staff, stack.baseUrl, SHOWN);
    await shoot(staff, 'chat', (page) => visible(page, 'Approve'));
  } finally {
    await browser.close();
    await stack.stop();
  }
});
