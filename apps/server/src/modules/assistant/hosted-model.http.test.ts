import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngineHarness } from '../../../test/engine-harness.ts';
import {
  type HostedAnswer,
  type HostedRequest,
  type OpenAiServer,
  startOpenAiServer,
} from '../../../test/openai-server.ts';
import { control } from '../../../test/sandbox-control.ts';
import { ScriptedModel } from '../../../test/scripted-model.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { createModel } from '../../adapters/models/create-model.ts';

const APOLOGY = 'Sorry, I encountered an error processing your request. Please try again.';

let hosted: OpenAiServer;
let product: TestProduct;
let person: { email: string; token: string };
let counter = 0;

const hostedModel = (OPENAI_API_KEY?: string) =>
  createModel({
    ASSISTANT_MODEL: 'openai:test',
    OPENAI_BASE_URL: hosted.url,
    OPENAI_API_KEY,
    ANTHROPIC_API_KEY: undefined,
    GOOGLE_GENERATIVE_AI_API_KEY: undefined,
  });

beforeAll(async () => {
  hosted = await startOpenAiServer(() => ({ text: 'Hello.' }));
  product = await createTestProduct({
    environment: {
      ASSISTANT_MODEL: 'openai:test',
      OPENAI_BASE_URL: hosted.url,
      OPENAI_API_KEY: 'sk-test-never-logged',
      // Each test finds the model as its own script has it.
      MODEL_REST_SECONDS: '0',
    },
  });
});
afterAll(async () => {
  await product.close();
  await hosted.close();
});
beforeEach(async () => {
  const email = `hosted-${Date.now().toString(36)}-${++counter}@example.org`;
  person = { email, token: await product.signIn(email) };
  hosted.requests.length = 0;
});

const say = async (message: string) => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/v1/assistant/chat',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { message, channel: 'web' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const titles = async () => {
  const { calendars } = await control<{ calendars: { events: { summary?: string; status?: string }[] }[] }>(
    'GET',
    `/calendar?user=${encodeURIComponent(person.email)}`,
  );
  return calendars.flatMap(({ events }) => events.map(({ summary }) => summary)).sort();
};
const create = (title: string, when: string) => ({
  name: 'create_event',
  arguments: JSON.stringify({ title, when }),
});
const hasResults = ({ messages }: HostedRequest): boolean => messages.at(-1)?.role === 'tool';
/** Answers in turn; the last one for ever. */
const inTurn =
  (...answers: HostedAnswer[]) =>
  (_request: HostedRequest, number: number): HostedAnswer =>
    answers[Math.min(number, answers.length) - 1] ?? 'hang';

