import { looksRight } from '../support/looks.ts';
import { problem } from '../support/stub-api.ts';
import { test } from '../support/test.ts';
import { openAdmin, shapes, whole } from './admin-data.ts';

for (const [name, query, button] of [
  ['messages', '', 'View Full'],
  ['turns', 'view=turns', 'View Turn'],
  ['approvals', 'tab=approvals', 'View Details'],
  ['exceptions', 'tab=exceptions', 'View Details'],
  ['exception-kinds', 'tab=exceptions&view=kinds', 'View Details'],
  ['users', 'tab=users', 'View Details'],
] as const) {
  test(`admin-${name} and its details: axe finds nothing and nothing is cut off, in both themes at both sizes`, async ({
    page,
    api,
    signIn,
  }) => {
    test.setTimeout(180_000);
    await openAdmin({ page, api, signIn }, `?${query}`, (answers) =>
      // One row of every tint.
      answers.on('adminMessages', {
        messages: shapes.slice(0, 10).map(({ row }) => row),
        total: 10,
        ...whole,
      }),
    );
    await page.getByRole('button', { name: button }).first().waitFor();
    if (query === '' || query === 'tab=approvals') await page.locator('.recharts-surface').first().waitFor();
    await looksRight(page, `admin-${name}`);
    await page.getByRole('button', { name: button }).nth(1).click();
    await page.getByRole('dialog').waitFor();
    await looksRight(page, `admin-${name}-details`, { part: '[role=dialog]', fullPage: false });
  });
}

test('admin-conversation and what is not there any more: axe finds nothing, in both themes at both sizes', async ({
  page,
  api,
  signIn,
}) => {
  test.setTimeout(180_000);
  await openAdmin({ page, api, signIn }, '?open=conversation:user-1:WEB');
  await page.getByRole('table', { name: 'Messages in this conversation' }).waitFor();
  await looksRight(page, 'admin-conversation', { part: '[role=dialog]', fullPage: false });
  api.on('adminTurn', problem(404, 'Turn not found'));
  await page.goto('/admin?open=turn:gone');
  await page.getByRole('alert').waitFor();
  await looksRight(page, 'admin-gone', { part: '[role=dialog]', fullPage: false });
});
