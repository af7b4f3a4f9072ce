import type { ChatResponse } from '@catch/contract';
import { looksRight } from '../support/looks.ts';
import { staff } from '../support/people.ts';
import type { OpenScreen } from '../support/screens.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import {
  asking,
  bubbles,
  button,
  chatAnswers,
  laidOut,
  openChat,
  pending,
  picker,
  reply,
  say,
  thinking,
  weekOf,
} from './chat-page.ts';
import { busyWeek, events } from './week-calendar-page.ts';

const screens: Record<string, OpenScreen> = {
  'chat-empty': async (tools) => {
    await openChat(tools);
    await tools.page.locator('img[src="/characters/nora.svg"]').first().waitFor();
  },
  'chat-conversation': async (tools) => {
    const { page, api } = tools;
    await openChat(tools);
    api.on(
      'chat',
      reply({
        message: 'Booked: Dentist, Wednesday 11 March 2026, 15:00–16:00.\n\nAnything else?',
        event_id: 'c4tch0p3n5l0t8k2m',
        logfire_url: 'https://logfire.example.org/trace/1',
      }),
    );
    await say(page, 'Dentist tomorrow at 3pm');
    await expect(bubbles(page)).toHaveCount(2);
    api.on('chat', {
      ...asking(
        pending(),
        pending({
          tool_call_id: 'call-2',
          tool_name: 'delete_event',
          formatted_args: 'Delete ‘Gym’ on Thursday 12 March 2026, 10:00–11:00 (Europe/Madrid).',
        }),
      ),
      message: 'I need your OK for each of these:',
      conflicts: [
        { summary: 'Gym', start: '2026-03-12T09:00:00Z' },
        { summary: null, start: null },
      ],
    });
    await say(page, 'Budget with Tom on Thursday at 10, and drop the gym if it is in the way please');
    await button(page, 'Deny').nth(1).waitFor();
    api.on('decideApproval', problem(409, 'This was already denied in Slack at 2026-03-10T13:02:00.000Z.'));
    await button(page, 'Approve').nth(1).click();
    await page.getByText('This was already denied').waitFor();
    await button(page, 'Show JSON').first().click();
  },
  'chat-impersonating': async (tools) => {
    const { page, api, signIn } = tools;
    await page.clock.setFixedTime('2026-03-11T10:00:00Z');
    await signIn(staff);
    chatAnswers(api)
      .on('calendarEvents', weekOf(...busyWeek('2026-03-09', 30, 'chat')))
      .on(
        'chat',
        reply({ message: 'Booked: Dentist, Thursday 12 March 2026, 15:00–16:00.', event_id: 'k2m' }),
      );
    await page.goto('/chat?user=user-7');
    await say(page, 'Dentist tomorrow at 3pm');
    await page.getByText('Event created successfully').waitFor();
    await page.locator('.rbc-time-content').waitFor();
  },
  'chat-cards': async (tools) => {
    const { page, api, signIn } = tools;
    await page.clock.setFixedTime('2026-03-11T10:00:00Z');
    await signIn(staff);
    chatAnswers(api)
      .on('calendarEvents', weekOf(...busyWeek('2026-03-09', 12, 'cards')))
      .on('chat', laidOut());
    await page.goto('/chat?user=user-7');
    await say(page, 'Move it and cancel lunch');
    await button(page, 'Deny').nth(1).waitFor();
    await page.locator('.week-event-ghost').waitFor();
  },
  'chat-waiting': async (tools) => {
    const { page, api } = tools;
    await openChat(tools);
    api.on('chat', problem(409, 'Google Calendar needs to be reconnected.'));
    await say(page, 'Hello');
    await button(page, 'Try again').waitFor();
    api.on('chat', () => deferred<ChatResponse>().promise);
    await say(page, 'Hello?');
    await thinking(page).waitFor();
  },
  'chat-picker': async (tools) => {
    const { page, api, signIn } = tools;
    const faces = ['milo', 'vera', 'otis', 'juno', 'sol', 'nora', '', '', ''];
    const users = faces.map((face, index) => ({
      id: `many-${index}`,
      name:
        index === 7
          ? null
          : ([
              'Ana Díaz',
              'Tom Becker',
              'Priya Nair',
              'Jonas Weber',
              'Mei Lin',
              'Olu Ade',
              'Sara Holm',
              '',
              'Ben Oz',
            ][index] ?? ''),
      email: `person.${index}@example.org`,
      picture: face ? `/characters/${face}.svg` : null,
    }));
    await page.clock.setFixedTime('2026-03-11T10:00:00Z');
    await signIn(staff);
    chatAnswers(api)
      .on('adminNonAdmins', { users, total: users.length })
      .on('calendarEvents', weekOf(...busyWeek('2026-03-09', 30, 'chat')));
    await page.goto('/chat?user=many-2');
    await picker(page).click();
    await page.getByRole('option', { name: /Tom/ }).waitFor();
    await events(page).first().waitFor();
  },
  'chat-trouble': async (tools) => {
    const { page, api, signIn } = tools;
    await signIn(staff);
    chatAnswers(api).on('adminNonAdmins', problem(500, 'Something went wrong on our side.'));
    await page.goto('/chat');
    await page.getByRole('alert').waitFor();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`${name}: axe finds nothing and nothing is cut off, in both themes at both sizes`, async ({
    page,
    api,
    signIn,
  }) => {
    test.setTimeout(120_000);
    await open({ page, api, signIn });
    await looksRight(page, name, { fullPage: name !== 'chat-picker' });
  });
}
