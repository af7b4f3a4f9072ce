import type { Page } from '@playwright/test';
import { problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { exception, openAdmin } from './admin-data.ts';

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
    await page.keyboard.press('Escape');
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
    expect(api.calls('adminExceptions')).toHaveLength(1);
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect
      .poll(() => Object.fromEntries(api.calls('adminExceptions').at(-1)?.url.searchParams ?? []))
      .toEqual({ limit: '25', start_date: '2026-03-01T07:00:00.000Z', end_date: '2026-03-02T19:00:00.000Z' });
    await expect(page).toHaveURL(/limit=25/);
    // The fields are still the same ones: whoever goes on by keyboard is where they were.
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
