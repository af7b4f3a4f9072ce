import { expect, test } from '../support/test.ts';
import { bubbles, openChat, people, reply, say, weekOf } from './chat-page.ts';
import { event } from './week-calendar-page.ts';

const hebrew = 'פגישה עם Anna מחר בשעה עשר וחצי!';

test('words that run from the right do so, in the chat and in the calendar', async ({
  page,
  api,
  signIn,
}) => {
  await page.clock.setFixedTime('2026-03-10T10:00:00Z');
  await openChat({ page, api, signIn });
  api
    .on('chat', reply({ message: 'Done: Anna, 10:30.' }))
    .on(
      'calendarEvents',
      weekOf(event({ summary: hebrew, start: '2026-03-10T09:00:00Z', end: '2026-03-10T10:30:00Z' })),
    );
  await page.goto(`/chat?user=${people[0]?.id}`);
  await say(page, hebrew);
  await expect(bubbles(page).nth(0).getByText(hebrew)).toHaveCSS('direction', 'rtl');
  await expect(bubbles(page).nth(1).getByText('Done: Anna, 10:30.')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('.week-event-title')).toHaveCSS('direction', 'rtl');
});
