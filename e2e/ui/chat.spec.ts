import type { ChatResponse } from '@catch/contract';
import { staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import {
  bubbles,
  button,
  chatAnswers,
  input,
  openChat,
  reply,
  say,
  sendButton,
  thinking,
} from './chat-page.ts';

test('what can be written, and everything that an answer or a failure shows', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  await test.step('header, input, Send, and a hint whose examples fill the input', async () => {
    await expect(page).toHaveTitle('Chat Assistant · Catch');
    await expect(input(page)).toBeFocused();
    await expect(sendButton(page)).toBeDisabled();
    await button(page, 'Dentist tomorrow at 3pm').click();
    await expect(input(page)).toHaveValue('Dentist tomorrow at 3pm');
    await expect(input(page)).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();
    expect(api.calls('chat')).toEqual([]);
    await expect(page.getByRole('region', { name: 'Calendar' })).toHaveCount(0);
  });
  await test.step('blank input cannot be sent, by button or by key', async () => {
    await input(page).fill('   \n  ');
    await expect(sendButton(page)).toBeDisabled();
    await input(page).press('Enter');
    await expect(bubbles(page)).toHaveCount(0);
    expect(api.calls('chat')).toEqual([]);
  });
  await test.step('a message that is too long is refused before it is sent', async () => {
    await input(page).fill('x'.repeat(10_002));
    await expect(page.getByRole('alert')).toHaveText('2 characters too many: the limit is 10,000.');
    await expect(sendButton(page)).toBeDisabled();
    await input(page).fill('x'.repeat(10_000));
    await expect(sendButton(page)).toBeEnabled();
  });
  await test.step('the trace link', async () => {
    api.on('chat', reply({ logfire_url: 'https://logfire.example.org/trace/1' }));
    await say(page, 'Hello');
    const link = bubbles(page).nth(1).getByRole('link', { name: 'View trace in Logfire', exact: true });
    await expect(link).toHaveAttribute('href', 'https://logfire.example.org/trace/1');
    await expect(link).toHaveAttribute('title', 'View trace in Logfire');
    await expect(link).toHaveAttribute('target', '_blank');
    api.on('chat', reply({ message: 'No trace.' }));
    await say(page, 'Again');
    await expect(bubbles(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'View trace in Logfire' })).toHaveCount(1);
  });
  await test.step('an event was created', async () => {
    api.on('chat', reply({ message: 'Booked.', event_id: 'abc123def456' }));
    await say(page, 'Dentist tomorrow at 3pm');
    const bubble = bubbles(page).last();
    await expect(bubble.getByText('Event created successfully', { exact: true })).toBeVisible();
    await expect(bubble.getByText('Event ID: abc123def456', { exact: true })).toBeVisible();
  });
  await test.step('conflicts, with and without a summary and a start', async () => {
    api.on(
      'chat',
      reply({
        conflicts: [
          { summary: 'Standup', start: '2026-03-10T14:00:00Z' },
          { summary: null, start: '2026-03-10' },
          { summary: 'Trip', start: null },
        ],
      }),
    );
    await say(page, 'Gym at 3');
    const bubble = bubbles(page).last();
    await expect(bubble.getByText('Scheduling conflicts detected', { exact: true })).toBeVisible();
    await expect(bubble.getByRole('listitem')).toHaveText([
      'Standup at Tue 10 Mar, 15:00 CET',
      'Unnamed event at Tue 10 Mar, all day',
      'Trip at Unknown time',
    ]);
  });
  await test.step('what the server keeps is not offered to be sent twice', async () => {
    api.on(
      'chat',
      problem(504, 'The assistant is taking too long. Your message is kept and will be answered.'),
    );
    await say(page, 'Hello');
    await expect(bubbles(page).last()).toContainText('Your message is kept');
    await expect(button(page, 'Try again')).toHaveCount(0);
  });
  await test.step('an answer that is not ours is the plain sentence', async () => {
    api.on('chat', problem(502));
    await say(page, 'Hello');
    await expect(bubbles(page).last().locator('p').first()).toHaveText(SORRY);
  });
  await test.step('without a connection it says so, and what to do', async () => {
    await page.route('**/api/v1/assistant/chat', (route) => route.abort('internetdisconnected'));
    await say(page, 'Hello');
    await expect(bubbles(page).last()).toContainText("Can't reach the server. Check your connection.");
    await expect(button(page, 'Try again').last()).toBeVisible();
  });
});

