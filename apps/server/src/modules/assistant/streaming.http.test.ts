import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HostedRequest, type OpenAiServer, startOpenAiServer } from '../../../test/openai-server.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

const PATH = '/api/v1/assistant';
let hosted: OpenAiServer;
let product: TestProduct;
let base: string;
let token: string;
let counter = 0;

beforeAll(async () => {
  hosted = await startOpenAiServer(() => ({ text: 'Hello.' }));
  product = await createTestProduct({
    environment: {
      ASSISTANT_MODEL: 'openai:first, openai:second',
      OPENAI_BASE_URL: hosted.url,
      MODEL_REST_SECONDS: '0',
      STAFF_EMAIL_DOMAIN: 'streaming-staff.example',
    },
  });
  base = await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await product.close();
  await hosted.close();
});
const newPerson = (domain = 'example.org') =>
  product.signIn(`stream-${Date.now().toString(36)}-${++counter}@${domain}`);
beforeEach(async () => {
  token = await newPerson();
  hosted.requests.length = 0;
  hosted.abandoned = 0;
});

interface StreamEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** Events of one answer as they come, and all drafts that were seen until now. */
class Answer {
  readonly received: StreamEvent[] = [];
  readonly drafts: string[] = [''];
  readonly response: Response;
  readonly #events: AsyncIterator<StreamEvent>;
  readonly controller: AbortController;

  constructor(response: Response, controller: AbortController) {
    this.response = response;
    this.controller = controller;
    this.#events = eventsOf(response);
  }

  async next(): Promise<StreamEvent | undefined> {
    const { value } = await this.#events.next();
    const received = value as StreamEvent | undefined;
    if (!received) return undefined;
    this.received.push(received);
    if (received.event === 'draft')
      this.drafts.push(this.drafts.at(-1)?.slice(0, Number(received.data.keep)) + String(received.data.text));
    return received;
  }

  async until(event: string, isIt: (received: StreamEvent) => boolean = () => true): Promise<StreamEvent> {
    for (let received = await this.next(); received; received = await this.next())
      if (received.event === event && isIt(received)) return received;
    throw new Error(`no ${event} in ${JSON.stringify(this.received)}`);
  }

  async draftWith(words: string): Promise<string> {
    await this.until('draft', () => this.drafts.at(-1)?.includes(words) === true);
    return this.drafts.at(-1) ?? '';
  }

  /** The last event: the whole answer. */
  async end(): Promise<Record<string, unknown>> {
    const { data } = await this.until('answer');
    expect(await this.next()).toBeUndefined();
    return data;
  }
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let rest = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event) yield { event, data: JSON.parse(data) };
    }
  }
}

