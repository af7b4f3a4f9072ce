import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** At the top of a list that goes on, the lower edge is a fade and not half a row. */
export async function fadesAtTheEdge(list: Locator, first: Locator): Promise<void> {
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(first).toBeVisible();
  expect(
    await list.evaluate((element) => element.scrollHeight - element.clientHeight),
    'goes on below',
  ).toBeGreaterThan(32);
  const [frame, fade] = [await boxOf(list), await boxOf(list.locator('[data-fade]'))];
  expect(Math.abs(frame.bottom - fade.bottom)).toBeLessThanOrEqual(1);
}

/** At its end nothing of the last line is covered. */
export async function endsUncovered(list: Locator, last: Locator): Promise<void> {
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const [line, fade] = [await boxOf(last), await boxOf(list.locator('[data-fade]'))];
  // Its upper half is as good as transparent.
  expect(line.bottom).toBeLessThanOrEqual((fade.top + fade.bottom) / 2);
}

/** As much room above as below. */
export async function standsInTheMiddle(part: Locator): Promise<void> {
  const [own, around] = [await boxOf(part), await boxOf(part.locator('..'))];
  expect(Math.abs(own.top - around.top - (around.bottom - own.bottom))).toBeLessThanOrEqual(2);
}
