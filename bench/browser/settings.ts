import type { Browser, Page } from '@playwright/test';
import { median, quantile } from '../figures.ts';
import type { BenchRow } from '../row.ts';
import { inFreshPage, type SignedIn } from './chromium-session.ts';
import { fillLists } from './full-lists.ts';

const RUNS = 3;
const LIMIT_MS = 100;

/** Issue 19: from a press or a key until the next paint, with lists as long as anybody's. */
export async function benchSettings(
  browser: Browser,
  baseUrl: string,
  person: SignedIn,
): Promise<BenchRow[]> {
  const [full, empty]: [number[][], number[][]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    empty.push(await inFreshPage(browser, person, (page) => use(page, baseUrl, false)));
    full.push(await inFreshPage(browser, person, (page) => use(page, baseUrl, true)));
  }
  const typical = (runs: readonly number[][]) => median(runs.map((one) => quantile(one, 0.75)));
  const value = Math.round(typical(full));
  return [
    {
      name: 'Settings with 200 approvals, 500 activities and 300 reminders: interaction to next paint, p75',
      value,
      unit: 'ms',
      floor: Math.round(typical(empty)),
      target: `at most ${LIMIT_MS} ms`,
      ok: value <= LIMIT_MS,
      note: `median of ${RUNS} runs of ${full[0]?.length} interactions each, all lists opened to their end; worst ${Math.round(Math.max(...full.flat()))} ms; floor: the same page with nothing in it`,
    },
  ];
}

/** Opens every list to its end, then uses its entries; returns how long each interaction took. */
async function use(page: Page, baseUrl: string, isFull: boolean): Promise<number[]> {
  await page.addInitScript(watchInteractions);
  await fillLists(page, isFull);
  await page.goto(`${baseUrl}/integrations`);
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
  await section('Waiting').click();
  await untilEnd(page, 'approvals', /^Show \d+ more of/);
  await section('Activity').click();
  await untilEnd(page, 'activity', /^Show older$/);
  await section('Memory').click();
  await untilEnd(page, 'memory', /^Show \d+ more of/);
  await page.locator('#memory').getByRole('button', { name: 'Add' }).nth(1).click();
  await page.getByLabel('What should I remind you of?').pressSequentially('Water the ferns', { delay: 60 });
  await page.getByRole('button', { name: 'Every week' }).click();
  await page.getByRole('checkbox', { name: 'Monday' }).click();
  await page.keyboard.press('Escape');
  for (const name of ['Connections', 'Today', 'Messages', 'Account']) await section(name).click();
  // The last one is reported a moment after it was painted.
  await page.waitForTimeout(500);
  return page.evaluate(() => [...(window.interactions ?? new Map<number, number>()).values()]);
}

async function untilEnd(page: Page, part: string, name: RegExp): Promise<void> {
  const section = page.locator(`#${part}`);
  const atRest = page.locator(`#${part}:not(:has([data-loading], [aria-busy=true]))`);
  await section.scrollIntoViewIfNeeded();
  await atRest.waitFor();
  const more = section.getByRole('button', { name });
  while (await more.isVisible()) {
    await more.click();
    await atRest.waitFor();
  }
}

declare global {
  interface Window {
    /** The longest event of every interaction, by its number. */
    interactions?: Map<number, number>;
  }
}

/** Runs in the page: what the browser measures itself, as web-vitals does. Shorter than 16 ms is not reported. */
function watchInteractions(): void {
  const interactions = new Map<number, number>();
  window.interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        interactions.set(
          entry.interactionId,
          Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0),
        );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
