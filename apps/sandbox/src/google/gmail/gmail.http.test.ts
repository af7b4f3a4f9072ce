import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/google-client.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/start-test-sandbox.ts';

interface Page {
  messages?: { id: string; threadId: string }[];
  nextPageToken?: string;
  resultSizeEstimate: number;
}
interface Message {
  id: string;
  labelIds: string[];
  internalDate: string;
  payload: { headers: { name: string; value: string }[]; body?: unknown };
  error: { message: string };
}

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = (await signIn(sandbox.url, 'madrid@example.org')).access_token;
});
afterAll(() => sandbox.close());

const get = async <T>(path: string, accessToken = token) => {
  const response = await fetch(`${sandbox.url}/google/gmail/v1/users/${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return { status: response.status, body: (await response.json()) as T };
};

describe('Gmail metadata', () => {
  it('pages through sent mail, newest first, without repetition', async () => {
    const ids: string[] = [];
    let pageToken = '';
    let pages = 0;
    do {
      const { body } = await get<Page>(
        `me/messages?labelIds=SENT&maxResults=5&pageToken=${pageToken}`.replace(/&pageToken=$/, ''),
      );
      ids.push(...(body.messages ?? []).map(({ id }) => id));
      pageToken = body.nextPageToken ?? '';
      pages += 1;
    } while (pageToken !== '');
    expect(pages).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    const dates = [];
    for (const id of ids)
      dates.push(Number((await get<Message>(`me/messages/${id}?format=minimal`)).body.internalDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('gives the headers that were asked for', async () => {
    const { body: page } = await get<Page>('me/messages?labelIds=SENT&maxResults=1');
    const id = page.messages?.[0]?.id;
    const { body } = await get<Message>(
      `me/messages/${id}?format=metadata&metadataHeaders=from&metadataHeaders=To`,
    );
    expect(body.payload.headers.map(({ name }) => name)).toEqual(['From', 'To']);
    expect(body.payload.headers[0]?.value).toContain('<madrid@example.org>');
    expect(body.labelIds).toEqual(['SENT']);
    expect(body.payload.body).toBeUndefined();
    const all = await get<Message>(`me/messages/${id}?format=metadata`);
    expect(all.body.payload.headers.map(({ name }) => name)).toContain('Message-ID');
  });

  it('refuses what the metadata scope does not cover', async () => {
    const { body: page } = await get<Page>('me/messages?maxResults=1');
    const full = await get<Message>(`me/messages/${page.messages?.[0]?.id}`);
    expect([full.status, full.body.error.message]).toEqual([403, "Metadata scope doesn't allow format FULL"]);
    expect((await get('me/messages?q=from:somebody')).status).toBe(403);
    const scope = 'openid https://www.googleapis.com/auth/calendar.events';
    const other = await signIn(sandbox.url, 'madrid@example.org', { scope });
    expect((await get('me/messages', other.access_token)).status).toBe(403);
    expect((await get('newyork@example.org/messages')).status).toBe(403);
    expect((await get('me/messages/nothing?format=metadata')).status).toBe(404);
    expect((await get('me/messages', 'nonsense')).status).toBe(401);
  });

  it('leaves the list out for somebody without mail', async () => {
    const empty = (await signIn(sandbox.url, 'no.mail@example.net')).access_token;
    expect((await get('me/messages', empty)).body).toEqual({ resultSizeEstimate: 0 });
  });
});
