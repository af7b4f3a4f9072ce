import { describe, expect, it } from 'vitest';
import type { HttpClient, OutboundRequest } from '../../platform/http-client.ts';
import { NoAnswer } from '../../platform/http-client.ts';
import { createLogfireExceptionLog } from './logfire-exception-log.ts';

/** A Logfire that answers what the test says, and keeps what it was asked. */
function logfire(
  settings: { url?: string; readToken?: string } = { url: 'http://logs', readToken: 'pylf_v1_eu_x' },
) {
  const asked: OutboundRequest[] = [];
  let now = Date.parse('2026-03-10T12:00:00Z');
  let answer: { status: number; body: unknown; headers?: Record<string, string> } | 'none' = {
    status: 200,
    body: { data: [] },
  };
  const http: HttpClient = async (request) => {
    asked.push(request);
    if (answer === 'none') throw new NoAnswer('nothing came');
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return {
      status: answer.status,
      headers: new Headers(answer.headers),
      text,
      json: () => JSON.parse(text),
    };
  };
  const log = createLogfireExceptionLog({ url: settings.url, readToken: settings.readToken }, http, {
    now: () => new Date(now),
  });
  return {
    log,
    asked,
    body: (index = 0) => JSON.parse(String(asked[index]?.body)) as Record<string, unknown>,
    answers: (next: typeof answer) => {
      answer = next;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
const all = { limit: 100, from: undefined, to: undefined };

describe('the query', () => {
  it('stays within the time that Logfire can count', async () => {
    const { log, body } = logfire();
    await log.recent({ ...all, from: new Date('0001-01-03'), to: new Date('9999-12-29') });
    await log.recent({ ...all, to: new Date('0001-01-03') });
    expect(body(0)).toMatchObject({
      min_timestamp: '2000-01-01T00:00:00.000Z',
      max_timestamp: '2200-01-01T00:00:00.000Z',
    });
    expect(body(1)).toMatchObject({ min_timestamp: '2000-01-01T00:00:00.000Z' });
  });

  it('always has a start, sends dates and limit next to the SQL, and the token as bearer', async () => {
    const { log, asked, body } = logfire();
    await log.recent(all);
    await log.recent({ limit: 5000, from: new Date('2026-03-01'), to: new Date('2026-03-02') });
    await log.recent({ ...all, to: new Date('2026-03-02') });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: 'http://logs/v2/query',
      timeoutMs: 30_000,
      headers: { authorization: 'Bearer pylf_v1_eu_x' },
    });
    expect(body(0)).toMatchObject({ min_timestamp: '2026-02-08T12:00:00.000Z', limit: 400 });
    expect(body(0)).not.toHaveProperty('max_timestamp');
    expect(body(1)).toMatchObject({
      min_timestamp: '2026-03-01T00:00:00.000Z',
      max_timestamp: '2026-03-02T00:00:00.000Z',
      limit: 10_000,
    });
    expect(body(2)).toMatchObject({ min_timestamp: '2026-01-31T00:00:00.000Z' });
    expect(new Set(asked.map((_one, index) => body(index).sql)).size).toBe(1);
    expect(body(0).sql).toMatch(/WHERE is_exception AND service_name='catch' ORDER BY start_timestamp DESC$/);
  });

  it('goes to the region of the token when no address is set', async () => {
    const { log, asked } = logfire({ readToken: 'pylf_v1_eu_x' });
    await log.recent(all);
    expect(asked[0]?.url).toBe('https://logfire-eu.pydantic.dev/v2/query');
  });

  it('is not repeated within half a minute, and is afterwards', async () => {
    const { log, asked, pass } = logfire();
    await Promise.all([log.recent(all), log.recent(all)]);
    pass(29_000);
    await log.recent(all);
    expect(asked).toHaveLength(1);
    await log.recent({ ...all, limit: 50 });
    expect(asked).toHaveLength(2);
    pass(1000);
    await log.recent(all);
    expect(asked).toHaveLength(3);
  });
});

describe('a failure', () => {
  it.each([
    [{ status: 401, body: '' }, 'refused'],
    [{ status: 403, body: 'no' }, 'refused'],
    [{ status: 400, body: 'bad sql' }, 'failed'],
    [{ status: 422, body: {} }, 'failed'],
    [{ status: 500, body: '<html>' }, 'unavailable'],
    [{ status: 200, body: '<html>' }, 'failed'],
    [{ status: 200, body: { columns: [] } }, 'failed'],
    ['none' as const, 'unavailable'],
  ])('%j is recognised, and not cached', async (answer, problem) => {
    const { log, answers } = logfire();
    answers(answer);
    await expect(log.recent(all)).rejects.toMatchObject({ name: 'ExceptionLogError', problem });
    answers({ status: 200, body: { data: [] } });
    expect(await log.recent(all)).toEqual([]);
  });

  it('for want of a token is found without asking', async () => {
    const { log, asked } = logfire({ url: 'http://logs' });
    await expect(log.recent(all)).rejects.toMatchObject({ problem: 'not-configured' });
    expect(asked).toEqual([]);
  });

  it('by rate limit: nothing is asked until the time is over', async () => {
    const { log, asked, answers, pass } = logfire();
    answers({ status: 429, body: '', headers: { 'retry-after': '20' } });
    await expect(log.recent(all)).rejects.toMatchObject({ problem: 'rate-limited' });
    answers({ status: 200, body: { data: [] } });
    await expect(log.recent({ ...all, limit: 3 })).rejects.toMatchObject({ problem: 'rate-limited' });
    expect(asked).toHaveLength(1);
    pass(20_000);
    expect(await log.recent(all)).toEqual([]);
  });
});
