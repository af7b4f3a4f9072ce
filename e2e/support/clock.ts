import { expect, type Locator, type Page } from '@playwright/test';

/** The moment at which a frozen clock stands. */
export const frozenAt = new Date('2026-03-10T10:00:00Z');

/** Before the page opens: the clock is the test's, and still runs while the page loads. */
export const ownClock = (page: Page): Promise<void> =>
  page.clock.install({ time: new Date(frozenAt.getTime() - 3_600_000) });

/**
 * From here on time stands still until the test moves it: delays are then exact, however slow the machine is.
 */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(frozenAt);

/**
 * Libraries finish their work in timers of 0 ms, which stand still too: this lets them run, a millisecond at a
 * time, until the page shows what is expected.
 */
async function settle(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await assertion();
  }).toPass({ intervals: [10], timeout: 30_000 });
}

export const shows = (page: Page, locator: Locator): Promise<void> =>
  settle(page, () => expect(locator).toBeVisible({ timeout: 250 }));
export const hides = (page: Page, locator: Locator): Promise<void> =>
  settle(page, () => expect(locator).toBeHidden({ timeout: 250 }));
export const arrives = (page: Page, path: string): Promise<void> =>
  settle(page, () => expect(page).toHaveURL(path, { timeout: 250 }));

/** An interval is reset once an answer has been processed, which no clock shows: time advances in steps. */
export const happensWithin = (page: Page, step: number, assertion: () => void): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(step);
    assertion();
  }).toPass({ intervals: [10], timeout: 30_000 });
