import { ordinary, staff } from '../support/people.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import { openChat, people } from './chat-page.ts';

const LONG = `${'averylongname.'.repeat(5)}${'calendar'.repeat(5)}@example.org`;

test.use({ viewport: { width: 360, height: 740 } });

test('a person without a name is greeted by the address, and a long one takes several lines', async ({
  page,
  signIn,
}) => {
  await signIn({ ...staff, name: '', email: `${'a-long-name.'.repeat(5)}sam@catch.example` });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: /^Welcome back, a-long-name.*sam@catch\.example!$/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a calendar that is called by its address stays inside of the panel', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });
  api.on('calendars', { calendars: [{ id: LONG, summary: LONG, primary: true }] });
  await page.goto(`/chat?user=${people[0]?.id}`);
  await expect(page.getByRole('checkbox', { name: LONG })).toBeVisible();
  // It breaks before its '@' first.
  await expect(page.locator('label wbr')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a reminder about a long address keeps Settings as wide as the phone', async ({ page, api, signIn }) => {
  await signIn(ordinary);
  const reminder = {
    id: 'reminder-1',
    reminder_type: 'one_time',
    reminder_text: `read https://example.org/${'a-long-path'.repeat(10)}`,
    scheduled_at: '2026-03-12T09:00:00Z',
    cron_expression: null,
    last_triggered_at: null,
    is_active: true,
    created_at: '2026-03-02T08:15:00Z',
    schedule: null,
    next_at: '2026-03-12T09:00:00Z',
    time_zone: 'Europe/Madrid',
    before: null,
  } as const;
  settingsAnswers(api).on('myMemory', {
    preferences: [],
    reminders: [reminder],
    removed: [],
    profile: null,
    time_zone: 'Europe/Madrid',
    learns_profile: true,
  });
  await page.goto('/integrations');
  await expect(page.getByText(reminder.reminder_text)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
