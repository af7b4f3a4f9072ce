import { staff } from '../support/people.ts';
import { expect, staffPagesOutOfOrder, test } from '../support/test.ts';

test('a tab is one entry of the history, pressed or by keyboard, and only the keyboard draws a ring', async ({
  page,
  api,
  signIn,
}) => {
  await signIn(staff);
  staffPagesOutOfOrder(api);
  await page.goto('/admin');
  const tab = (name: string) => page.getByRole('tab', { name });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await tab('Approvals').click();
  await expect(page).toHaveURL('/admin?tab=approvals');
  await expect(tab('Approvals')).toBeFocused();
  expect(await tab('Approvals').evaluate((node) => node.matches(':focus-visible'))).toBe(false);
  expect(await entries()).toBe(before + 1);
  await tab('Users').click();
  await expect(page).toHaveURL('/admin?tab=users');
  expect(await entries()).toBe(before + 2);
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=approvals');
  await page.goBack();
  await expect(page).toHaveURL('/admin');
  await tab('Messages').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/admin?tab=approvals');
  expect(await tab('Approvals').evaluate((node) => node.matches(':focus-visible'))).toBe(true);
});

test('on paper there is what was read, in full and without what can only be pressed', async ({
  page,
  api,
  signIn,
}) => {
  await signIn(staff);
  staffPagesOutOfOrder(api);
  await page.goto('/admin?tab=users');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Users']);
  await expect(page.getByRole('navigation')).toBeHidden();
});
