import type { Page, Route } from '@playwright/test';
import { looksRight } from '../support/looks.ts';
import { newPerson, titlesOf } from '../support/people-at-work.ts';
import { expect, newEmail, signIn, test } from '../support/system.ts';

const talk = (page: Page) => page.getByRole('region', { name: 'Talk to Catch' });
const waiting = (page: Page) => page.getByRole('region', { name: /^Waiting for you/ });
const inChat = (page: Page) => talk(page).getByRole('region', { name: 'Approval Required' }).last();

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Talk to Catch' }).click();
  await talk(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

test('what waits is decided in Settings: in the list or in the chat, in one tab or the other, once', async ({
  page,
  context,
  browser,
}) => {
  const email = newEmail('waiting');
  const guest = await newPerson(browser, 'told');
  await signIn(page, email);
  await expect(waiting(page).getByText('Nothing is waiting for you.')).toBeVisible();
  await say(page, `Planning with ${guest} tomorrow at 10am`);
  await expect(inChat(page).getByRole('button', { name: 'Approve' })).toBeVisible();

  await test.step('the list and the title know it, in another tab, too', async () => {
    await expect(waiting(page).getByText('All guests will be told.')).toBeVisible();
    await expect(waiting(page).getByText(guest).and(page.locator(':not(.sr-only)'))).toBeVisible();
    await expect(page).toHaveTitle('(1) Settings · Catch');
    expect(await titlesOf(email)).toEqual([]);
  });
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  await other.goto('/integrations');
  await test.step('pressed in the other tab by keyboard, it is done once and settled everywhere', async () => {
    await waiting(other).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(waiting(other).getByText('Approved', { exact: true })).toBeVisible();
    await expect(inChat(page).getByText(/^Approved/)).toBeVisible();
    await expect(waiting(page).getByText(/^Approved/)).toBeVisible();
    await expect(waiting(page).getByRole('button')).toHaveCount(0);
    await expect(page).toHaveTitle('Settings · Catch');
    const [title = ''] = await titlesOf(email);
    expect([await titlesOf(email), await titlesOf(guest)]).toEqual([[title], [title]]);
  });
  await test.step('a deletion says what would go', async () => {
    await page.bringToFront();
    await say(page, 'cancel planning tomorrow');
    await expect(waiting(page).getByText('Delete', { exact: true })).toBeVisible();
    // The phone's tab has all of it: the card, what was done, and what is next.
    await expect(waiting(other).getByText('Delete', { exact: true })).toBeVisible();
    await looksRight(other, 'settings-waiting');
    await page.bringToFront();
    await inChat(page).getByRole('button', { name: 'Deny' }).press('Enter');
    await expect(waiting(page).getByText(/^Denied/)).toBeVisible();
    expect(await titlesOf(email)).toHaveLength(1);
  });
  await test.step('the answer to a press is lost: it is done once, and the card says so', async () => {
    await say(page, `Budget with ${guest} tomorrow at 3pm`);
    const card = waiting(page).getByRole('listitem').filter({ hasText: 'Budget' });
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/assistant/approval', lose, { times: 1 });
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(card.getByText(/^Approved/)).toBeVisible();
    await expect(card.getByRole('alert')).toHaveCount(0);
    expect([(await titlesOf(email)).length, (await titlesOf(guest)).length]).toEqual([2, 2]);
  });
  await test.step('the session ends before a press: nothing happens until after signing in again', async () => {
    await say(page, `Roadmap with ${guest} tomorrow at 5pm`);
    const card = waiting(page).getByRole('listitem').filter({ hasText: 'Roadmap' });
    await expect(card.getByRole('button', { name: 'Approve' })).toBeVisible();
    const end = async (route: Route) => {
      const { authorization = '' } = route.request().headers();
      await page.request.post('/api/v1/auth/logout', { headers: { authorization } });
      await route.continue();
    };
    await page.route('**/assistant/approval', end, { times: 1 });
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await titlesOf(email)).toHaveLength(2);
    await signIn(page, email, { from: 'here' });
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    expect([(await titlesOf(email)).length, (await titlesOf(guest)).length]).toEqual([3, 3]);
  });
});
