import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import {
  bubbles,
  button,
  conversation,
  input,
  openChat,
  reply,
  say,
  sendButton,
  stored,
  thinking,
} from './chat-page.ts';

/** Answers the chat over a real connection, event by event; everything else stays with the stub. */
async function startTalk(context: BrowserContext) {
  const open: ServerResponse[] = [];
  let bell = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'x-accept': String(request.headers.accept),
    });
    open.push(response);
    bell.resolve();
    bell = Promise.withResolvers();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await context.route('**/api/v1/assistant/chat', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  return {
    /** The connection of the next message. */
    next: async () => {
      while (open.length === 0) await bell.promise;
      const response = open.shift();
      if (!response) throw new Error('nobody asked');
      return {
        tell: (event: string, data: object) =>
          response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        heartbeat: () => response.write(': still here\n\n'),
        end: () => response.end(),
        cut: () => response.destroy(),
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
const draft = (page: Page) => page.locator('[data-draft]');
test('the answer is read while it is written', async ({ page, context, api, signIn }) => {
  const talk = await startTalk(context);
  await openChat({ page, api, signIn });
  await say(page, 'What is on Thursday?');
  const answer = await talk.next();
  await test.step('thinking, and what is being done, until the first word', async () => {
    await expect(thinking(page)).toBeVisible();
    await expect(button(page, 'Stop')).toHaveCount(0);
    answer.tell('begun', { message_id: '7' });
    await expect(button(page, 'Stop')).toBeVisible();
    answer.tell('doing', { sentence: 'Looking at Thursday…' });
    await expect(page.getByText('Looking at Thursday…', { exact: true })).toBeVisible();
    await expect(thinking(page)).toBeVisible();
    await expect(input(page)).toBeDisabled();
    await expect(sendButton(page)).toBeDisabled();
  });
  await test.step('words come, grow, and are put right', async () => {
    answer.tell('draft', { keep: 0, text: 'Two' });
    await expect(draft(page)).toHaveText('Two');
    await expect(thinking(page)).toBeHidden();
    answer.heartbeat();
    answer.tell('draft', { keep: 3, text: ' things: <b>Choir' });
    await expect(draft(page)).toHaveText('Two things: <b>Choir');
    answer.tell('draft', { keep: 12, text: 'Choir and 🗓️' });
    await expect(draft(page)).toHaveText('Two things: Choir and 🗓️');
    await expect(bubbles(page)).toHaveCount(1);
  });
  await test.step('taken back, it is thinking again', async () => {
    answer.tell('draft', { keep: 0, text: '' });
    await expect(draft(page)).toHaveCount(0);
    await expect(thinking(page)).toBeVisible();
  });
  await test.step('the answer stands, whatever was drafted', async () => {
    answer.tell('draft', { keep: 0, text: 'Choir' });
    answer.tell('answer', reply({ message: 'Choir at 19:00.', event_id: 'abc' }));
    answer.end();
    await expect(bubbles(page)).toHaveCount(2);
    await expect(bubbles(page).nth(1)).toContainText('Choir at 19:00.');
    await expect(bubbles(page).nth(1).getByText('Event created successfully')).toBeVisible();
    await expect(draft(page)).toHaveCount(0);
    await expect(button(page, 'Stop')).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });
  await test.step('a problem in its middle is a failure like any other', async () => {
    await say(page, 'And Friday?');
    const next = await talk.next();
    next.tell('begun', { message_id: '8' });
    next.tell('draft', { keep: 0, text: 'On Fri' });
    next.tell('problem', { status: 504, detail: 'Your message is kept.', request_id: 'r' });
    next.end();
    await expect(bubbles(page).last()).toContainText('Your message is kept.');
    await expect(button(page, 'Try again')).toHaveCount(0);
  });
  talk.close();
});

test('Stop ends it, and the answer says so', async ({ page, context, api, signIn }) => {
  const talk = await startTalk(context);
  await openChat({ page, api, signIn });
  await say(page, 'Tell me a story');
  const answer = await talk.next();
  answer.tell('begun', { message_id: '7' });
  answer.tell('draft', { keep: 0, text: 'Once upon' });
  await expect(draft(page)).toHaveText('Once upon');
  api.on('stopAnswer', { stopped: true });
  await button(page, 'Stop').click();
  await expect(button(page, 'Stop')).toBeDisabled();
  expect(api.calls('stopAnswer').map(({ body }) => body)).toEqual([{ message_id: '7' }]);
  answer.tell('answer', reply({ message: 'Once upon …\n\nStopped, as you asked.' }));
  answer.end();
  await expect(bubbles(page).nth(1)).toContainText('Stopped, as you asked.');
  await expect(input(page)).toBeFocused();

  await say(page, 'Another');
  const waiting = await talk.next();
  waiting.tell('begun', { message_id: '8' });
  await button(page, 'Stop').click();
  waiting.tell('problem', { status: 409, detail: 'This request was cancelled.', request_id: 'r' });
  waiting.end();
  await expect(bubbles(page).last()).toContainText('Stopped before it started.');
  await expect(page.getByText('Sorry, I encountered an error')).toHaveCount(0);
  talk.close();
});

test('a broken connection, and a reload in the middle, show the answer that was finished meanwhile', async ({
  page,
  context,
  api,
  signIn,
}) => {
  const talk = await startTalk(context);
  await openChat({ page, api, signIn });
  await say(page, 'Hello');
  const answer = await talk.next();
  answer.tell('begun', { message_id: '7' });
  answer.tell('draft', { keep: 0, text: 'Hel' });
  await expect(draft(page)).toHaveText('Hel');
  const later = Promise.withResolvers<void>();
  api.on('conversation', async () => {
    await later.promise;
    return conversation([stored('Hello', true), stored('Hello yourself.', false)]);
  });
  answer.cut();
  await expect(draft(page)).toHaveCount(0);
  await expect(thinking(page)).toBeVisible();
  later.resolve();
  await expect(bubbles(page)).toHaveCount(2);
  await expect(bubbles(page).nth(1)).toContainText('Hello yourself.');
  expect(api.calls('conversation').at(-1)?.url.searchParams.get('awaiting')).toBe('7');
  expect(api.calls('chat')).toEqual([]);

  const end = Promise.withResolvers<void>();
  api.on('conversation', async ({ url }) => {
    if (!url.searchParams.has('awaiting'))
      return conversation([stored('What is next?', true)], { under_way: ['8'] });
    await end.promise;
    return conversation([stored('What is next?', true), stored('Choir.', false)]);
  });
  await page.reload();
  await expect(bubbles(page)).toHaveCount(1);
  await expect(thinking(page)).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(button(page, 'Stop')).toBeVisible();
  end.resolve();
  await expect(bubbles(page)).toHaveCount(2);
  await expect(bubbles(page).nth(1)).toContainText('Choir.');
  await expect(thinking(page)).toBeHidden();
  await expect(input(page)).toBeEnabled();
  talk.close();
});
