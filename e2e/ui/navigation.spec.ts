import { ordinary, staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, staffPagesOutOfOrder, storedSession, test } from '../support/test.ts';

test('signed out: the brand leads home, Get Started to /login, nothing else', async ({ page }) => {
  await page.goto('/terms');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
  await expect(navigation.getByRole('link', { name: 'Catch' })).toHaveAttribute('href', '/');
  await expect(navigation.getByRole('link')).toHaveCount(2);
});

test('an ordinary user sees a spinner first, then Settings, a placeholder picture, the name and Logout', async ({
  page,
  api,
  signIn,
}) => {
  const held = deferred<typeof ordinary>();
  await signIn(ordinary);
  api.on('me', () => held.promise);
  await page.goto('/terms');
  await expect(page.getByRole('status').getByText('Checking your session')).toBeAttached();
  held.resolve(ordinary);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText('Marta Ruiz')).toBeVisible();
  await expect(navigation.getByTestId('avatar-placeholder')).toBeVisible();
  await expect(navigation.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(navigation.getByRole('link')).toHaveText(['Catch', 'Settings']);
  await expect(page.getByText('Checking your session')).toHaveCount(0);
});

test('staff see Chat, Admin and Settings, and their picture', async ({ page, signIn }) => {
  await signIn(staff);
  await page.goto('/terms');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('img', { name: 'Profile picture' })).toHaveAttribute(
    'src',
    staff.picture ?? '',
  );
  await expect(navigation.getByRole('link')).toHaveText(['Catch', 'Chat', 'Admin', 'Settings']);
});

test('a picture that cannot be loaded becomes the placeholder, a look-alike of the staff domain an ordinary user', async ({
  page,
  signIn,
}) => {
  await signIn({ ...ordinary, email: 'eve@evil-catch.example', picture: '/missing.png' });
  await page.goto('/terms');
  await expect(page.getByTestId('avatar-placeholder')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
});

for (const [what, answer] of [
  ['the server confirms', { message: 'Logged out' }],
  ['the server fails', problem(500)],
  ['the session is already gone', problem(401, 'The session has expired.')],
] as const) {
  test(`Logout clears the session and goes to / when ${what}`, async ({ page, api, signIn }) => {
    await signIn(ordinary);
    settingsAnswers(api).on('logout', answer);
    await page.goto('/integrations');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Welcome to Catch' })).toBeVisible();
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    expect(api.calls('logout')).toHaveLength(1);
    expect(api.calls('logout')[0]?.authorization).toBe('Bearer token-1');
  });
}

test('on a phone the menu opens, closes with Escape and closes on arrival', async ({ page, api, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(staff);
  staffPagesOutOfOrder(api);
  await page.goto('/terms');
  const menu = page.getByRole('button', { name: 'Menu' });
  const chat = page.getByRole('link', { name: 'Chat', exact: true });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(chat).toBeHidden();
  await menu.click();
  await expect(chat).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await menu.click();
  await chat.click();
  await expect(page).toHaveURL('/chat');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('signing out in another tab signs this one out too', async ({ page, context, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api);
  await page.goto('/integrations');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('seeded', 'true'));
  await other.goto('/terms');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL('/login');
});

test('a new page starts at its top; where going back leads to is left to the browser', async ({ page }) => {
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      document.documentElement.dataset.tops = `${document.documentElement.dataset.tops ?? ''}|`;
      scroll(x, y);
    }) as typeof window.scrollTo;
  });
  const privacy = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
  const forward = async () => {
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  };
  await page.goto('/privacy');
  await expect(privacy).toBeVisible();
  await page.evaluate(() => scrollBy(0, 400));
  await forward();
  await expect(page.locator('html')).toHaveAttribute('data-tops', '|');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(privacy).toBeVisible();
  await forward();
  await expect(page.locator('html')).toHaveAttribute('data-tops', '||');
});

test('a person without a name is shown by the address', async ({ page, api, signIn }) => {
  await signIn({ ...ordinary, name: '' });
  settingsAnswers(api);
  await page.goto('/integrations');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('marta@example.org')).toBeVisible();
});
