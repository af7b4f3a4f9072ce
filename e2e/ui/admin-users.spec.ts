import type { Page } from '@playwright/test';
import { hides, ownClock, shows, stopClock } from '../support/clock.ts';
import { staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { adminUser, openAdmin, userDetail, users } from './admin-data.ts';

// Several page loads each; a bound for slow machines, never waited for.
test.describe.configure({ timeout: 60_000 });

const table = (page: Page) => page.getByRole('table', { name: 'All Users' });
const row = (page: Page, index: number) =>
  table(page)
    .getByRole('row')
    .nth(index + 1);
const whole = { total_capped: false, limit: 100, offset: 0 };

/** Answers the browser's next confirm and says what it asked. */
const answerConfirm = (page: Page, accept: boolean): Promise<string> =>
  new Promise((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (accept ? dialog.accept() : dialog.dismiss());
    }),
  );

test('every column filled fits a desktop and a phone', async ({ page, api, signIn }) => {
  const real = adminUser('9e3327b0-d414-4ef5-8d18-a93f03933d9a', {
    email: 'alexandra.theodora.montgomery.whitfield@longer-company.example',
    name: 'Alexandra Montgomery-Whitfield',
    phone_number: '+9779800000105',
  });
  await openAdmin({ page, api, signIn }, '?tab=users', (answers) =>
    answers.on('adminUsers', { users: [real], total: 1, ...whole }),
  );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(table(page).getByText('+9779800000105')).toBeVisible();
    const hidden = await page
      .locator('.table-cards')
      .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the list, and what Reset Queue and Clear History ask, say and answer', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '?tab=users');
  await test.step('the count and the table', async () => {
    await expect(page.getByText('Total Users').locator('xpath=following-sibling::dd')).toHaveText('3');
    await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'ID',
      'Email',
      'Name',
      'Phone',
      'Slack',
      'WhatsApp',
      'Active',
      'Created',
      'Actions',
    ]);
    const texts = async (index: number) =>
      (await row(page, index).getByRole('cell').allInnerTexts()).slice(0, 8);
    expect(await texts(0)).toEqual([
      'user-1',
      'user-1@example.org',
      'Marta Ruiz',
      '+34 600 123 456',
      'Verified\nNorthwind',
      'Verified',
      'Active',
      '5 Jan 2026',
    ]);
    expect((await texts(1)).slice(2)).toEqual([
      '-',
      '-',
      'Not Connected',
      'Not Verified',
      'Inactive',
      '5 Jan 2026',
    ]);
    await expect(row(page, 0).getByRole('button')).toHaveText([
      'View Details',
      'Reset Queue',
      'Clear History',
    ]);
  });
  await test.step('Reset Queue: the question, the busy label, the banner', async () => {
    const answer = deferred<{ message: string }>();
    api.on('adminResetQueue', () => answer.promise);
    const refused = answerConfirm(page, false);
    await row(page, 0).getByRole('button', { name: 'Reset Queue' }).click();
    expect(await refused).toBe(
      'Are you sure you want to reset the queue for user user-1? This will cancel all pending workflows for this user.',
    );
    expect(api.calls('adminResetQueue')).toEqual([]);

    const accepted = answerConfirm(page, true);
    await row(page, 0).getByRole('button', { name: 'Reset Queue' }).click();
    await accepted;
    await expect(row(page, 0).getByRole('button', { name: 'Resetting...' })).toBeDisabled();
    for (const name of ['View Details', 'Clear History'])
      await expect(row(page, 0).getByRole('button', { name })).toBeDisabled();
    await expect(row(page, 1).getByRole('button', { name: 'Reset Queue' })).toBeEnabled();
    answer.resolve({ message: 'Queue reset: 3 workflows cancelled.' });
    await expect(page.getByText('Queue reset: 3 workflows cancelled.')).toBeVisible();
    await expect(row(page, 0).getByRole('button', { name: 'Reset Queue' })).toBeEnabled();
  });
  for (const [status, sentence] of [
    [404, 'User not found'],
    [403, 'Access denied. Admin privileges required.'],
    [500, 'Failed to reset queue'],
  ] as const) {
    await test.step(`Reset Queue refused with ${status}: ${sentence}`, async () => {
      api.on('adminResetQueue', problem(status));
      const accepted = answerConfirm(page, true);
      await row(page, 0).getByRole('button', { name: 'Reset Queue' }).click();
      await accepted;
      await expect(page.getByRole('alert')).toContainText(sentence);
    });
  }
  await test.step('Clear History: the question, the busy label and the failure', async () => {
    const answer = deferred<ReturnType<typeof problem>>();
    api.on('adminClearHistory', () => answer.promise);
    const accepted = answerConfirm(page, true);
    await row(page, 1).getByRole('button', { name: 'Clear History' }).click();
    expect(await accepted).toBe(
      'Are you sure you want to clear the conversation history for user user-2? This action cannot be undone.',
    );
    await expect(row(page, 1).getByRole('button', { name: 'Clearing...' })).toBeDisabled();
    answer.resolve(problem(500));
    await expect(page.getByRole('alert')).toContainText('Failed to clear history');
  });
});

