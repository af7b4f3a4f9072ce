import { hides, ownClock, shows, stopClock } from '../support/clock.ts';
import { ordinary, staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import { modelUsage } from './admin-data.ts';

const whatsappConnected = {
  connected: true,
  verified: true,
  phone_number: '+34600123456',
  unavailable_reason: null,
  undo_until: null,
};
const slackConnected = {
  connected: true,
  verified: true,
  slack_user_id: 'U07ABCDEF',
  workspace_name: 'Northwind',
  unavailable_reason: null,
  undo_until: null,
};

test.beforeEach(async ({ api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api);
});

test('title, the chosen assistant, and Google Calendar until it is disconnected', async ({ page, api }) => {
  await page.goto('/integrations');
  await test.step('title, subtitle and the chosen assistant', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByText('Manage your account and integrations', { exact: true })).toBeVisible();
    const card = page.getByRole('region', { name: 'Assistant', exact: true });
    await expect(card.getByRole('img', { name: 'Nora' })).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Nora' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Change' })).toBeVisible();
  });
  await test.step('Google Calendar is always connected, with last synced from created_at', async () => {
    const card = page.getByRole('region', { name: 'Google Calendar' });
    await expect(card.getByText('Connected', { exact: true })).toBeVisible();
    await expect(card.getByText('Last synced')).toBeVisible();
    await expect(card.locator('time')).toHaveAttribute('datetime', ordinary.created_at);
    await expect(card.locator('time')).toHaveText('2 Mar 2026, 09:15');
  });
  await test.step('disconnecting Google Calendar logs out', async () => {
    const held = deferred<{ message: string }>();
    api.on('logout', () => held.promise);
    const card = page.getByRole('region', { name: 'Google Calendar' });
    await card.getByRole('button', { name: 'Disconnect' }).click();
    await expect(card.getByRole('button', { name: 'Disconnecting...' })).toBeDisabled();
    held.resolve({ message: 'ok' });
    await expect(page).toHaveURL('/');
  });
});

test("no character chosen: 'Your Assistant' with the user's name, or e-mail without one", async ({
  page,
  api,
  signIn,
}) => {
  api.on('myAssistant', null);
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'Assistant', exact: true });
  await expect(card.getByRole('heading', { name: 'Your Assistant' })).toBeVisible();
  await expect(card.getByText('Marta Ruiz', { exact: true })).toBeVisible();
  await signIn({ ...ordinary, name: '' });
  await page.reload();
  await expect(card.getByText('marta@example.org', { exact: true })).toBeVisible();
});

