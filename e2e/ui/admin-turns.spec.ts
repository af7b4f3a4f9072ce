import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { messageStatistics, openAdmin } from './admin-data.ts';

// Several page loads each; a bound for slow machines, never waited for.
test.describe.configure({ timeout: 60_000 });

const rows = (page: Page) => page.getByRole('table', { name: 'Turns' }).getByRole('row');
const none = { turns: [], total: 0, total_capped: false, limit: 100, offset: 0 };

test('messages by turn: model, tools, time and cost; the specified table stays the first view', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn });
  await expect(page.getByRole('table', { name: 'Stored messages' })).toBeVisible();
  expect(api.calls('adminTurns')).toEqual([]);
  await test.step('chosen by keyboard, and in the address', async () => {
    await page.getByRole('button', { name: 'By message' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/admin?view=turns');
  });
  await test.step('the table', async () => {
    await expect(page.getByRole('table', { name: 'Turns' }).getByRole('columnheader')).toHaveText([
      'User Email',
      'Channel',
      'Started',
      'Asked',
      'Model',
      'Tools',
      'Time',
      'Cost',
      'Actions',
    ]);
    await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
      'marta@example.org',
      'WEB',
      '11 Mar 2026, 10:30',
      'Book lunch with Priya tomorrow',
      'anthropic:large',
      'find_free_times, create_event',
      '3.5 s',
      '0.01230',
      'View Turn',
    ]);
    await expect(rows(page).nth(2).getByRole('cell')).toHaveText([
      'tom@example.org',
      'SLACK',
      '11 Mar 2026, 10:30',
      '[A decision or a button, no text]',
      'Built-in reader',
      'list_events ×2',
      'running',
      '0.00000',
      'View Turn',
    ]);
    // Types belong to single messages.
    await expect(page.getByRole('group', { name: 'Message type' })).toHaveCount(0);
  });
  await test.step('the same filters; they and the view survive a reload', async () => {
    await page.getByLabel('User email').fill('marta');
    await page.getByLabel('From', { exact: true }).fill('2026-03-01T08:00');
    const asked = { limit: '100', offset: '0', user_email: 'marta', start_date: '2026-03-01T07:00:00.000Z' };
    const lastAsked = () => Object.fromEntries(api.calls('adminTurns').at(-1)?.url.searchParams ?? []);
    await expect.poll(lastAsked).toEqual(asked);
    const before = api.calls('adminTurns').length;
    await page.reload();
    await expect.poll(() => api.calls('adminTurns').length).toBe(before + 1);
    expect(lastAsked()).toEqual(asked);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin?view=turns');
  });
  await test.step('a row opens the turn with its messages; the person is one press away', async () => {
    await rows(page).nth(1).getByText('Book lunch').click();
    const dialog = page.getByRole('dialog', { name: 'Turn Details' });
    await expect(dialog.getByRole('definition')).toHaveText([
      'marta@example.org',
      'WEBShow conversation',
      '11 Mar 2026, 10:30',
      '3.5 s',
      /^anthropic:large: 2 calls/,
      'find_free_times, create_event',
      '0.0123',
      'View trace in Logfire',
    ]);
    await expect(dialog.getByRole('listitem')).toHaveText([
      /^User.*Book lunch with Priya tomorrow$/,
      /^Assistant.*Tool call: create_event/s,
      /^Tool Result/,
      /^Assistant.*Done: lunch/,
    ]);
    await expect(page).toHaveURL('/admin?view=turns&open=turn%3Aturn-1');
    await dialog.getByRole('link', { name: 'marta@example.org' }).click();
    await expect(page.getByRole('dialog', { name: 'User Details' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/admin?view=turns');
  });
  await test.step('CSV', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = readFileSync(await (await saved).path(), 'utf8');
    expect(csv).toContain('"anthropic:large","find_free_times, create_event","3.5 s","0.0123"');
  });
  await test.step('none, and failed', async () => {
    api.on('adminTurns', none);
    await page.reload();
    await expect(page.getByText('No turns found')).toBeVisible();
    api.on('adminTurns', problem(500));
    await page.reload();
    await expect(page.getByRole('alert').getByText('Failed to fetch messages')).toBeVisible();
  });
});

test('a day is plotted by the hour, with hours in which nothing was written', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '', (answers) =>
    answers.on('adminConversationStatistics', {
      ...messageStatistics,
      by_hour: Array.from({ length: 25 }, (_, hour) => ({
        hour: new Date(Date.UTC(2026, 2, 10, 10 + hour)).toISOString(),
        by_channel: hour % 5 === 0 ? { WEB: hour + 1, SLACK: 2 } : {},
      })),
    }),
  );
  const table = page.getByRole('table', { name: 'Messages per hour' });
  await expect(table.getByRole('row')).toHaveCount(26);
  await expect(table.getByRole('row').nth(1)).toHaveText('10 Mar 2026, 11:00102');
  await expect(table.getByRole('row').nth(2)).toHaveText('10 Mar 2026, 12:00000');
  await expect(page.getByText('Same as the day before').first()).toBeVisible();
});
