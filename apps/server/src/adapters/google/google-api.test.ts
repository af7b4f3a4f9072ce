import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CalendarError } from '../../modules/calendar/index.ts';
import type { HttpClient } from '../../platform/http-client.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createGoogleApi } from './google-api.ts';

const answering: HttpClient = async ({ headers }) => {
  const text = JSON.stringify({ bearer: headers?.authorization });
  return { status: 200, headers: new Headers(), text, json: () => JSON.parse(text) };
};

function apiWith(current: () => Promise<{ token: string; scopes: string[] }>) {
  let looks = 0;
  const tokens = {
    current: () => {
      looks += 1;
      return current();
    },
  } as Partial<AccessTokens> as AccessTokens;
  const api = createGoogleApi({
    http: answering,
    tokens,
    report: () => undefined,
    onMissingScope: async () => new CalendarError('forbidden', 'not here'),
  });
  return { api, looks: () => looks };
}

const list = { operation: 'list', method: 'GET', url: 'http://calendar.test/', repeatable: true } as const;
const anything = z.object({ bearer: z.string() });

describe('a grant that will be wanted soon', () => {
  it('is looked up at once, and once for everything that follows', async () => {
    const { api, looks } = apiWith(async () => ({ token: 'good', scopes: [] }));
    const user = api('somebody', { soon: true });
    expect(looks()).toBe(1);
    expect(await user.call(list, anything)).toEqual({ bearer: 'Bearer good' });
    await user.call(list, anything);
    expect(looks()).toBe(1);
  });

  it('that is gone is reported by the first call, and by nothing else', async () => {
    const gone = new CalendarError('reconnect-needed', 'gone');
    const { api } = apiWith(() => Promise.reject(gone));
    const user = api('somebody', { soon: true });
    await new Promise((resolve) => setImmediate(resolve));
    await expect(user.call(list, anything)).rejects.toBe(gone);
  });
});