describe('a hosted model over HTTP', () => {
  it('answers in plain text, knows the tools, and its key is not logged', async () => {
    hosted.script = () => ({ text: 'Hello over HTTP.' });
    expect((await say('hello')).message).toBe('Hello over HTTP.');
    expect(hosted.requests[0]?.model).toBe('test');
    expect(hosted.requests[0]?.tools?.map((tool) => tool.function.name)).toContain('create_event');
    expect(product.logs()).not.toContain('sk-test-never-logged');
  });

  it('calls a tool and is shown its result', async () => {
    hosted.script = (request) =>
      hasResults(request) ? { text: 'See you there.' } : { calls: [create('Dentist', 'tomorrow at 3pm')] };
    const answer = await say('Dentist tomorrow at 3pm');
    expect(answer.message).toMatch(
      /^Booked: Dentist, .*15:00–16:00.*\n\nSee you there\.\n\nI haven't changed anything else\.$/s,
    );
    expect(answer.event_id).toBeTruthy();
    expect(await titles()).toEqual(['Dentist']);
    expect(hosted.requests[1]?.messages.at(-1)?.content).toContain('Booked: Dentist');
  });

  it('calls several tools at once: each is done once, in order', async () => {
    hosted.script = (request) =>
      hasResults(request)
        ? { text: 'Both are in.' }
        : { calls: [create('Dentist', 'tomorrow at 3pm'), create('Gym', 'tomorrow at 6pm')] };
    const answer = await say('Dentist tomorrow at 3pm and gym tomorrow at 6pm');
    expect(answer.message.indexOf('Booked: Dentist')).toBeLessThan(answer.message.indexOf('Booked: Gym'));
    expect(await titles()).toEqual(['Dentist', 'Gym']);
    const roles = hosted.requests[1]?.messages.map(({ role }) => role);
    expect(roles?.slice(-3)).toEqual(['assistant', 'tool', 'tool']);
  });

  it('sends arguments that are not JSON: it gets an error, and may fix them', async () => {
    hosted.script = (request, number) => {
      if (number === 1)
        return { calls: [{ name: 'create_event', arguments: '{"title": "Dentist", "when": ' }] };
      if (number === 2) return { calls: [create('Dentist', 'tomorrow at 3pm')] };
      return hasResults(request) ? { text: 'There.' } : { text: 'lost' };
    };
    expect((await say('Dentist tomorrow at 3pm')).message).toContain('Booked: Dentist');
    expect(await titles()).toEqual(['Dentist']);
  });

  it.each([
    'null',
    '[]',
    '"text"',
    '7',
    '',
    '{"title":"x","when":{"deep":[1]}}',
    '{"title":"\\ud800","when":""}',
  ])('sends the arguments %j: nothing is written, and the conversation goes on', async (given) => {
    hosted.script = (request) =>
      hasResults(request)
        ? { text: 'At what time?' }
        : { calls: [{ name: 'create_event', arguments: given }] };
    expect((await say('Dentist tomorrow')).message).toBe('At what time?');
    hosted.script = () => ({ text: 'Still here?' });
    expect((await say('hello again')).message).toBe('Still here?');
    expect(await titles()).toEqual([]);
  });

  it('refuses: the built-in reader answers', async () => {
    hosted.script = () => ({ refusal: 'I cannot help with that.' });
    expect((await say('book lunch')).message).toBe('When should it be?');
    expect(await titles()).toEqual([]);
  });

  it.each(['content_filter', 'length'] as const)('ends with %s every time: the same', async (finish) => {
    hosted.script = () => ({ text: 'Half an ans', finish });
    expect((await say('book lunch')).message).toBe('When should it be?');
  });

  it('falsely claims that it is done: the claim reaches nobody', async () => {
    hosted.script = () => ({ text: 'Done! I have booked lunch for tomorrow.' });
    const { message, event_id } = await say('book lunch tomorrow');
    expect(message).toContain("I haven't changed anything");
    expect(event_id).toBeNull();
  });

  it('does one thing and tells of two: the program says that it was only the one, then and later', async () => {
    hosted.script = (request) =>
      hasResults(request)
        ? { text: 'All set! I have booked the dentist and cancelled your gym. Anything else?' }
        : { calls: [create('Dentist', 'tomorrow at 3pm')] };
    const { message } = await say('Dentist tomorrow at 3pm, and cancel the gym');
    expect(message).toMatch(
      /^Booked: Dentist, [^\n]+\n\nAll set![^\n]+\n\nI haven't changed anything else\.$/,
    );
    hosted.script = () => ({ text: 'Here.' });
    await say('hello');
    expect(JSON.stringify(hosted.requests.at(-1)?.messages)).toContain("I haven't changed anything else.");
  });

  it('names a change by its receipt alone, and has nothing to add', async () => {
    for (const [text, time] of [
      ['[r1]', '3pm'],
      ['', '5pm'],
    ] as const) {
      hosted.script = (request) =>
        hasResults(request) ? { text } : { calls: [create('Dentist', `tomorrow at ${time}`)] };
      expect((await say(`Dentist tomorrow at ${time}`)).message).toMatch(/^Booked: Dentist, [^\n]+$/);
    }
  });
});

it('a hosted model learns where the conversation stands, and our own reader continues from there', async () => {
  hosted.script = (request) =>
    hasResults(request) ? { text: '' } : { calls: [create('Dentist', 'tomorrow at 3pm')] };
  await say('Dentist tomorrow at 3pm');
  hosted.script = () => ({ text: 'Anything else?' });
  await say('thanks');
  const lastContent = JSON.stringify(hosted.requests.at(-1)?.messages.at(-1)?.content);
  expect(lastContent).toMatch(/Where we are: .*in_focus.*Dentist.*done_lately.*created/);
  hosted.script = () => ({ status: 400 });
  expect((await say('move it to 5pm')).message).toMatch(/Dentist.*17:00–18:00/);
});

