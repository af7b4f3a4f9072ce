import type { Browser, Page } from '@playwright/test';
import { control, expect, newEmail, signIn } from './system.ts';

interface StoredEvent {
  readonly summary?: string;
  readonly status?: string;
}
export async function titlesOf(email: string): Promise<string[]> {
  const path = `/calendar?user=${encodeURIComponent(email)}`;
  const { calendars } = await control<{ calendars: { events: StoredEvent[] }[] }>('GET', path);
  return calendars
    .flatMap(({ events }) => events)
    .filter(({ status }) => status !== 'cancelled')
    .map(({ summary }) => summary ?? '')
    .sort();
}

/** Somebody who has signed in, in a browser of their own, and left. */
export async function newPerson(browser: Browser, name: string): Promise<string> {
  const email = newEmail(name);
  const context = await browser.newContext();
  await signIn(await context.newPage(), email);
  await context.close();
  return email;
}

export async function actAs(page: Page, email: string): Promise<void> {
  await signIn(page, 'staff.one@catch.example');
  // Settings has a section of that name as well.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
  await page.getByRole('button', { name: /^Chat as:/ }).click();
  const search = page.getByRole('combobox', { name: 'Search people' });
  if (await search.isVisible()) await search.fill(email);
  await page.getByRole('option', { name: email }).click();
  await expect(page.getByText(/^Chatting as /)).toBeVisible();
  await page.locator('.rbc-time-content').waitFor();
}

const inCalendar = (page: Page, title: string) =>
  page.getByTestId('week-event').filter({ hasText: title }).first();

/** What happens tomorrow may stand in next week. */
export async function expectInCalendar(page: Page, title: string): Promise<void> {
  const nextWeek = page.getByRole('button', { name: 'Next week' });
  await expect(async () => {
    if (await inCalendar(page, title).isVisible()) return;
    await page.getByRole('button', { name: 'Today' }).click();
    if (!(await inCalendar(page, title).isVisible())) await nextWeek.click();
    await expect(inCalendar(page, title)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
