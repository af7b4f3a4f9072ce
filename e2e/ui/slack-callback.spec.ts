import type { Page } from '@playwright/test';
import { arrives, ownClock, shows, stopClock } from '../support/clock.ts';
import { ordinary } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

const path = '/integrations/slack/callback';

/** Opens the callback page as a popup of a page of ours that notes every message. */
async function openAsPopup(page: Page, query: string): Promise<Page> {
  await page.goto('/terms');
  await page.evaluate(() => {
    addEventListener('message', ({ data, origin }) => {
      document.documentElement.dataset.message = JSON.stringify({
        data: data as unknown,
        own: origin === location.origin,
      });
    });
  });
  const opened = page.waitForEvent('popup');
  await page.evaluate((url) => void window.open(url, 'slack', 'popup,width=600,height=700'), path + query);
  return opened;
}
const messageOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.message ?? 'null') as unknown);

test.describe('in a window of its own', () => {
  test.beforeEach(async ({ page, api, signIn }) => {
    await signIn(ordinary);
    settingsAnswers(api);
    await ownClock(page);
    await stopClock(page);
  });

  test('connects without an authorization header and goes to /integrations at once', async ({
    page,
    api,
  }) => {
    const held = deferred<{ message: string }>();
    api.on('slackCallback', () => held.promise);
    await page.goto(`${path}?code=the-code&state=the-state`);
    await shows(page, page.getByRole('heading', { name: 'Connecting to Slack', exact: true }));
    held.resolve({ message: 'Slack connected' });
    await arrives(page, '/integrations');
    expect(api.calls('slackCallback')).toEqual([
      expect.objectContaining({ body: { code: 'the-code', state: 'the-state' }, authorization: undefined }),
    ]);
  });

  test('an answer that is no use says why, and /integrations after 3 s', async ({ page }) => {
    for (const [query, text] of [
      ['?error=access_denied', 'Authorization was cancelled'],
      ['?error=invalid_scope', 'Authorization failed: invalid_scope'],
      ['?code=c', 'Missing required OAuth parameters'],
      ['?state=s', 'Missing required OAuth parameters'],
      ['', 'Missing required OAuth parameters'],
    ] as const) {
      await test.step(`${query || 'nothing'}: '${text}'`, async () => {
        await page.goto(path + query);
        await shows(page, page.getByRole('heading', { name: 'Authorization Failed', exact: true }));
        await shows(page, page.getByText(text, { exact: true }));
        await page.clock.runFor(2_800);
        await expect(page).toHaveURL(path + query);
        await page.clock.runFor(300);
        await arrives(page, '/integrations');
      });
    }
  });

  test('an exchange that fails says why, and /integrations after 3 s', async ({ page, api }) => {
    for (const [answer, text] of [
      [
        problem(409, 'This Slack account is linked to somebody else.'),
        'This Slack account is linked to somebody else.',
      ],
      [problem(500), 'Failed to complete Slack authorization'],
    ] as const) {
      await test.step(text, async () => {
        const before = api.calls('slackCallback').length;
        api.on('slackCallback', answer);
        await page.goto(`${path}?code=c&state=s`);
        await shows(page, page.getByText(text, { exact: true }));
        await page.clock.runFor(3_100);
        await arrives(page, '/integrations');
        expect(api.calls('slackCallback')).toHaveLength(before + 1);
      });
    }
  });
});

test.describe('as a popup', () => {
  const runUntilClosed = async (popup: Page, shortly: number, rest: number): Promise<void> => {
    const closed = popup.waitForEvent('close');
    await popup.clock.runFor(shortly);
    expect(popup.isClosed()).toBe(false);
    await popup.clock.runFor(rest).catch(() => undefined); // it may be gone before the answer
    await closed;
  };

  test.beforeEach(async ({ page }) => {
    await ownClock(page);
    await stopClock(page);
  });

  test('success: tells the opener and closes after 1 s', async ({ page, api }) => {
    api.on('slackCallback', { message: 'Slack connected' });
    const popup = await openAsPopup(page, '?code=c&state=s');
    await shows(popup, popup.getByRole('heading', { name: 'Successfully Connected!', exact: true }));
    await expect.poll(() => messageOf(page)).toEqual({ data: { type: 'SLACK_OAUTH_SUCCESS' }, own: true });
    await runUntilClosed(popup, 800, 400);
  });

  for (const [query, error] of [
    ['?error=access_denied', 'Authorization was cancelled'],
    ['?error=server_error', 'Authorization failed: server_error'],
    ['?code=c', 'Missing required OAuth parameters'],
  ] as const) {
    test(`'${error}': tells the opener and closes after 2 s`, async ({ page }) => {
      const popup = await openAsPopup(page, query);
      await shows(popup, popup.getByText(error, { exact: true }));
      await expect
        .poll(() => messageOf(page))
        .toEqual({ data: { type: 'SLACK_OAUTH_ERROR', error }, own: true });
      await runUntilClosed(popup, 1_700, 600);
    });
  }

  test('an exchange that fails closes after 3 s', async ({ page, api }) => {
    api.on('slackCallback', problem(400, 'This Slack sign-in has expired.'));
    const popup = await openAsPopup(page, '?code=c&state=s');
    await shows(popup, popup.getByText('This Slack sign-in has expired.', { exact: true }));
    await expect
      .poll(() => messageOf(page))
      .toEqual({
        data: { type: 'SLACK_OAUTH_ERROR', error: 'This Slack sign-in has expired.' },
        own: true,
      });
    await runUntilClosed(popup, 2_700, 600);
  });
});
