import type { Page } from '@playwright/test';
import { characters, ordinary } from '../support/people.ts';
import { memory, staffAccess } from '../support/screens.ts';
import { activity, fullDay, usualMessages } from '../support/settings-data.ts';
import type { StubApi } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import { cancelling, waitingApproval } from './waiting-page.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const SECTIONS = ['connections', 'chat', 'approvals', 'today', 'activity', 'memory', 'messages', 'account'];

/** What the browser itself counts as layout shift, without what follows a press within half a second. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.textContent?.slice(0, 40) ?? '?'}: ${previousRect.y} -> ${currentRect.y}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts);

async function expectStill(page: Page, where: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  test.info().annotations.push({ type: `layout shift, ${where}`, description: sum.toFixed(4) });
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
}

/** Every answer takes its time, and none the same: parts come one after the other, not in the order of the page. */
function slowly(api: StubApi, all: ReturnType<typeof answers>): void {
  for (const [index, name] of (Object.keys(all) as (keyof typeof all)[]).entries())
    one(api, all, name, (index * 7) % 10);
}
const answers = (isBusy: boolean) => ({
  myAssistant: characters[0] ?? null,
  whatsappStatus: {
    connected: isBusy,
    verified: isBusy,
    phone_number: isBusy ? '+34 600 123 456' : null,
    unavailable_reason: null,
    undo_until: null,
  },
  slackStatus: {
    connected: isBusy,
    verified: isBusy,
    slack_user_id: isBusy ? 'U07ABCDEF' : null,
    workspace_name: isBusy ? 'Northwind' : null,
    unavailable_reason: null,
    undo_until: null,
  },
  waitingApprovals: { approvals: isBusy ? [waitingApproval(), cancelling] : [] },
  myMemory: isBusy
    ? memory
    : {
        preferences: [],
        reminders: [],
        removed: [],
        profile: null,
        time_zone: 'Europe/Madrid',
        learns_profile: true,
      },
  mailHeaders: { state: 'unavailable' as const },
  myStaffAccess: isBusy ? staffAccess : { entries: [], total: 0 },
  myActivity: isBusy ? activity : { entries: [], next: null },
  myToday: isBusy ? fullDay : { ...fullDay, events: [], invitations: [], free: [] },
  myNotifications: usualMessages,
});
const one = <N extends keyof ReturnType<typeof answers>>(
  api: StubApi,
  all: ReturnType<typeof answers>,
  name: N,
  turn: number,
) =>
  api.on(
    name,
    () => new Promise<never>((resolve) => setTimeout(() => resolve(all[name] as never), 100 + turn * 90)),
  );

/** Nothing is on its way any more, and what came was drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-loading], [aria-busy=true]')].every((part) => {
      const { top, bottom, height } = part.getBoundingClientRect();
      return height === 0 || bottom < 0 || top > innerHeight;
    }),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test.beforeEach(({ signIn }) => signIn(ordinary));

for (const [width, height] of [
  [1280, 860],
  [360, 740],
] as const)
  test(`nothing jumps while Settings load, at ${width} px and with a slow API`, async ({ page, api }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    settingsAnswers(api);
    await test.step('for somebody new', async () => {
      slowly(api, answers(false));
      await page.goto('/integrations');
      await settled(page);
      await expectStill(page, 'new');
    });
    await test.step('for somebody with much in it, on every section', async () => {
      slowly(api, answers(true));
      // Once, so that the browser has seen it; then again, from the top and from every section.
      await page.reload();
      for (const id of SECTIONS) {
        await page.evaluate((hash) => location.assign(hash), `#${id}`);
        await settled(page);
      }
      for (const id of ['', ...SECTIONS]) {
        await page.goto('/terms');
        await page.goto(`/integrations#${id}`);
        await settled(page);
        await expectStill(page, id || 'top');
      }
    });
  });

for (const width of [360, 1280])
  test(`sections are reached by keyboard, by address and by Back, at ${width} px`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 740 });
    settingsAnswers(api);
    await page.goto('/integrations');
    const current = nav(page).locator('[aria-current]');
    await expect(nav(page).getByRole('link')).toHaveText([
      'Connections',
      'Talk',
      'Waiting',
      'Today',
      'Activity',
      'Memory',
      'Messages',
      'Account',
    ]);
    // The page of staff is called Chat: nobody else sees a link with that name.
    await expect(page.getByRole('link', { name: /^(?:Chat|Admin)$/ })).toHaveCount(0);
    await expect(current).toHaveText('Connections');
    await test.step('by keyboard', async () => {
      await nav(page).getByRole('link', { name: 'Memory' }).press('Enter');
      await expect(page).toHaveURL('/integrations#memory');
      await expect(page.getByRole('heading', { name: 'What your assistant remembers' })).toBeInViewport();
      await expect(current).toHaveText('Memory');
      await expect(current).toBeInViewport({ ratio: 1 });
      // What comes next is inside of the section.
      await page.keyboard.press('Tab');
      const inside = () => page.evaluate(() => document.activeElement?.closest('#memory') !== null);
      expect(await inside()).toBe(true);
    });
    await test.step('the heading is not beneath the bars', async () => {
      const bar = await nav(page).boundingBox();
      const heading = await page
        .getByRole('heading', { name: 'What your assistant remembers' })
        .boundingBox();
      const end = (bar?.y ?? 0) + (bar?.height ?? 0);
      expect(heading?.y).toBeGreaterThan(end);
      const before = await page.locator('#activity').boundingBox();
      expect(
        (before?.y ?? 0) + (before?.height ?? 0),
        'nor the last edge of what stands before it',
      ).toBeLessThanOrEqual(end);
    });
    // With the keyboard from here on: a click of the runner first scrolls the page to where a sticky bar would otherwise be.
    await test.step('Back returns, and an address can be shared', async () => {
      await nav(page).getByRole('link', { name: 'Account' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/integrations#memory');
      await expect(page.getByRole('heading', { name: 'What your assistant remembers' })).toBeInViewport();
      await page.goto('/terms');
      await page.goto('/integrations#messages');
      await expect(page.getByRole('heading', { name: 'Messages your assistant sends' })).toBeInViewport();
    });
    await test.step('a short one is marked when it was asked for, and the next once that fills the screen', async () => {
      await nav(page).getByRole('link', { name: 'Waiting' }).press('Enter');
      await expect(current).toHaveText('Waiting');
      await nav(page).getByRole('link', { name: 'Today' }).press('Enter');
      await expect(current).toHaveText('Today');
      const placeToday = (top: number) =>
        page.evaluate(async (to) => {
          const today = document.getElementById('today')?.getBoundingClientRect().top ?? 0;
          scrollBy({ top: today - to, behavior: 'instant' });
          for (let drawn = 0; drawn < 3; drawn++) await new Promise(requestAnimationFrame);
        }, top);
      await placeToday(300);
      await expect(current).toHaveText('Waiting');
      await placeToday(150);
      await expect(current).toHaveText('Today');
      // Up, until the last edge of what comes before is in sight, and a little down again.
      await placeToday(215);
      await placeToday(200);
      await expect(current).toHaveText('Today');
    });
    await test.step('back at the top, the first is marked again', async () => {
      await nav(page).getByRole('link', { name: 'Account' }).press('Enter');
      await expect(current).toHaveText('Account');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(current).toHaveText('Connections');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
