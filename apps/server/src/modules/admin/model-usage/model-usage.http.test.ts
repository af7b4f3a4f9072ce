import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenAiServer, startOpenAiServer } from '../../../../test/openai-server.ts';
import { createTestProduct, type TestProduct } from '../../../../test/test-product.ts';

let hosted: OpenAiServer;
let product: TestProduct;
let staff: string;

beforeAll(async () => {
  hosted = await startOpenAiServer(({ model }) =>
    model === 'broken' ? { status: 401 } : { text: `I am ${model}.` },
  );
  product = await createTestProduct({
    environment: {
      ASSISTANT_MODEL: 'openai:broken, openai:large, openai:small',
      OPENAI_BASE_URL: hosted.url,
      STAFF_EMAIL_DOMAIN: 'usage-staff.example',
      MODEL_REST_SECONDS: '0',
      // One token is sent and one written: 0.40 a call, and 0.10.
      MODEL_PRICES: 'openai:broken=1/1, openai:large=200000/200000, openai:small=50000/50000',
      MODEL_BUDGET_USER: '1',
    },
  });
  staff = await product.signIn('boss@usage-staff.example');
});
afterAll(async () => {
  await product.close();
  await hosted.close();
});

const call = (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  product.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

it('is stored for each turn; over the budget the next model answers, then the reader, and staff see all of it', async () => {
  const email = `spender-${Date.now().toString(36)}@example.org`;
  const token = await product.signIn(email);
  const said: string[] = [];
  for (let time = 0; time < 5; time += 1) {
    const answer = await call(token, 'POST', '/api/v1/assistant/chat', { message: 'hello', channel: 'web' });
    said.push(answer.json().message);
  }
  // The last 20 % are for the small one.
  expect(said.slice(0, 4)).toEqual(['I am large.', 'I am large.', 'I am small.', 'I am small.']);
  expect(said[4]).not.toMatch(/I am (large|small)|Sorry/);

  const answer = await call(staff, 'GET', `/api/v1/admin/model-usage?user_email=${email}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const usage = answer.json();
  expect(usage.by_model).toMatchObject([
    { model: 'openai:large', calls: 2, failures: 0, input_tokens: 2, output_tokens: 2, cost: 0.8 },
    { model: 'openai:small', calls: 2, failures: 0, cost: 0.2 },
    { model: 'openai:broken', calls: 2, failures: 2, cost: 0 },
  ]);
  expect(usage.by_user).toMatchObject([{ user_email: email, calls: 6, cost: 1 }]);
  expect(usage.turns).toHaveLength(6);
  expect(usage.readers).toEqual(['openai:broken', 'openai:large', 'openai:small']);
  expect(usage.month).toMatchObject({ budget: null, budget_per_user: 1 });
  expect(product.logs()).toContain("The month's budget for models is used up");

  const messages = await call(staff, 'GET', `/api/v1/admin/messages?user_email=${email}`);
  const turns = messages.json<{ messages: { turn_id: string }[] }>().messages.map(({ turn_id }) => turn_id);
  for (const { turn_id } of usage.turns) expect(turns).toContain(turn_id);
  const [{ turn_id: newest }] = usage.turns;
  const one = await call(staff, 'GET', `/api/v1/admin/model-usage?turn_id=${newest}`);
  expect(one.json().by_user).toMatchObject([{ user_email: email, calls: 1 }]);
  expect(one.json().turns).toMatchObject([{ turn_id: newest, model: 'openai:small', calls: 1 }]);
  const bad = await call(staff, 'GET', '/api/v1/admin/model-usage?turn_id=nobody');
  expect(bad.statusCode).toBe(422);
  expect((await call(token, 'GET', '/api/v1/admin/model-usage')).statusCode).toBe(403);
});
