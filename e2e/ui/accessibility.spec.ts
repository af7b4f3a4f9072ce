import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
/** `E2E_SCREENSHOTS=<folder>` also draws every screen, which is how docs/screenshots are made. */
const pictures = process.env.E2E_SCREENSHOTS;
if (pictures) mkdirSync(pictures, { recursive: true });

for (const [name, open] of Object.entries(screens)) {
  test(`${name}: axe finds nothing and nothing is cut off, in both themes at both sizes`, async ({
    page,
    api,
    signIn,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, api, signIn });
    // Behind an open dialog the page is hidden from everybody, so only the dialog is judged.
    const dialog = (await page.getByRole('dialog').count()) > 0;
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await page.waitForFunction(
          (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
          colorScheme === 'dark',
        );
        if (pictures) {
          await page.waitForTimeout(400); // for the eye only: the new colours must have been painted
          await page.screenshot({
            path: `${pictures}/${name}-${size}-${colorScheme}.png`,
            fullPage: !dialog,
          });
        }
        const axe = new AxeBuilder({ page }).setLegacyMode();
        const { violations } = await (dialog ? axe.include('[role=dialog]') : axe).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${size} ${colorScheme} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
          ),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${size}: the page must not scroll sideways`).toBe(0);
      }
    }
  });
}
