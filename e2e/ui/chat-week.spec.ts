import { staff } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { bubbles, button, chatAnswers, laidOut, reply, say, weekOf } from './chat-page.ts';
import { busyWeek, events } from './week-calendar-page.ts';

test('the week at now, with a proposal as a ghost until it is decided, and no more than Busy of who shares no more', async ({
  page,
  api,
  signIn,
}) => {
  // Late in Madrid: without scrolling, now would be below the edge.
  await page.clock.setFixedTime('2026-03-11T19:30:00Z');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(staff);
  chatAnswers(api)
    .on('calendars', {
      calendars: [{ id: 'tom@example.org', summary: 'Tom', primary: true, free_busy: true }],
    })
    .on('calendarEvents', weekOf(...busyWeek('2026-03-11', 1, 'busy')))
    .on('chat', laidOut())
    .on('decideApproval', reply({ message: 'Moved.' }));
  await page.goto('/chat?user=user-7');
  await test.step('now is in sight, today and the hour', async () => {
    const grid = page.locator('.rbc-time-content');
    await grid.scrollIntoViewIfNeeded();
    await expect(page.locator('.rbc-current-time-indicator')).toBeInViewport();
    const cut = await grid.evaluate((box) => {
      const edge = box.getBoundingClientRect().top;
      return [...box.querySelectorAll('.rbc-label')].filter((label) => {
        const { top, bottom } = label.getBoundingClientRect();
        return top < edge && bottom > edge;
      }).length;
    });
    expect(cut, 'hours cut by the upper edge').toBe(0);
  });
  await test.step('the names of the days stay when the page is scrolled over the grid', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('.rbc-header', { hasText: 'Wed' })).toBeInViewport();
  });
  await test.step('Busy', async () => {
    await expect(events(page).first()).toContainText('Busy');
  });
  await test.step('a ghost while it waits', async () => {
    await say(page, 'Move it and cancel lunch');
    const ghost = page.locator('.week-event-ghost');
    await expect(ghost).toContainText('Waiting for approval');
    await expect(ghost).toHaveCount(1);
    await button(page, 'Deny').first().click();
    await expect(bubbles(page).last()).toContainText('Moved.');
    await expect(ghost).toHaveCount(0);
  });
});
