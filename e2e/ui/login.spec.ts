import { staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, storedSession, test } from '../support/test.ts';

test('what signing in means, a failure that says why, and the way to Google without any bearer', async ({
  page,
  api,
}) => {
  await page.goto('/login');
  await test.step('signing in means agreeing to the Terms of Service and the Privacy Policy', async () => {
    const main = page.getByRole('main');
    await expect(
      main.getByText('By signing in, you agree to our Terms of Service and Privacy Policy.'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
  await test.step('what Google will ask for, and why', async () => {
    await expect(
      page.getByRole('region', { name: 'Google will ask you to share:' }).getByRole('listitem'),
    ).toHaveText([
      "Your name, email and picture, so we know it's you.",
      "Your calendars and events, to see when you're free and make the changes you ask for.",
      'Not your mail. You can let your assistant look for people there later, in Settings.',
    ]);
  });
  await test.step('a failure says why and lets the person try again', async () => {
    api.on('login', problem(503, 'Google is not configured.'));
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText('Google is not configured.');
    api.on('login', problem(502));
    await button.click();
    await expect(page.getByRole('alert')).toHaveText("Couldn't start Google sign-in. Please try again.");
  });
  await test.step('the button sends the browser to Google, without any bearer', async () => {
    const held = deferred<void>();
    api.on('login', async () => {
      await held.promise;
      return { auth_url: '/terms?from=google' };
    });
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    await expect(button).toBeDisabled();
    held.resolve();
    await expect(page).toHaveURL('/terms?from=google');
    expect(api.calls('login').at(-1)?.authorization).toBeUndefined();
  });
});

test('signed-in users are redirected to /', async ({ page, signIn }) => {
  await signIn(staff);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a stored session that is no longer good is cleared, and the browser stays on /login', async ({
  page,
  api,
  signIn,
}) => {
  await signIn(staff);
  api.on('me', problem(401, 'The session has expired.'));
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});
