import type { Page } from '@playwright/test';
import { ownClock, shows, stopClock } from '../support/clock.ts';
import { ordinary } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

const on = {
  connected: true,
  verified: true,
  slack_user_id: 'U07ABCDEF',
  workspace_name: 'Northwind',
  unavailable_reason: null,
  undo_until: null,
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Connect Slack Workspace' });
const waiting = (page: Page) => dialog(page).getByText('Waiting for authorization...', { exact: true });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Connect Slack' }).click();
}

/** Presses the button and returns the popup; the address stands in for Slack's consent page. */
async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Connect to Slack' }).click();
  const popup = await opened;
  await expect(waiting(page)).toBeVisible();
  return popup;
}

const post = (popup: Page, message: unknown) =>
  popup.evaluate((data) => (window.opener as Window).postMessage(data, location.origin), message);

test.beforeEach(async ({ api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api).on('slackInitiate', { oauth_url: '/terms?slack' });
});

test('the benefits, setting up, then a 600x700 popup to the oauth_url, then waiting', async ({
  page,
  api,
}) => {
  const held = deferred<{ oauth_url: string }>();
  api.on('slackInitiate', () => held.promise);
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (url, name, features) => {
      document.documentElement.dataset.features = features ?? '';
      return open(url, name, features);
    };
  });
  await openDialog(page);
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'Direct messages from the assistant',
    'Calendar notifications in Slack',
    'Voice message transcription',
    'Interactive approval buttons',
  ]);
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Connect to Slack' }).click();
  await expect(dialog(page).getByText('Setting up Slack connection...', { exact: true })).toBeVisible();
  held.resolve({ oauth_url: '/terms?slack' });
  const popup = await opened;
  await expect(popup).toHaveURL('/terms?slack');
  await expect(waiting(page)).toBeVisible();
  await expect(
    dialog(page).getByText('Please complete the authorization in the popup window', { exact: true }),
  ).toBeVisible();
  const features = await page.evaluate(() => document.documentElement.dataset.features);
  expect(features).toContain('width=600,height=700');
});

test('messages of the popup: others are ignored, an error can be tried again, success completes', async ({
  page,
  api,
}) => {
  await openDialog(page);
  let popup = await openPopup(page);
  await test.step('of another origin, or of another kind', async () => {
    await page.evaluate(() => {
      const foreign = { type: 'SLACK_OAUTH_SUCCESS' };
      dispatchEvent(new MessageEvent('message', { data: foreign, origin: 'https://evil.example' }));
    });
    for (const message of ['SLACK_OAUTH_SUCCESS', null, { type: 'OTHER' }]) await post(popup, message);
    await expect(waiting(page)).toBeVisible();
  });
  for (const [message, shown] of [
    [{ type: 'SLACK_OAUTH_ERROR', error: 'Authorization was cancelled' }, 'Authorization was cancelled'],
    [{ type: 'SLACK_OAUTH_ERROR' }, 'OAuth authentication failed'],
  ] as const) {
    await test.step(`an error shows '${shown}'`, async () => {
      await post(popup, message);
      await expect(dialog(page).getByRole('alert')).toHaveText(shown);
      await popup.close();
      popup = await openPopup(page);
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    });
  }
  await test.step('success', async () => {
    api.on('slackStatus', on);
    await post(popup, { type: 'SLACK_OAUTH_SUCCESS' });
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Slack connected')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Slack', exact: true }).getByText('Northwind'),
    ).toBeVisible();
  });
});

test('a closed popup is noticed within a second, and the status decides the message', async ({
  page,
  api,
}) => {
  await openDialog(page);
  const abandoned = await openPopup(page);
  const before = api.calls('slackStatus').length;
  await abandoned.close();
  await expect(dialog(page).getByRole('alert')).toContainText('The Slack window closed');
  expect(api.calls('slackStatus')).toHaveLength(before + 1);
  const popup = await openPopup(page);
  api.on('slackStatus', on);
  await popup.close();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Slack connected')).toBeVisible();
});

test('after 300 seconds the wait is abandoned and the popup closed', async ({ page }) => {
  await ownClock(page);
  await openDialog(page);
  await stopClock(page);
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Connect to Slack' }).click();
  const popup = await opened;
  await shows(page, waiting(page));
  await page.clock.runFor(299_000);
  await shows(page, waiting(page));
  expect(popup.isClosed()).toBe(false);
  const closed = popup.waitForEvent('close');
  await page.clock.runFor(1_500);
  await closed;
  await shows(page, dialog(page).getByText("Slack didn't answer within 5 minutes. Please try again."));
});

test('a blocked popup is explained, and a press of the button opens it', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = true;
    window.open = (...features) => {
      if (!blocked) return open(...features);
      blocked = false;
      return null;
    };
  });
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Connect to Slack' }).click();
  await expect(dialog(page).getByText('Your browser blocked the popup window.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Open the Slack window' }).click();
  await expect(await opened).toHaveURL('/terms?slack');
  await expect(waiting(page)).toBeVisible();
});

test('an initiation that fails says why and is not repeated by itself; leaving closes the popup', async ({
  page,
  api,
}) => {
  await openDialog(page);
  for (const [index, [answer, shown]] of (
    [
      [problem(503, 'Slack is not configured.'), 'Slack is not configured.'],
      [problem(500), 'Failed to initiate Slack OAuth'],
    ] as const
  ).entries()) {
    api.on('slackInitiate', answer);
    await dialog(page).getByRole('button', { name: 'Connect to Slack' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(shown);
    expect(api.calls('slackInitiate')).toHaveLength(index + 1);
  }
  api.on('slackInitiate', { oauth_url: '/terms?slack' });
  const popup = await openPopup(page);
  const closed = popup.waitForEvent('close');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(dialog(page)).toBeHidden();
});

test('the whole way: the callback page in the popup tells the dialog', async ({ page, api }) => {
  api
    .on('slackInitiate', { oauth_url: '/integrations/slack/callback?code=c&state=s' })
    .on('slackCallback', () => {
      api.on('slackStatus', on);
      return { message: 'Slack connected' };
    });
  await openDialog(page);
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Connect to Slack' }).click();
  const popup = await opened;
  await popup.waitForEvent('close');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Slack', exact: true }).getByText('Northwind')).toBeVisible();
});

test('leaving while it is being set up opens no window afterwards', async ({ page, api }) => {
  const held = deferred<{ oauth_url: string }>();
  api.on('slackInitiate', () => held.promise);
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Connect to Slack' }).click();
  await expect.poll(() => api.calls('slackInitiate').length).toBe(1);
  const abandoned = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/oauth/initiate'),
  );
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await abandoned;
  held.resolve({ oauth_url: '/terms?slack' });
  await expect(dialog(page)).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});
