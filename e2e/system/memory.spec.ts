import type { Page } from '@playwright/test';
import { looksRight } from '../support/looks.ts';
import { expect, newEmail, sandboxUrl, signIn, test } from '../support/system.ts';

const card = (page: Page) => page.getByRole('region', { name: 'What your assistant remembers about you' });
const row = (page: Page, text: string) => card(page).getByRole('listitem').filter({ hasText: text });
const press = (page: Page, text: string, name: string) =>
  row(page, text).getByRole('button', { name }).press('Enter');
const add = (page: Page, which: 'preference' | 'reminder') =>
  card(page)
    .getByRole('button', { name: 'Add' })
    .nth(which === 'preference' ? 0 : 1)
    .press('Enter');

async function ask(page: Page, message: string): Promise<string> {
  return page.evaluate(async (text) => {
    const answer = await fetch('/api/v1/assistant/chat', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: text, channel: 'web' }),
    });
    return ((await answer.json()) as { message: string }).message;
  }, message);
}

for (const width of [360, 1280])
  test(`preferences are managed by keyboard, and the assistant follows them, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, newEmail('memory'));
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Memory' })
      .press('Enter');
    await test.step('a preference is added and acts', async () => {
      await add(page, 'preference');
      await expect(page.getByLabel('What should I keep in mind?')).toBeFocused();
      await page.keyboard.type('No meetings before 10 am');
      await page.keyboard.press('Enter');
      await expect(row(page, 'No meetings before 10 am')).toBeVisible();
      expect(await ask(page, 'book a meeting tomorrow at 8am')).toMatch(/10/);
    });
    await test.step('paused, it does not; and a reminder from a chat appears next to one added here', async () => {
      await press(page, 'No meetings before 10 am', 'Pause');
      await expect(row(page, 'No meetings before 10 am')).toContainText('Paused');
      await ask(page, 'Remind me to stretch every weekday at 9am');
      await add(page, 'reminder');
      await page.getByLabel('What should I remind you of?').fill('Take out the bins');
      await page.getByRole('button', { name: 'Every week' }).press('Enter');
      await page.getByRole('checkbox', { name: 'Thursday' }).press('Space');
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(row(page, 'Take out the bins')).toContainText(/Every Thursday at 09:00.* · next /);
      await expect(row(page, 'stretch')).toContainText('Every weekday at 09:00');
    });
    await test.step('removed, put back in another tab, and as it was after a reload', async () => {
      await press(page, 'stretch', 'Remove');
      await expect(row(page, 'Removed “stretch”.').getByRole('button', { name: 'Undo' })).toBeFocused();
      const other = await context.newPage();
      await other.goto('/integrations#memory');
      await row(other, 'Removed “stretch”.').getByRole('button', { name: 'Undo' }).click();
      await expect(row(other, 'Every weekday at 09:00')).toContainText('next');
      await other.close();
      await page.reload();
      await expect(row(page, 'Every weekday at 09:00')).toContainText('next');
      await expect(card(page).getByRole('listitem')).toHaveCount(3);
    });
    if (width === 1280)
      await test.step('it looks right with all of that in it', async () => {
        await press(page, 'Take out the bins', 'Remove');
        await add(page, 'reminder');
        await page.getByLabel('What should I remind you of?').fill('Call the bank');
        await looksRight(page, 'settings-memory');
      });
  });

test('a disconnected channel is connected again with one press, also after a reload', async ({ page }) => {
  const email = newEmail('undo');
  await signIn(page, email);
  const whatsapp = page.getByRole('region', { name: 'WhatsApp', exact: true });
  await whatsapp.getByRole('button', { name: 'Connect' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open WhatsApp' });
  await expect(page.getByRole('img', { name: 'QR code that opens WhatsApp with the message' })).toBeVisible();
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const phone = await page.context().newPage();
  await phone.goto(`${sandboxUrl}/whatsapp?${new URLSearchParams({ user: email, text })}`);
  await phone.getByRole('button', { name: 'Send' }).click();
  await page.bringToFront();
  await expect(whatsapp.getByText('WhatsApp is connected. Send your first message:')).toBeVisible();
  await whatsapp.getByRole('button', { name: 'Disconnect' }).press('Enter');
  await expect(whatsapp.getByText('Not Connected')).toBeVisible();
  await page.reload();
  await whatsapp.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(whatsapp.getByText('Connected', { exact: true })).toBeVisible();
  // The conversation goes on where it was.
  await phone.bringToFront();
  await phone.getByLabel('Message').fill('Dentist tomorrow at 4pm');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('log', { name: 'Conversation' })).toContainText('Booked: Dentist');
});
