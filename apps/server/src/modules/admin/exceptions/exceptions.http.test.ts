import { afterEach, describe, expect, it } from 'vitest';
import { credentials } from '../../../../../sandbox/src/credentials.ts';
import { createTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { inSpan, startTracing } from '../../../platform/telemetry/tracing.ts';
import { withFault } from '../../calendar/test/calendar-product.ts';
import { STAFF, send, signIn } from '../test/staff.ts';

let product: TestProduct | undefined;
afterEach(() => product?.close());

const open = async (environment: Record<string, string> = {}) => {
  product = await createTestProduct({ environment });
  const staff = await signIn(product, STAFF);
  return (query = '') => send(product as TestProduct, staff.token, 'GET', `/api/v1/admin/exceptions${query}`);
};

describe('exceptions', () => {
  it('that a nest of spans passed on come back as one row, with its trace', async () => {
    const ask = await open();
    const { settings } = product as TestProduct;
    const tracing = startTracing({ ...settings, LOGFIRE_WRITE_TOKEN: credentials.logfire.writeToken });
    const words = `failed on purpose ${Date.now()}`;
    const fail = async () => {
      throw new Error(words);
    };
    // Each layer throws an error of its own, as layers do: two spans record it.
    await inSpan('outer', {}, () => inSpan('inner', {}, fail).catch(fail)).catch(() => undefined);
    await tracing.shutdown();
    const deadline = Date.now() + 30_000;
    let own: { message: string; duration_ms: number; logfire_url: string; attributes: object }[] = [];
    // Both spans must have arrived before they can be one row.
    while (
      (own[0]?.attributes as { 'catch.spans'?: number } | undefined)?.['catch.spans'] !== 2 &&
      Date.now() < deadline
    ) {
      // A range of its own each time: equal queries are answered from memory for half a minute.
      const answer = await ask(`?start_date=${new Date(Date.now() - 60_000).toISOString()}`);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ limit: 100, offset: 0 });
      own = answer.json().exceptions.filter(({ message }: { message: string }) => message === words);
    }
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      duration_ms: expect.any(Number),
      attributes: { 'exception.type': 'Error', 'catch.spans': 2 },
      logfire_url: expect.stringContaining('trace_id'),
    });
  });

  it('a chat that failed on Google is one of them: with whose turn it was, by kind, and by its address', async () => {
    const ask = await open();
    const { settings, signIn: newSession } = product as TestProduct;
    const tracing = startTracing({ ...settings, LOGFIRE_WRITE_TOKEN: credentials.logfire.writeToken });
    const email = `unlucky-${Date.now().toString(36)}@example.org`;
    const token = await newSession(email);
    const began = new Date(Date.now() - 1000).toISOString();
    const said = await withFault({ path: '/google/calendar/v3/*', user: email, status: 500 }, () =>
      send(product as TestProduct, token, 'POST', '/api/v1/assistant/chat', {
        message: 'What do I have tomorrow?',
        channel: 'web',
      }),
    );
    expect(said.statusCode, said.body).toBe(200);
    await tracing.shutdown();
    interface Found {
      id: string;
      message: string;
      user_email: string;
      turn_id: string;
      trace_id: string;
    }
    const own = async (): Promise<Found[]> => {
      const later = new Date(Date.now() + 60_000 + Math.random() * 1000).toISOString();
      const answer = await ask(`?start_date=${began}&end_date=${later}&user_email=${email}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().exceptions;
    };
    await expect.poll(own, { timeout: 30_000 }).not.toEqual([]);
    const [found] = await own();
    expect(found).toMatchObject({
      message: expect.stringMatching(/^google calendar .* answered 500$/),
      user_email: email,
      attributes: { 'exception.type': 'CalendarError' },
      logfire_url: expect.stringContaining('trace_id'),
    });
    const kinds = await ask(`/kinds?start_date=${began}&user_email=${email}`);
    expect(kinds.json()).toMatchObject({
      kinds: expect.arrayContaining([
        expect.objectContaining({
          message: found?.message,
          user_count: 1,
          latest: expect.objectContaining({ user_email: email }),
        }),
      ]),
      total_capped: false,
    });
    expect((await ask(`/${found?.id}`)).json()).toMatchObject({ id: found?.id, user_email: email });
    for (const id of ['nobody', `${found?.id.slice(0, -4)}0000`]) {
      const missing = await ask(`/${id}`);
      expect([missing.statusCode, missing.json().detail]).toEqual([404, 'Exception not found']);
    }
    const staff = await signIn(product as TestProduct, STAFF);
    const turn = await send(
      product as TestProduct,
      staff.token,
      'GET',
      `/api/v1/admin/turns/${found?.turn_id}`,
    );
    expect(turn.json().turn).toMatchObject({ user_email: email, prompt: 'What do I have tomorrow?' });
  });

  it('without a read token: 503, and what to do', async () => {
    const ask = await open({ LOGFIRE_READ_TOKEN: '' });
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(answer.json().detail).toMatch(/LOGFIRE_READ_TOKEN/);
  });

  it('with a wrong token: 502; with nobody there: 503; neither logs anybody out', async () => {
    const refused = await (await open({ LOGFIRE_READ_TOKEN: 'pylf_v1_us_wrong' }))();
    expect([refused.statusCode, refused.json().detail]).toEqual([502, expect.stringMatching(/read token/)]);
    await product?.close();
    const gone = await (await open({ LOGFIRE_URL: 'http://127.0.0.1:1' }))();
    expect([gone.statusCode, gone.json().detail]).toEqual([503, expect.stringMatching(/cannot be reached/)]);
  });
});
