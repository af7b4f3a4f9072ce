import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiError, type CalendarClient, calendarOf, timedEvent } from '../../../test/calendar-client.ts';
import { control } from '../../../test/google-client.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/start-test-sandbox.ts';

interface Entry {
  readonly id: string;
  readonly summary: string;
  readonly summaryOverride?: string;
  readonly selected?: boolean;
  readonly hidden?: boolean;
  readonly primary?: boolean;
  readonly accessRole: string;
}

let sandbox: TestSandbox;
let ana: CalendarClient;
let ben: CalendarClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  ana = await calendarOf(sandbox.url, 'ana@example.net');
  ben = await calendarOf(sandbox.url, 'ben@example.net');
});
afterAll(() => sandbox.close());

const put = (user: string, calendar: string, entry: object = {}) =>
  control(sandbox.url, 'google/calendar-list', { user: `${user}@example.net`, calendar, ...entry });

const listed = async (client: CalendarClient, query: Record<string, string | number> = {}) => {
  const entries: Entry[] = [];
  let pages = 0;
  for (let pageToken: string | undefined; pages === 0 || pageToken; pages += 1) {
    const { body } = await client.call<{ items: Entry[]; nextPageToken?: string }>(
      'GET',
      '/users/me/calendarList',
      { query: { ...query, ...(pageToken && { pageToken }) } },
    );
    entries.push(...body.items);
    pageToken = body.nextPageToken;
  }
  return { entries, pages };
};
const entryOf = async (client: CalendarClient, id: string) =>
  (await listed(client)).entries.find((entry) => entry.id === id);

it('says what is ticked, leaves the flag out of what is not, and hides what is hidden', async () => {
  await put('ana', 'ticked@group');
  await put('ana', 'loose@group', { selected: false, name: 'Loose' });
  await put('ana', 'hidden@group', { hidden: true });
  expect(await entryOf(ana, 'ticked@group')).toMatchObject({ selected: true, accessRole: 'owner' });
  expect(await entryOf(ana, 'loose@group')).toMatchObject({ summaryOverride: 'Loose' });
  expect(await entryOf(ana, 'loose@group')).not.toHaveProperty('selected');
  expect(await entryOf(ana, 'hidden@group')).toBeUndefined();
  await put('ana', 'loose@group', { selected: true });
  expect(await entryOf(ana, 'loose@group')).toMatchObject({ selected: true, summaryOverride: 'Loose' });
});

it('comes in pages', async () => {
  for (let index = 0; index < 60; index += 1) await put('ben', `many-${index}@group`);
  const { entries, pages } = await listed(ben, { maxResults: 25 });
  expect(new Set(entries.map(({ id }) => id)).size).toBe(61);
  expect(pages).toBeGreaterThanOrEqual(3);
});

it('gives each person their own access to one calendar, and each calendar its own ids', async () => {
  await put('ana', 'team@group');
  await put('ben', 'team@group', { access_role: 'reader' });
  const draft = timedEvent('2026-06-02', '09:00', '10:00', { id: 'abcdef' });
  expect((await ana.insert(draft, {}, 'team@group')).status).toBe(200);
  expect((await ana.insert(draft)).status).toBe(200);
  expect((await ben.list({}, 'team@group')).body.items).toHaveLength(1);
  const refused = await ben.call<ApiError>('DELETE', '/calendars/team%40group/events/abcdef');
  expect([refused.status, refused.body.error.errors[0]?.reason]).toEqual([403, 'requiredAccessLevel']);
});

it('shows people with free/busy access only when the time is taken', async () => {
  await put('ben', 'closed@group', { access_role: 'freeBusyReader' });
  await put('ana', 'closed@group');
  await ana.insert(timedEvent('2026-06-02', '09:00', '10:00'), {}, 'closed@group');
  const { body } = await ben.call<{ calendars: Record<string, { busy: unknown[] }> }>('POST', '/freeBusy', {
    body: {
      timeMin: '2026-06-02T00:00:00Z',
      timeMax: '2026-06-03T00:00:00Z',
      items: [{ id: 'closed@group' }],
    },
  });
  expect(body.calendars['closed@group']?.busy).toHaveLength(1);
  expect(JSON.stringify((await ben.list({}, 'closed@group')).body.items)).not.toContain('Something');
});

it('answers 404 for a calendar that was just taken off the list', async () => {
  await put('ana', 'gone@group');
  expect((await ana.list({}, 'gone@group')).status).toBe(200);
  await put('ana', 'gone@group', { subscribed: false });
  expect((await ana.list({}, 'gone@group')).status).toBe(404);
  const { body } = await ana.call<{ calendars: Record<string, { errors?: unknown[] }> }>(
    'POST',
    '/freeBusy',
    {
      body: {
        timeMin: '2026-06-02T00:00:00Z',
        timeMax: '2026-06-03T00:00:00Z',
        items: [{ id: 'gone@group' }],
      },
    },
  );
  expect(body.calendars['gone@group']?.errors).toHaveLength(1);
});
