import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../tools/postgres/launcher.ts';
import { calendarOf, timedEvent } from '../test/calendar-client.ts';
import { control, signIn } from '../test/google-client.ts';
import { dropDatabase, startTestSandbox, type TestSandbox } from '../test/start-test-sandbox.ts';
import { productEnvironment } from './product-environment.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const textOf = async (path: string) => {
  const response = await fetch(`${sandbox.url}${path}`);
  return { status: response.status, text: await response.text() };
};

describe('pages', () => {
  it('list everybody and everything on the index', async () => {
    const { text } = await textOf('/');
    for (const words of [
      'Lucía Navarro',
      'staff.two@catch.example',
      '/calendar?user=madrid%40example.org',
      '/faults',
      '/mails',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('show a week of events and each event', async () => {
    const { text } = await textOf('/calendar?user=madrid@example.org');
    expect(text).toContain('Lucía Navarro');
    const link = /href="(\/google\/calendar\/event\?eid=[^"]+)"/.exec(text)?.[1];
    expect((await textOf(link ?? '')).status).toBe(200);
    expect((await textOf('/calendar?user=nobody@example.net')).status).toBe(404);
    expect((await textOf('/calendar?user=nonsense')).status).toBe(422);
    const missing = Buffer.from('nothing madrid@example.org').toString('base64url');
    for (const eid of ['bm90aGluZw', missing]) {
      expect((await textOf(`/google/calendar/event?eid=${eid}`)).status).toBe(404);
    }
  });

  it('order ready-made faults by a click', async () => {
    const press = (order: string) =>
      fetch(`${sandbox.url}/faults`, { method: 'POST', body: new URLSearchParams({ order }) }).then(
        (response) => response.text(),
      );
    expect(await press('down')).toContain('status: 503');
    expect(await press('clear')).toContain('Everything works as it should');
  });

  it('escape what people wrote', async () => {
    const person = await calendarOf(sandbox.url, 'escape@example.net');
    const event = timedEvent('2026-06-02', '09:00', '10:00', { summary: '<script>alert(1)</script>' });
    await person.insert(event);
    const { text } = await textOf('/calendar?user=escape@example.net&week=2026-06-01');
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toContain('<script>alert');
  });
});

describe('reset', () => {
  it('brings the sample data back and keeps who people are', async () => {
    const before = await signIn(sandbox.url, 'madrid@example.org');
    const calendar = await calendarOf(sandbox.url, 'madrid@example.org');
    const first = await calendar.listAll({});
    const added = await calendar.insert(timedEvent('2026-06-02', '09:00', '10:00', { id: 'added000' }));
    expect(added.status).toBe(200);
    await control(sandbox.url, 'reset');
    expect((await calendar.list()).status).toBe(401);
    const again = await calendarOf(sandbox.url, 'madrid@example.org');
    expect((await again.get('added000')).status).toBe(404);
    expect((await again.listAll({})).items).toHaveLength(first.items.length);
    const sub = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
    expect(sub((await signIn(sandbox.url, 'madrid@example.org')).id_token)).toBe(sub(before.id_token));
    expect((await again.list({ syncToken: first.syncToken ?? '' })).status).toBe(410);
  });

  it('can be limited to a part', async () => {
    const calendar = await calendarOf(sandbox.url, 'madrid@example.org');
    await calendar.insert(timedEvent('2026-06-02', '09:00', '10:00', { id: 'added001' }));
    await control(sandbox.url, 'reset', { parts: ['google-calendar'] });
    expect((await calendar.get('added001')).status).toBe(404);
  });
});

describe('accounts', () => {
  it('can be given a name, a zone and an unverified address', async () => {
    await control(sandbox.url, 'accounts', {
      email: 'made@example.net',
      name: 'Made Up',
      time_zone: 'Asia/Tokyo',
      email_verified: false,
    });
    const calendar = await calendarOf(sandbox.url, 'made@example.net');
    expect((await calendar.list()).body.timeZone).toBe('Asia/Tokyo');
    const response = await fetch(`${sandbox.url}/_control/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'made@example.net', time_zone: 'Mars/Base' }),
    });
    expect(response.status).toBe(422);
  });
});

describe('webhooks', () => {
  let product: Server;
  let answers: number[];
  /** Set by a test: nobody is answered before it. */
  let gate: Promise<void> | undefined;
  const statuses: number[] = [];
  let url: string;
  beforeAll(async () => {
    product = createServer(async (_request, response) => {
      const status = answers.shift() ?? 200;
      statuses.push(status);
      await gate;
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    url = `http://localhost:${(product.address() as AddressInfo).port}/webhooks/google`;
  });
  afterAll(() => new Promise((resolve) => product.close(resolve)));

  it('are not sent a second time by a retry that is asked for while they are being sent', async () => {
    answers = [];
    statuses.length = 0;
    const answering = Promise.withResolvers<void>();
    gate = answering.promise;
    const calendar = await calendarOf(sandbox.url, 'hooks@example.net');
    await calendar.call('POST', '/calendars/primary/events/watch', {
      body: { id: 'hook-0', type: 'web_hook', address: url },
    });
    await expect.poll(() => statuses).toEqual([200]);
    const retried = await control(sandbox.url, 'webhooks/retry');
    expect(await retried.json()).toEqual({ retried: 0 });
    answering.resolve();
    gate = undefined;
    await control(sandbox.url, 'webhooks/idle');
    expect(statuses).toEqual([200]);
  });

  it('are tried again, also after a restart, and recorded', async () => {
    // Refused until after the restart, however often it is tried until then.
    answers = [503, 503, 503];
    statuses.length = 0;
    const calendar = await calendarOf(sandbox.url, 'hooks@example.net');
    await calendar.call('POST', '/calendars/primary/events/watch', {
      body: { id: 'hook-1', type: 'web_hook', address: url },
    });
    await control(sandbox.url, 'webhooks/idle');
    expect(statuses[0]).toBe(503);
    await sandbox.restart();
    answers = [];
    await control(sandbox.url, 'webhooks/retry');
    await control(sandbox.url, 'webhooks/idle');
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const recorded = (await (
      await fetch(`${sandbox.url}/_control/webhooks?vendor=google&limit=1`)
    ).json()) as { webhooks: unknown[] };
    expect(recorded.webhooks[0]).toMatchObject({
      state: 'delivered',
      attempts: expect.any(Number),
      last_status: 200,
    });
  });
});

describe('the program', () => {
  const script = fileURLToPath(new URL('./main.ts', import.meta.url));
  const run = (environment: Record<string, string>): ChildProcess =>
    fork(script, {
      env: { PATH: process.env.PATH, ...environment },
      silent: true,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
  const ending = async (child: ChildProcess) => {
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
    return { code, output };
  };

  it('says where it is, and ends with its parent', async () => {
    const postgres = await startPostgres('test');
    const name = `sandbox_main_${randomUUID().slice(0, 8)}`;
    const child = run({ SANDBOX_PORT: '0', SANDBOX_DATABASE_URL: await postgres.ensureDatabase(name) });
    const ended = ending(child);
    const { url } = await new Promise<{ url: string }>((resolve) =>
      child.on('message', (message) => resolve(message as { url: string })),
    );
    expect((await fetch(`${url}/google/.well-known/openid-configuration`)).status).toBe(200);
    child.disconnect();
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output).toContain(`Sandbox: ${url}`);
    await dropDatabase(postgres.url('postgres'), name);
    await postgres.release();
  });

  it.each([
    ['nothing is set', {}, 'SANDBOX_DATABASE_URL'],
    [
      'it would be reachable',
      { SANDBOX_DATABASE_URL: 'postgres://localhost/x', HOST: '0.0.0.0' },
      'refuses to start',
    ],
    [
      'this is production',
      { SANDBOX_DATABASE_URL: 'postgres://localhost/x', NODE_ENV: 'production' },
      'refuses to start',
    ],
    ['no database answers', { SANDBOX_DATABASE_URL: 'postgres://localhost:1/x' }, 'no database answers'],
  ])('stops with one sentence when %s', async (_name, environment, words) => {
    const { code, output } = await ending(run(environment));
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(words);
  });
});

it('tells the product everything it needs', () => {
  const environment = productEnvironment({
    sandboxUrl: 'http://localhost:3100/',
    publicUrl: 'http://localhost:3000',
  });
  expect(environment).toMatchObject({
    PUBLIC_URL: 'http://localhost:3000',
    GOOGLE_ISSUER: 'http://localhost:3100/google',
    GOOGLE_CALENDAR_URL: 'http://localhost:3100/google/calendar/v3',
    GOOGLE_GMAIL_URL: 'http://localhost:3100/google/gmail/v1',
    SLACK_API_URL: 'http://localhost:3100/slack/api',
    WHATSAPP_GRAPH_URL: 'http://localhost:3100/graph/v26.0',
    LOGFIRE_PROJECT_URL: 'http://localhost:3100/logfire/sandbox/catch',
    STAFF_EMAIL_DOMAIN: 'catch.example',
  });
});
