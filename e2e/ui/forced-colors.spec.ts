import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openAdmin } from './admin-data.ts';
import { openChat, picker, reply, say } from './chat-page.ts';

// Windows' contrast themes take all our backgrounds away: the selection must still be visible.
test.use({ contextOptions: { forcedColors: 'active' } });

const fills = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));

/** Exactly one of them is filled otherwise than the others. */
async function oneStandsOut(all: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const found = await fills(all);
      return found.filter((fill) => found.filter((other) => other === fill).length === 1).length;
    })
    .toBe(1);
}

test('what is chosen stands out: page, tab, range, type, theme', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?types=text');
  await oneStandsOut(
    page
      .getByRole('navigation', { name: 'Main' })
      .locator('a[href="/chat"], a[href="/admin"], a[href="/integrations"]'),
  );
  await oneStandsOut(page.getByRole('tab'));
  await oneStandsOut(page.getByRole('group', { name: 'Time range' }).getByRole('button'));
  await oneStandsOut(page.getByRole('group', { name: 'Message type' }).locator('label'));
  await oneStandsOut(page.getByRole('group', { name: 'Theme' }).locator('label'));
});

test('in the chat: who is about to be chosen, and where a bubble and a button end', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api.on('chat', reply());
  await say(page, 'Hello');
  const words = page.getByRole('log').getByText('Of course.', { exact: true });
  await expect(words).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCSS('outline-style', 'solid');
  await picker(page).click();
  await oneStandsOut(page.getByRole('option'));
});