test('search, paging, and the count of everybody stays', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=users', (answers) =>
    answers.on('adminUsers', ({ url }) => {
      const searched = url.searchParams.get('search');
      const offset = Number(url.searchParams.get('offset'));
      return searched
        ? { users: [users[2] ?? adminUser('x')], total: 1, ...whole }
        : {
            users: Array.from({ length: offset === 0 ? 100 : 50 }, (_, i) => adminUser(`user-${offset + i}`)),
            total: 150,
            ...whole,
          };
    }),
  );
  await expect(page.getByText('1–100 of 150')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('101–150 of 150')).toBeVisible();
  expect(api.calls('adminUsers').at(-1)?.url.search).toContain('offset=100');
  await page.getByLabel('Search').fill('becker');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  expect(api.calls('adminUsers').some(({ url }) => url.search === '?limit=100&offset=0&search=becker')).toBe(
    true,
  );
  await expect(page.getByText('Total Users').locator('xpath=following-sibling::dd')).toHaveText('150');
  await expect(page).toHaveURL(/search=becker/);
});

test('empty, and failed', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=users', (answers) =>
    answers.on('adminUsers', { users: [], total: 0, ...whole }),
  );
  await expect(page.getByText('No users found')).toBeVisible();
  api.on('adminUsers', problem(500));
  await page.reload();
  await expect(page.getByText('Failed to fetch users', { exact: true })).toBeVisible();
  // Nothing pretends to be loading still.
  await expect(page.getByText('Total Users').locator('xpath=following-sibling::dd')).toHaveText('–');
});

test('a banner moves no button away from under a finger, in the list or in the details', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '?tab=users');
  api
    .on('adminResetQueue', { message: 'Nothing was waiting' })
    .on('adminPauseBackground', { message: 'Paused' });
  const next = row(page, 0).getByRole('button', { name: 'Clear History' });
  const before = await next.boundingBox();
  const asked = answerConfirm(page, true);
  await row(page, 0).getByRole('button', { name: 'Reset Queue' }).click();
  await asked;
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was waiting' })).toBeVisible();
  await expect(next).toBeEnabled();
  expect(await next.boundingBox()).toEqual(before);

  await row(page, 0).getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Details' });
  const reset = dialog.getByRole('button', { name: 'Reset User' });
  // Once it stands still: the dialog rises a little when it opens.
  await reset.hover();
  const place = await reset.boundingBox();
  await dialog.getByRole('button', { name: 'Pause Background Events' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible();
  expect((await reset.boundingBox())?.y).toBe(place?.y);
});

test('banners clear after 5 s', async ({ page, api, signIn }) => {
  await ownClock(page);
  await signIn(staff);
  api.on('adminUsers', { users, total: 3, ...whole }).on('adminResetQueue', { message: 'Queue reset' });
  await page.goto('/admin?tab=users');
  const reset = row(page, 0).getByRole('button', { name: 'Reset Queue' });
  await expect(reset).toBeEnabled();
  await stopClock(page);
  const accepted = answerConfirm(page, true);
  await reset.click();
  await accepted;
  const banner = page.getByText('Queue reset', { exact: true });
  await shows(page, banner);
  await page.clock.runFor(4_500);
  await shows(page, banner);
  await page.clock.runFor(600);
  await hides(page, banner);
});

async function openDetails(page: Page, index = 0) {
  await row(page, index).getByRole('button', { name: 'View Details' }).click();
  return page.getByRole('dialog', { name: 'User Details' });
}

