import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenAiServer, startOpenAiServer } from '../../../../test/openai-server.ts';
import { createTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { type Person, STAFF, send, signIn } from '../test/staff.ts';

let hosted: OpenAiServer;
let product: TestProduct;
let staff: Person;
let ann: Person;

beforeAll(async () => {
  hosted = await startOpenAiServer(() => ({ text: 'Nothing tomorrow.' }));
  product = await createTestProduct({
    environment: {
      ASSISTANT_MODEL: 'openai:large',
      OPENAI_BASE_URL: hosted.url,
      // One token is sent and one written: 0.40 a call.
      MODEL_PRICES: 'openai:large=200000/200000',
    },
  });
  staff = await signIn(product, STAFF);
  ann = await signIn(product);
  for (const message of ['hello', 'and tomorrow?'])
    await send(product, ann.token, 'POST', '/api/v1/assistant/chat', { message, channel: 'web' });
});
afterAll(async () => {
  await product.close();
  await hosted.close();
});

const ask = (path: string) => send(product, staff.token, 'GET', `/api/v1/admin/${path}`);

it('turns are listed newest first with what was asked, the model, the time and the cost; one opens with its messages', async () => {
  const list = await ask(`turns?user_email=${ann.email}`);
  expect(list.statusCode, list.body).toBe(200);
  const { turns, total, total_capped } = list.json();
  expect([total, total_capped]).toEqual([2, false]);
  expect(turns).toMatchObject([
    { prompt: 'and tomorrow?', models: ['openai:large'], cost: 0.4, channel: 'WEB', status: 'done' },
    { prompt: 'hello', models: ['openai:large'], cost: 0.4, user_email: ann.email },
  ]);
  for (const turn of turns) {
    expect(turn.milliseconds).toBeGreaterThanOrEqual(0);
    expect(turn.message_count).toBeGreaterThanOrEqual(2);
  }
  const one = (await ask(`turns/${turns[0].id}`)).json();
  expect(one.turn).toEqual(turns[0]);
  expect(one.messages.map(({ turn_id }: { turn_id: string }) => turn_id)).toEqual(
    one.messages.map(() => turns[0].id),
  );
  expect(one.messages[0].message).toContain('and tomorrow?');
});

it('filters by channel and time, and pages', async () => {
  const ofAnn = `user_email=${ann.email}`;
  expect((await ask(`turns?${ofAnn}&channel=slack`)).json()).toMatchObject({ turns: [], total: 0 });
  const [newest, oldest] = (await ask(`turns?${ofAnn}`)).json().turns;
  expect((await ask(`turns?${ofAnn}&end_date=${newest.started_at}`)).json().turns).toEqual([oldest]);
  expect((await ask(`turns?${ofAnn}&limit=1&offset=1`)).json()).toMatchObject({ turns: [oldest], total: 2 });
  expect((await ask('turns?limit=1')).json().turns).toHaveLength(1);
});

it('what calls tools names them; what cannot be read or is cleared is a turn all the same', async () => {
  const { db } = product.database;
  const id = randomUUID();
  const at = new Date();
  const row = { user_id: ann.id, channel: 'SLACK' as const, created_at: at, turn_id: id, asked_by: null };
  await db
    .insertInto('turns')
    .values({ id, user_id: ann.id, channel: 'SLACK', epoch: 1, created_at: at, status: 'running' })
    .execute();
  const call = (tool_name: string) => ({
    part_kind: 'tool-call',
    tool_name,
    tool_call_id: tool_name,
    args: {},
  });
  await db
    .insertInto('messages')
    .values([
      { ...row, trace_id: null, message: '{"kind": "requ', prompts: 1 },
      {
        ...row,
        trace_id: null,
        message: JSON.stringify({ kind: 'response', parts: [call('list_events'), call('create_event')] }),
        tool_calls: 2,
      },
      { ...row, turn_id: randomUUID(), trace_id: null, message: '{}', prompts: 1 },
    ])
    .execute();
  expect((await ask(`turns/${id}`)).json().turn).toMatchObject({
    prompt: null,
    tools: ['list_events', 'create_event'],
    models: [],
    cost: 0,
    milliseconds: null,
    status: 'running',
    message_count: 2,
  });
  const cleared = await ask(`turns/${id}`);
  expect(cleared.json().messages).toHaveLength(2);
  await db.deleteFrom('messages').where('turn_id', '=', id).execute();
  expect((await ask(`turns/${id}`)).json()).toMatchObject({ turn: { message_count: 0 }, messages: [] });
});

it('an id that names nothing is a 404, whatever its form; the owner of a turn can see that staff looked', async () => {
  for (const id of ['nobody', randomUUID(), '1']) {
    const turn = await ask(`turns/${id}`);
    expect([turn.statusCode, turn.json().detail]).toEqual([404, 'Turn not found']);
    const log = await ask(`approval-logs/${id === '1' ? '999999999' : id}`);
    expect([log.statusCode, log.json().detail]).toEqual([404, 'Approval not found']);
  }
  const seen = await send(product, ann.token, 'GET', '/api/v1/me/staff-access');
  expect(JSON.stringify(seen.json())).toContain('viewed your messages');
});

it("somebody's details lead with what they did: conversations, the last 30 days, the newest turns", async () => {
  const { activity } = (await ask(`users/${ann.id}/details`)).json();
  const written = (activity.conversations as { channel: string; message_count: number }[]).map(
    ({ channel, message_count }) => [channel, message_count],
  );
  expect(written).toEqual(expect.arrayContaining([['WEB', 4]]));
  expect(activity.by_day).toHaveLength(30);
  expect(activity.by_day.at(-1).messages).toBe(written.reduce((sum, [, count]) => sum + Number(count), 0));
  expect(activity.turns.map(({ prompt }: { prompt: string }) => prompt)).toContain('hello');
});
