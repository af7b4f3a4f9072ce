import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeTraces, type TestSpan } from '../../test/otlp-encoder.ts';
import { startTestSandbox, type TestSandbox } from '../../test/start-test-sandbox.ts';
import { credentials } from '../credentials.ts';

const { writeToken, readToken } = credentials.logfire;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const NOW = Date.now();
const since = new Date(NOW - 3_600_000).toISOString();

interface Answer {
  schema: { fields: { name: string; data_type: unknown }[] };
  data: Record<string, unknown>[];
  detail?: unknown;
}

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  await send([
    {
      traceId: TRACE,
      spanId: '1'.repeat(16),
      name: 'POST /api/v1/assistant/chat',
      startMs: NOW,
      endMs: NOW + 250,
      attributes: { 'http.response.status_code': 500, 'http.route': '/chat' },
      isError: true,
    },
    {
      traceId: TRACE,
      spanId: '2'.repeat(16),
      parentSpanId: '1'.repeat(16),
      name: 'create_event',
      startMs: NOW + 20,
      endMs: NOW + 120,
      exception: { type: 'TypeError', message: 'calendar <b>gone</b>' },
      isError: true,
    },
    {
      traceId: TRACE,
      spanId: '3'.repeat(16),
      parentSpanId: '2'.repeat(16),
      name: 'note',
      startMs: NOW + 30,
      endMs: NOW + 30,
      attributes: { 'logfire.span_type': 'log', 'logfire.msg': 'A note', 'logfire.level_num': 13 },
    },
  ]);
});
afterAll(() => sandbox.close());

const send = (
  spans: TestSpan[],
  headers: Record<string, string> = {},
  resource: Record<string, string> = { 'service.name': 'api', 'deployment.environment.name': 'test' },
) => {
  const body = encodeTraces(spans, resource);
  const isGzip = headers['content-encoding'] === 'gzip';
  return fetch(`${sandbox.url}/logfire/v1/traces`, {
    method: 'POST',
    headers: { authorization: writeToken, 'content-type': 'application/x-protobuf', ...headers },
    body: Buffer.from(isGzip ? gzipSync(body) : body),
  });
};

