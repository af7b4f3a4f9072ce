import type { Page } from '@playwright/test';
import { problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { exception, kinds, openAdmin } from './admin-data.ts';

// Several page loads each; a bound for slow machines, never waited for.
test.describe.configure({ timeout: 60_000 });

const table = (page: Page) => page.getByRole('table', { name: 'Exceptions from Logfire' });

test('the table, the details, and filters that ask only when applied', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=exceptions');
  await test.step('the table', async () => {
    await expect(page.getByRole('heading', { name: 'Exceptions from Logfire' })).toBeVisible();
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Timestamp',
      'Message',
      'Duration (ms)',
      'Actions',
    ]);
    await expect(table(page).getByRole('row')).toHaveText([
      /Timestamp/,
      /11 Mar 2026, 10:12TimeoutError: Google Calendar did not answer within 10 s10003.46View Details/,
      /SecondN\/AView Details/,
    ]);
  });
  await test.step('the details', async () => {
    await page.getByRole('button', { name: 'View Details' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Exception Details' });
    await expect(dialog).toContainText('11 Mar 2026, 10:12');
    await expect(dialog).toContainText('10003.46');
    await expect(dialog).toContainText('TimeoutError: Google Calendar did not answer within 10 s');
    await expect(dialog.getByRole('region', { name: 'Attributes' })).toContainText('"attempt": 3');
    await expect(dialog.getByRole('link', { name: 'View trace in Logfire' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'marta@example.org' })).toBeVisible();
    // The list knew it all.
    expect(api.calls('adminException')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'View Details' }).nth(1).click();
    await expect(dialog).toContainText('N/A');
    await expect(dialog.getByText('Attributes')).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step('the filters panel asks only when applied', async () => {
    await expect(table(page)).toBeVisible();
    expect(api.calls('adminExceptions')[0]?.url.search).toBe('?limit=100');
    const filters = page.getByRole('region', { name: 'Filters' });
    const limit = filters.getByLabel('Limit');
    await expect(limit).toHaveAttribute('type', 'number');
    await expect(limit).toHaveAttribute('placeholder', '100');
    await limit.fill('25');
    await filters.getByLabel('Start Date').fill('2026-03-01T08:00');
    await filters.getByLabel('End Date').fill('2026-03-02T20:00');
    await filters.getByLabel('User email').fill('marta');
    expect(api.calls('adminExceptions')).toHaveLength(1);
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect
      .poll(() => Object.fromEntries(api.calls('adminExceptions').at(-1)?.url.searchParams ?? []))
      .toEqual({
        limit: '25',
        user_email: 'marta',
        start_date: '2026-03-01T07:00:00.000Z',
        end_date: '2026-03-02T19:00:00.000Z',
      });
    await expect(page).toHaveURL(/limit=25/);
    // The fields are still the same ones: keyboard users stay where they were.
    await limit.evaluate((field) => field.setAttribute('data-same', ''));
    await limit.fill('');
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect.poll(() => api.calls('adminExceptions').at(-1)?.url.searchParams.get('limit')).toBe('100');
    await expect(page).not.toHaveURL(/limit=/);
    await expect(limit).toHaveAttribute('data-same');
  });
});

test('not configured: what happened and what to do, then Retry; and empty', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=exceptions', (answers) =>
    answers.on('adminExceptions', problem(503, 'Logfire is not configured: LOGFIRE_READ_TOKEN is missing.')),
  );
  await test.step('not configured: what happened and what to do, then Retry', async () => {
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Failed to fetch exceptions', { exact: true })).toBeVisible();
    await expect(alert).toContainText('LOGFIRE_READ_TOKEN is missing');
    api.on('adminExceptions', { exceptions: [exception()], limit: 100, offset: 0 });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(table(page)).toBeVisible();
  });
  await test.step('empty', async () => {
    api.on('adminExceptions', { exceptions: [], limit: 100, offset: 0 });
    await page.reload();
    await expect(page.getByText('No exceptions found')).toBeVisible();
  });
});

test('by kind: how often, since when, whose, over time; filters and the view survive a reload', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '?tab=exceptions');
  const kindsTable = page.getByRole('table', { name: 'Exceptions by kind' });
  await test.step('chosen by keyboard', async () => {
    await expect(table(page)).toBeVisible();
    await page.getByRole('button', { name: 'One by one' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'By kind' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/admin?tab=exceptions&view=kinds');
    await expect(page.getByRole('heading', { name: 'Exceptions from Logfire' })).toBeVisible();
  });
  await test.step('the table', async () => {
    await expect(kindsTable.getByRole('columnheader')).toHaveText([
      'Kind',
      'Count',
      'Over time',
      'First seen',
      'Last seen',
      'Users',
      'Latest',
    ]);
    const cells = kindsTable.getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveText([
      'CalendarErrorgoogle calendar events.list answered 500',
      '12',
      /^12 exceptions between 9 Feb 2026, 11:00 and 11 Mar 2026, 11:00$/,
      '9 Mar 2026, 09:00',
      '11 Mar 2026, 10:12',
      'marta@example.organd 2 others',
      'View DetailsView trace in Logfire',
    ]);
    await expect(cells.nth(2).getByRole('img')).toBeVisible();
    await expect(cells.getByRole('link', { name: 'View trace in Logfire' })).toHaveAttribute(
      'href',
      'https://logfire.example.org/trace/1',
    );
    await expect(page.getByText('2 kinds, 13 exceptions.')).toBeVisible();
  });
  await test.step('the latest opens, its user as well', async () => {
    await kindsTable.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Exception Details' })).toContainText('answered 500');
    await page.getByRole('dialog').getByRole('link', { name: 'marta@example.org' }).click();
    await expect(page.getByRole('dialog', { name: 'User Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin?tab=exceptions&view=kinds');
  });
  await test.step('a reload keeps the view; none, too many and failed', async () => {
    api.on('adminExceptionKinds', { ...kinds, total: 2_500, total_capped: true });
    await page.reload();
    await expect(page.getByText(/only the newest are counted/)).toBeVisible();
    expect(api.calls('adminExceptions')).toHaveLength(1);
    api.on('adminExceptionKinds', { ...kinds, kinds: [], total: 0 });
    await page.reload();
    await expect(page.getByText('No exceptions found')).toBeVisible();
    api.on('adminExceptionKinds', problem(500));
    await page.reload();
    await expect(page.getByRole('alert').getByText('Failed to fetch exceptions')).toBeVisible();
  });
});
