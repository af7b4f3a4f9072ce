import type { Page } from '@playwright/test';
import { type OpenAiServer, startOpenAiServer } from '../../apps/server/test/openai-server.ts';
import { type Stack, startStack } from '../../tools/lib/stack.ts';
import { expect, signIn, test } from '../support/system.ts';

/** A product of its own, whose hosted model speaks word by word when the test wants it to. */
let model: OpenAiServer;
let stack: Stack;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  model = await startOpenAiServer(() => ({ text: 'not asked' }));
  stack = await startStack({ ASSISTANT_MODEL: 'openai:slow', OPENAI_BASE_URL: model.url });
  page = await (await browser.newContext({ baseURL: stack.baseUrl })).newPage();
  await signIn(page, 'staff.two@catch.example');
  await page.goto('/chat');
});
test.afterAll(async () => {
  await page?.context().close();
  await stack?.stop();
  await model?.close();
});

/** What the model says next; it waits in between, for ever if nothing more comes. */
function speaking() {
  const words: string[] = [];
  let isOver = false;
  let bell = Promise.withResolvers<void>();
  const ring = () => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  async function* says(): AsyncGenerator<string> {
    for (;;) {
      const word = words.shift();
      if (word !== undefined) yield word;
      else if (isOver) return;
      else await bell.promise;
    }
  }
  model.script = () => ({ says: says() });
  return {
    say: (word: string) => {
      words.push(word);
      ring();
    },
    end: () => {
      isOver = true;
      ring();
    },
  };
}

const draft = () => page.locator('[data-draft]');
const articles = () => page.getByRole('log').getByRole('article');
async function ask(text: string): Promise<void> {
  await page.getByPlaceholder('Ask me to schedule a meeting...').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('the reply is read while the model writes it', async () => {
  const voice = speaking();
  await ask('hello there');
  await expect(page.getByText('Catch is thinking...')).toBeVisible();
  voice.say('Good ');
  voice.say('morning, ');
  await expect(draft()).toContainText('Good morning,');
  await expect(page.getByText('Catch is thinking...')).toBeHidden();
  voice.say('nice to see you.');
  await expect(draft()).toContainText('nice to see you.');
  voice.end();
  await expect(draft()).toHaveCount(0);
  await expect(articles().last()).toContainText('Good morning, nice to see you.');
});

test('Stop ends the call to the model, and the reply keeps what was read', async () => {
  const voice = speaking();
  const before = model.abandoned;
  await ask('hello again');
  voice.say('Once upon ');
  voice.say('a time ');
  await expect(draft()).toContainText('Once upon a time');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(draft()).toHaveCount(0);
  await expect(articles().last()).toContainText('Once upon a time …');
  await expect.poll(() => model.abandoned).toBe(before + 1);
});

test('a reload in the middle shows the finished reply', async () => {
  const voice = speaking();
  const before = model.abandoned;
  await ask('hello for the third time');
  voice.say('Let me ');
  voice.say('think ');
  await expect(draft()).toContainText('Let me think');
  await page.reload();
  await expect(articles().last()).toContainText('hello for the third time');
  voice.say('no longer.');
  voice.end();
  await expect(articles().last()).toContainText('Let me think no longer.');
  expect(model.abandoned).toBe(before);
  await page.reload();
  await expect(articles().last()).toContainText('Let me think no longer.');
  await expect(page.getByText('hello for the third time')).toHaveCount(1);
});
