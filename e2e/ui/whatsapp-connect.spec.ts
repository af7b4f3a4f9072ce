import type { Page } from '@playwright/test';
import { frozenAt, happensWithin, hides, ownClock, shows, stopClock } from '../support/clock.ts';
import { ordinary } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

const code = (letters = 'K7MPX4QD', minutes = 10) => ({
  verification_code: letters,
  whatsapp_link: `https://wa.me/15550001111?text=VERIFY%20${letters}`,
  expires_at: new Date(frozenAt.getTime() + minutes * 60_000).toISOString(),
});
const on = {
  connected: true,
  verified: true,
  phone_number: '+34600123456',
  unavailable_reason: null,
  undo_until: null,
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Connect WhatsApp' });
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect WhatsApp' }).click();
}

test.beforeEach(async ({ page, context, api, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(ordinary);
  settingsAnswers(api).on('whatsappGenerateCode', code());
  await ownClock(page);
  await page.goto('/integrations');
  await expect(page.getByRole('button', { name: 'Connect WhatsApp' })).toBeVisible();
  await stopClock(page);
});

const close = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await hides(page, dialog(page));
};

test('a code is made on open, once, said while it is made and shown with what to do; both copies work', async ({
  page,
  api,
}) => {
  const held = deferred<ReturnType<typeof code>>();
  api.on('whatsappGenerateCode', () => held.promise);
  await open(page);
  await expect(dialog(page).getByText('Generating your verification code...')).toBeAttached();
  held.resolve(code());
  await shows(
    page,
    dialog(page).getByText('Send the following message to WhatsApp to connect your account:', {
      exact: true,
    }),
  );
  await shows(page, dialog(page).getByText('VERIFY K7MPX4QD', { exact: true }));
  await shows(page, dialog(page).getByText('Code expires in: 10:00', { exact: true }));
  await shows(
    page,
    dialog(page).getByText("This page will automatically detect when you've successfully connected.", {
      exact: true,
    }),
  );
  await expect(dialog(page).getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/15550001111?text=VERIFY%20K7MPX4QD',
  );
  await expect(dialog(page).getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('target', '_blank');
  expect(api.calls('whatsappGenerateCode')).toHaveLength(1);

  for (const [button, text] of [
    ['Copy', 'VERIFY K7MPX4QD'],
    ['Copy Link', 'https://wa.me/15550001111?text=VERIFY%20K7MPX4QD'],
  ] as const) {
    await test.step(`'${button}' copies and confirms for 2 seconds`, async () => {
      await dialog(page).getByRole('button', { name: button, exact: true }).click();
      const confirmation = dialog(page).getByRole('button', { name: 'Copied' });
      await shows(page, confirmation);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      await page.clock.runFor(1_900);
      await shows(page, confirmation);
      await page.clock.runFor(200);
      await hides(page, confirmation);
      await shows(page, dialog(page).getByRole('button', { name: button, exact: true }));
    });
  }
  await test.step('on a desktop there is a code for the phone next to it', async () => {
    await shows(
      page,
      dialog(page).getByRole('img', { name: 'QR code that opens WhatsApp with the message' }),
    );
  });
});

test('the countdown begins with what is left when the code arrives, however long that took', async ({
  page,
  api,
}) => {
  const answer = deferred<ReturnType<typeof code>>();
  api.on('whatsappGenerateCode', () => answer.promise);
  await open(page);
  await shows(page, dialog(page).getByText('Generating your verification code...'));
  await page.clock.runFor(20_000);
  const made = await page.evaluate(() => Date.now());
  answer.resolve({ ...code(), expires_at: new Date(made + 600_000).toISOString() });
  await shows(page, dialog(page).getByText('Code expires in: 10:00', { exact: true }));
});

test('a browser whose clock is an hour ahead has the whole ten minutes all the same', async ({ page }) => {
  const anHour = 3_600_000;
  await page.route('**/api/v1/whatsapp/generate-code', (route) =>
    route.fulfill({
      json: { ...code(), expires_at: new Date(frozenAt.getTime() - anHour + 600_000).toISOString() },
      headers: { date: new Date(frozenAt.getTime() - anHour).toUTCString() },
    }),
  );
  await open(page);
  await shows(page, dialog(page).getByText('Code expires in: 10:00', { exact: true }));
  await page.clock.runFor(600_000);
  await shows(page, dialog(page).getByText('Verification code has expired.', { exact: true }));
});

test('where the browser refuses its clipboard, the old way copies', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await open(page);
  await shows(page, dialog(page).getByText('VERIFY K7MPX4QD'));
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await shows(page, dialog(page).getByText('Copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('VERIFY K7MPX4QD');
});

test('the countdown runs as m:ss to the end, then the code is expired and can be replaced', async ({
  page,
  api,
}) => {
  await open(page);
  await shows(page, dialog(page).getByText('Code expires in: 10:00'));
  await page.clock.runFor(61_000);
  await shows(page, dialog(page).getByText('Code expires in: 8:59'));
  await page.clock.runFor(530_000);
  await shows(page, dialog(page).getByText('Code expires in: 0:09'));
  await page.clock.runFor(10_000);
  await shows(page, dialog(page).getByText('Verification code has expired.', { exact: true }));
  await hides(page, dialog(page).getByText('VERIFY'));
  const polls = api.calls('whatsappStatus').length;
  await page.clock.runFor(20_000);
  expect(api.calls('whatsappStatus'), 'no polling without a valid code').toHaveLength(polls);
  api.on('whatsappGenerateCode', code('NEWC0DE2', 30));
  await dialog(page).getByRole('button', { name: 'Generate new code' }).click();
  await shows(page, dialog(page).getByText('VERIFY NEWC0DE2'));
  expect(api.calls('whatsappGenerateCode')).toHaveLength(2);
});

test('the status is polled every 5 seconds, through failures too, and success closes the dialog', async ({
  page,
  api,
}) => {
  await open(page);
  await shows(page, dialog(page).getByText('VERIFY K7MPX4QD'));
  const before = api.calls('whatsappStatus').length;
  await page.clock.runFor(4_800);
  expect(api.calls('whatsappStatus')).toHaveLength(before);
  await page.clock.runFor(300);
  await expect.poll(() => api.calls('whatsappStatus').length).toBe(before + 1);
  await happensWithin(page, 500, () => expect(api.calls('whatsappStatus')).toHaveLength(before + 2));
  api.on('whatsappStatus', problem(503));
  await happensWithin(page, 500, () => expect(api.calls('whatsappStatus')).toHaveLength(before + 3));
  api.on('whatsappStatus', on);
  await happensWithin(page, 500, () => expect(api.calls('whatsappStatus')).toHaveLength(before + 4));
  await hides(page, dialog(page));
  await shows(page, page.getByText('WhatsApp connected'));
  await shows(page, page.getByRole('region', { name: 'WhatsApp', exact: true }).getByText('+34600123456'));
  await hides(page, page.getByRole('button', { name: 'Connect WhatsApp' }));
  await page.clock.runFor(5_500);
  await hides(page, page.getByText('WhatsApp connected'));
  await test.step('what to send first stands in the card, until it is put away', async () => {
    const card = page.getByRole('region', { name: 'WhatsApp', exact: true });
    await shows(page, card.getByText('WhatsApp is connected. Send your first message:'));
    await shows(page, card.getByText('“Lunch tomorrow at 13:00”'));
    await expect(card.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/15550001111?text=Lunch+tomorrow+at+13%3A00',
    );
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await hides(page, card.getByText('Send your first message:'));
  });
});

test('a failure shows its words and Try again', async ({ page, api }) => {
  for (const [answer, message] of [
    [problem(429, 'Too many codes. Please wait.'), 'Too many codes. Please wait.'],
    [problem(500), 'Failed to generate verification code'],
  ] as const) {
    const before = api.calls('whatsappGenerateCode').length;
    api.on('whatsappGenerateCode', answer);
    await open(page);
    await shows(page, dialog(page).getByRole('alert').getByText(message, { exact: true }));
    expect(api.calls('whatsappGenerateCode'), 'never retried by itself').toHaveLength(before + 1);
    api.on('whatsappGenerateCode', code());
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await shows(page, dialog(page).getByText('VERIFY K7MPX4QD'));
    await close(page);
  }
});

test('Cancel, the cross and Escape close it; opening again makes a new code', async ({ page, api }) => {
  for (const leave of [
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await open(page);
    await shows(page, dialog(page).getByText('VERIFY K7MPX4QD'));
    await leave();
    await hides(page, dialog(page));
  }
  expect(api.calls('whatsappGenerateCode')).toHaveLength(3);
});