test('a message goes out and its answer comes back; a 401 ends the session', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  await test.step('a message: thinking, both disabled, the reply appended, the focus back', async () => {
    const answer = deferred<ChatResponse>();
    api.on('chat', () => answer.promise);
    await input(page).fill('  Lunch with Ana on Friday  ');
    await sendButton(page).click();
    await expect(thinking(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ has: thinking(page) })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(input(page)).toBeDisabled();
    await expect(input(page)).toHaveValue('');
    await expect(sendButton(page)).toBeDisabled();
    await expect(bubbles(page)).toHaveCount(1);
    answer.resolve(reply({ message: 'Friday at one?' }));
    await expect(bubbles(page)).toHaveCount(2);
    await expect(thinking(page)).toBeHidden();
    await expect(bubbles(page).nth(1)).toContainText('Friday at one?');
    await expect(input(page)).toBeEnabled();
    await expect(input(page)).toBeFocused();
    await expect(sendButton(page)).toBeDisabled();
    expect(api.calls('chat').map(({ body }) => body)).toEqual([
      { message: 'Lunch with Ana on Friday', channel: 'web', impersonate_user_id: null },
    ]);
    expect(api.calls('chat')[0]?.authorization).toBe('Bearer token-1');
  });
  await test.step('a 401 ends the session', async () => {
    api.on('chat', problem(401, 'Your session has ended.'));
    await say(page, 'Hello');
    await expect(page).toHaveURL('/login');
  });
});

const SORRY = 'Sorry, I encountered an error processing your request. Please try again.';

test('a message and its answer: where they stand, the keys that send, and a failure', async ({
  page,
  api,
  signIn,
}) => {
  // 10:00 in UTC is 11:00 for the viewer, who is in Madrid.
  await page.clock.setFixedTime('2026-03-10T10:00:00Z');
  await openChat({ page, api, signIn });

  await test.step('the user on the right, the assistant on the left with its portrait, each with the time', async () => {
    api.on('chat', reply());
    await say(page, 'Hello');
    await expect(bubbles(page)).toHaveCount(2);
    const [mine, theirs] = [bubbles(page).nth(0), bubbles(page).nth(1)];
    for (const bubble of [mine, theirs]) await expect(bubble.locator('time')).toHaveText('11:00');
    await expect(mine).toHaveAccessibleName('You');
    await expect(theirs).toHaveAccessibleName('Nora');
    await expect(theirs.locator('img')).toHaveAttribute('src', '/characters/nora.svg');
    await expect(mine.locator('img')).toHaveCount(0);
    const log = await page.getByRole('log').boundingBox();
    const [right, left] = [
      await mine.getByText('Hello').boundingBox(),
      await theirs.getByText('Of course.').boundingBox(),
    ];
    if (!log || !right || !left) throw new Error('not drawn');
    expect(right.x + right.width).toBeCloseTo(log.x + log.width, 0);
    expect(right.x).toBeGreaterThan(log.x + log.width / 2);
    expect(left.x + left.width).toBeLessThan(log.x + log.width / 2);
  });

  await test.step('Enter sends, Shift+Enter breaks the line, Enter of an input method does neither', async () => {
    api.on('chat', reply());
    await input(page).pressSequentially('one');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('two');
    await expect(input(page)).toHaveValue('one\ntwo');
    await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    expect(api.calls('chat')).toHaveLength(1);
    await input(page).press('Enter');
    await expect(bubbles(page)).toHaveCount(4);
    expect(api.calls('chat')[1]?.body).toMatchObject({ message: 'one\ntwo' });
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('three');
    await expect(input(page)).toHaveValue('three');
  });

  await test.step('a failed send says so with the detail, and can be sent again', async () => {
    api.on('chat', problem(409, 'Google Calendar needs to be reconnected.'));
    await say(page, 'Hello again');
    await expect(bubbles(page).nth(5).getByText(SORRY, { exact: true })).toBeVisible();
    await expect(bubbles(page).nth(5)).toContainText('Google Calendar needs to be reconnected.');
    await expect(input(page)).toBeFocused();
    const answer = deferred<ChatResponse>();
    api.on('chat', () => answer.promise);
    await button(page, 'Try again').click();
    await expect(thinking(page)).toBeVisible();
    await expect(input(page)).toBeDisabled();
    answer.resolve(reply());
    await expect(bubbles(page).nth(5)).toContainText('Of course.');
    await expect(bubbles(page)).toHaveCount(6);
    await expect(page.getByText(SORRY)).toHaveCount(0);
    const sent = api.calls('chat').map(({ body }) => (body as { message: string }).message);
    expect(sent.slice(2)).toEqual(['Hello again', 'Hello again']);
    await expect(input(page)).toBeFocused();
  });
});

