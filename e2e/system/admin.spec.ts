import type { Browser, Page } from '@playwright/test';
import { actAs, newPerson, titlesOf } from '../support/people-at-work.ts';
import { expect, signIn, test } from '../support/system.ts';

const openTab = async (page: Page, tab: string, query = ''): Promise<void> => {
  await page.goto(`/admin?tab=${tab}${query}`);
};
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('row');

/** Somebody on whose behalf staff asked for an invitation and agreed to it: messages, a decision, an event. */
async function personWithHistory(
  browser: Browser,
  page: Page,
): Promise<{ person: string; guest: string; request: string }> {
  const [person, guest] = [await newPerson(browser, 'watched'), await newPerson(browser, 'guest')];
  await actAs(page, person);
  const request = `Planning with ${guest} tomorrow at 10am`;
  const articles = page.getByRole('log').getByRole('article');
  await page.getByPlaceholder('Ask me to schedule a meeting...').fill(request);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(articles).toHaveCount(2);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(articles).toHaveCount(3);
  return { person, guest, request };
}

test('what happened is found in Messages and Approvals', async ({ page, browser }) => {
  const { person, request } = await personWithHistory(browser, page);

  await openTab(page, 'messages');
  await page.getByLabel('User email').fill(person);
  // The prompt, the proposal, the tool's result and the last words: newest first.
  await expect(rows(page).filter({ hasText: person })).toHaveCount(4);
  const prompt = rows(page).filter({ hasText: request });
  await prompt.getByRole('button', { name: 'View Full' }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(person);
  await expect(details).toContainText(request);
  await page.keyboard.press('Escape');

  await openTab(page, 'approvals');
  const decision = rows(page).filter({ hasText: person });
  await expect(decision).toHaveCount(1);
  await expect(decision).toContainText('create_event');
  await expect(decision).toContainText('Approved');
  await decision.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog')).toContainText('staff.one@catch.example');
  await expect(page.getByRole('dialog')).toContainText(request);
});

test('staff actions really act: pause, clear, reset, and all of it is on record for its owner', async ({
  page,
  browser,
}) => {
  const { person } = await personWithHistory(browser, page);
  await openTab(page, 'users');
  await page.getByRole('searchbox').fill(person);
  const row = rows(page).filter({ hasText: person });
  await expect(row).toHaveCount(1);

  await row.getByRole('button', { name: 'View Details' }).click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Pause Background Events' }).click();
  await expect(details.getByRole('button', { name: 'Resume Background Events' })).toBeVisible();
  await page.keyboard.press('Escape');

  page.once('dialog', (question) => void question.accept());
  await row.getByRole('button', { name: 'Clear History' }).click();
  await expect(page.getByRole('status').filter({ hasText: /cleared/i })).toBeVisible();
  await openTab(page, 'messages');
  await page.getByLabel('User email').fill(person);
  await expect(page.getByText('No messages found')).toBeVisible();

  await openTab(page, 'users');
  await page.getByRole('searchbox').fill(person);
  await row.getByRole('button', { name: 'View Details' }).click();
  await details.getByRole('button', { name: 'Reset User' }).click();
  await page.getByRole('button', { name: 'Confirm Reset' }).click();
  await expect(details.getByText(/^User reset/)).toBeVisible();
  // What is in the calendar is theirs and stays.
  expect(await titlesOf(person)).toHaveLength(1);

  const theirs = await browser.newContext();
  const own = await theirs.newPage();
  await signIn(own, person);
  const seen = own.getByRole('region', { name: 'Who looked at your account' });
  await expect(seen).toContainText('staff.one@catch.example');
  await theirs.close();
});
