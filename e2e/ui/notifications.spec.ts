import type { Notifications } from '@catch/contract';
import type { Route } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { usualMessages } from '../support/settings-data.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

test('what is sent by itself is chosen by keyboard, shown at once, and put back when it fails', async ({
  page,
  api,
  signIn,
}) => {
  await signIn(ordinary);
  const held = deferred<Notifications>();
  settingsAnswers(api).on('myNotifications', () => held.promise);
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'Messages your assistant sends' });
  const height = () => card.evaluate((element) => element.getBoundingClientRect().height);
  await expect(card).toBeVisible();
  const loading = await height();
  held.resolve(usualMessages);
  const briefing = card.getByRole('checkbox', { name: 'Morning briefing' });
  await expect(briefing).toBeChecked();
  expect(await height()).toBe(loading);

  let stored = usualMessages;
  api.on('chooseMyNotifications', ({ body }) => {
    stored = { ...stored, ...(body as Partial<Notifications>) };
    return stored;
  });
  await briefing.press('Space');
  await expect(briefing).not.toBeChecked();
  await card.getByLabel('Minutes before a meeting').fill('15');
  await card.getByLabel('Minutes before a meeting').press('Enter');
  await card.getByLabel('Quiet from').fill('22:30');
  await card.getByLabel('Quiet from').press('Enter');
  await expect
    .poll(() => stored)
    .toMatchObject({
      briefing: { on: false },
      nudge: { on: true, minutes: 15 },
      quiet: { from: '22:30', to: '07:00' },
    });
  await card.getByLabel('At most').fill('1000');
  await card.getByLabel('At most').press('Enter');
  await expect(card.getByLabel('At most')).toHaveValue('8');

  const clashes = card.getByRole('checkbox', { name: 'Invitations that clash' });
  const evening = card.getByRole('checkbox', { name: 'Evening preview of tomorrow' });
  const sent = () => api.calls('chooseMyNotifications').length;
  await test.step('slow: the answer to one choice does not take back the next', async () => {
    const before = sent();
    const letGoFirst = api.holdAnswer('chooseMyNotifications');
    await clashes.click();
    await expect.poll(sent).toBe(before + 1);
    const letGoSecond = api.holdAnswer('chooseMyNotifications');
    await evening.click();
    letGoFirst();
    await expect.poll(sent).toBe(before + 2);
    await expect(evening).not.toBeChecked();
    letGoSecond();
    await expect.poll(() => stored).toMatchObject({ collision: { on: false }, evening: { on: false } });
  });
  await test.step('offline: both show what the server has, and the page says so', async () => {
    const cut: Route[] = [];
    await page.route('**/me/notifications', (route) => void cut.push(route));
    await clashes.click();
    await expect.poll(() => cut.length).toBe(1);
    await evening.click();
    await expect(evening).toBeChecked();
    await cut[0]?.abort('internetdisconnected');
    await expect.poll(() => cut.length).toBe(2);
    await cut[1]?.abort('internetdisconnected');
    await expect(page.getByRole('alert')).toContainText("Can't reach the server. Check your connection.");
    await expect(evening).not.toBeChecked();
    await expect(clashes).not.toBeChecked();
    await page.unroute('**/me/notifications');
  });

  api.on('chooseMyNotifications', problem(500));
  await card.getByRole('checkbox', { name: 'Quiet hours' }).click();
  await expect(page.getByRole('alert')).toContainText("Couldn't save that. Please try again.");
  await expect(card.getByRole('checkbox', { name: 'Quiet hours' })).toBeChecked();
});