test('nobody chosen yet: the mark stands in for the portrait', async ({ page, api, signIn }) => {
  await signIn(staff);
  chatAnswers(api).on('myAssistant', null).on('chat', reply());
  await page.goto('/chat');
  await say(page, 'Hello');
  await expect(bubbles(page).nth(1)).toHaveAccessibleName('Catch');
});

test('lines, long words, emoji and hostile words stay text', async ({ page, api, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat({ page, api, signIn });
  const text = `first\n  second 🗓️\n${'x'.repeat(400)}\n<img src=x onerror=alert(1)> https://example.org/a`;
  api.on('chat', reply({ message: text }));
  await say(page, text);
  await expect(bubbles(page)).toHaveCount(2);
  for (const bubble of await bubbles(page).all()) {
    expect(await bubble.locator('p').first().innerText()).toContain('first\n  second 🗓️\n');
    await expect(bubble).toContainText('<img src=x onerror=alert(1)> https://example.org/a');
    await expect(bubble.getByRole('link')).toHaveCount(0);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the list stays at its end, unless the reader scrolled up', async ({ page, api, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openChat({ page, api, signIn });
  const box = page.getByRole('region', { name: 'Conversation' });
  const toEnd = () => box.evaluate((one) => Math.round(one.scrollHeight - one.scrollTop - one.clientHeight));
  api.on('chat', reply({ message: Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n') }));
  await say(page, 'Tell me');
  await expect(bubbles(page)).toHaveCount(2);
  await expect.poll(toEnd).toBe(0);

  const answer = deferred<ChatResponse>();
  api.on('chat', () => answer.promise);
  await say(page, 'More');
  await expect(thinking(page)).toBeVisible();
  await box.evaluate((one) => one.scrollTo({ top: 0 }));
  await expect(button(page, 'Jump to latest')).toBeVisible();
  answer.resolve(reply({ message: 'The end.' }));
  await expect(bubbles(page)).toHaveCount(4);
  await expect(button(page, 'New message')).toBeVisible();
  expect(await box.evaluate((one) => one.scrollTop)).toBe(0);
  await button(page, 'New message').click();
  await expect.poll(toEnd).toBe(0);
  await expect(button(page, 'New message')).toHaveCount(0);

  // One's own words bring one back to the end.
  await box.evaluate((one) => one.scrollTo({ top: 0 }));
  await expect(button(page, 'Jump to latest')).toBeVisible();
  api.on('chat', reply());
  await say(page, 'Once more');
  await expect(bubbles(page)).toHaveCount(6);
  await expect.poll(toEnd).toBe(0);
});

test('the thinking dots move, and stand still for who asked for less motion', async ({
  page,
  api,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openChat({ page, api, signIn });
  api.on('chat', () => deferred<ChatResponse>().promise);
  await say(page, 'Hello');
  const repeats = () =>
    thinking(page)
      .locator('span > span')
      .first()
      .evaluate((dot) => getComputedStyle(dot).animationIterationCount);
  await expect.poll(repeats).toBe('infinite');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(repeats).toBe('1');
});