test('User Details: everything about somebody, and everything staff can do', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '?tab=users');
  await test.step('User Details holds everything', async () => {
    const answer = deferred<typeof userDetail>();
    api.on('adminUserDetails', () => answer.promise);
    const dialog = await openDetails(page);
    await expect(dialog.getByText('Loading user details...')).toBeVisible();
    answer.resolve(userDetail);
    const activity = dialog.getByRole('region', { name: 'Activity' });
    // It leads.
    await expect(dialog.getByRole('region').nth(1)).toHaveAccessibleName('Activity');
    await expect(activity.getByRole('img', { name: 'Messages per day, last 30 days' })).toBeVisible();
    await expect(activity).toContainText('141 messages in the last 30 days');
    await expect(activity.getByRole('link')).toHaveText([
      '412 messages',
      '9 messages',
      'Book lunch with Priya tomorrow',
      '[A decision or a button, no text]',
    ]);
    await expect(activity).toContainText('11 Mar 2026, 10:30 · find_free_times · create_event · 3.5 s');
    const basic = dialog.getByRole('region', { name: 'Basic Info' });
    await expect(basic.getByRole('definition')).toContainText([
      'Marta Ruiz',
      'user-1@example.org',
      '+34 600 123 456',
      'Active',
      'Enabled',
      'Verified',
      'VerifiedNorthwind',
      '5 Jan 2026, 09:00',
      '10 Mar 2026, 09:00',
    ]);
    await expect(dialog.getByRole('region', { name: 'Admin Actions' }).getByRole('button')).toHaveText([
      'Pause Background Events',
      'Reset Queue',
      'Clear History',
      'Reset User',
    ]);
    await expect(dialog.getByRole('region', { name: 'Selected Assistant' })).toContainText(
      /Nora.*Calm and precise.*alto/s,
    );
    const profile = dialog.getByRole('region', { name: 'User Profile' });
    await expect(profile).toContainText('Working hours09:30 to 18:00');
    await profile.getByText('Show JSON').click();
    await expect(profile).toContainText('"working_hours": "09:30 to 18:00"');
    await expect(profile).toContainText('Last updated: 7 Mar 2026, 22:00');

    await expect(dialog.getByRole('region', { name: 'Models this month' })).toContainText(
      '120 calls (2 failed), 1,150,000 (900,000 cached) tokens sent, 4,300 written, 132.0 s, cost 1.84',
    );
    const preferences = dialog.getByRole('region', { name: 'Active Preferences (1)' });
    await expect(preferences.getByRole('listitem')).toHaveText([
      /No meetings before 9:30.*meetings.*4 Mar 2026, 11:00.*Remove/,
    ]);
    await preferences.getByRole('button', { name: 'Show inactive (1)' }).click();
    const inactive = preferences.getByRole('list', { name: 'Inactive' });
    await expect(inactive).toContainText('Trains, not planes');
    await expect(inactive.getByRole('button')).toHaveCount(0);
    await preferences.getByRole('button', { name: 'Hide inactive' }).click();
    await expect(inactive).toBeHidden();

    const reminders = dialog.getByRole('region', { name: 'Active Reminders (2)' });
    await expect(reminders.getByRole('listitem')).toHaveText([
      /Send the agenda.*one_time.*Scheduled: 1 Apr 2026, 09:00/,
      /Weekly report.*recurringEvery Friday at 16:00 · Cron: 0 16 \* \* 5.*Last triggered: 6 Mar 2026, 16:00/,
    ]);
    await reminders.getByRole('button', { name: 'Show inactive (1)' }).click();
    await expect(reminders.getByRole('list', { name: 'Inactive' })).toContainText('Old errand');
  });
  await test.step('Reset User asks in a dialog of its own', async () => {
    const answer = deferred<{ message: string }>();
    api.on('adminResetUser', () => answer.promise);
    const details = page.getByRole('dialog', { name: 'User Details' });
    await details.getByRole('button', { name: 'Reset User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset User' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Rebuild the profile from calendar and e-mail data',
      'Deactivate all preferences',
      'Deactivate all reminders',
      'Clear conversation history',
      'Cancel queued workflows',
      'Pause background events',
    ]);
    await expect(dialog.getByText('This action cannot be undone!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(api.calls('adminResetUser')).toEqual([]);

    await details.getByRole('button', { name: 'Reset User' }).click();
    // The second dialog dims the first one, too.
    const heights = await page.evaluate(() => {
      const heightOf = (element: Element | null | undefined) =>
        Number(element ? getComputedStyle(element).zIndex : Number.NaN);
      const overlays = [...document.querySelectorAll('.bg-overlay')];
      return { dim: heightOf(overlays.at(-1)), first: heightOf(overlays[0]?.nextElementSibling) };
    });
    expect(heights.dim).toBeGreaterThanOrEqual(heights.first);
    await dialog.getByRole('button', { name: 'Confirm Reset' }).click();
    await expect(dialog.getByRole('button', { name: 'Resetting...' })).toBeDisabled();
    answer.resolve({ message: 'User reset' });
    await expect(dialog).toBeHidden();
    await expect(details.getByText('User reset', { exact: true })).toBeVisible();
  });
  await test.step('Reset User failing says so', async () => {
    api.on('adminResetUser', problem(500));
    const details = page.getByRole('dialog', { name: 'User Details' });
    await details.getByRole('button', { name: 'Reset User' }).click();
    await page.getByRole('button', { name: 'Confirm Reset' }).click();
    await expect(details.getByRole('alert')).toContainText('Failed to reset user');
  });
  await test.step('background events pause and resume', async () => {
    const answer = deferred<{ message: string }>();
    api.on('adminPauseBackground', () => answer.promise);
    const dialog = page.getByRole('dialog', { name: 'User Details' });
    await dialog.getByRole('button', { name: 'Pause Background Events' }).click();
    await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    api.on('adminUserDetails', { ...userDetail, background_events_enabled: false });
    answer.resolve({ message: 'Background events paused' });
    await expect(dialog.getByRole('button', { name: 'Resume Background Events' })).toBeVisible();
    api.on('adminResumeBackground', problem(500));
    await dialog.getByRole('button', { name: 'Resume Background Events' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to toggle background events');
  });
  await test.step('Remove deactivates a preference and a reminder', async () => {
    const [preference, ,] = userDetail.preferences;
    const answer = deferred<NonNullable<typeof preference>>();
    api.on('adminDeactivatePreference', () => answer.promise);
    const dialog = page.getByRole('dialog', { name: 'User Details' });
    await dialog.getByRole('button', { name: 'Remove No meetings before 9:30' }).click();
    await expect(dialog.getByRole('button', { name: 'Removing... No meetings before 9:30' })).toBeDisabled();
    api.on('adminUserDetails', { ...userDetail, preferences: [] });
    if (preference) answer.resolve({ ...preference, is_active: false });
    await expect(dialog.getByText('No active preferences set')).toBeVisible();
    const sent = api.calls('adminDeactivatePreference')[0];
    expect(sent?.url.pathname).toBe('/api/v1/admin/users/user-1/preferences/p1');
    expect(sent?.body).toEqual({ is_active: false });

    api.on('adminDeactivateReminder', problem(404));
    await dialog.getByRole('button', { name: 'Remove Weekly report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Reminder not found');
    expect(api.calls('adminDeactivateReminder')[0]?.url.pathname).toBe(
      '/api/v1/admin/users/user-1/reminders/r2',
    );
  });
});

test('User Details of somebody with nothing set, and refused', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?tab=users', (answers) =>
    answers.on('adminUsers', { users: [...users, adminUser('user-4')], total: 4, ...whole }),
  );
  await test.step('nothing set', async () => {
    api.on('adminUserDetails', {
      ...userDetail,
      name: null,
      phone_number: null,
      background_events_enabled: false,
      selected_character: null,
      profile: null,
      preferences: [],
      reminders: [],
    });
    const dialog = await openDetails(page, 1);
    await expect(dialog.getByText('No active preferences set')).toBeVisible();
    await expect(dialog.getByText('No active reminders set')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Basic Info' })).toContainText('Paused');
    await expect(dialog.getByRole('button', { name: 'Resume Background Events' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  for (const [row, status, sentence] of [
    [2, 404, 'User not found'],
    [3, 500, 'Failed to fetch user details'],
  ] as const) {
    await test.step(`details refused with ${status}: ${sentence}`, async () => {
      api.on('adminUserDetails', problem(status));
      const dialog = await openDetails(page, row);
      await expect(dialog.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  }
});