const headers = (bearer: string) => ({
  authorization: `Bearer ${bearer}`,
  'content-type': 'application/json',
});
const ask = async (message: string, bearer = token, more: object = {}): Promise<Answer> => {
  const controller = new AbortController();
  const response = await fetch(`${base}${PATH}/chat`, {
    method: 'POST',
    headers: { ...headers(bearer), accept: 'text/event-stream' },
    body: JSON.stringify({ message, channel: 'web', ...more }),
    signal: controller.signal,
  });
  expect(response.status).toBe(200);
  return new Answer(response, controller);
};
const conversation = async (query = '', bearer = token) => {
  const answer = await fetch(`${base}${PATH}/conversation${query}`, { headers: headers(bearer) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { messages: { message: string; is_user: boolean }[]; under_way: string[] };
};
const stop = (message_id: unknown, bearer = token) =>
  fetch(`${base}${PATH}/stop`, {
    method: 'POST',
    headers: headers(bearer),
    body: JSON.stringify({ message_id }),
  });

/** Says what the test hands it, when it hands it. */
function tongue() {
  const words: string[] = [];
  let bell = Promise.withResolvers<void>();
  let isOver = false;
  const ring = () => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  return {
    say: (piece: string) => {
      words.push(piece);
      ring();
    },
    end: () => {
      isOver = true;
      ring();
    },
    says: (async function* () {
      for (;;) {
        const next = words.shift();
        if (next !== undefined) yield next;
        else if (isOver) return;
        else await bell.promise;
      }
    })(),
  };
}
const hasResults = ({ messages }: HostedRequest): boolean => messages.at(-1)?.role === 'tool';
const call = (name: string, given: object) => ({ name, arguments: JSON.stringify(given) });

describe('who does not ask for events', () => {
  it.each([undefined, '*/*', 'application/json', 'application/json, text/event-stream;q=0.5'])(
    'gets the specified JSON: %s',
    async (accept) => {
      hosted.script = () => ({ text: 'Hello over HTTP.' });
      const answer = await fetch(`${base}${PATH}/chat`, {
        method: 'POST',
        headers: { ...headers(token), ...(accept ? { accept } : {}) },
        body: JSON.stringify({ message: 'hello', channel: 'web' }),
      });
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(Object.keys((await answer.json()) as object)).toEqual([
        'message',
        'event_id',
        'conflicts',
        'requires_approval',
        'pending_approvals',
        'logfire_url',
      ]);
      expect(hosted.requests[0]?.stream).toBeUndefined();
    },
  );

  it('nor does a refusal change: it is a plain problem, however it was asked', async () => {
    for (const [bearer, body, status] of [
      ['nobody', { message: 'hello' }, 401],
      [token, { message: ' ' }, 422],
      [token, { message: 'hello', impersonate_user_id: 'somebody' }, 403],
    ] as const) {
      const answer = await fetch(`${base}${PATH}/chat`, {
        method: 'POST',
        headers: { ...headers(bearer), accept: 'text/event-stream' },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ detail: expect.any(String) });
    }
  });
});

describe('who asks for events', () => {
  it('reads the words while they are written, and at last the answer that is stored', async () => {
    const model = tongue();
    hosted.script = () => ({ says: model.says });
    const answer = await ask('hello');
    expect(answer.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.response.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.response.headers.get('cache-control')).toContain('no-transform');
    expect((await answer.next())?.event).toBe('begun');
    model.say('Very');
    expect(await answer.draftWith('Very')).toBe('Very');
    model.say(' well, **thank you**');
    model.say(' for asking.');
    await answer.draftWith('for asking.');
    model.end();
    const { message } = await answer.end();
    expect(message).toBe('Very well, thank you for asking.');
    for (const draft of answer.drafts) expect(String(message).startsWith(draft)).toBe(true);
    expect((await conversation()).messages.map((one) => one.message)).toEqual(['hello', message]);
    expect(hosted.requests[0]?.stream).toBe(true);
  });

  it('hears what is being done, and of a change its receipt', async () => {
    hosted.script = (request) =>
      hasResults(request)
        ? { text: 'See you there.' }
        : {
            calls: [
              call('list_events', { when: 'Thursday' }),
              call('create_event', { title: 'Dentist', when: 'tomorrow at 3pm' }),
            ],
            text: 'Let me see.',
          };
    const answer = await ask('Dentist tomorrow at 3pm');
    const { message, event_id } = await answer.end();
    const doing = answer.received.flatMap(({ event, data }) => (event === 'doing' ? [data.sentence] : []));
    expect(doing).toEqual(['Looking at Thursday…', 'Working on ‘Dentist’…']);
    expect(message).toMatch(/^Booked: Dentist, .*\n\nSee you there\.\n\nI haven't changed anything else\.$/s);
    expect(event_id).toBeTruthy();
    // Words that come with a call are no answer, and what follows appears with the receipt from its first word on.
    for (const draft of answer.drafts.filter((one) => one.includes('See')))
      expect(draft).toMatch(/^Booked: Dentist/);
    expect(answer.drafts.join()).not.toContain('Let me see');
  });

  it('never sees thoughts, calls as text, or a claim that the program does not correct', async () => {
    const model = tongue();
    hosted.script = () => ({ says: model.says });
    const answer = await ask('por favor');
    for (const piece of [
      '<thi',
      'nk>secret ',
      'plans</think>',
      'He reservado',
      ' la cena. ',
      '{"name": "create_event", ',
      '"arguments": {"title": "secret"}}',
    ])
      model.say(piece);
    expect(await answer.draftWith('la cena.')).toBe('He reservado la cena.\n\nNo he cambiado nada.');
    model.end();
    await answer.end();
    for (const draft of answer.drafts.filter(Boolean)) {
      expect(draft).toContain('No he cambiado nada.');
      expect(draft).not.toContain('secret');
    }
  });

  it('is not shown words that the model has to take back', async () => {
    hosted.script = (request, number) =>
      number === 1
        ? { text: 'Done! I have booked lunch.' }
        : hasResults(request)
          ? { text: '' }
          : { calls: [call('create_event', { title: 'Lunch', when: 'tomorrow at 1pm' })] };
    const answer = await ask('book lunch tomorrow at 1pm');
    expect((await answer.end()).message).toMatch(/^Booked: Lunch/);
    expect(answer.drafts.filter(Boolean)).toEqual([]);
  });

  it('one that breaks off in the middle is taken back, and the next one answers', async () => {
    const model = tongue();
    hosted.script = (request) =>
      request.model === 'first' ? { says: model.says, breaks: true } : { text: 'Second here.' };
    const answer = await ask('hello');
    model.say('I am the first and');
    await answer.draftWith('I am the first');
    model.end();
    expect((await answer.end()).message).toBe('Second here.');
    const last = answer.drafts.findLastIndex((one) => one.includes('first'));
    expect(answer.drafts[last + 1]?.startsWith('I am')).toBe(false);
    // A connection that broke is tried once more.
    expect(hosted.requests.map((one) => one.model)).toEqual(['first', 'first', 'second']);
  });

  it('two at once: each reads its own, in the order in which they were said', async () => {
    hosted.script = ({ messages }) => ({
      text: JSON.stringify(messages.at(-1)?.content).includes('hello')
        ? 'This is the first.'
        : 'This is the next.',
    });
    const answers = await Promise.all([ask('hello'), ask('good morning')]);
    const ended = await Promise.all(answers.map((one) => one.end()));
    expect(ended.map(({ message }) => message)).toEqual(['This is the first.', 'This is the next.']);
    expect(answers[0]?.drafts.join()).not.toContain('next');
    expect(answers[1]?.drafts.join()).not.toContain('first');
  });

  it('goes away in the middle: it is answered all the same, and found when the page is opened again', async () => {
    const model = tongue();
    hosted.script = () => ({ says: model.says });
    const answer = await ask('hello');
    const { data } = await answer.until('begun');
    model.say('Very well,');
    await answer.draftWith('Very');
    answer.controller.abort();
    const before = await conversation();
    expect(before).toMatchObject({
      messages: [{ message: 'hello', is_user: true }],
      under_way: [data.message_id],
    });
    const later = conversation(`?awaiting=${data.message_id}`);
    model.say(' thank you.');
    model.end();
    expect((await later).messages.at(-1)).toMatchObject({
      message: 'Very well, thank you.',
      is_user: false,
    });
    expect((await later).under_way).toEqual([]);
  });
});

describe('Stop', () => {
  it('ends the call to the provider; what was read stays, and what was not done is reported', async () => {
    const model = tongue();
    hosted.script = () => ({ says: model.says });
    const answer = await ask('tell me a story');
    const { data } = await answer.until('begun');
    model.say('Once upon a');
    await answer.draftWith('Once');
    expect(await (await stop(data.message_id)).json()).toEqual({ stopped: true });
    const { message } = await answer.end();
    expect(message).toBe("Once upon a …\n\nStopped, as you asked. I haven't changed anything.");
    await expect.poll(() => hosted.abandoned).toBe(1);
    expect(hosted.requests).toHaveLength(1);
    expect((await conversation()).messages.at(-1)?.message).toBe(message);
    expect(await (await stop(data.message_id)).json()).toEqual({ stopped: false });
    model.end();
    // Nobody has failed.
    hosted.script = () => ({ text: 'Here I am?' });
    expect((await (await ask('and now?')).end()).message).toBe('Here I am?');
    expect(product.logs()).not.toContain('did not answer in time');
  });

  it('after a change tells of the change, and asks the model nothing more', async () => {
    const model = tongue();
    hosted.script = (request) =>
      hasResults(request)
        ? { says: model.says }
        : { calls: [call('create_event', { title: 'Gym', when: 'tomorrow at 6pm' })] };
    const answer = await ask('gym tomorrow at 6pm');
    const { data } = await answer.until('begun');
    model.say('And another');
    await answer.draftWith('And another');
    await stop(data.message_id);
    expect((await answer.end()).message).toMatch(
      /^Booked: Gym, [^\n]+\n\nAnd another …\n\nStopped, as you asked\. I haven't changed anything else\.$/,
    );
    model.end();
  });

  it('of what only waits in line cancels it, and leaves the one before alone', async () => {
    const model = tongue();
    hosted.script = () => ({ says: model.says });
    const first = await ask('hello');
    await first.until('begun');
    const second = await ask('good morning');
    const { data } = await second.until('begun');
    expect(await (await stop(data.message_id)).json()).toEqual({ stopped: true });
    expect((await second.until('problem')).data).toMatchObject({
      status: 409,
      detail: 'This request was cancelled.',
    });
    model.say('Still here.');
    model.end();
    expect((await first.end()).message).toBe('Still here.');
    expect(hosted.requests).toHaveLength(1);
  });

  it('is for who asked: nobody stops what others said, nor what staff said as them', async () => {
    const staff = await newPerson('streaming-staff.example');
    const me = (await (await fetch(`${base}/api/v1/auth/me`, { headers: headers(token) })).json()) as {
      id: string;
    };
    const model = tongue();
    hosted.script = () => ({ says: model.says });
    const answer = await ask('hello', staff, { impersonate_user_id: me.id });
    const { data } = await answer.until('begun');
    for (const [id, bearer] of [
      [data.message_id, token],
      [data.message_id, await newPerson()],
      ['999999999', staff],
      ['no-number', staff],
    ] as const)
      expect((await stop(id, bearer)).status).toBe(404);
    model.say('Not seen by them');
    await answer.draftWith('Not seen');
    expect((await conversation()).messages).toEqual([]);
    expect(await (await stop(data.message_id, staff)).json()).toEqual({ stopped: true });
    await answer.end();
    expect((await conversation(`?impersonate_user_id=${me.id}`, staff)).messages).toHaveLength(2);
    expect((await conversation()).messages).toEqual([]);
    model.end();
  });
});

it('thoughts that only end are taken back once, and not shown the next time', async () => {
  const model = tongue();
  hosted.script = () => ({ says: model.says });
  const first = await ask('hello');
  model.say('secret plans');
  await first.draftWith('secret');
  model.say(' </think>');
  model.say('Hello!');
  model.end();
  expect((await first.end()).message).toBe('Hello!');
  hosted.script = () => ({ text: 'more secret plans </think> Hello again!' });
  const second = await ask('hello');
  expect((await second.end()).message).toBe('Hello again!');
  expect(second.drafts.join()).not.toContain('secret');
});
