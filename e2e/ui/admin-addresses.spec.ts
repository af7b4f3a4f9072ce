import type { Page } from '@playwright/test';
import { ordinary, staff } from '../support/people.ts';
import { problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import { answerAdmin, openAdmin } from './admin-data.ts';

// Several page loads each; a bound for slow machines, never waited for.
test.describe.configure({ timeout: 60_000 });

const things = [
  {
    open: 'user:user-1',
    tab: 'Users',
    dialog: 'User Details',
    call: 'adminUserDetails',
    path: '/api/v1/admin/users/user-1/details',
    missing: 'User not found',
  },
  {
    open: 'conversation:user-1:SLACK',
    tab: 'Messages',
    dialog: 'Conversation',
    call: 'adminConversation',
    path: '/api/v1/admin/conversations/user-1',
    missing: 'User not found',
  },
  {
    open: 'turn:turn-1',
    tab: 'Messages',
    dialog: 'Turn Details',
    call: 'adminTurn',
    path: '/api/v1/admin/turns/turn-1',
    missing: 'Turn not found',
  },
  {
    open: 'approval:42',
    tab: 'Approvals',
    dialog: 'Approval Details',
    call: 'adminApprovalLog',
    path: '/api/v1/admin/approval-logs/42',
    missing: 'Approval not found',
  },
  {
    open: 'exception:mmaaaaaa-0123456789abcdef',
    tab: 'Exceptions',
    dialog: 'Exception Details',
    call: 'adminException',
    path: '/api/v1/admin/exceptions/mmaaaaaa-0123456789abcdef',
    missing: 'Exception not found',
  },
] as const;

for (const { open, tab, dialog: name, call, path, missing } of things) {
  test(`an address opens exactly ${open}, is copied from there, and says when it is not there any more`, async ({
    page,
    api,
    signIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const query = `?${tab === 'Messages' ? '' : `tab=${tab.toLowerCase()}&`}open=${encodeURIComponent(open)}`;
    await openAdmin({ page, api, signIn }, query);
    const dialog = page.getByRole('dialog', { name });
    await test.step('it opens in front of its list', async () => {
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
      expect(new Set(api.calls(call).map(({ url }) => url.pathname))).toEqual(new Set([path]));
      await expect(page.locator(`[role=tab][aria-selected=true]`)).toHaveText(tab);
    });
    await test.step('the link to pass on is this very address', async () => {
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await expect(dialog.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
    await test.step('closed by keyboard, the list is left as it was', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(tab === 'Messages' ? '/admin' : `/admin?tab=${tab.toLowerCase()}`);
    });
    await test.step('not found any more', async () => {
      api.on(call, problem(404, missing));
      await page.goto(`/admin${query}`);
      const alert = dialog.getByRole('alert');
      await expect(alert.getByText(missing, { exact: true })).toBeVisible();
      await expect(alert).toContainText('It was deleted, or the link is incomplete.');
    });
    await test.step('out of order: Retry', async () => {
      api.on(call, problem(503, 'Out of order.'));
      await page.goto(`/admin${query}`);
      await expect(dialog.getByRole('alert')).toContainText('Out of order.');
      await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    });
  });
}

test('what a row opens is in the address, survives a reload, and is left by Back as by Escape', async ({
  page,
  api,
  signIn,
}) => {
  await openAdmin({ page, api, signIn }, '?tab=approvals&approved=false');
  const dialog = page.getByRole('dialog', { name: 'Approval Details' });
  const details = page.getByRole('button', { name: 'View Details' }).nth(1);
  await details.click();
  await expect(page).toHaveURL('/admin?tab=approvals&approved=false&open=approval%3Aa2');
  await expect(dialog).toContainText('delete_event');
  expect(api.calls('adminApprovalLog')).toEqual([]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/admin?tab=approvals&approved=false');
  await details.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  // It is there before it has asked for what it shows.
  await expect.poll(() => api.calls('adminApprovalLog').length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin?tab=approvals&approved=false');
  await details.click();
  await page.keyboard.press('Escape');
  // Back to where the keyboard was.
  await expect(details).toBeFocused();
});

test('a long conversation opens at its end, and is paged through', async ({ page, api, signIn }) => {
  await openAdmin({ page, api, signIn }, '?open=conversation:user-1:WEB', (answers) =>
    answers.on('adminConversation', ({ url }) => ({
      messages: [],
      total: 250,
      total_capped: false,
      limit: 100,
      offset: Number(url.searchParams.get('offset')),
    })),
  );
  const offsets = () => api.calls('adminConversation').map(({ url }) => url.searchParams.get('offset'));
  await expect.poll(offsets).toEqual(['0', '200']);
  await page.getByRole('dialog').getByRole('button', { name: 'Previous' }).click();
  await expect.poll(offsets).toEqual(['0', '200', '100']);
});

const wanted = '/admin?tab=approvals&open=approval%3A42';
const signInWithGoogle = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/integrations');
};

test('after signing in Settings offers the page that was asked for, and it opens as it was asked for', async ({
  page,
  api,
}) => {
  answerAdmin(settingsAnswers(api))
    .on('me', staff)
    .on('login', { auth_url: '/callback?access_token=token-2' });
  const notice = page.getByText('You were on your way to Admin before you signed in.');
  await test.step('asked for, sent to sign in, and offered on Settings', async () => {
    await page.goto(wanted);
    await expect(page).toHaveURL('/login');
    await signInWithGoogle(page);
    await expect(notice).toBeVisible();
    // It stays until it was used or sent away.
    await page.reload();
    await expect(notice).toBeVisible();
  });
  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: 'Go to Admin' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('dialog', { name: 'Approval Details' })).toBeVisible();
    await page.goto('/integrations');
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await test.step('a session that ends in the middle is the same; the notice can be sent away', async () => {
    await page.goto('/admin?tab=users&search=marta');
    await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
    api.on('adminUserDetails', problem(401, 'Your session has ended.'));
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page).toHaveURL('/login');
    await signInWithGoogle(page);
    await expect(notice).toBeVisible();
    const dismiss = page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Dismiss' });
    await page.setViewportSize({ width: 360, height: 740 });
    // On a phone, too, it stands at the end of the line.
    const [text, cross] = [await notice.boundingBox(), await dismiss.boundingBox()];
    expect(cross?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    await dismiss.click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('nobody is offered what they may not see, what is not ours, or what they logged out of', async ({
  page,
  api,
}) => {
  answerAdmin(settingsAnswers(api))
    .on('me', ordinary)
    .on('logout', { message: 'ok' })
    .on('login', { auth_url: '/callback?access_token=token-2' });
  const settings = page.getByRole('heading', { name: 'Settings', exact: true });
  const notice = page.getByText(/You were on your way/);
  await test.step('somebody who is not staff', async () => {
    await page.goto(wanted);
    await expect(page).toHaveURL('/login');
    await signInWithGoogle(page);
    await expect(settings).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await test.step('an address that somebody else put there', async () => {
    api.on('me', staff);
    for (const path of ['//evil.example/admin', 'https://evil.example/admin', 'javascript:alert(1)']) {
      await page.evaluate((planted) => sessionStorage.setItem('asked_for', planted), path);
      await page.reload();
      await expect(settings).toBeVisible();
      await expect(notice).toHaveCount(0);
    }
  });
  await test.step('a page that was left by logging out', async () => {
    await page.goto('/admin?tab=users');
    await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await signInWithGoogle(page);
    await expect(settings).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
