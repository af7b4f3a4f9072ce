import { DAY, HOUR } from '@catch/scheduling';
import { describe, expect, it } from 'vitest';
import { at, calendarHarness, EVENTS, timedEvent, WEEK } from '../test/calendar-harness.ts';
import { googleError, html } from '../test/scripted-google.ts';
import { addSignedInUser } from '../test/signed-in-user.ts';

const harness = calendarHarness();

describe('free and busy', () => {
  const people = Array.from({ length: 120 }, (_, index) => `p${index}@example.org`);
  const range = { start: at('2026-03-01T00:00:00Z'), end: at('2026-03-01T00:00:00Z') + 100 * DAY };

  it('asks about 120 people over 100 days in chunks of 50 and 60 days, and joins the answers', async () => {
    harness.google.on('POST', /\/freeBusy/, ({ body }) => {
      const { items, timeMin } = JSON.parse(body) as { items: { id: string }[]; timeMin: string };
      const busy = [{ start: timeMin, end: new Date(at(timeMin) + HOUR).toISOString() }];
      return { body: { calendars: Object.fromEntries(items.map(({ id }) => [id, { busy }])) } };
    });
    const found = await harness.calendars.freeBusy({ ids: people, ...range });
    expect(found.map(({ id }) => id)).toEqual(people);
    const asked = harness.sent().map(({ body }) => (JSON.parse(body) as { items: unknown[] }).items.length);
    expect(asked.sort((a, b) => b - a)).toEqual([50, 50, 50, 50, 20, 20]);
    for (const one of found) {
      expect(one.unknown).toBeUndefined();
      expect(one.busy).toEqual([
        { start: range.start, end: range.start + HOUR },
        { start: range.start + 60 * DAY, end: range.start + 60 * DAY + HOUR },
      ]);
    }
  });

  it('takes everybody it cannot read for unknown, never for free', async () => {
    const busy = [{ start: '2026-03-02T09:00:00+01:00', end: '2026-03-02T10:00:00+01:00' }];
    harness.google.on('POST', /\/freeBusy/, () => ({
      body: {
        calendars: {
          'error@x.org': { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
          'both@x.org': { errors: [{ reason: 'internalError' }], busy },
          'silent@x.org': {},
          'odd@x.org': { busy: [{ start: 'yesterday', end: 'today' }] },
          'odder@x.org': { busy: 'all day' },
          'free@x.org': { busy: [] },
          'known@x.org': { busy },
        },
      },
    }));
    const ids = [
      'error@x.org',
      'both@x.org',
      'silent@x.org',
      'odd@x.org',
      'odder@x.org',
      'absent@x.org',
      'free@x.org',
      'Known@x.org',
    ];
    const found = await harness.calendars.freeBusy({
      ids,
      start: at('2026-03-02T00:00:00Z'),
      end: at('2026-03-03T00:00:00Z'),
    });
    for (const one of found.slice(0, 6)) expect(one).toMatchObject({ busy: [], unknown: 'all' });
    expect(found[6]).toEqual({ id: 'free@x.org', busy: [] });
    expect(found[7]).toEqual({
      id: 'Known@x.org',
      busy: [{ start: at('2026-03-02T08:00:00Z'), end: at('2026-03-02T09:00:00Z') }],
    });
  });

  it('knows which part it does not know', async () => {
    let calls = 0;
    harness.google.on('POST', /\/freeBusy/, () => {
      calls += 1;
      return {
        body: { calendars: { 'a@x.org': calls === 1 ? { busy: [] } : { errors: [{ reason: 'notFound' }] } } },
      };
    });
    const [found] = await harness.calendars.freeBusy({ ids: ['a@x.org'], ...range });
    expect(found?.unknown).toHaveLength(1);
    expect(found?.unknown).not.toBe('all');
  });
});

describe('changes', () => {
  it('come with the token of the last page; bounds are sent only the first time', async () => {
    harness.google.sequence(
      'GET',
      EVENTS,
      { body: { items: [timedEvent('new')], nextPageToken: 'p' } },
      {
        body: {
          items: [
            {
              id: 'off',
              status: 'cancelled',
              recurringEventId: 's',
              originalStartTime: { date: '2026-03-04' },
            },
          ],
          nextSyncToken: 'sync-1',
        },
      },
      { body: { nextSyncToken: 'sync-2' } },
    );
    const first = await harness.calendars.listChanges({ calendarId: 'primary', since: WEEK.from });
    expect(first).toMatchObject({
      kind: 'changes',
      changed: [{ id: 'new' }],
      removed: [{ id: 'off', seriesId: 's', originalStart: { kind: 'date', date: '2026-03-04' } }],
      nextSyncToken: 'sync-1',
    });
    await harness.calendars.listChanges({ calendarId: 'primary', syncToken: 'sync-1', since: WEEK.from });
    expect(harness.sent().map(({ query }) => [query.get('timeMin'), query.get('syncToken')])).toEqual([
      ['2026-03-02T00:00:00Z', null],
      ['2026-03-02T00:00:00Z', null],
      [null, 'sync-1'],
    ]);
  });

  it('say when everything has to be read again', async () => {
    harness.google.sequence('GET', EVENTS, googleError(410, 'fullSyncRequired'));
    expect(await harness.calendars.listChanges({ calendarId: 'primary', syncToken: 'old' })).toEqual({
      kind: 'resync-needed',
    });
    await expect(harness.calendars.listChanges({ calendarId: 'primary' })).rejects.toMatchObject({
      kind: 'gone',
    });
  });

  it('are watched until the time the service says, and stopping twice is no error', async () => {
    const expiresAt = at('2026-03-10T00:00:00Z');
    harness.google.sequence('POST', /\/calendars\/primary\/events\/watch/, {
      body: { resourceId: 'r', expiration: String(expiresAt - HOUR) },
    });
    harness.google.sequence('POST', /\/channels\/stop/, { status: 204 }, html(404));
    const { push } = harness.workspace;
    if (!push) throw new Error('Google tells of changes');
    const channel = await push.open(harness.userId, 'primary', {
      id: 'c',
      address: 'https://x.example/webhooks/google',
      token: 't',
      expiresAt,
    });
    expect(channel).toEqual({ id: 'c', handle: 'r', expiresAt: expiresAt - HOUR });
    expect(JSON.parse(harness.sent()[0]?.body ?? '')).toEqual({
      id: 'c',
      type: 'web_hook',
      address: 'https://x.example/webhooks/google',
      token: 't',
      expiration: String(expiresAt),
    });
    await push.close(harness.userId, channel);
    await push.close(harness.userId, channel);
  });
});

describe('mail headers', () => {
  const message = (id: string, day: number) => ({
    id,
    internalDate: String(at(`2026-02-${String(day).padStart(2, '0')}T12:00:00Z`)),
    payload: {
      headers: [
        { name: 'FROM', value: '"Roe, Jane" <Jane@Example.org>' },
        { name: 'to', value: 'me@example.org, =?UTF-8?Q?Zo=C3=AB?= <zoe@example.org>' },
      ],
    },
  });

  it('are read page by page until they are too old, without searching', async () => {
    const pages: Record<string, unknown> = {
      '': { messages: [{ id: 'm20' }, { id: 'm19' }], nextPageToken: '2' },
      2: { messages: [{ id: 'm11' }, { id: 'gone' }, { id: 'm09' }], nextPageToken: '3' },
      3: { messages: [{ id: 'm08' }], nextPageToken: '4' },
    };
    harness.google.on('GET', /\/users\/me\/messages/, ({ query }) => ({
      body: pages[query.get('pageToken') ?? ''],
    }));
    harness.google.on('GET', /\/users\/me\/messages\/m\d+/, ({ path }) => ({
      body: message(path.slice(-3), Number(path.slice(-2))),
    }));
    const found = await harness.workspace.mail.recent(harness.userId, {
      box: 'sent',
      since: at('2026-02-10T00:00:00Z'),
      limit: 50,
    });
    expect(found.map(({ id }) => id)).toEqual(['m20', 'm19', 'm11']);
    expect(found[0]).toMatchObject({
      from: [{ email: 'jane@example.org', name: 'Roe, Jane' }],
      to: [
        { email: 'me@example.org', name: undefined },
        { email: 'zoe@example.org', name: 'Zoë' },
      ],
    });
    const requests = harness.google.requests.filter(({ path }) => path.startsWith('/gmail'));
    expect(requests.some(({ query }) => query.has('q'))).toBe(false);
    expect(
      requests
        .filter(({ path }) => /m\d+$/.test(path))
        .every(
          ({ query }) => query.get('format') === 'metadata' && query.getAll('metadataHeaders').length === 2,
        ),
    ).toBe(true);
    expect(requests.some(({ query }) => query.get('pageToken') === '4')).toBe(false);
  });

  it('stop at the limit', async () => {
    harness.google.on('GET', /\/users\/me\/messages/, () => ({
      body: { messages: [{ id: 'm20' }, { id: 'm19' }, { id: 'm18' }], nextPageToken: 'n' },
    }));
    harness.google.on('GET', /\/users\/me\/messages\/m\d+/, ({ path }) => ({
      body: message(path.slice(-3), 20),
    }));
    expect(
      await harness.workspace.mail.recent(harness.userId, { box: 'inbox', since: 0, limit: 2 }),
    ).toHaveLength(2);
  });

  it('are the person’s to refuse: nobody is asked to reconnect', async () => {
    const shy = await addSignedInUser(harness.database.db, harness.secrets, { scopes: ['openid'] });
    await expect(
      harness.workspace.mail.recent(shy, { box: 'sent', since: 0, limit: 5 }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    harness.google.on('GET', /\/users\/me\/messages/, () => googleError(403, 'insufficientPermissions'));
    await expect(
      harness.workspace.mail.recent(harness.userId, { box: 'sent', since: 0, limit: 5 }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    expect(harness.reconnects).toEqual([]);
  });
});
