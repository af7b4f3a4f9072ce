import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenAiServer, startOpenAiServer } from '../../../test/openai-server.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

let hosted: OpenAiServer;
let product: TestProduct;
let token: string;
let email: string;
let counter = 0;

beforeAll(async () => {
  hosted = await startOpenAiServer(() => ({ text: 'The model here.' }));
  product = await createTestProduct({
    environment: {
      ASSISTANT_MODEL: 'openai:test',
      OPENAI_BASE_URL: hosted.url,
      MODEL_REST_SECONDS: '0',
      MODEL_READER_FIRST: 'true',
      STAFF_EMAIL_DOMAIN: 'first-staff.example',
    },
  });
});
afterAll(async () => {
  await product.close();
  await hosted.close();
});
beforeEach(async () => {
  email = `first-${Date.now().toString(36)}-${++counter}@example.org`;
  token = await product.signIn(email);
  hosted.requests.length = 0;
  hosted.script = () => ({ text: 'The model here.' });
});

const say = async (message: string): Promise<string> => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/v1/assistant/chat',
    headers: { authorization: `Bearer ${token}` },
    payload: { message, channel: 'web' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().message;
};

it('a plain request is done without a model, and counted as one that was saved', async () => {
  expect(await say("What's on tomorrow?")).not.toContain('The model here');
  expect(hosted.requests).toHaveLength(0);
  expect(await say('Could you maybe shuffle my week so that it is less of a mess?')).toContain(
    'The model here.',
  );
  expect(hosted.requests.length).toBeGreaterThan(0);
  const staff = await product.signIn('boss@first-staff.example');
  const usage = await product.app.inject({
    url: `/api/v1/admin/model-usage?user_email=${email}`,
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(usage.json()).toMatchObject({ saved_calls: 1, by_model: [{ model: 'openai:test' }] });
  expect(usage.json().turns).toHaveLength(1);
});

it('what may answer a question of the model is left to it', async () => {
  hosted.script = () => ({ text: 'Which day do you mean?' });
  await say('Could you maybe shuffle my week so that it is less of a mess?');
  const before = hosted.requests.length;
  expect(await say("What's on tomorrow?")).toContain('Which day');
  expect(hosted.requests.length).toBeGreaterThan(before);
});

it('the model goes on from what the reader did', async () => {
  await say("What's on tomorrow?");
  await say('Could you maybe shuffle my week so that it is less of a mess?');
  const prompt = JSON.stringify(hosted.requests.at(-1)?.messages);
  expect(prompt).toContain("What's on tomorrow?");
});
