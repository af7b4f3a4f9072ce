import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** A list that goes on below ends in a fade, not with half a row; at its end nothing is covered. */
export async function fadesAtTheEdge(list: Locator): Promise<void> {
  const fade = list.locator('[data-fade]');
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(fade).toHaveCSS('opacity', '1');
  expect(Math.abs((await boxOf(list)).bottom - (await boxOf(fade)).bottom)).toBeLessThanOrEqual(1);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(fade).toHaveCSS('opacity', '0');
}

/** As much room above as below. */
export async function standsInTheMiddle(part: Locator): Promise<void> {
  const [own, around] = [await boxOf(part), await boxOf(part.locator('..'))];
  expect(Math.abs(own.top - around.top - (around.bottom - own.bottom))).toBeLessThanOrEqual(2);
}