const query = async (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${sandbox.url}/logfire/v2/query`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readToken}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ min_timestamp: since, ...body }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
};

describe('the query of the Exceptions tab', () => {
  it('gives the rows with Logfire’s types', async () => {
    const { status, body } = await query({
      sql: `SELECT start_timestamp, message, duration, attributes, trace_id, span_id, level,
                   exception_type, exception_message, exception_stacktrace
            FROM records WHERE is_exception AND service_name='api' ORDER BY start_timestamp DESC`,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        start_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
        message: 'create_event',
        duration: 0.1,
        attributes: {},
        trace_id: TRACE,
        span_id: '2'.repeat(16),
        level: 17,
        exception_type: 'TypeError',
        exception_message: 'calendar <b>gone</b>',
        exception_stacktrace: expect.stringContaining('at somewhere'),
      },
    ]);
    expect(body.schema.fields[0]).toEqual({
      name: 'start_timestamp',
      data_type: { Timestamp: ['Microsecond', 'UTC'] },
      nullable: true,
    });
  });

  it('knows levels by name, JSON operators and Logfire’s functions', async () => {
    const count = async (where: string) =>
      (await query({ sql: `SELECT count(*) AS n FROM records WHERE ${where}` })).body.data[0]?.n;
    expect(await count("level >= 'warn'")).toBe(3);
    expect(await count("level = 'error' AND level_name(level) = 'error'")).toBe(2);
    expect(await count("attributes->>'http.route' = '/chat'")).toBe(1);
    expect(await count('http_response_status_code = 500')).toBe(1);
  });

  it('is bounded by time, environment and limit', async () => {
    const rows = async (more: Record<string, unknown>) =>
      (await query({ sql: 'SELECT span_id FROM records ORDER BY span_id LIMIT 1;', ...more })).body.data
        .length;
    expect(await rows({})).toBe(3);
    expect(await rows({ limit: 2 })).toBe(2);
    expect(await rows({ min_timestamp: new Date(NOW + 3_600_000).toISOString() })).toBe(0);
    expect(await rows({ max_timestamp: new Date(NOW - 60_000).toISOString() })).toBe(0);
    expect(await rows({ deployment_environment: ['test', ''] })).toBe(3);
    expect(await rows({ deployment_environment: [''] })).toBe(0);
  });

  it('speaks CSV and NDJSON', async () => {
    const ask = async (accept: string) => {
      const response = await fetch(`${sandbox.url}/logfire/v2/query`, {
        method: 'POST',
        headers: { authorization: readToken, 'content-type': 'application/json', accept },
        body: JSON.stringify({
          sql: "SELECT span_id, 'a,\"b' AS x FROM records WHERE is_exception",
          min_timestamp: since,
        }),
      });
      return response.text();
    };
    expect(await ask('text/csv')).toBe(`span_id,x\n${'2'.repeat(16)},"a,""b"\n`);
    const lines = (await ask('application/x-ndjson'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    expect(lines).toEqual(['schema', 'data', 'end']);
  });
});

describe('what is refused', () => {
  it.each([
    ['no min_timestamp', { sql: 'SELECT 1', min_timestamp: undefined }, 422],
    ['a time without a zone', { sql: 'SELECT 1', min_timestamp: '2026-01-01T00:00:00' }, 422],
    ['no sql', {}, 422],
    ['a limit too high', { sql: 'SELECT 1', limit: 10_001 }, 422],
    ['a limit of nothing', { sql: 'SELECT 1', limit: 0 }, 422],
    ['a mistake in the SQL', { sql: 'SELEC nothing' }, 400],
    ['an unknown column', { sql: 'SELECT nothing FROM records' }, 400],
  ])('%s', async (_name, body, status) => {
    const answer = await query(body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toBeDefined();
  });

  it('every way out of the records', async () => {
    const attempts = [
      'SELECT * FROM sandbox.google_access_tokens',
      'SELECT * FROM sandbox.accounts',
      'SELECT * FROM logfire.spans',
      'SELECT 1; DROP TABLE logfire.spans',
      'SELECT 1) AS x; DELETE FROM logfire.spans; SELECT * FROM (SELECT 1',
      'DELETE FROM records',
      'WITH gone AS (DELETE FROM logfire.spans RETURNING 1) SELECT * FROM gone',
      "SELECT set_config('role', 'postgres', true), query_to_xml('SELECT * FROM sandbox.accounts', true, true, '')",
      "SELECT set_config('session_authorization', 'postgres', true)",
      "SELECT pg_read_file('/etc/passwd')",
      "SELECT lo_from_bytea(0, 'x')",
      "COPY (SELECT 1) TO PROGRAM 'true'",
      "SELECT dblink_connect('dbname=postgres')",
      'SELECT rolpassword FROM pg_authid',
    ];
    for (const sql of attempts) expect([sql, (await query({ sql })).status]).toEqual([sql, 400]);
    expect((await query({ sql: 'SELECT count(*) AS n FROM records' })).body.data).toEqual([{ n: 3 }]);
  });

  it('tokens that are missing, wrong or of the other kind', async () => {
    const sql = { sql: 'SELECT 1' };
    expect((await query(sql, { authorization: '' })).status).toBe(401);
    expect((await query(sql, { authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await query(sql, { authorization: `Bearer ${writeToken}` })).status).toBe(403);
    expect((await send([], { authorization: readToken })).status).toBe(403);
  });

  it('bodies that are no traces', async () => {
    const post = (type: string, body: string) =>
      fetch(`${sandbox.url}/logfire/v1/traces`, {
        method: 'POST',
        headers: { authorization: writeToken, 'content-type': type },
        body,
      });
    expect((await post('application/x-protobuf', '\u0007nonsense')).status).toBe(400);
    expect((await post('application/json', '{"resourceSpans": 5}')).status).toBe(400);
    expect((await post('application/json', '{')).status).toBe(400);
  });
});

it('takes compressed and repeated traces, and drops old ones with a record', async () => {
  const span = {
    traceId: 'c'.repeat(32),
    spanId: 'd'.repeat(16),
    name: 'once\u0000',
    startMs: NOW,
    endMs: NOW + 1,
  };
  const resource = { 'service.name': 'other' };
  expect((await send([span], { 'content-encoding': 'gzip' }, resource)).status).toBe(200);
  expect((await send([span], {}, resource)).status).toBe(200);
  await send([{ ...span, spanId: 'e'.repeat(16), startMs: NOW - 25 * 3_600_000 }], {}, resource);
  const { body } = await query({
    sql: "SELECT span_name FROM records WHERE service_name = 'other' ORDER BY span_name",
  });
  expect(body.data).toEqual([{ span_name: 'logfire ingest error' }, { span_name: 'once' }]);
});

it('answers who the token belongs to', async () => {
  const response = await fetch(`${sandbox.url}/logfire/v1/read-token-info`, {
    headers: { authorization: `Bearer ${readToken}` },
  });
  expect(await response.json()).toEqual({ organization_name: 'sandbox', project_name: 'catch' });
});

it('shows a trace as a waterfall, with other people’s text escaped', async () => {
  const link = `${sandbox.url}/logfire/sandbox/catch?q=trace_id%3D%27${TRACE}%27`;
  const text = await (await fetch(link)).text();
  expect(text.match(/class="span /g)).toHaveLength(3);
  expect(text).toContain('calendar &lt;b&gt;gone&lt;/b&gt;');
  const list = await (await fetch(`${sandbox.url}/logfire/sandbox/catch`)).text();
  expect(list).toContain(`trace_id%3D&#39;${TRACE}`);
  const empty = await (await fetch(link.replace(TRACE, 'f'.repeat(32)))).text();
  expect(empty).toContain('Nothing has arrived');
});
