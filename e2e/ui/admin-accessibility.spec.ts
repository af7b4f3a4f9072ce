import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openAdmin, shapes, whole } from './admin-data.ts';

const pictures = process.env.E2E_SCREENSHOTS;
if (pictures) mkdirSync(pictures, { recursive: true });
const sizes = { desktop: 1280, phone: 360 };

async function check(page: Page, name: string) {
  for (const [size, width] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height: 860 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (pictures)
        await page.screenshot({
          path: `${pictures}/${name}-${size}-${colorScheme}.png`,
          fullPage: !name.includes('details'),
        });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${size} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual(
        [],
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${size}: the page must not scroll sideways`).toBe(0);
      if (size === 'phone') {
        const cards = await page
          .locator('.table-cards')
          .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
        expect(cards, 'cards must not scroll sideways either').toEqual(cards.map(() => 0));
      }
    }
  }
}

for (const [tab, button] of [
  ['messages', 'View Full'],
  ['approvals', 'View Details'],
  ['exceptions', 'View Details'],
  ['users', 'View Details'],
] as const) {
  for (const details of [false, true]) {
    const name = `admin-${tab}${details ? '-details' : ''}`;
    test(`${name}: axe finds nothing and nothing is cut off, in both themes at both sizes`, async ({
      page,
      api,
      signIn,
    }) => {
      test.setTimeout(180_000);
      await openAdmin({ page, api, signIn }, `?tab=${tab}`, (answers) =>
        // One row of every tint.
        answers.on('adminMessages', {
          messages: shapes.slice(0, 10).map(({ row }) => row),
          total: 10,
          ...whole,
        }),
      );
      await page.getByRole('button', { name: button }).first().waitFor();
      if (tab === 'messages' || tab === 'approvals')
        await page.locator('.recharts-surface').first().waitFor();
      if (details) {
        await page.getByRole('button', { name: button }).nth(1).click();
        await page.getByRole('dialog').waitFor();
      }
      await check(page, name);
    });
  }
}
