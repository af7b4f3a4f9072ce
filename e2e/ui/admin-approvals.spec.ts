import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { approval, approvalStatistics, openAdmin } from './admin-data.ts';

// Several page loads each; a bound for slow machines, never waited for.
test.describe.configure({ timeout: 60_000 });

const rows = (page: Page) => page.getByRole('table', { name: 'Decisions on tool calls' }).getByRole('row');
const none = { logs: [], total: 0, total_capped: false, limit: 100, offset: 0 };

test('cards, the rate over time, the logs, CSV and the filters', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=approvals');
  await test.step('four cards, the rate with one decimal', async () => {
    for (const [label, value] of [
      ['Total Requests', '240'],
      ['Approved', '209'],
      ['Denied', '31'],
      ['Approval Rate', '87.1%'],
    ] as const) {
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${label}$`) })
          .locator('xpath=following-sibling::dd'),
      ).toHaveText(value);
    }
  });
  await test.step('the rate over time, with a table behind it', async () => {
    const table = page.getByRole('table', { name: 'Approval rate over time' });
    await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Approved', 'Denied', 'Rate']);
    await expect(table.getByRole('row').nth(1)).toHaveText('2026-03-0120290.9%');
    await expect(page.locator('.recharts-line-curve')).toBeVisible();
    // Approved and denied, one on the other, for each of nine days.
    await expect(page.locator('.recharts-bar-rectangle')).toHaveCount(18);
  });
  await test.step('all of it unless a range is chosen; then by the hour for a day, and compared', async () => {
    const asked = () =>
      api
        .calls('adminApprovalStatistics')
        .map(({ url }) => [url.searchParams.get('start_date'), url.searchParams.get('end_date')]);
    await expect.poll(asked).toEqual([[null, null]]);
    api.on('adminApprovalStatistics', ({ url }) => ({
      ...approvalStatistics,
      ...(url.searchParams.has('end_date')
        ? { total_requests: 200, total_approved: 209, total_denied: 62, approval_rate: 80 }
        : {}),
      by_hour: Array.from({ length: 25 }, (_, hour) => ({
        hour: new Date(Date.UTC(2026, 2, 10, 10 + hour)).toISOString(),
        approved: hour === 3 ? 4 : 0,
        denied: hour === 3 ? 1 : 0,
      })),
    }));
    await page.getByRole('button', { name: '1d', exact: true }).click();
    await expect.poll(asked).toEqual([
      [null, null],
      ['2026-03-10T10:00:00.000Z', null],
      ['2026-03-09T10:00:00.000Z', '2026-03-10T10:00:00.000Z'],
    ]);
    const table = page.getByRole('table', { name: 'Approval rate over time' });
    await expect(table.getByRole('columnheader').first()).toHaveText('Hour');
    // Hours without a decision are there, and have no rate.
    await expect(table.getByRole('row')).toHaveCount(26);
    await expect(table.getByRole('row').nth(1)).toHaveText('10 Mar 2026, 11:0000-');
    await expect(table.getByRole('row').nth(4)).toHaveText('10 Mar 2026, 14:004180.0%');
    for (const note of [
      '20% more than the day before',
      'Same as the day before',
      '50% less than the day before',
      '7.1 points higher than the day before',
    ])
      await expect(page.getByText(note, { exact: true })).toBeVisible();
    api.on('adminApprovalStatistics', {
      ...approvalStatistics,
      ...{ total_requests: 0, total_approved: 0, total_denied: 0, approval_rate: 0, by_day: [] },
    });
    await page.getByRole('button', { name: '7d', exact: true }).click();
    await expect(page.getByText('No decisions yet.')).toBeVisible();
    await expect(page.getByText('None in the 7 days before', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'all', exact: true }).click();
    await expect(page).toHaveURL('/admin?tab=approvals');
  });
  await test.step('the logs', async () => {
    await expect(
      page.getByRole('table', { name: 'Decisions on tool calls' }).getByRole('columnheader'),
    ).toHaveText(['User Email', 'Tool Name', 'Status', 'Channel', 'Response Time', 'Created', 'Actions']);
    await expect(rows(page)).toHaveText([
      /User Email/,
      /marta@example.orgcreate_eventApprovedSLACK4.3 s11 Mar 2026, 10:30View Details/,
      /marta@example.orgdelete_eventDeniedWHATSAPP1 min 15 s/,
      /marta@example.orgcreate_eventApprovedWEB-/,
    ]);
  });
  await test.step('CSV', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    expect(text.split('\r\n')[2]).toContain('"delete_event","call-a2"');
    expect(text).toContain('"Denied"');
  });
  await test.step('filters: tool name, approved, channel', async () => {
    await expect(rows(page)).toHaveCount(4);
    expect(api.calls('adminApprovalLogs')[0]?.url.search).toBe('?limit=100&offset=0');
    await page.getByLabel('Tool name').fill('create');
    await page.getByRole('combobox', { name: 'Approved' }).click();
    await page.getByRole('option', { name: 'Denied' }).click();
    await page.getByRole('combobox', { name: 'Channel' }).click();
    await page.getByRole('option', { name: 'WHATSAPP' }).click();
    await expect
      .poll(() => Object.fromEntries(api.calls('adminApprovalLogs').at(-1)?.url.searchParams ?? []))
      .toEqual({ limit: '100', offset: '0', tool_name: 'create', approved: 'false', channel: 'WHATSAPP' });
    await expect(page).toHaveURL(/tab=approvals.*approved=false/);
  });
  await test.step('filters: person and dates; a reload keeps all of them, one press clears them', async () => {
    await page.getByLabel('User email').fill('marta');
    await page.getByLabel('From', { exact: true }).fill('2026-03-01T08:00');
    await page.getByLabel('To', { exact: true }).fill('2026-03-02T20:00');
    const asked = {
      limit: '100',
      offset: '0',
      tool_name: 'create',
      approved: 'false',
      channel: 'WHATSAPP',
      user_email: 'marta',
      start_date: '2026-03-01T07:00:00.000Z',
      end_date: '2026-03-02T19:00:00.000Z',
    };
    const lastAsked = () => Object.fromEntries(api.calls('adminApprovalLogs').at(-1)?.url.searchParams ?? []);
    await expect.poll(lastAsked).toEqual(asked);
    const before = api.calls('adminApprovalLogs').length;
    await page.reload();
    await expect(page.getByLabel('User email')).toHaveValue('marta');
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-03-01T08:00');
    await expect.poll(() => api.calls('adminApprovalLogs').length).toBeGreaterThan(before);
    expect(lastAsked()).toEqual(asked);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin?tab=approvals');
  });
});

test('details with the model context: as a list, unreadable, as an object, and none', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '?tab=approvals', (answers) =>
    answers.on('adminApprovalLogs', {
      ...none,
      logs: [
        approval('a1', { logfire_url: 'https://logfire.example.org/t' }),
        approval('bad', { model_context: '[{"kind": "req' }),
        approval('object', {
          model_context: [{ role: 'user', content: 'As an object' }] as unknown as string,
          tool_args: '{"as":"text"}' as unknown as Record<string, unknown>,
        }),
        approval('none', { model_context: null, has_model_context: false }),
      ],
      total: 4,
    }),
  );
  await test.step('details with the model context as a list of messages', async () => {
    await page.getByRole('button', { name: 'View Details' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Approval Details' });
    await expect(dialog).toContainText('call-a1');
    await expect(dialog.getByRole('region', { name: 'Arguments' })).toContainText('"priya@example.org"');
    await expect(dialog.getByRole('region', { name: 'Model Context' }).getByRole('listitem')).toHaveText([
      /^User.*Book lunch with Priya$/,
      /^Assistant.*Shall I book it\?$/,
      /^Assistant.*Tool call: create_event/s,
      /^Tool Result.*Booked$/s,
    ]);
    await expect(dialog.getByRole('link', { name: 'View trace in Logfire' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a context that cannot be read, one as an object, and none', async () => {
    const open = async (index: number) => {
      await page.getByRole('button', { name: 'View Details' }).nth(index).click();
      return page.getByRole('dialog');
    };
    await expect((await open(1)).getByRole('alert')).toContainText('Error parsing context');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('[{"kind": "req');
    await page.keyboard.press('Escape');
    await expect(await open(2)).toContainText('As an object');
    await expect(page.getByRole('dialog')).toContainText('"as": "text"');
    await page.keyboard.press('Escape');
    await expect(await open(3)).toContainText('No model context is stored');
  });
});

test('empty, and failed', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=approvals', (answers) =>
    answers.on('adminApprovalLogs', none),
  );
  await expect(page.getByText('No approval logs found')).toBeVisible();
  api.on('adminApprovalLogs', problem(500)).on('adminApprovalStatistics', problem(500));
  await page.reload();
  await expect(page.getByText('Failed to fetch data', { exact: true })).toBeVisible();
  api.on('adminApprovalLogs', problem(403)).on('adminApprovalStatistics', problem(403));
  await page.reload();
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
});
