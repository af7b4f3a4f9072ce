import type { PressOutcome, Today } from '@catch/contract';
import type { Page } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { standsInTheMiddle } from '../support/scroll-box.ts';
import { fullDay, quietDay } from '../support/settings-data.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const row = (page: Page, text: string) => card(page).getByRole('listitem').filter({ hasText: text }).first();
const accepted: PressOutcome = {
  message: 'Accepted: Tasting, Tue 10 Mar, 15:00–16:00.',
  event_id: null,
  conflicts: [],
  requires_approval: false,
  pending_approvals: [],
  logfire_url: null,
  done: true,
};

/** It is fetched when it comes into sight. */
async function open(page: Page): Promise<void> {
  await page.goto('/integrations');
  await card(page).scrollIntoViewIfNeeded();
}

test.beforeEach(async ({ api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api).on('myToday', fullDay);
});

test('what is next with where to join, clashes, free time, and an invitation answered by keyboard', async ({
  page,
  api,
}) => {
  const held = deferred<PressOutcome>();
  api.on('answerMyInvitation', () => held.promise);
  await open(page);
  await test.step('events by day, in the zone of the calendar', async () => {
    await expect(card(page).getByRole('heading', { level: 3 })).toHaveText([
      'Today',
      'Tomorrow',
      'Waiting for your answer',
      'Free time: Today',
    ]);
    await expect(row(page, 'Book fair')).toContainText('All day');
    await expect(row(page, 'Quarterly review')).toContainText('10:00–11:00');
    await expect(row(page, 'Quarterly review')).toContainText('Clashes with Dentist');
    await expect(row(page, 'Calle Mayor').getByRole('link')).toHaveCount(0);
    await expect(row(page, 'Untitled Event')).toContainText('18:00–19:00');
    await expect(card(page)).toContainText("Times are in your calendar's time zone, Europe/Madrid.");
    const join = card(page).getByRole('link', { name: 'Join Quarterly review' });
    await expect(join).toHaveAttribute('href', 'https://meet.google.com/abc-defg-hij');
    await expect(join).toHaveAttribute('rel', 'noreferrer');
    await expect(card(page).getByText('12:00–13:30')).toBeVisible();
  });
  await test.step('the people who would be notified are shown next to the buttons; one answer at a time', async () => {
    const tasting = card(page).getByRole('listitem').filter({ hasText: 'Tasting' });
    await expect(tasting).toContainText('Tue 10 Mar, 15:00–16:00 · whole series');
    await expect(tasting).toContainText('From Ana Silva (ana@example.org), who will see your answer');
    await expect(tasting).toContainText('Clashes with Budget and 1 more');
    await tasting.getByRole('button', { name: 'Accept' }).press('Enter');
    await expect(tasting.getByRole('button', { name: 'Decline' })).toBeDisabled();
    api.on('myToday', { ...fullDay, invitations: [] });
    held.resolve(accepted);
    await expect(page.getByText('Accepted: Tasting')).toBeVisible();
    await expect(card(page)).toContainText('No invitations to answer.');
    expect(api.calls('answerMyInvitation')).toHaveLength(1);
    expect(api.calls('answerMyInvitation')[0]?.body).toMatchObject({
      event_id: 'tasting',
      response: 'accepted',
      is_series: true,
    });
  });
});

test('a lost connection is the same press again; another answer is a new one; a refusal is shown', async ({
  page,
  api,
}) => {
  api.on('answerMyInvitation', problem(502));
  await open(page);
  const press = async (name: string, times: number) => {
    await card(page).getByRole('button', { name }).click();
    await expect.poll(() => api.calls('answerMyInvitation').length).toBe(times);
    await expect(card(page).getByRole('button', { name })).toBeEnabled();
  };
  await press('Accept', 1);
  await expect(page.getByRole('alert')).toContainText("Couldn't send your answer. Please try again.");
  await press('Accept', 2);
  await press('Maybe', 3);
  api.on('answerMyInvitation', { ...accepted, done: false, message: 'That invitation is gone.' });
  await press('Maybe', 4);
  await expect(page.getByRole('alert')).toContainText('That invitation is gone.');
  const ids = api.calls('answerMyInvitation').map(({ body }) => (body as { press_id: string }).press_id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(ids[3]).toBe(ids[2]);
});

test('as high while it loads, failed, empty and full; on a phone as high as the day is full', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const held = deferred<Today>();
  api.on('myToday', () => held.promise);
  await open(page);
  await expect(card(page)).toBeVisible();
  const height = () => card(page).evaluate((element) => element.getBoundingClientRect().height);
  const loading = await height();
  held.resolve(fullDay);
  await expect(row(page, 'Quarterly review')).toBeVisible();
  expect(await height()).toBe(loading);
  api.on('myToday', problem(503, 'Google Calendar cannot be reached right now.'));
  await page.reload();
  await card(page).scrollIntoViewIfNeeded();
  const alert = card(page).getByRole('alert');
  await expect(alert).toContainText('Google Calendar cannot be reached right now.');
  expect(await height()).toBe(loading);
  await standsInTheMiddle(alert);
  api.on('myToday', { ...quietDay, is_complete: false });
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toContainText('Nothing more today or tomorrow.');
  await expect(card(page)).toContainText("A calendar couldn't be read, so something may be missing.");
  await expect(card(page)).toContainText('No free half hour in your working hours.');
  expect(await height()).toBe(loading);
  // What is shorter than its place does not fade.
  for (const fade of await card(page).locator('[data-fade]').all())
    await expect(fade).toHaveCSS('opacity', '0');

  await page.setViewportSize({ width: 360, height: 740 });
  const quiet = await height();
  api.on('myToday', fullDay);
  await page.reload();
  await card(page).scrollIntoViewIfNeeded();
  await expect(row(page, 'Quarterly review')).toBeVisible();
  const full = await height();
  expect(full).toBeGreaterThan(quiet + 100);
  // The next time its place is kept.
  const again = deferred<Today>();
  api.on('myToday', () => again.promise);
  await page.reload();
  await card(page).scrollIntoViewIfNeeded();
  await expect(card(page).locator('[aria-busy=true]')).toBeVisible();
  expect(await height()).toBe(full);
  again.resolve(fullDay);
  await expect(row(page, 'Quarterly review')).toBeVisible();
  expect(await height()).toBe(full);
});

test.describe('in a browser that counts to twelve', () => {
  test.use({ locale: 'en-US' });

  test('the clock is that of the person, and the same all over Settings', async ({ page, api, signIn }) => {
    const synced = page.getByRole('region', { name: 'Google Calendar' }).locator('time');
    await open(page);
    await expect(row(page, 'Quarterly review')).toContainText('10:00–11:00');
    await expect(synced).toHaveText('Mar 2, 2026, 09:15');
    await test.step('where people say am and pm, everything does', async () => {
      const time_zone = 'America/New_York';
      api.on('myToday', { ...fullDay, time_zone });
      await signIn({ ...ordinary, time_zone });
      await open(page);
      await expect(row(page, 'Quarterly review')).toContainText(/5:00\sam–6:00\sam/);
      await expect(synced).toHaveText(/^Mar 2, 2026, 9:15\sam$/);
    });
  });
});
