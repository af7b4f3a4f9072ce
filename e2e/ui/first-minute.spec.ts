import type { Page } from '@playwright/test';
import { characters, ordinary, staff } from '../support/people.ts';
import { problem, type StubApi } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import { bubbles, button, chatAnswers, conversation, input, reply, say } from './chat-page.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your first minute' });
const step = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const talk = (page: Page) => page.getByRole('region', { name: 'Talk to Catch' });
const message = (id: string, text: string, is_user: boolean) => ({
  ...reply({ message: text }),
  id,
  is_user,
  timestamp: '2026-03-11T08:15:00Z',
});
const connected = { connected: true, verified: true, unavailable_reason: null, undo_until: null };
const allDone = (api: StubApi) =>
  api
    .on('slackStatus', { ...connected, slack_user_id: 'U1', workspace_name: 'Northwind' })
    .on('conversation', conversation([message('m1', 'hello', true)]));

test.beforeEach(async ({ api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api).on('myAssistant', null);
});

test('the list shows what is really done, leads to the rest, and goes when it is put away', async ({
  page,
  api,
}) => {
  api.on('chooseAssistant', characters[1] as never).on('chat', reply({ message: 'Booked.', event_id: 'e1' }));
  await page.goto('/integrations');
  await expect(list(page).getByRole('status')).toHaveText('1 of 4 done');
  await expect(step(page, 'Calendar connected').getByRole('button')).toHaveCount(0);
  await test.step('an assistant', async () => {
    await button(step(page, 'Choose an assistant'), 'Choose').click();
    await page.getByRole('button', { name: /Milo/ }).click();
    await expect(list(page).getByRole('status')).toHaveText('2 of 4 done');
  });
  await test.step('a channel', async () => {
    await button(step(page, 'Connect WhatsApp'), 'Slack').click();
    await expect(page.getByRole('dialog', { name: 'Connect Slack Workspace' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the first sentence, from an example', async () => {
    await button(step(page, 'Send your first message'), 'Try it').click();
    await expect(input(page)).toBeFocused();
    await button(talk(page), 'Lunch tomorrow at 13:00').click();
    await expect(input(page)).toHaveValue('Lunch tomorrow at 13:00');
    expect(api.calls('chat'), 'nothing is said by accident').toEqual([]);
    api.on('conversation', conversation([message('m1', 'Lunch tomorrow at 13:00', true)]));
    await page.keyboard.press('Enter');
    await expect(bubbles(page)).toHaveCount(2);
    await expect(bubbles(page).last()).toContainText('Event created successfully');
    await expect(talk(page).getByText('Event ID')).toHaveCount(0);
    await expect(list(page).getByRole('status')).toHaveText('3 of 4 done');
    await expect(input(page)).toBeFocused();
  });
  await test.step('put away, it stays away', async () => {
    await button(list(page), 'Hide').click();
    await expect(list(page)).toBeHidden();
    await page.reload();
    await expect(talk(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
  });
});

test('people who finish see it, and never again; those who had finished see nothing', async ({
  page,
  api,
}) => {
  api.on('myAssistant', characters[0] ?? null);
  allDone(api).on('conversation', conversation()).on('chat', reply());
  await page.goto('/integrations');
  await expect(list(page).getByRole('status')).toHaveText('3 of 4 done');
  await page.getByRole('button', { name: 'Talk to Catch' }).click();
  allDone(api);
  await say(page, 'hello');
  await expect(list(page).getByRole('status')).toHaveText('All set.');
  await page.reload();
  await expect(talk(page)).toBeVisible();
  await expect(list(page)).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('first-minute:user-1'));
  await page.reload();
  await talk(page).scrollIntoViewIfNeeded();
  await expect(bubbles(page)).toHaveCount(1);
  await expect(list(page)).toBeHidden();
});

test('words that were not sent survive a reload, a broken connection and an expired session', async ({
  page,
  api,
  signIn,
}) => {
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Talk to Catch' }).click();
  await input(page).fill('Dinner on Fri');
  await page.reload();
  await talk(page).scrollIntoViewIfNeeded();
  await expect(input(page)).toHaveValue('Dinner on Fri');
  await test.step('offline', async () => {
    await page.route('**/assistant/chat', (route) => route.abort());
    await input(page).fill('Dinner on Friday at 8pm');
    await page.keyboard.press('Enter');
    await expect(bubbles(page).last()).toContainText("Can't reach the server");
    await page.unroute('**/assistant/chat');
  });
  await test.step('the session has ended', async () => {
    api.on('chat', problem(401, 'Your session has expired.'));
    await button(talk(page), 'Try again').click();
    await expect(page).toHaveURL('/login');
    await page.evaluate(() => sessionStorage.removeItem('seeded'));
    await signIn(ordinary);
    await page.goto('/integrations');
    await talk(page).scrollIntoViewIfNeeded();
    await expect(input(page)).toHaveValue('Dinner on Friday at 8pm');
    await input(page).focus();
  });
  await test.step('heard after all, it is not offered again', async () => {
    await page.route('**/assistant/chat', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(bubbles(page).last()).toContainText("Can't reach the server");
    const heard = [message('m1', 'Dinner on Friday at 8pm', true)];
    api.on('conversation', conversation(heard, { arrived: true }));
    await page.reload();
    await talk(page).scrollIntoViewIfNeeded();
    await expect(bubbles(page)).toHaveCount(1);
    await expect(input(page)).toHaveValue('');
  });
});

test('what was said before cannot be loaded: one can write all the same, and Retry', async ({
  page,
  api,
}) => {
  api.on('conversation', problem(503));
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Talk to Catch' }).click();
  await expect(talk(page).getByRole('alert')).toContainText("Couldn't load earlier messages.");
  await expect(input(page)).toBeEnabled();
  api.on('conversation', conversation([message('m1', 'hello', true)]));
  await button(talk(page), 'Retry').click();
  await expect(bubbles(page)).toHaveText([/^hello/]);
});

test('in Spanish the panel speaks it and says that examples are English; the staff chat stays English', async ({
  page,
  api,
  signIn,
}) => {
  await signIn({ ...staff, language: 'es' });
  chatAnswers(api).on('adminModelUsage', problem(503));
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Habla con Catch' }).click();
  const panel = page.getByRole('region', { name: 'Habla con Catch' });
  await expect(panel.getByPlaceholder('Pídeme que organice una reunión…')).toBeFocused();
  await expect(panel.getByText('Prueba, en inglés')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Chat', exact: true })
    .click();
  await expect(input(page)).toBeVisible();
  await expect(page.getByText('Try', { exact: true })).toBeVisible();
});

test('at 360 px all of it fits the page, and its place is reserved while it loads', async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/integrations');
  const height = async () => (await talk(page).boundingBox())?.height;
  const before = await height();
  await talk(page).scrollIntoViewIfNeeded();
  await expect(button(talk(page), 'Lunch tomorrow at 13:00')).toBeAttached();
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(api.calls('firstWords')).toHaveLength(1);
});
