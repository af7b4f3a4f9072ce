import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** `E2E_SCREENSHOTS=<folder>` also draws every screen, which is how docs/screenshots are made. */
const pictures = process.env.E2E_SCREENSHOTS;
if (pictures) mkdirSync(pictures, { recursive: true });

const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };

/** Before a screen opens: nothing glides or fades, so that what is judged is what stays. */
export const withoutMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

/** Colours that are still on their way from one theme to the other would be judged half-way. */
async function atRest(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction(
    (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
    colorScheme === 'dark',
  );
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

async function noViolations(page: Page, where: string, part: string | undefined): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

const sideways = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));

interface Look {
  /** Behind an open dialog the page is hidden from everybody: then only this part is judged. */
  readonly part?: string | undefined;
  readonly fullPage?: boolean;
}

/** Both themes at both sizes: axe finds nothing, and nothing is cut off. */
export async function looksRight(page: Page, name: string, look: Look = {}): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await atRest(page, colorScheme);
      if (pictures) {
        await page.waitForTimeout(400); // for the eye only: the new colours must have been painted
        await page.screenshot({
          path: `${pictures}/${name}-${size}-${colorScheme}.png`,
          fullPage: look.fullPage ?? true,
        });
      }
      await noViolations(page, `${size} ${colorScheme}`, look.part);
      expect(await sideways(page, 'html'), `${size}: the page must not scroll sideways`).toEqual([0]);
    }
  }
  const cards = await sideways(page, '.table-cards');
  expect(cards, 'cards on a phone must not scroll sideways either').toEqual(cards.map(() => 0));
}
