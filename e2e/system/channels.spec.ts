import type { Page } from '@playwright/test';
import { actAs, expectInCalendar, newPerson, titlesOf } from '../support/people-at-work.ts';
import { expect, newEmail, sandboxUrl, signIn, test } from '../support/system.ts';

const conversation = (window: Page) => window.getByRole('log', { name: 'Conversation' });
const card = (page: Page, name: 'WhatsApp' | 'Slack') => page.getByRole('region', { name, exact: true });

async function connectWhatsapp(page: Page, email: string): Promise<Page> {
  await card(page, 'WhatsApp').getByRole('button', { name: 'Connect' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open WhatsApp' });
  await link.waitFor();
  // The link opens the phone with the code written already; whose phone it is, the sandbox cannot know.
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toMatch(/^VERIFY [A-Z0-9]{8}$/);
  const phone = await page.context().newPage();
  await phone.goto(`${sandboxUrl}/whatsapp?${new URLSearchParams({ user: email, text })}`);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(conversation(phone)).toContainText("You're connected");
  await page.bringToFront();
  await expect(page.getByText('WhatsApp connected')).toBeVisible();
  await expect(card(page, 'WhatsApp').getByRole('button', { name: 'Disconnect' })).toBeVisible();
  return phone;
}

async function connectSlack(page: Page, email: string): Promise<Page> {
  await card(page, 'Slack').getByRole('button', { name: 'Connect' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect to Slack' }).click();
  const popup = await opened;
  await popup.getByLabel('Signed in as').selectOption(email);
  const team = (await popup.getByLabel('Workspace').inputValue()) || '';
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Allow' }).click()]);
  await expect(card(page, 'Slack').getByRole('button', { name: 'Disconnect' })).toBeVisible();
  const window = await page.context().newPage();
  await window.goto(`${sandboxUrl}/slack?${new URLSearchParams({ user: email, team })}`);
  await expect(conversation(window)).toContainText("You're connected");
  return window;
}

test('from sign-in to an event: asked on WhatsApp, approved in Slack, in the calendar, confirmed on WhatsApp', async ({
  page,
  browser,
}) => {
  const email = newEmail('both');
  const guest = await newPerson(browser, 'invited');
  await signIn(page, email);
  const phone = await connectWhatsapp(page, email);
  const slack = await connectSlack(page, email);

  await phone.getByLabel('Message').fill(`Planning with ${guest} tomorrow at 10am`);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(conversation(phone)).toContainText('Invite');
  await expect(conversation(phone).getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(conversation(slack)).toContainText('Asked on WhatsApp');
  expect([await titlesOf(email), await titlesOf(guest)]).toEqual([[], []]);

  await conversation(slack).getByRole('button', { name: 'Approve' }).click();
  await expect(conversation(phone)).toContainText(/Approved in Slack, \d\d:\d\d/);
  await expect(conversation(slack)).toContainText(/Approved in Slack, \d\d:\d\d/);
  await expect(conversation(slack).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect.poll(() => titlesOf(email)).toHaveLength(1);
  const [title = ''] = await titlesOf(email);
  expect(await titlesOf(guest)).toEqual([title]);

  const office = await browser.newContext();
  const staff = await office.newPage();
  await actAs(staff, email);
  await expectInCalendar(staff, title);
  await office.close();
});
