import type { Browser, Page } from '@playwright/test';
import type { BenchRow } from '../row.ts';
import { inFreshPage, type SignedIn } from './chromium-session.ts';
import { figureOf } from './figures.ts';
import { blockedSince, now, type Stretch } from './main-thread.ts';

const RUNS = 7;
const INTERACTIVE_MS = 1000;
const FRAME_MS = 50;
const ROWS = 100;
const KEY_MS = 70;
/** Longer than the filter waits for more to be typed: the table is redrawn between two keys. */
const PAUSE_MS = 450;

interface Visit {
  readonly interactive: number;
  readonly click: number;
  readonly idle: Stretch;
  readonly typing: Stretch;
}

/** Issue 8: the Messages tab with a hundred rows, from the click until it can be used; then somebody types. */
export async function benchMessages(browser: Browser, baseUrl: string, staff: SignedIn): Promise<BenchRow[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1)
    visits.push(await inFreshPage(browser, staff, (page) => look(page, baseUrl)));
  const all = (part: (visit: Visit) => number) => visits.map(part);
  return [
    figureOf(
      'Messages tab with 100 rows, click until interactive',
      all(({ interactive }) => interactive),
      all(({ click }) => click),
      INTERACTIVE_MS,
      'rows painted, figures drawn and no long task left; floor: a click on the tab that is open already',
    ),
    figureOf(
      'typing in a filter: longest task',
      all(({ typing }) => typing.task),
      all(({ idle }) => idle.task),
      FRAME_MS,
      'the hundred rows are drawn anew three times meanwhile; floor: nobody touches it; 0 is no task of 50 ms',
    ),
    figureOf(
      'typing in a filter: longest time between two frames',
      all(({ typing }) => typing.frame),
      all(({ idle }) => idle.frame),
      FRAME_MS,
      '16.7 ms when nothing is in the way',
    ),
  ];
}

async function look(page: Page, baseUrl: string): Promise<Visit> {
  await page.goto(`${baseUrl}/admin?tab=users`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.getByRole('tabpanel').getByRole('row').nth(10).waitFor();
  await page.waitForLoadState('networkidle');
  const click = await interactiveAfter(page, () => tab('Users').click(), 1);
  const interactive = await interactiveAfter(page, () => tab('Messages').click(), ROWS);
  const quiet = await now(page);
  await page.waitForTimeout(2000);
  const idle = await blockedSince(page, quiet);
  const field = page.getByLabel('User email');
  await field.click();
  const began = await now(page);
  for (const part of ['pers', 'on-1', '@co']) {
    await page.keyboard.type(part, { delay: KEY_MS });
    await page.waitForTimeout(PAUSE_MS);
  }
  return { interactive, click, idle, typing: await blockedSince(page, began) };
}

/** From the click's own time until so many rows are painted and the last long task is over. */
async function interactiveAfter(page: Page, press: () => Promise<void>, rows: number): Promise<number> {
  const painted = page.evaluate(
    (wanted) =>
      new Promise<{ clicked: number; painted: number }>((resolve) => {
        let clicked = 0;
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
        const look = () => {
          const isThere =
            document.querySelectorAll('[role=tabpanel] tbody tr').length >= wanted &&
            !document.querySelector('[role=tabpanel] [aria-busy=true]');
          if (clicked === 0 || !isThere) requestAnimationFrame(look);
          // A message posted inside a frame is handled after that frame was painted.
          else {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ clicked, painted: performance.now() });
            port2.postMessage(0);
          }
        };
        requestAnimationFrame(look);
      }),
    rows,
  );
  await press();
  const times = await painted;
  await page.waitForTimeout(700);
  return page.evaluate(({ clicked, painted: at }) => {
    const ends = (window.watched?.tasks ?? []).filter(({ end }) => end > clicked).map(({ end }) => end);
    return Math.max(at, ...ends) - clicked;
  }, times);
}
