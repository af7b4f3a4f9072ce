import type { Page } from '@playwright/test';
import { looksRight } from '../support/looks.ts';
import { actAs, expectInCalendar, newPerson, titlesOf } from '../support/people-at-work.ts';
import { control, expect, signIn, test } from '../support/system.ts';

async function say(page: Page, text: string): Promise<void> {
  const replies = page.getByRole('log').getByRole('article');
  const before = await replies.count();
  await page.getByPlaceholder('Ask me to schedule a meeting...').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(replies).toHaveCount(before + 2, { timeout: 30_000 });
}
const last = (page: Page) => page.getByRole('log').getByRole('article').last();
/** What hides a part of the week on paper, where nothing can be scrolled. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('.week-grid').evaluate((grid) => {
    const boxes: Element[] = [...grid.querySelectorAll('*')];
    for (let box: Element | null = grid; box && box !== document.documentElement; box = box.parentElement)
      boxes.push(box);
    return boxes
      .filter((box) => {
        // A short event has no room for all of its words, on the screen or on paper.
        if (box.closest('.week-event, .sr-only')) return false;
        const { overflowX, overflowY } = getComputedStyle(box);
        return (
          (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) ||
          (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
        );
      })
      .map((box) => box.className);
  });
const approval = (page: Page) => page.getByRole('region', { name: 'Approval Required' }).last();
test.describe('staff chat as somebody, with the real assistant', () => {
  test('an event is created, named by its id, traced, and appears in the calendar', async ({
    page,
    browser,
  }) => {
    const person = await newPerson(browser, 'created');
    await actAs(page, person);
    await say(page, 'Dentist tomorrow at 3pm');
    await expect(last(page).getByText('Event created successfully')).toBeVisible();
    await expect(last(page).getByText(/^Event ID: \S+$/)).toBeVisible();
    await expect(last(page).getByRole('link', { name: 'View trace in Logfire' })).toBeVisible();
    expect(await titlesOf(person)).toEqual(['Dentist']);
    await expectInCalendar(page, 'Dentist');

    // The address keeps whom one acts as.
    await page.reload();
    await expect(page.getByText(/^Chatting as /)).toBeVisible();
    await expectInCalendar(page, 'Dentist');
    // What was said is there, too, and can be undone from there.
    await expect(last(page).getByRole('link', { name: 'Open in Google' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => titlesOf(person)).toEqual([]);
    await test.step('a reply that comes while one is elsewhere is there, and so is what was being typed', async () => {
      const input = page.getByPlaceholder('Ask me to schedule a meeting...');
      await input.fill('Gym tomorrow at 6pm');
      await input.press('Enter');
      await expect(page.getByRole('log').getByText('Gym tomorrow at 6pm', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Admin', exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();
      await page.goBack();
      await expect(last(page)).toContainText('Gym');
      await expect(last(page).getByText('Event created successfully')).toBeVisible();
      await input.fill('Yoga on');
      await page.reload();
      await expect(input).toHaveValue('Yoga on');
      expect(await titlesOf(person)).toEqual(['Gym']);
    });
    await test.step('a session that ends loses no draft: it is back after signing in', async () => {
      await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('access_token')}`;
        await fetch('/api/v1/auth/logout', { method: 'POST', headers: { authorization } });
      });
      await page.reload();
      await expect(page).toHaveURL(/\/login$/);
      await expect(
        page.getByText('Your session ended. Sign in to continue. What you typed is still here.'),
      ).toBeVisible();
      await signIn(page, 'staff.one@catch.example', { from: 'here' });
      await page.getByRole('button', { name: 'Go to Chat' }).click();
      await expect(page.getByText(/^Chatting as /)).toBeVisible();
      await expect(page.getByPlaceholder('Ask me to schedule a meeting...')).toHaveValue('Yoga on');
    });
    await page.getByRole('button', { name: 'Stop Impersonating' }).click();
    await expect(page.getByText(/^Chatting as /)).toHaveCount(0);
  });

  test('an invitation waits: Deny sends nothing, Approve invites', async ({ page, browser }) => {
    const person = await newPerson(browser, 'inviting');
    const guest = await newPerson(browser, 'guest');
    await actAs(page, person);
    const request = `Planning with ${guest} tomorrow at 10am`;

    await say(page, request);
    await expect(approval(page).getByText('create_event', { exact: true })).toBeVisible();
    await expect(approval(page)).toContainText(guest);
    expect(await titlesOf(person)).toEqual([]);
    // The card is there after a reload, and can still be decided.
    await page.reload();
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
    await expect(approval(page)).toContainText(guest);
    await test.step('on a phone, too, and the week shows what is proposed', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expectInCalendar(page, 'Waiting for approval');
      await looksRight(page, 'chat-waiting');
      await page.setViewportSize({ width: 360, height: 740 });
    });
    await approval(page).getByRole('button', { name: 'Deny' }).press('Enter');
    await expect(approval(page).getByText('Denied', { exact: true })).toBeVisible();
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(3);
    expect([await titlesOf(person), await titlesOf(guest)]).toEqual([[], []]);

    await say(page, request);
    await approval(page).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(approval(page).getByText('Approved', { exact: true })).toBeVisible();
    await expect(last(page).getByText('Event created successfully')).toBeVisible();
    const [title = ''] = await titlesOf(person);
    expect(title).not.toBe('');
    expect([await titlesOf(person), await titlesOf(guest)]).toEqual([[title], [title]]);
    await expectInCalendar(page, title);
    await test.step('a calendar of which only free and busy is shared shows no more than that', async () => {
      const name = 'Guest, free and busy';
      await control('POST', '/google/calendar-list', {
        user: person,
        calendar: guest,
        access_role: 'freeBusyReader',
        name,
      });
      await page.setViewportSize({ width: 1280, height: 740 });
      await page.reload();
      await page.getByRole('checkbox', { name }).check();
      await expectInCalendar(page, 'Busy');
      await expect(page.getByTestId('week-event').filter({ hasText: title })).toHaveCount(1);
    });
    await test.step('printed, the week is whole: on the width of a sheet, with every hour', async () => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 718, height: 1000 });
      await expect(page.getByTestId('week-event').filter({ hasText: 'Busy' })).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
      await expect(page.getByText('Skip to content')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
      await page.emulateMedia({ media: 'screen' });
    });
  });

  test('an overlap is shown and booked only when approved', async ({ page, browser }) => {
    const person = await newPerson(browser, 'overlap');
    await actAs(page, person);
    await say(page, 'Dentist tomorrow at 3pm');
    await say(page, 'Gym tomorrow at 3:30pm');
    await expect(last(page).getByText('Scheduling conflicts detected')).toBeVisible();
    await expect(last(page).getByRole('listitem').first()).toHaveText(/^Dentist at /);
    expect(await titlesOf(person)).toEqual(['Dentist']);
    await approval(page).getByRole('button', { name: 'Approve' }).click();
    await expect(approval(page).getByText('Approved', { exact: true })).toBeVisible();
    expect(await titlesOf(person)).toEqual(['Dentist', 'Gym']);
    await expectInCalendar(page, 'Gym');
  });

  test('staff chat as themselves without a calendar beneath', async ({ page }) => {
    await signIn(page, 'staff.two@catch.example');
    await page.goto('/chat');
    await expect(page.getByRole('button', { name: 'Chat as: Myself (Admin)' })).toBeVisible();
    await say(page, 'What do I have on Thursday?');
    await expect(last(page)).not.toContainText('Sorry, I encountered an error');
    await expect(page.getByRole('region', { name: 'Calendar' })).toHaveCount(0);
  });
});
