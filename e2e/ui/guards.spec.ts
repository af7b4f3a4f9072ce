import { ordinary, staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, staffPagesOutOfOrder, storedSession, test } from '../support/test.ts';

test('a visitor who is not logged in is sent to /login, a user who is not staff to /integrations', async ({
  page,
  api,
  signIn,
}) => {
  for (const path of ['/integrations', '/chat', '/admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
  await signIn(ordinary);
  settingsAnswers(api);
  for (const path of ['/chat', '/admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/integrations');
  }
});

test('staff open the staff pages', async ({ page, api, signIn }) => {
  await signIn(staff);
  staffPagesOutOfOrder(api);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('a user who turns out not to be staff leaves the staff page', async ({ page, api, signIn }) => {
  await signIn(staff);
  staffPagesOutOfOrder(settingsAnswers(api)).on('me', ordinary);
  await page.goto('/admin');
  await expect(page).toHaveURL('/integrations');
});

test('a page that closes before the server has answered leaves the session to other tabs', async ({
  page,
  api,
  signIn,
}) => {
  const answer = deferred<ReturnType<typeof problem>>();
  await signIn(ordinary);
  settingsAnswers(api).on('me', () => answer.promise);
  await page.goto('/integrations');
  await expect.poll(() => api.calls('me').length).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  const isMe = (one: { url(): string }) => one.url().endsWith('/auth/me');
  const first = page.waitForResponse(isMe);
  answer.resolve(problem(500));
  await first;
  // It asks a second time before it gives up.
  await page.waitForResponse(isMe);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await storedSession(page)).toMatchObject({ token: 'token-1' });
});

test('the stored user is restored and verified at startup, and replaced by what the server says', async ({
  page,
  api,
  signIn,
}) => {
  await signIn(ordinary);
  settingsAnswers(api).on('me', { ...ordinary, name: 'Marta Nueva' });
  await page.goto('/integrations');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Marta Nueva')).toBeVisible();
  expect((await storedSession(page)).user).toMatchObject({ name: 'Marta Nueva' });
});

test('a startup that cannot be verified clears both, after one retry', async ({ page, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api).on('me', problem(500));
  await page.goto('/integrations');
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toEqual({ token: null, user: null });
  expect(api.calls('me')).toHaveLength(2);
});

test('only a token, only a user, or a damaged user in storage is no session', async ({ page }) => {
  await page.goto('/terms');
  for (const stored of ['only the token', 'only the user', 'a damaged user'] as const) {
    await page.evaluate((what) => {
      localStorage.clear();
      if (what !== 'only the user') localStorage.setItem('access_token', 'token-1');
      if (what === 'only the user') localStorage.setItem('user', '{"email":"a@b.c"}');
      if (what === 'a damaged user') localStorage.setItem('user', '{');
    }, stored);
    await page.goto('/integrations');
    await expect(page, stored).toHaveURL('/login');
  }
});

test('any 401 clears the session and sends the browser to /login, without a retry', async ({
  page,
  api,
  signIn,
}) => {
  await signIn(ordinary);
  settingsAnswers(api).on('slackStatus', problem(401, 'The session has been revoked.'));
  await page.goto('/integrations');
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toEqual({ token: null, user: null });
  expect(api.calls('slackStatus')).toHaveLength(1);
});

test('a 401 while verifying on a public page also goes to /login', async ({ page, api, signIn }) => {
  await signIn(ordinary);
  api.on('me', problem(401, 'The session has expired.'));
  await page.goto('/terms');
  await expect(page).toHaveURL('/login');
});

test("without a token nothing is sent: 'No authentication token'", async ({ page, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api).on('characters', []);
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { name: 'Nora' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('access_token'));
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(api.calls('logout')).toHaveLength(0);
  expect(warnings.join()).toContain('No authentication token');
});

test('what one user fetched is never shown to the next', async ({ page, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api)
    .on('logout', { message: 'ok' })
    .on('login', { auth_url: '/callback?access_token=token-2' });
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { name: 'Nora' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const held = deferred<null>();
  api.on('me', { ...ordinary, id: 'user-2', name: 'Second' }).on('myAssistant', () => held.promise);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Second')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nora' })).toHaveCount(0);
  held.resolve(null);
  await expect(page.getByRole('heading', { name: 'Your Assistant', exact: true })).toBeVisible();
});

test('another tab signs somebody else in: the page starts afresh for them', async ({
  page,
  context,
  api,
  signIn,
}) => {
  await signIn(ordinary);
  settingsAnswers(api);
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { name: 'Nora' })).toBeVisible();
  const second = { ...ordinary, id: 'user-2', name: 'Second' };
  api.on('me', second).on('myAssistant', null);
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('seeded', 'true'));
  await other.goto('/terms');
  await other.evaluate((user) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('access_token', 'token-9');
  }, second);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Second')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Assistant', exact: true })).toBeVisible();
  expect(api.calls('myAssistant').at(-1)?.authorization).toBe('Bearer token-9');
});

test('a late 401 about the session before does not end the one that came after it', async ({
  page,
  api,
  signIn,
}) => {
  const answer = deferred<ReturnType<typeof problem>>();
  await signIn(ordinary);
  settingsAnswers(api).on('myMemory', () => answer.promise);
  await page.goto('/integrations');
  await expect.poll(() => api.calls('myMemory').length).toBe(1);
  await page.evaluate(() => localStorage.setItem('access_token', 'token-2'));
  answer.resolve(problem(401, 'Your session has ended.'));
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page).toHaveURL('/integrations');
  expect((await storedSession(page)).token).toBe('token-2');
});
