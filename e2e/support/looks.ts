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

/** The only rules that a theme has a part in: another one changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function noViolations(
  page: Page,
  where: string,
  { part, rules, again }: { part: string | undefined; rules: string[] | undefined; again: boolean },
): Promise<void> {
  // Half a megabyte that stays on the page: after the first look it is there already.
  const source = again ? { axeSource: '"axe is on the page"' } : {};
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
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

/** Both themes at both sizes: axe finds nothing (in the dark: in the colours), and nothing is cut off. */
export async function looksRight(page: Page, name: string, look: Look = {}): Promise<void> {
  let again = false;
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
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      await noViolations(page, `${size} ${colorScheme}`, { part: look.part, rules, again });
      again = true;
      expect(await sideways(page, 'html'), `${size}: the page must not scroll sideways`).toEqual([0]);
    }
  }
  const cards = await sideways(page, '.table-cards');
  expect(cards, 'cards on a phone must not scroll sideways either').toEqual(cards.map(() => 0));
}
