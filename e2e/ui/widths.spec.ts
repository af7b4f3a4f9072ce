import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { adminUser, approval, openAdmin, stored, userPrompt, whole } from './admin-data.ts';

// Between a phone and a wide desktop: tablets, small windows, and a desktop at 200 % zoom.
const widths = [640, 768, 900, 1024, 1200, 1280, 1440];
const LONG = 'tom.becker@a-rather-long-company-name.example.org';

const user = adminUser('9e3327b0-d414-4ef5-8d18-a93f03933d9a', {
  email: LONG,
  name: 'Alexandra Montgomery-Whitfield',
  phone_number: '+9779800000105',
  slack_workspace_name: 'Globex International Holdings',
  whatsapp_verified: false,
});

/** How far the page and the frames of its tables could be scrolled sideways. */
const sideways = (page: Page): Promise<number[]> =>
  page
    .locator('html, .table-cards')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));

for (const [tab, search] of [
  ['messages', '&user_email=tom'],
  ['approvals', '&channel=SLACK'],
  ['exceptions', ''],
  ['users', ''],
] as const)
  test(`${tab}: nothing needs to be scrolled sideways at any width`, async ({ page, api, signIn }) => {
    await openAdmin({ page, api, signIn }, `?tab=${tab}${search}`, (answers) =>
      answers
        .on('adminUsers', { users: [user], total: 1, ...whole })
        .on('adminMessages', {
          messages: [
            stored('m1', userPrompt('Book lunch with Priya tomorrow'), {
              user_email: LONG,
              channel: 'WHATSAPP',
            }),
          ],
          total: 1,
          ...whole,
        })
        .on('adminApprovalLogs', {
          logs: [
            approval('a1', {
              user_email: LONG,
              tool_name: 'respond_to_invitation',
              response_time_seconds: 12_345,
              channel: 'WHATSAPP',
            }),
          ],
          total: 1,
          ...whole,
        }),
    );
    await expect(page.getByRole('cell').getByRole('button').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        (await sideways(page)).filter((pixels) => pixels > 0),
        `${width} px`,
      ).toEqual([]);
    }
  });

test('what can be done with a user stands in one line on a desktop', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=users', (answers) =>
    answers.on('adminUsers', { users: [user], total: 1, ...whole }),
  );
  const buttons = page.getByRole('cell').getByRole('button');
  await expect(buttons).toHaveText(['View Details', 'Reset Queue', 'Clear History']);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});
