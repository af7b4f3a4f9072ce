import type { ChatResponse } from '@catch/contract';
import { staff } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import {
  asking,
  bubbles,
  button,
  chatAnswers,
  choose,
  input,
  openChat,
  pending,
  people,
  picker,
  reply,
  say,
  sendButton,
  weekOf,
} from './chat-page.ts';
import { event, events } from './week-calendar-page.ts';

test('the picker, the yellow banner, their calendar, and back to oneself', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });
  await test.step('the picker lists Myself (Admin) and everybody, by name or e-mail, with picture or initial', async () => {
    await expect(page.getByText('Chat as:', { exact: true })).toBeVisible();
    await expect(picker(page)).toHaveAccessibleName('Chat as: Myself (Admin)');
    await picker(page).click();
    const options = page.getByRole('option');
    await expect(options).toHaveCount(4);
    await expect(options.nth(0)).toContainText('Myself (Admin)');
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(options.nth(1)).toContainText(/Marta Ruiz.*marta@example.org/);
    await expect(options.nth(1).locator('img')).toHaveAttribute('src', '/characters/milo.svg');
    await expect(options.nth(2)).toContainText('nameless@example.org');
    await expect(options.nth(2).getByTestId('avatar-placeholder')).toHaveText('N');
    // Few people need no search.
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(picker(page)).toBeFocused();
  });
  await test.step('acting as somebody: the yellow banner, and their calendar beneath', async () => {
    await expect(page.getByRole('button', { name: 'Stop Impersonating' })).toHaveCount(0);
    await choose(page, /Marta Ruiz/);
    const banner = page.getByRole('status').filter({ hasText: 'Chatting as Marta Ruiz' });
    await expect(banner).toBeVisible();
    const colour = await banner.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(colour).toBe('rgb(253, 243, 216)');
    await expect(picker(page)).toHaveAccessibleName('Chat as: Marta Ruiz');
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await expect(calendar.getByRole('checkbox', { name: 'Marta' })).toBeChecked();
    expect(api.calls('calendars')[0]?.url.searchParams.get('impersonate_user_id')).toBe('user-7');
    const [chatBox, calendarBox] = [
      await page.getByRole('region', { name: 'Chat', exact: true }).boundingBox(),
      await calendar.boundingBox(),
    ];
    expect(calendarBox?.y).toBeGreaterThan((chatBox?.y ?? 0) + (chatBox?.height ?? 0));
  });
  await test.step('what is written goes out as the person; Stop Impersonating ends it', async () => {
    api.on('chat', reply());
    await say(page, 'Hello');
    await expect(bubbles(page)).toHaveCount(2);
    expect(api.calls('chat')[0]?.body).toEqual({
      message: 'Hello',
      channel: 'web',
      impersonate_user_id: 'user-7',
    });

    await button(page, 'Stop Impersonating').click();
    await expect(page.getByText('Chatting as')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Calendar' })).toHaveCount(0);
    await expect(page).toHaveURL('/chat');
    await expect(picker(page)).toHaveAccessibleName('Chat as: Myself (Admin)');
  });
  await test.step('with the keyboard alone', async () => {
    await picker(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: 'People' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chatting as Zoë Müller', { exact: true })).toBeVisible();
    await expect(input(page)).toBeFocused();
  });
  await test.step('the address keeps the person through a reload', async () => {
    await expect(page).toHaveURL('/chat?user=user-9');
    await page.reload();
    await expect(page.getByText('Chatting as Zoë Müller', { exact: true })).toBeVisible();
  });
  await test.step('somebody without a name is named by their e-mail', async () => {
    await choose(page, /nameless/);
    await expect(page.getByText('Chatting as nameless@example.org', { exact: true })).toBeVisible();
  });
});

test('many people can be searched by name or e-mail', async ({ page, api, signIn }) => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    id: `many-${index}`,
    name: index === 77 ? 'José Ángel' : `Person ${index}`,
    email: `p${index}@example.org`,
    picture: null,
  }));
  await signIn(staff);
  chatAnswers(api).on('adminNonAdmins', { users: many, total: many.length });
  await page.goto('/chat');
  await picker(page).click();
  const search = page.getByRole('combobox', { name: 'Search people' });
  await expect(search).toBeFocused();
  await expect(page.getByText('70 more. Type to find them.')).toBeVisible();
  await search.fill('nobody at all');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByText('No users found')).toBeVisible();
  await search.fill('p99@');
  await expect(page.getByRole('option')).toHaveText([/Person 99/]);
  await search.fill('jose angel');
  await expect(page.getByRole('option')).toHaveCount(1);
  await search.press('Enter');
  await expect(page.getByText('Chatting as José Ángel', { exact: true })).toBeVisible();
});

test('no calendars', async ({ page, api, signIn }) => {
  await signIn(staff);
  chatAnswers(api).on('calendars', { calendars: [] });
  await page.goto('/chat?user=user-7');
  await expect(page.getByText('No calendars available')).toBeVisible();
});

