import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HostedRequest, type OpenAiServer, startOpenAiServer } from '../../../test/openai-server.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

/** What is sent to a hosted model, and what of its answer is shown. */
const clock = createTestClock();
let hosted: OpenAiServer;
let product: TestProduct;
let token: string;
let counter = 0;

beforeAll(async () => {
  hosted = await startOpenAiServer(() => ({ text: 'Hello.' }));
  product = await createTestProduct({
    clock,
    environment: {
      ASSISTANT_MODEL: 'openai:test',
      OPENAI_BASE_URL: hosted.url,
      MODEL_MAX_OUTPUT: '900',
      MODEL_TEMPERATURE: '0.3',
      MODEL_REASONING_EFFORT: 'low',
    },
  });
});
afterAll(async () => {
  await product.close();
  await hosted.close();
});
beforeEach(async () => {
  clock.set(new Date());
  token = await product.signIn(`requests-${Date.now().toString(36)}-${++counter}@example.org`);
  hosted.requests.length = 0;
  hosted.script = () => ({ text: 'Hello.' });
});

const say = async (message: string): Promise<string> => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/v1/assistant/chat',
    headers: { authorization: `Bearer ${token}` },
    payload: { message, channel: 'web' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ message: string }>().message;
};
const sent = (request: HostedRequest | undefined) => JSON.stringify(request?.messages).slice(0, -1);

describe('what is sent', () => {
  it('begins with the very same bytes in every step and every turn of a day', async () => {
    const isAnswered = ({ messages }: HostedRequest) => messages.at(-1)?.role === 'tool';
    const call = { name: 'list_events', arguments: '{"when":"tomorrow"}' };
    // What is learned of somebody comes once, soon after the first sign-in, and changes the instructions.
    const instructions = async () => {
      await say('hello');
      return hosted.requests.at(-1)?.messages[0]?.content;
    };
    await expect.poll(instructions, { timeout: 60_000, interval: 200 }).toContain('Learned from');
    hosted.requests.length = 0;
    hosted.script = (request) => (isAnswered(request) ? { text: 'Nothing there.' } : { calls: [call] });
    for (const words of ['what is on tomorrow?', 'really?', 'and on the day after?']) {
      await say(words);
      clock.advance(97 * 60_000 + 1234);
    }
    expect(hosted.requests).toHaveLength(6);
    for (const [index, request] of hosted.requests.entries()) {
      const before = hosted.requests[index - 1] ?? request;
      expect(JSON.stringify(request.tools)).toBe(JSON.stringify(before.tools));
      expect(sent(request).startsWith(sent(before)), sent(request)).toBe(true);
    }
  });

  it('tells when each thing was said, in the zone of the person', async () => {
    await say('hello');
    const last = hosted.requests.at(-1)?.messages.at(-1)?.content;
    expect(last).toMatch(
      /^\[It is \w+day, \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d\[\w+\/?\w*\]\]\nhello$/,
    );
  });

  it('carries the settings, and nothing that a server of that protocol may not know', async () => {
    await say('hello');
    expect(hosted.requests[0]).toMatchObject({ max_tokens: 900, temperature: 0.3, reasoning_effort: 'low' });
    const known = [
      'model',
      'max_tokens',
      'temperature',
      'reasoning_effort',
      'messages',
      'tools',
      'tool_choice',
    ];
    expect(known).toEqual(expect.arrayContaining(Object.keys(hosted.requests[0] ?? {})));
  });
});

describe('what is shown', () => {
  it('is neither thought, nor a call in words, nor Markdown', async () => {
    hosted.script = () => ({
      text: '<think>hm</think>**Tuesday** is free.\n{"name":"create_event","arguments":{}}',
    });
    expect(await say('when?')).toBe('Tuesday is free.');
  });

  it('is asked for again when nothing else was said', async () => {
    hosted.script = (_request, number) => ({
      text: number === 1 ? '<tool_call>{"name":"create_event","arguments":{}}</tool_call>' : 'Which day?',
    });
    expect(await say('book lunch')).toBe('Which day?');
  });

  it('ends at a sentence, however long it was', async () => {
    hosted.script = () => ({ text: 'It is a nice day. '.repeat(8000) });
    const said = await say('hello');
    expect(said.length).toBeLessThan(4100);
    expect(said).toMatch(/nice day\. …$/);
  });
});
