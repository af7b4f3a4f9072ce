import { ordinary } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, storedSession, test } from '../support/test.ts';

test('stores the token, fetches and stores the user, goes to Settings', async ({ page, api }) => {
  const held = deferred<void>();
  settingsAnswers(api).on('me', async () => {
    await held.promise;
    return ordinary;
  });
  await page.goto('/callback?access_token=token-2');
  await expect(page.getByRole('heading', { name: 'Completing Sign In...' })).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL('/integrations');
  expect(await storedSession(page)).toEqual({ token: 'token-2', user: ordinary });
  expect(api.calls('me')[0]?.authorization).toBe('Bearer token-2');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Marta Ruiz')).toBeVisible();
});

test('a tab in which somebody signed in follows a logout in another one', async ({ page, context, api }) => {
  settingsAnswers(api).on('me', ordinary).on('logout', { message: 'ok' });
  await page.goto('/callback?access_token=token-2');
  await expect(page).toHaveURL('/integrations');
  const other = await context.newPage();
  await other.goto('/integrations');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/login');
});

test('the token leaves the address bar and the history before anything is sent', async ({ page, api }) => {
  const addresses: string[] = [];
  settingsAnswers(api).on('me', async () => {
    addresses.push(page.url());
    return ordinary;
  });
  await page.goto('/login');
  await page.goto('/callback?access_token=token-2');
  await expect(page).toHaveURL('/integrations');
  expect(addresses[0]).toMatch(/\/callback$/);
  await page.goBack();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('access_token');
});

test('an answer without a token shows why, keeps nothing and leads back to /login', async ({ page }) => {
  for (const [query, message] of [
    ['?error=access_denied', 'Authentication failed: access_denied'],
    ['?error=access_denied&access_token=token-2', 'Authentication failed: access_denied'],
    ['', 'Invalid authentication response.'],
    ['?access_token=', 'Invalid authentication response.'],
  ] as const) {
    await test.step(`/callback${query} shows '${message}'`, async () => {
      await page.goto(`/callback${query}`);
      await expect(page.getByRole('heading', { name: 'Authentication Failed', exact: true })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      expect((await storedSession(page)).token).toBeNull();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page).toHaveURL('/login');
    });
  }
});

test('a token that is refused is removed, and the failure shown', async ({ page, api }) => {
  for (const [what, answer] of [
    ['a refused token', problem(401, 'No authentication token')],
    ['a failing server', problem(500)],
  ] as const) {
    await test.step(what, async () => {
      api.on('me', answer);
      await page.goto('/callback?access_token=bad');
      await expect(page.getByText('Authentication failed. Please try again.', { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/callback');
      expect(await storedSession(page)).toEqual({ token: null, user: null });
    });
  }
});

test("a sign-in that this browser did not start keeps a 'Signed in as' notice in sight", async ({
  page,
  api,
}) => {
  settingsAnswers(api).on('me', ordinary);
  await page.goto('/callback?access_token=token-2');
  const notice = page.getByText('Signed in as marta@example.org');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
});

test('a sign-in that this browser started shows no notice', async ({ page, api }) => {
  settingsAnswers(api).on('me', ordinary).on('login', { auth_url: '/callback?access_token=token-2' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByText('Signed in as')).toBeHidden();
});

test("a sign-in over somebody else's session keeps the notice", async ({ page, api, signIn }) => {
  await signIn(ordinary);
  const other = { ...ordinary, id: 'user-2', name: 'Other', email: 'other@example.org' };
  // By token, as the server answers: the first page may still be asking when the second one opens.
  settingsAnswers(api).on('me', ({ authorization }) =>
    authorization === 'Bearer token-2' ? other : ordinary,
  );
  await page.goto('/terms');
  await page.evaluate(() => sessionStorage.setItem('sign_in_started', 'true'));
  await page.goto('/callback?access_token=token-2');
  await expect(page.getByText('Signed in as other@example.org')).toBeVisible();
});