test('each person has a thread and a draft of their own, and a late answer lands where it was asked', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  const late = deferred<ChatResponse>();
  api.on('chat', ({ body }) =>
    (body as { impersonate_user_id: string | null }).impersonate_user_id === 'user-7'
      ? late.promise
      : reply({ message: 'For you.' }),
  );
  await choose(page, /Marta/);
  await say(page, 'For Marta');
  await expect(input(page)).toBeDisabled();
  await choose(page, /Myself/);
  await expect(bubbles(page)).toHaveCount(0);
  await expect(input(page)).toBeEnabled();
  await say(page, 'For me');
  await expect(bubbles(page)).toHaveCount(2);
  await input(page).fill('half a sentence');
  late.resolve(reply({ message: 'Marta’s answer.' }));
  await choose(page, /Marta/);
  await expect(bubbles(page).nth(1)).toContainText('Marta’s answer.');
  await expect(input(page)).toHaveValue('');
  await expect(page.getByText('For you.')).toHaveCount(0);
  await choose(page, /Myself/);
  await expect(bubbles(page)).toHaveCount(2);
  await expect(input(page)).toHaveValue('half a sentence');
});

test('who is chosen is written as from that moment, however long the rest of the page takes', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api.on('chat', reply({ message: 'Noted.' }));
  await picker(page).click();
  await page.getByRole('option', { name: /Marta/ }).evaluate(async (option: HTMLElement) => {
    // All in one task: only what is urgent to React is drawn between these steps, as on a machine that is busy.
    const drawn = () => Promise.resolve().then(() => undefined);
    option.click();
    await drawn();
    const field = document.querySelector<HTMLTextAreaElement>('[data-chat-input]');
    if (!field) throw new Error('no field to write in');
    // React watches the field's own property, so the words go past it.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'For Marta');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await drawn();
    field.form?.requestSubmit();
  });
  await expect(bubbles(page)).toHaveCount(2);
  expect(api.calls('chat').map(({ body }) => body)).toMatchObject([
    { message: 'For Marta', impersonate_user_id: 'user-7' },
  ]);
  await expect(page).toHaveURL('/chat?user=user-7');
});

test('the calendar refreshes by itself after the assistant changed something', async ({
  page,
  api,
  signIn,
}) => {
  test.slow(); // four pictures of a whole week
  await page.clock.setFixedTime('2026-03-11T10:00:00Z');
  await openChat({ page, api, signIn }, '?user=user-7');
  await page.locator('.rbc-time-content').waitFor();
  await expect(events(page)).toHaveCount(0);
  const dentist = event({ summary: 'Dentist', start: '2026-03-12T14:00:00Z', end: '2026-03-12T15:00:00Z' });
  const budget = event({ summary: 'Budget', start: '2026-03-12T09:00:00Z', end: '2026-03-12T10:00:00Z' });
  api.on('chat', () => {
    api.on('calendarEvents', weekOf(dentist));
    return reply({ message: 'Booked.', event_id: dentist.id });
  });
  await say(page, 'Dentist tomorrow at 3pm');
  await expect(page.getByRole('button', { name: /^Dentist,/ })).toBeVisible();
  api.on('chat', asking(pending())).on('decideApproval', () => {
    api.on('calendarEvents', weekOf(dentist, budget));
    return reply({ message: 'Invited Tom.' });
  });
  await say(page, 'Budget with Tom');
  await button(page, 'Approve').click();
  await expect(page.getByRole('button', { name: /^Budget,/ })).toBeVisible();
  // A deletion names no event, and is seen all the same.
  api.on('chat', () => {
    api.on('calendarEvents', weekOf(budget));
    return reply({ message: 'Undone.' });
  });
  await say(page, 'Undo');
  await expect(page.getByRole('button', { name: /^Dentist,/ })).toHaveCount(0);
});

test('the people cannot be loaded: said, with Retry; one can still chat as oneself', async ({
  page,
  api,
  signIn,
}) => {
  await signIn(staff);
  chatAnswers(api).on('adminNonAdmins', problem(403));
  await page.goto('/chat');
  await expect(page.getByRole('alert')).toContainText('Access denied. Admin privileges required.');
  api.on('adminNonAdmins', problem(500));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch users');
  api.on('chat', reply());
  await say(page, 'Hello');
  await expect(bubbles(page)).toHaveCount(2);
  api.on('adminNonAdmins', { users: people, total: 3 });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await picker(page).click();
  await expect(page.getByRole('option')).toHaveCount(4);
});

test('an address with somebody unknown never writes as oneself by mistake', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn }, '?user=gone');
  await expect(page.getByText("The ID in this address doesn't match anyone you can chat as.")).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Calendar' })).toHaveCount(0);
  await button(page, 'Chat as myself').click();
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toBeFocused();
});

test('until it is known whom the address names nothing can be sent; then nothing moves', async ({
  page,
  api,
  signIn,
}) => {
  const answer = deferred<{ users: typeof people; total: number }>();
  await signIn(staff);
  chatAnswers(api).on('adminNonAdmins', () => answer.promise);
  await page.goto('/chat?user=user-7');
  await expect(picker(page)).toHaveAccessibleName('Chat as: Loading...');
  await expect(input(page)).toBeDisabled();
  // The calendar did not wait for it.
  await page.locator('.rbc-time-content').waitFor();
  const tops = () =>
    page
      .getByRole('region', { name: /^(Chat|Calendar)$/ })
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  const before = await tops();
  expect(before).toHaveLength(2);
  // Nobody is greeted before it is known who.
  await expect(page.getByText(/^What can .* do for you/)).toBeHidden();
  answer.resolve({ users: people, total: people.length });
  await expect(page.getByText('Chatting as Marta Ruiz')).toBeVisible();
  expect(await tops()).toEqual(before);
  await expect(input(page)).toBeFocused();
});
