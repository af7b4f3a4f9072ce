import type { Browser, Page } from '@playwright/test';
import { busyWeek, emptyWeek } from '../calendar/busy-week.ts';
import type { MeasuredProvider } from '../calendar/provider.ts';
import type { BenchRow } from '../row.ts';
import { inFreshPage, type SignedIn } from './chromium-session.ts';
import { figureOf } from './figures.ts';
import { blockedSince, now } from './main-thread.ts';

const RUNS = 7;
const LIMIT_MS = 200;
const EVENTS = 150;

interface Visit {
  readonly opening: number;
  readonly turning: number;
}

/** Issue 3: a week of 150 events, from the first byte of the page until drawn, and when weeks are turned over. */
export async function benchWeek(
  browser: Browser,
  baseUrl: string,
  provider: MeasuredProvider,
  staff: SignedIn,
  person: SignedIn,
): Promise<BenchRow[]> {
  const visit = (isBusy: boolean) =>
    inFreshPage(browser, staff, (page) => look(page, `${baseUrl}/chat?user=${person.user.id}`, isBusy));
  const [busy, empty]: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    provider.behind = emptyWeek;
    empty.push(await visit(false));
    provider.behind = busyWeek;
    busy.push(await visit(true));
  }
  const figure = (name: string, part: keyof Visit) =>
    figureOf(
      name,
      busy.map((one) => one[part]),
      empty.map((one) => one[part]),
      LIMIT_MS,
      'floor: the same without events; 0 is no task of 50 ms',
    );
  return [
    figure('week of 150 events, opened: longest task', 'opening'),
    figure('week of 150 events, next and previous: longest task', 'turning'),
  ];
}

async function look(page: Page, url: string, isBusy: boolean): Promise<Visit> {
  const answered = () => page.waitForResponse((answer) => answer.url().includes('/calendar/events'));
  const drawn = async () => {
    if (isBusy)
      await page
        .getByTestId('week-event')
        .nth(EVENTS - 1)
        .waitFor();
    else await page.getByText('Loading events').waitFor({ state: 'detached' });
  };
  const first = answered();
  await page.goto(url);
  await first;
  await page.locator('.rbc-time-content').waitFor();
  await drawn();
  const opening = await blockedSince(page, 0);
  const began = await now(page);
  for (const [name, isNew] of [
    ['Next week', true],
    ['Next week', true],
    ['Previous week', false],
  ] as const) {
    const reply = isNew ? answered() : undefined;
    await page.getByRole('button', { name }).click();
    await reply;
    await drawn();
    await page.waitForTimeout(150);
  }
  return { opening: opening.task, turning: (await blockedSince(page, began)).task };
}