test("an assistant that cannot be loaded is 'Your Assistant' too, and a card says what a channel is missing", async ({
  page,
  api,
}) => {
  api.on('myAssistant', problem(500)).on('slackStatus', {
    ...slackConnected,
    connected: false,
    verified: false,
    unavailable_reason: 'Slack is not configured: SLACK_CLIENT_ID is missing.',
    undo_until: null,
  });
  await page.goto('/integrations');
  await expect(
    page.getByRole('region', { name: 'Slack', exact: true }).getByText('SLACK_CLIENT_ID is missing'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Assistant', exact: true })).toBeVisible();
});

test('the welcome banner stays while WhatsApp is off, even when Slack is on; then the accounts are shown', async ({
  page,
  api,
}) => {
  api.on('slackStatus', slackConnected);
  await page.goto('/integrations');
  const banner = page.getByRole('region', { name: 'Welcome to Catch!' });
  await expect(banner.getByRole('button')).toContainText(['Connect WhatsApp', 'Connect Slack']);
  api.on('whatsappStatus', whatsappConnected);
  await page.reload();
  const whatsapp = page.getByRole('region', { name: 'WhatsApp', exact: true });
  const slack = page.getByRole('region', { name: 'Slack', exact: true });
  for (const text of ['Connected', 'Marta Ruiz', 'marta@example.org', '+34600123456']) {
    await expect(whatsapp.getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of ['Connected', 'Marta Ruiz', 'marta@example.org', 'Northwind', 'U07ABCDEF']) {
    await expect(slack.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(banner).toBeHidden();
});

test('a lost Google grant: the badge stays, a notice offers Reconnect', async ({ page, api }) => {
  api.on('me', { ...ordinary, google_reconnect_needed: true }).on('login', { auth_url: '/terms' });
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'Google Calendar' });
  await expect(card.getByText('Google Calendar needs to be reconnected.')).toBeVisible();
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Reconnect' }).click();
  await expect(page).toHaveURL('/terms');
});

test('a long address stays inside of its card, on a phone too', async ({ page, api, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn({ ...ordinary, email: `${'a-very-long-name.'.repeat(4)}marta@department.example.org` });
  api.on('whatsappStatus', whatsappConnected).on('slackStatus', slackConnected);
  await page.goto('/integrations');
  await expect(page.getByText('Northwind')).toBeVisible();
  for (const size of [360, 1280]) {
    await page.setViewportSize({ width: size, height: 740 });
    const sizes = await page
      .getByRole('region', { name: /^(Google Calendar|WhatsApp|Slack)$/ })
      .evaluateAll((cards) => cards.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(sizes).toEqual([0, 0, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size);
  }
});

test("'Loading...' until the status is known, then Not Connected and Connect", async ({ page, api }) => {
  const held = deferred<void>();
  const off = { connected: false, verified: false, unavailable_reason: null, undo_until: null };
  api.on('whatsappStatus', () => held.promise.then(() => ({ ...off, phone_number: null })));
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'WhatsApp', exact: true });
  await expect(card.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  held.resolve();
  await expect(card.getByText('Not Connected', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Connect', exact: true })).toBeEnabled();
});

test('a status that fails is retried once, logged, and means Not Connected without an error panel', async ({
  page,
  api,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  api.on('slackStatus', problem(500));
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'Slack', exact: true });
  await expect(card.getByText('Not Connected', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(api.calls('slackStatus')).toHaveLength(2);
  expect(warnings.join()).toContain('The Slack status could not be loaded');
});

for (const [name, status, disconnect, connected, off] of [
  [
    'WhatsApp',
    'whatsappStatus',
    'whatsappDisconnect',
    whatsappConnected,
    { ...whatsappConnected, connected: false },
  ],
  ['Slack', 'slackStatus', 'slackDisconnect', slackConnected, { ...slackConnected, connected: false }],
] as const) {
  test(`disconnecting ${name}: 'Disconnecting...', then a banner that clears after 5 s`, async ({
    page,
    api,
  }) => {
    const held = deferred<void>();
    api.on(status, connected as never).on(disconnect, async () => {
      await held.promise;
      api.on(status, off as never);
      return { message: 'done' };
    });
    await ownClock(page);
    await page.goto('/integrations');
    const card = page.getByRole('region', { name, exact: true });
    await expect(card.getByRole('button', { name: 'Disconnect' })).toBeVisible();
    await stopClock(page);
    await card.getByRole('button', { name: 'Disconnect' }).click();
    await shows(page, card.getByRole('button', { name: 'Disconnecting...', disabled: true }));
    held.resolve();
    const banner = page.getByText(`${name} disconnected`);
    await shows(page, banner);
    await shows(page, card.getByText('Not Connected', { exact: true }));
    await page.clock.runFor(4_500);
    await shows(page, banner);
    await page.clock.runFor(1_000);
    await hides(page, banner);
  });
}

test('a failed disconnect shows an error banner that clears after 5 s', async ({ page, api }) => {
  api.on('slackStatus', slackConnected).on('slackDisconnect', problem(502));
  await ownClock(page);
  await page.goto('/integrations');
  const button = page.getByRole('region', { name: 'Slack', exact: true }).getByRole('button');
  await expect(button).toHaveText('Disconnect');
  await stopClock(page);
  await button.click();
  await shows(page, page.getByRole('alert').getByText("Couldn't disconnect Slack", { exact: true }));
  await page.clock.runFor(4_500);
  await shows(page, page.getByRole('alert'));
  await page.clock.runFor(1_000);
  await hides(page, page.getByRole('alert'));
  expect(api.calls('slackDisconnect'), 'mutations never retry').toHaveLength(1);
});

test('staff see who reads messages, and nobody else asks', async ({ page, api, signIn }) => {
  await page.goto('/integrations');
  await expect(page.getByText('Who looked at your account')).toBeVisible();
  expect(api.calls('adminModelUsage')).toEqual([]);
  await signIn(staff);
  api.on('adminModelUsage', modelUsage);
  await page.goto('/integrations');
  await expect(page.getByText('anthropic:large, then openai:small, then the built-in reader.')).toBeVisible();
  api.on('adminModelUsage', { ...modelUsage, readers: [] });
  await page.reload();
  await expect(page.getByText('The built-in reader: no model')).toBeVisible();
});
