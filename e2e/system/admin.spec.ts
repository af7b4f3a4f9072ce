import type { Browser, Page } from '@playwright/test';
import { looksRight } from '../support/looks.ts';
import { actAs, newPerson, titlesOf } from '../support/people-at-work.ts';
import { control, expect, signIn, test } from '../support/system.ts';

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
  await decision.getByRole('button', { name: 'View Details' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('staff.one@catch.example');
  await expect(page.getByRole('dialog')).toContainText(request);
  await looksRight(page, 'admin-approval-stored', { part: '[role=dialog]', fullPage: false });
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

test('a turn is found by its address, also after signing in; the person and the conversation from there', async ({
  page,
  browser,
}) => {
  const { person, request } = await personWithHistory(browser, page);
  await page.goto(`/admin?view=turns&user_email=${encodeURIComponent(person)}`);
  const turns = page.getByRole('table', { name: 'Turns' }).getByRole('row').filter({ hasText: person });
  // The request, and the approval of what came of it.
  await expect(turns).toHaveCount(2);
  const asked = turns.filter({ hasText: request });
  await expect(asked).toContainText('create_event');
  await asked.getByRole('button', { name: 'View Turn' }).click();
  const turn = page.getByRole('dialog', { name: 'Turn Details' });
  await expect(turn.getByRole('listitem').first()).toContainText(request);
  const address = page.url().replace(/view=turns&user_email=[^&]*&/, '');

  await test.step('somebody else opens it without a session: Settings offers it, and it opens', async () => {
    const theirs = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const own = await theirs.newPage();
    await own.goto(address);
    await expect(own).toHaveURL(/\/login$/);
    await signIn(own, 'staff.two@catch.example', { from: 'here' });
    await own.getByRole('button', { name: 'Go to Admin' }).click();
    await expect(own).toHaveURL(address);
    await expect(own.getByRole('dialog', { name: 'Turn Details' })).toContainText(request);
    await looksRight(own, 'admin-turn-stored', { part: '[role=dialog]', fullPage: false });
    await theirs.close();
  });
  await test.step('from the turn to the conversation, and to the person, whose activity leads back', async () => {
    await turn.getByRole('link', { name: 'Show conversation' }).click();
    const conversation = page.getByRole('dialog', { name: 'Conversation' });
    await expect(conversation.getByRole('row').filter({ hasText: request })).toHaveCount(1);
    await conversation.getByRole('link', { name: person }).click();
    const user = page.getByRole('dialog', { name: 'User Details' });
    await user.getByRole('region', { name: 'Activity' }).getByRole('link', { name: request }).click();
    await expect(turn).toContainText(request);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a chat that fails on Google stands among the exceptions, with its person and its turn', async ({
  page,
  browser,
}) => {
  const person = await newPerson(browser, 'unlucky');
  await actAs(page, person);
  const { faults } = await control<{ faults: { id: string }[] }>('POST', '/faults', {
    vendor: 'google',
    path: '/google/calendar/v3/*',
    user: person,
    status: 500,
  });
  await page.getByPlaceholder('Ask me to schedule a meeting...').fill('What do I have tomorrow?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  for (const { id } of faults) await control('DELETE', `/faults?id=${id}`);

  await page.goto(`/admin?tab=exceptions&view=kinds&user_email=${encodeURIComponent(person)}`);
  const kind = page.getByRole('row').filter({ hasText: /google calendar .* answered 500/ });
  // Spans go out once a second, and an answer of Logfire's is kept for half a minute.
  await expect(async () => {
    await page.reload();
    await expect(kind.first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await expect(kind.first()).toContainText(person);
  await kind.first().getByRole('button', { name: 'View Details' }).press('Enter');
  const details = page.getByRole('dialog', { name: 'Exception Details' });
  await expect(details).toContainText('answered 500');
  await looksRight(page, 'admin-exception-stored', { part: '[role=dialog]', fullPage: false });
  await page.reload();
  await expect(details).toContainText('answered 500');
  await details.getByRole('link', { name: 'Show the turn' }).click();
  await expect(page.getByRole('dialog', { name: 'Turn Details' })).toContainText('What do I have tomorrow?');
});
