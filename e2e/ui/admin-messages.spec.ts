import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import {
  everyShape,
  messageStatistics,
  modelUsage,
  openAdmin,
  shapes,
  stored,
  text,
  toolCall,
  toolReturn,
  userPrompt,
} from './admin-data.ts';

// Several page loads each; a bound for slow machines, never waited for.
test.describe.configure({ timeout: 60_000 });

const rows = (page: Page) => page.getByRole('table', { name: 'Stored messages' }).getByRole('row');
const list = (messages: ReturnType<typeof stored>[], total = messages.length, total_capped = false) => ({
  messages,
  total,
  total_capped,
  limit: 100,
  offset: 0,
});

test('the first of four tabs: figures, the plot, the range and the types', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn });
  await test.step('Messages is the first tab; the four tabs are there', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Messages', 'Approvals', 'Exceptions', 'Users']);
    await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('figures, breakdown and the five most active', async () => {
    for (const [label, value] of [
      ['Total Messages', '12,345'],
      ['Total Conversations', '1,466'],
      ['Unique Users', '310'],
      ['Total Tool Calls', '4,200'],
      ['Avg Messages per Conversation', '8.4'],
      ['Avg Interactions per Day', '120.5'],
      ['Avg Tool Calls per Day', '64.3'],
    ] as const) {
      await expect(
        page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd').first(),
      ).toHaveText(value);
    }
    const breakdown = page.getByRole('region', { name: 'Channel Breakdown' });
    await expect(breakdown.getByRole('listitem')).toHaveText([
      /WEB2,345 \(19.0%\)/,
      /WHATSAPP6,000/,
      /SLACK4,000/,
    ]);
    await expect(page.getByRole('region', { name: 'Top 5 Active Users' }).getByRole('listitem')).toHaveText(
      messageStatistics.top_users.map((user, index) => `${index + 1}${user.user_email}${user.message_count}`),
    );
  });
  await test.step('what models were asked, and what it cost', async () => {
    const models = page.getByRole('region', { name: 'Models' });
    await expect(models).toContainText(
      'Spent this month: 3.20 of 50.00. The limit per user is 5.00. Messages the built-in reader answered without a model: 31.',
    );
    for (const [name, first] of [
      ['Model usage, by model', 'anthropic:large'],
      ['Model usage, by user, most expensive first', 'user-1@example.org'],
    ] as const)
      await expect(models.getByRole('table', { name }).getByRole('row').nth(1).getByRole('cell')).toHaveText([
        first,
        '120 (2 failed)',
        '1,150,000 (900,000 cached)',
        '4,300',
        '1.1 s',
        '1.84',
      ]);
  });
  await test.step('the plot has a table behind it', async () => {
    const table = page.getByRole('table', { name: 'Messages per day' });
    await expect(table.getByRole('columnheader')).toHaveText(['Day', 'WEB', 'WHATSAPP', 'SLACK']);
    await expect(table.getByRole('row').nth(1)).toHaveText('2026-03-034012060');
    await expect(page.locator('.recharts-bar-rectangle')).toHaveCount(21);
  });
  await test.step('what the keyboard comes to is not hidden under the bar', async () => {
    await expect(page.getByRole('button', { name: 'View Full' }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Messages' }).focus();
    // First the panel itself, which is longer than the window and scrolls to its beginning.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const day = page.getByRole('button', { name: '1d' });
    await expect(day).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    expect((await day.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  });
  await test.step('the range drives the statistics alone; 1d unless chosen', async () => {
    await expect(page.getByRole('group', { name: 'Time range' }).getByRole('button')).toHaveCount(4);
    await expect(page.getByRole('button', { name: '1d', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const starts = () =>
      api
        .calls('adminConversationStatistics')
        .filter(({ url }) => !url.searchParams.has('end_date'))
        .map(({ url }) => url.searchParams.get('start_date'));
    await expect.poll(starts).toEqual(['2026-03-10T10:00:00.000Z']);
    for (const range of ['7d', '30d', 'all'])
      await page.getByRole('button', { name: range, exact: true }).click();
    await expect
      .poll(starts)
      .toEqual(['2026-03-10T10:00:00.000Z', '2026-03-04T10:00:00.000Z', '2026-02-09T10:00:00.000Z', null]);
    expect(api.calls('adminMessages')).toHaveLength(1);
    await expect(page).toHaveURL(/range=all/);
  });
  await test.step('each range is compared with the one before it, all of it with nothing', async () => {
    const compared = api
      .calls('adminConversationStatistics')
      .filter(({ url }) => url.searchParams.has('end_date'))
      .map(({ url }) => [url.searchParams.get('start_date'), url.searchParams.get('end_date')]);
    expect(compared).toEqual([
      ['2026-03-09T10:00:00.000Z', '2026-03-10T10:00:00.000Z'],
      ['2026-02-25T10:00:00.000Z', '2026-03-04T10:00:00.000Z'],
      ['2026-01-10T10:00:00.000Z', '2026-02-09T10:00:00.000Z'],
    ]);
  });
  await test.step('the type filter goes by part kind, here and not at the server', async () => {
    await expect(rows(page)).toHaveCount(shapes.length);
    const types = page.getByRole('group', { name: 'Message type' });
    await expect(types.getByRole('checkbox')).toHaveCount(4);
    await types.getByText('tool-call').click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('create_event');
    await types.getByText('tool-return').click();
    await expect(rows(page)).toHaveCount(5);
    await expect(page).toHaveURL(/types=tool-call%2Ctool-return/);
    expect(api.calls('adminMessages')).toHaveLength(1);
  });
});

test('columns, tints, kinds and previews of every stored form, a huge one cut until asked for', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '', everyShape);
  await test.step('columns, tints, kinds and previews of every stored form', async () => {
    await expect(page.getByRole('table', { name: 'Stored messages' }).getByRole('columnheader')).toHaveText([
      'User Email',
      'Channel',
      'Timestamp',
      'Message Kind',
      'Preview',
      'Actions',
    ]);
    await expect(rows(page)).toHaveCount(shapes.length + 1);
    for (const [index, { row, tint, kind, preview }] of shapes.entries()) {
      const line = rows(page).nth(index + 1);
      await expect(line, row.message.slice(0, 80)).toHaveClass(new RegExp(`bg-tint-${tint}`));
      const cells = line.getByRole('cell');
      await expect(cells.nth(0)).toHaveText(row.user_email);
      await expect(cells.nth(1)).toHaveText(row.channel);
      await expect(cells.nth(2)).toHaveText('11 Mar 2026, 10:30');
      await expect(cells.nth(3).locator('span span').first()).toHaveText(kind);
      await expect(cells.nth(4)).toHaveText(preview);
      await expect(cells.nth(5).getByRole('button')).toHaveText('View Full');
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
  await test.step('a huge message is cut until asked for', async () => {
    await rows(page).filter({ hasText: 'huge huge' }).getByRole('button', { name: 'View Full' }).click();
    const item = page.getByRole('dialog').getByRole('listitem');
    await expect(page.getByRole('button', { name: 'Show all (977 KB)' })).toBeVisible();
    expect((await item.innerText()).length).toBeLessThan(25_000);
  });
});

test('asks with limit 100 and sends the filters; they live in the address', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn });
  await expect(rows(page)).not.toHaveCount(0);
  expect(api.calls('adminMessages')[0]?.url.search).toBe('?limit=100&offset=0');
  await page.getByLabel('User email').fill('marta');
  await page.getByRole('combobox', { name: 'Channel' }).click();
  await page.getByRole('option', { name: 'SLACK' }).click();
  await page.getByLabel('From', { exact: true }).fill('2026-03-01T08:00');
  await page.getByLabel('To', { exact: true }).fill('2026-03-02T20:00');
  await expect
    .poll(() => Object.fromEntries(api.calls('adminMessages').at(-1)?.url.searchParams ?? []))
    .toEqual({
      limit: '100',
      offset: '0',
      user_email: 'marta',
      channel: 'SLACK',
      // 08:00 and 20:00 in Madrid, sent with their offset.
      start_date: '2026-03-01T07:00:00.000Z',
      end_date: '2026-03-02T19:00:00.000Z',
    });
  await page.reload();
  await expect(page.getByLabel('User email')).toHaveValue('marta');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-03-01T08:00');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByLabel('User email')).toHaveValue('');
});

test('loading, empty, and failed', async ({ page, api, signIn }) => {
  const messages = deferred<ReturnType<typeof list>>();
  await openAdmin({ page, api, signIn }, '', (answers) =>
    answers.on('adminMessages', () => messages.promise),
  );
  await expect(page.getByRole('tabpanel').locator('[aria-busy=true]').first()).toBeVisible();
  messages.resolve(list([]));
  await expect(page.getByText('No messages found')).toBeVisible();
  for (const [answer, sentence, detail] of [
    [problem(500), 'Failed to fetch messages', null],
    [problem(503, 'The database is resting.'), 'Failed to fetch messages', 'The database is resting.'],
    [problem(403, 'No.'), 'Access denied. Admin privileges required.', null],
  ] as const) {
    await test.step(`failed with ${answer.status}: ${sentence}`, async () => {
      api.on('adminMessages', answer).on('adminConversationStatistics', answer);
      await page.reload();
      await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
      if (detail) await expect(page.getByRole('alert')).toContainText(detail);
      api
        .on('adminMessages', list([stored('m1', userPrompt('Back again'))]))
        .on('adminConversationStatistics', messageStatistics);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Back again')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('a row opens the details; a broken one is harmless; a turn downloads as a scenario', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '', (answers) =>
    answers.on(
      'adminMessages',
      list([
        stored(
          'm1',
          [
            { kind: 'request', parts: [{ part_kind: 'system-prompt', content: 'Be calm' }] },
            userPrompt('Book lunch'),
            toolCall,
            toolReturn('Two events'),
            toolReturn({ events: [1] }),
            { kind: 'request', parts: [{ part_kind: 'retry-prompt', content: 'Once more' }] },
            { kind: 'response', parts: [{ part_kind: 'thinking', content: 'hm' }] },
            text('Done'),
          ],
          { logfire_url: 'https://logfire.example.org/t/1' },
        ),
        stored('m2', '<script>window.hacked=1</script>{"kind":'),
      ]),
    ),
  );
  await test.step('a row opens the details: who, where, when, and every part', async () => {
    await rows(page).nth(1).getByText('Book lunch').click();
    const dialog = page.getByRole('dialog', { name: 'Message Details' });
    await expect(dialog).toContainText('marta@example.org');
    await expect(dialog).toContainText('WEB');
    await expect(dialog).toContainText('11 Mar 2026, 10:30');
    await expect(dialog).toContainText(
      'anthropic:large: 2 calls, 1,150,000 (900,000 cached) tokens sent, 4,300 written, 132.0 s, cost 1.84',
    );
    expect(api.calls('adminModelUsage').at(-1)?.url.searchParams.get('turn_id')).toBe('turn-1');
    const items = dialog.getByRole('listitem');
    await expect(items).toHaveText([
      /^System.*Be calm$/,
      /^User.*Book lunch$/,
      /^Assistant.*Tool call: create_event.*"summary": "Lunch"/s,
      /^Tool Result.*list_events.*Two events$/s,
      /^Tool Result.*"events": \[/s,
      /^Retry Prompt.*Once more$/,
      /^Assistant.*"part_kind": "thinking"/s,
      /^Assistant.*Done$/,
    ]);
    const trace = dialog.getByRole('link', { name: 'View trace in Logfire' });
    await expect(trace).toHaveAttribute('href', 'https://logfire.example.org/t/1');
    await expect(trace).toHaveAttribute('title', 'View trace in Logfire');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('what cannot be parsed is shown as it was stored, harmless', async () => {
    await page.getByRole('button', { name: 'View Full' }).nth(1).click();
    const box = page.getByRole('dialog').getByRole('alert');
    await expect(box).toContainText('Error parsing message');
    await expect(box).toContainText('<script>window.hacked=1</script>{"kind":');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.keyboard.press('Escape');
  });
  await test.step('a stored turn downloads as an evaluation scenario without the people in it', async () => {
    api.on(
      'adminConversation',
      list([
        stored('m1', userPrompt('Lunch with priya@acme.com')),
        stored('m2', toolCall),
        stored('m9', userPrompt('Another turn'), { turn_id: 'turn-2' }),
      ]),
    );
    await rows(page).nth(1).getByRole('button', { name: 'View Full' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as evaluation scenario' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('turn-turn-1.json');
    const scenario = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>;
    expect(scenario).toMatchObject({
      kind: 'evaluation-scenario',
      user: { email: 'person-1@example.org' },
      input: ['Lunch with person-2@example.org'],
      expected_tool_calls: [{ tool_name: 'create_event' }],
    });
    expect(JSON.stringify(scenario)).not.toMatch(/acme|marta|Another turn/);
    expect(api.calls('adminConversation')[0]?.url.pathname).toBe('/api/v1/admin/conversations/user-1');
  });
});

test('paging goes past the first hundred, and CSV holds everything', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '', (answers) =>
    answers.on('adminMessages', ({ url }) => {
      const offset = Number(url.searchParams.get('offset'));
      const count = Math.min(100, 10_000 - offset);
      return list(
        Array.from({ length: count }, (_, index) =>
          stored(`m${offset + index}`, userPrompt(`Message ${offset + index}`)),
        ),
        10_000,
        true,
      );
    }),
  );
  await test.step('paging goes past the first hundred', async () => {
    await expect(page.getByText('1–100 of 10,000+')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('101–200 of 10,000+')).toBeVisible();
    await expect(page.getByText('Message 150', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    // Another filter starts again at the beginning.
    await page.getByLabel('User email').fill('x');
    await expect(page).not.toHaveURL(/page=2/);
    await expect(page.getByText('1–100 of')).toBeVisible();
  });
  await test.step('CSV holds everything that is filtered, formulas defused', async () => {
    api.on('adminMessages', ({ url }) => {
      const offset = Number(url.searchParams.get('offset'));
      const limit = Number(url.searchParams.get('limit'));
      const all = Array.from({ length: 1_200 }, (_, index) =>
        stored(
          `m${index}`,
          userPrompt(index === 0 ? '=HYPERLINK("https://evil.example")' : `Message ${index}`),
        ),
      );
      return list(all.slice(offset, offset + limit), 1_200);
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('messages-2026-03-11.csv');
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(1_201);
    expect(lines[0]).toContain('"User Email","Channel","Timestamp"');
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });
});

test('new rows are announced and wait to be asked for', async ({ page, api, signIn }) => {
  await page.clock.install({ time: '2026-03-11T10:00:00Z' });
  await signIn(staff);
  api
    .on('adminConversationStatistics', messageStatistics)
    .on('adminModelUsage', modelUsage)
    .on('adminMessages', list([stored('m1', userPrompt('Old one'))]));
  await page.goto('/admin');
  await expect(page.getByText('Old one')).toBeVisible();
  api.on(
    'adminMessages',
    list([
      stored('m3', userPrompt('Brand new')),
      stored('m2', userPrompt('Newer')),
      stored('m1', userPrompt('Old one')),
    ]),
  );
  await page.clock.runFor(31_000);
  const news = page.getByRole('button', { name: '2 new messages' });
  await expect(news).toBeVisible();
  await expect(page.getByText('Brand new')).toBeHidden();
  await news.click();
  await expect(page.getByText('Brand new')).toBeVisible();
  await expect(news).toBeHidden();
});

test('tabs: each keeps its filters, and of two chosen in one breath the second is open', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '?range=7d');
  await test.step('each tab keeps its filters while another is open', async () => {
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(page).toHaveURL('/admin?tab=users');
    await page.getByRole('tab', { name: 'Messages' }).click();
    await expect(page).toHaveURL('/admin?range=7d');
    await expect(page.getByRole('button', { name: '7d', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('of two tabs chosen in one breath the second is open', async () => {
    await page.getByRole('tablist').evaluate(async (list) => {
      const press = (name: string) =>
        [...list.querySelectorAll('[role=tab]')]
          .find(({ textContent }) => textContent === name)
          ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
      // One task: only what is drawn at once is drawn between the two.
      press('Users');
      await Promise.resolve();
      press('Messages');
    });
    await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/admin?range=7d');
  });
});
