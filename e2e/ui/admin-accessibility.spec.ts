import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';
import { openAdmin, shapes, whole } from './admin-data.ts';

for (const [tab, button] of [
  ['messages', 'View Full'],
  ['approvals', 'View Details'],
  ['exceptions', 'View Details'],
  ['users', 'View Details'],
] as const) {
  test(`admin-${tab} and its details: axe finds nothing and nothing is cut off, in both themes at both sizes`, async ({
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
    if (tab === 'messages' || tab === 'approvals') await page.locator('.recharts-surface').first().waitFor();
    await looksRight(page, `admin-${tab}`);
    await page.getByRole('button', { name: button }).nth(1).click();
    await page.getByRole('dialog').waitFor();
    await looksRight(page, `admin-${tab}-details`, { part: '[role=dialog]', fullPage: false });
  });
}