describe('a hosted model in trouble', () => {
  const thenOk = (...trouble: HostedAnswer[]) => inTurn(...trouble, { text: 'Here I am.' });
  const busy = (headers: Record<string, string>): HostedAnswer => ({ status: 429, headers });

  it.each([
    ['429 with a time', [busy({ 'retry-after': '0' })], 2],
    ['500', [{ status: 500, headers: { 'retry-after-ms': '5' } }], 2],
    ['503', [{ status: 503, headers: { 'retry-after-ms': '5' } }], 2],
    ['a connection that breaks', ['drop' as const], 2],
  ] satisfies [string, HostedAnswer[], number][])(
    '%s, then well: it is asked again',
    async (_name, trouble, asked) => {
      hosted.script = thenOk(...trouble);
      expect((await say('hello')).message).toBe('Here I am.');
      expect(hosted.requests.length).toBe(asked);
    },
  );

  it.each([
    ['500 for ever', { status: 500, headers: { 'retry-after-ms': '5' } }],
    ['429 for ever', { status: 429, headers: { 'retry-after-ms': '5' } }],
    ['401', { status: 401 }],
    ['400', { status: 400 }],
    ['a page instead of an answer', 'garbage'],
    ['an answer cut in its middle', 'cut'],
  ] satisfies [string, HostedAnswer][])(
    '%s: the built-in reader answers, and the exception is recorded',
    async (_name, trouble) => {
      const before = product.logs().split('"level":"error"').length;
      hosted.script = () => trouble;
      expect((await say('book lunch tomorrow at 1pm')).message).toMatch(/^Booked: Lunch/);
      expect(await titles()).toEqual(['Lunch']);
      expect(product.logs().split('"level":"error"').length).toBe(before + 1);
      expect(hosted.requests.length).toBeLessThanOrEqual(2);
      hosted.script = () => ({ text: 'Better now.' });
      expect((await say('hello?')).message).toBe('Better now.');
    },
  );

  it.each([
    [
      'an answer of another shape',
      200,
      JSON.stringify({ choices: [{ message: { content: ['Xylophonia'] } }] }),
    ],
    ['half an answer', 200, '{"choices":[{"message":{"content":"Xylophonia'],
    ['words instead of an answer', 200, 'Xylophonia is what you said'],
    [
      'a refusal that quotes',
      400,
      JSON.stringify({ error: { message: "Invalid 'messages[1]': 'Xylophonia'", type: 'invalid_request' } }),
    ],
    ['a refusal of another shape', 400, JSON.stringify({ detail: 'Xylophonia' })],
  ])('%s: what it says of the person is not logged', async (_name, status, body) => {
    hosted.script = () => ({ status, body, headers: { 'content-type': 'application/json' } });
    expect((await say('Xylophonia tomorrow at 1pm')).message).not.toContain(APOLOGY);
    expect(product.logs()).not.toContain('ylophonia');
  });

  it.each([401, 429, 500])(
    'a key in what it says with %i reaches nobody; its status and request id do',
    async (status) => {
      hosted.script = () => ({
        status,
        headers: {
          'retry-after-ms': '1',
          'x-request-id': `req_${status}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          error: { message: 'Incorrect API key: sk-proj-Leaked1', code: 'sk-proj-Leaked2' },
        }),
      });
      await say('hello');
      expect(product.logs()).not.toContain('Leaked');
      expect(product.logs()).toContain(`openai:test answered ${status}, request req_${status}`);
    },
  );

  it('never answers: the step ends by its time limit', async () => {
    hosted.script = () => 'hang';
    const harness = await createEngineHarness(new ScriptedModel(() => 'not asked'));
    try {
      const model = await hostedModel();
      const { assistant } = await harness.anotherProcess({ model, modelTimeoutMs: 300 });
      const userId = await harness.createUser();
      const inboxId = await harness.say(userId, 'hello');
      await assistant.engine.drain(userId);
      expect((await harness.outcomeOf(inboxId))?.message).toBe(APOLOGY);
      expect(harness.reported.length).toBe(1);
    } finally {
      await harness.close();
    }
  });

  it('fails after a tool did its work: the work is reported, not repeated', async () => {
    for (const trouble of [
      'cut',
      { status: 500, headers: { 'retry-after-ms': '5' } },
    ] satisfies HostedAnswer[]) {
      const title = trouble === 'cut' ? 'Dentist' : 'Gym';
      const when = trouble === 'cut' ? 'tomorrow at 3pm' : 'tomorrow at 6pm';
      hosted.script = (request) => (hasResults(request) ? trouble : { calls: [create(title, when)] });
      const { message } = await say(`${title} ${when}`);
      expect(message).toContain(`Booked: ${title}`);
      expect(message).not.toContain(APOLOGY);
    }
    expect(await titles()).toEqual(['Dentist', 'Gym']);
  });
});
