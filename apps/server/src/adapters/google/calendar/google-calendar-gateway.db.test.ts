import { timed } from '@catch/scheduling';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserCalendars } from '../../../modules/calendar/index.ts';
import { googleError, html, type ScriptedAnswer, startScriptedGoogle } from '../test/scripted-google.ts';
import { addSignedInUser } from '../test/signed-in-user.ts';
import { createWorkspaceUnderTest, type WorkspaceUnderTest } from '../test/workspace.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const WEEK = { calendarId: 'primary', from: at('2026-03-02T00:00:00Z'), to: at('2026-03-09T00:00:00Z') };
const EVENTS = /\/calendars\/[^/]+\/events/;
const draft = {
  id: 'abcdefgh01234567abcdefgh01',
  title: 'Tea',
  start: timed(at('2026-03-03T10:00:00Z'), 'Europe/Madrid'),
  end: timed(at('2026-03-03T11:00:00Z'), 'Europe/Madrid'),
};

let under: WorkspaceUnderTest;
let userId: string;
let calendars: UserCalendars;
beforeAll(async () => {
  under = await createWorkspaceUnderTest();
  userId = await addSignedInUser(under.database.db, under.secrets);
});
afterAll(() => under.close());
beforeEach(() => {
  under.google.reset();
  calendars = under.workspace.calendars.forUser(userId);
});

const sent = () => under.google.requests.filter(({ path }) => path.startsWith('/calendar'));
const timedEvent = (id: string, hour = 9) => ({
  id,
  start: { dateTime: `2026-03-03T${String(hour).padStart(2, '0')}:00:00Z` },
  end: { dateTime: `2026-03-03T${String(hour + 1).padStart(2, '0')}:00:00Z` },
});

describe('lists', () => {
  it('go on while there is a token, over short, empty and item-less pages', async () => {
    under.google.on('GET', EVENTS, ({ query }): ScriptedAnswer => {
      const pages: Record<string, unknown> = {
        '': { nextPageToken: 'b', items: [timedEvent('e1')] },
        b: { nextPageToken: 'c', items: [] },
        c: { nextPageToken: 'd/+ü' },
        'd/+ü': { items: [timedEvent('e2')], nextPageToken: '' },
      };
      return { body: pages[query.get('pageToken') ?? ''] };
    });
    const { events } = await calendars.listEvents(WEEK);
    expect(events.map(({ id }) => id)).toEqual(['e1', 'e2']);
    expect(sent()).toHaveLength(4);
    for (const { query } of sent())
      expect([query.get('singleEvents'), query.get('timeMin'), query.get('timeMax')]).toEqual([
        'true',
        '2026-03-02T00:00:00Z',
        '2026-03-09T00:00:00Z',
      ]);
  });

  it('tell an event once that stands on two pages, as the later one has it', async () => {
    under.google.sequence(
      'GET',
      EVENTS,
      { body: { items: [timedEvent('e1'), timedEvent('e2')], nextPageToken: 'b' } },
      { body: { items: [{ ...timedEvent('e1'), summary: 'Renamed' }] } },
    );
    const { events } = await calendars.listEvents(WEEK);
    expect(events.map(({ id, title }) => [id, title])).toEqual([
      ['e1', 'Renamed'],
      ['e2', undefined],
    ]);
  });

  it('do not follow a service that never ends', async () => {
    under.google.on('GET', EVENTS, () => ({ body: { nextPageToken: 'again', items: [] } }));
    await expect(calendars.listEvents(WEEK)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('read events of which nearly everything is missing, odd or unknown', async () => {
    under.google.sequence('GET', EVENTS, {
      body: {
        kind: 'calendar#events',
        unheard: { of: true },
        timeZone: 'Asia/Kathmandu',
        items: [
          { id: 'no-end', start: { dateTime: '2026-03-03T09:00:00' } },
          {
            id: 'all-day',
            start: { date: '2026-03-03' },
            end: { date: '2026-03-05' },
            summary: null,
            attendees: null,
          },
          { id: 'odd-zone', start: { dateTime: '2026-03-03T09:00:00+01:00', timeZone: 'Mars/Olympus' } },
          {
            id: 'backwards',
            start: { dateTime: '2026-03-03T09:00:00Z' },
            end: { dateTime: '2026-03-03T08:00:00Z' },
          },
          {
            id: 'odd-fields',
            etag: 7,
            status: 'perhaps',
            start: { dateTime: '2026-03-03T09:00:00Z' },
            attendees: [
              { self: true, responseStatus: 'maybe' },
              { email: 'a@b.c', responseStatus: 'declined' },
            ],
          },
          { id: 'deleted', status: 'cancelled' },
          { id: 'without-start' },
          'nonsense',
          null,
        ],
      },
    });
    const { events, timeZone } = await calendars.listEvents(WEEK);
    const byId = new Map(events.map((event) => [event.id, event]));
    expect([...byId.keys()]).toEqual(['no-end', 'all-day', 'odd-zone', 'backwards', 'odd-fields']);
    expect(timeZone).toBe('Asia/Kathmandu');
    // No offset and no zone: the calendar's own clock.
    expect(byId.get('no-end')?.start).toEqual({
      kind: 'timed',
      at: at('2026-03-03T03:15:00Z'),
      zone: 'Asia/Kathmandu',
    });
    expect(byId.get('no-end')?.end).toEqual(byId.get('no-end')?.start);
    expect(byId.get('all-day')).toMatchObject({
      start: { date: '2026-03-03' },
      end: { date: '2026-03-05' },
      attendees: [],
    });
    expect(byId.get('odd-zone')?.start).toMatchObject({ at: at('2026-03-03T08:00:00Z') });
    expect(byId.get('backwards')?.end).toMatchObject({ at: at('2026-03-03T09:00:00Z') });
    expect(byId.get('odd-fields')).toMatchObject({
      status: 'confirmed',
      etag: undefined,
      ownResponse: 'needsAction',
      attendees: [
        { email: '', responseStatus: 'needsAction' },
        { email: 'a@b.c', responseStatus: 'declined' },
      ],
    });
  });

  it('of calendars survive entries without names, zones and roles, over pages', async () => {
    under.google.sequence(
      'GET',
      /\/users\/me\/calendarList/,
      { body: { items: [{ id: 'a#b@group', accessRole: 'freeBusyReader' }], nextPageToken: 'x' } },
      {
        body: {
          items: [
            { id: 'me', primary: true, summary: 'Raw', summaryOverride: 'Mine', timeZone: 'UTC' },
            { id: 'old', deleted: true },
          ],
        },
      },
    );
    expect(await calendars.listCalendars()).toEqual([
      { id: 'a#b@group', name: undefined, primary: false, timeZone: undefined, access: 'free-busy' },
      { id: 'me', name: 'Mine', primary: true, timeZone: 'UTC', access: 'read' },
    ]);
  });

  it('encode ids that hold @, # and slashes', async () => {
    under.google.on('GET', /\/calendars\/.*/, () => ({ body: {} }));
    await calendars.listEvents({ ...WEEK, calendarId: 'a/b#c@group.calendar' });
    expect(sent()[0]?.path).toBe('/calendar/calendars/a%2Fb%23c%40group.calendar/events');
  });
});

describe('ids', () => {
  it.each(['.', '..', ''])('%j name nothing and reach nobody', async (id) => {
    await expect(calendars.listEvents({ ...WEEK, calendarId: id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(calendars.getEvent('primary', id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(calendars.deleteEvent('primary', id, { notify: 'nobody' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(sent()).toEqual([]);
  });
});

describe('an event', () => {
  it('carries what the product needs of it', async () => {
    under.google.sequence('GET', EVENTS, {
      body: {
        items: [
          {
            ...timedEvent('s_20260303T090000Z'),
            etag: '"33"',
            iCalUID: 'x@google',
            summary: 'Stand-up',
            recurringEventId: 's',
            originalStartTime: { dateTime: '2026-03-03T08:30:00Z', timeZone: 'Europe/Madrid' },
            transparency: 'transparent',
            eventType: 'focusTime',
            organizer: { email: 'boss@example.org', self: false },
            attendees: [
              { email: 'boss@example.org', organizer: true, responseStatus: 'accepted', comment: 'late' },
              { email: 'me@example.org', self: true, responseStatus: 'tentative', optional: true },
              { email: 'room@example.org', resource: true },
            ],
            hangoutLink: 'https://meet.example/a',
            conferenceData: {
              entryPoints: [
                { entryPointType: 'phone', uri: 'tel:1' },
                { entryPointType: 'video', uri: 'https://meet.example/b' },
              ],
            },
            htmlLink: 'https://calendar.example/e',
            created: '2026-01-01T00:00:00.000Z',
            updated: '2026-01-02T00:00:00.000Z',
          },
        ],
      },
    });
    const [event] = (await calendars.listEvents(WEEK)).events;
    expect(event).toMatchObject({
      calendarId: 'primary',
      title: 'Stand-up',
      etag: '"33"',
      seriesId: 's',
      originalStart: { kind: 'timed', at: at('2026-03-03T08:30:00Z'), zone: 'Europe/Madrid' },
      transparency: 'transparent',
      eventType: 'focusTime',
      ownResponse: 'tentative',
      organizer: { email: 'boss@example.org', self: false },
      meetingLink: 'https://meet.example/b',
      createdAt: at('2026-01-01T00:00:00Z'),
    });
    expect(event?.attendees[0]).toMatchObject({ organizer: true, comment: 'late' });
  });

  it('that was deleted is gone, one that never was is not found', async () => {
    under.google.sequence('GET', /\/calendars\/primary\/events\/x/, {
      body: { id: 'x', status: 'cancelled' },
    });
    await expect(calendars.getEvent('primary', 'x')).rejects.toMatchObject({ kind: 'gone' });
    await expect(calendars.getEvent('primary', 'y')).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('writing', () => {
  it('says who is told, asks for a meeting, and names instant and zone', async () => {
    under.google.on('POST', EVENTS, ({ body }) => ({ body: { ...JSON.parse(body), etag: '"1"' } }));
    await calendars.insertEvent(
      'primary',
      { ...draft, videoMeeting: true, attendees: [{ email: 'a@b.c', optional: true }] },
      { notify: 'everyone' },
    );
    const [request] = sent();
    expect([request?.query.get('sendUpdates'), request?.query.get('conferenceDataVersion')]).toEqual([
      'all',
      '1',
    ]);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      id: draft.id,
      summary: 'Tea',
      start: { dateTime: '2026-03-03T11:00:00+01:00', timeZone: 'Europe/Madrid' },
      end: { dateTime: '2026-03-03T12:00:00+01:00', timeZone: 'Europe/Madrid' },
      attendees: [{ email: 'a@b.c', optional: true }],
      conferenceData: {
        createRequest: { requestId: `meet-${draft.id}`, conferenceSolutionKey: { type: 'hangoutsMeet' } },
      },
    });
  });

  it('sends the etag and empties the other form of time', async () => {
    under.google.on('PATCH', /\/calendars\/primary\/events\/x/, () => ({ body: timedEvent('x') }));
    await calendars.patchEvent(
      'primary',
      'x',
      { start: { kind: 'date', date: '2026-03-04' }, location: null },
      { notify: 'nobody', etag: '"9"' },
    );
    const [request] = sent();
    expect(request?.headers['if-match']).toBe('"9"');
    expect(request?.query.get('sendUpdates')).toBe('none');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      start: { date: '2026-03-04', dateTime: null, timeZone: null },
      location: null,
    });
  });

  it.each([
    ['412', googleError(412, 'conditionNotMet'), { kind: 'conflict' }],
    ['412 without a body', { status: 412, body: '' }, { kind: 'conflict' }],
    ['409', googleError(409, 'duplicate'), { kind: 'duplicate' }],
    ['410', googleError(410, 'deleted'), { kind: 'gone' }],
    ['404 in HTML', html(404), { kind: 'not-found' }],
    ['403 of the organizer', googleError(403, 'forbiddenForNonOrganizer'), { kind: 'forbidden' }],
    ['403 in HTML', html(403), { kind: 'forbidden' }],
    ['400', googleError(400, 'invalid'), { kind: 'invalid', ambiguous: false }],
    ['500 in HTML', html(500), { kind: 'unavailable', ambiguous: true }],
    [
      'a redirect',
      { status: 302, headers: { location: '/login' } },
      { kind: 'unavailable', ambiguous: true },
    ],
    ['a success in HTML', html(200), { kind: 'unavailable', ambiguous: true }],
    ['a success without the event', { body: {} }, { kind: 'unavailable', ambiguous: true }],
    ['no answer', undefined, { kind: 'unavailable', ambiguous: true }],
  ])('is not repeated after %s', async (_name, answer, expected) => {
    under.google.sequence('POST', EVENTS, answer);
    await expect(calendars.insertEvent('primary', draft, { notify: 'nobody' })).rejects.toMatchObject(
      expected,
    );
    expect(sent()).toHaveLength(1);
  });

  it('is certain not to have happened when nobody listens', async () => {
    const left = await startScriptedGoogle();
    await left.close();
    const away = under.another({
      settings: {
        issuer: under.google.issuer,
        clientId: 'c',
        clientSecret: 's',
        calendarUrl: left.calendarUrl,
        gmailUrl: '',
      },
    });
    await expect(
      away.calendars.forUser(userId).insertEvent('primary', draft, { notify: 'nobody' }),
    ).rejects.toMatchObject({ kind: 'unavailable', ambiguous: false });
  });

  it('deletes once even when the first answer was lost', async () => {
    under.google.sequence(
      'DELETE',
      /\/calendars\/primary\/events\/x/,
      undefined,
      googleError(410, 'deleted'),
    );
    await calendars.deleteEvent('primary', 'x', { notify: 'everyone' });
    await expect(calendars.deleteEvent('primary', 'x', { notify: 'everyone' })).rejects.toMatchObject({
      kind: 'gone',
    });
  });

  it('deletes once with an etag: the first attempt, whose answer was lost, has changed it', async () => {
    const event = /\/calendars\/primary\/events\/y/;
    under.google.sequence('DELETE', event, undefined, googleError(412, 'conditionNotMet'));
    under.google.sequence('GET', event, googleError(404, 'notFound'));
    await calendars.deleteEvent('primary', 'y', { notify: 'everyone', etag: '"1"' });
  });

  it('does not delete what somebody changed', async () => {
    const event = /\/calendars\/primary\/events\/z/;
    under.google.sequence('DELETE', event, googleError(412, 'conditionNotMet'));
    under.google.sequence('GET', event, { body: timedEvent('z') });
    await expect(
      calendars.deleteEvent('primary', 'z', { notify: 'everyone', etag: '"1"' }),
    ).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('patience', () => {
  it.each([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' }, body: '' }],
    ['429 without', html(429)],
    ['403 rateLimitExceeded', googleError(403, 'rateLimitExceeded')],
    [
      '403 userRateLimitExceeded',
      googleError(403, 'userRateLimitExceeded', { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
    ],
    ['403 quotaExceeded', googleError(403, 'quotaExceeded', { 'retry-after': 'soon' })],
  ])('waits and tries again after %s, also with writes', async (_name, refusal) => {
    under.google.sequence('POST', EVENTS, refusal, refusal, { body: timedEvent(draft.id) });
    await expect(calendars.insertEvent('primary', draft, { notify: 'nobody' })).resolves.toMatchObject({
      id: draft.id,
    });
    expect(sent()).toHaveLength(3);
  });

  it('does not wait longer than it may, and says how long it should have', async () => {
    under.google.sequence('GET', EVENTS, googleError(403, 'rateLimitExceeded', { 'retry-after': '600' }));
    await expect(calendars.listEvents(WEEK)).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfterMs: 600_000,
    });
    expect(sent()).toHaveLength(1);
  });

  it('ends a rate limit that does not end', async () => {
    under.google.sequence('GET', EVENTS, googleError(429, 'rateLimitExceeded'));
    const hasty = under.workspace.calendars.forUser(userId, { budgetMs: 150 });
    await expect(hasty.listEvents(WEEK)).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  it.each([
    ['500', html(500)],
    ['503', { status: 503, body: '' }],
    ['a broken connection', undefined],
  ])('repeats a read after %s', async (_name, trouble) => {
    under.google.sequence('GET', EVENTS, trouble, trouble, { body: { items: [timedEvent('e')] } });
    expect((await calendars.listEvents(WEEK)).events).toHaveLength(1);
  });

  it('gives a read up in the end, without any doubt about its effects', async () => {
    under.google.sequence('GET', EVENTS, html(503));
    await expect(calendars.listEvents(WEEK)).rejects.toMatchObject({ kind: 'unavailable', ambiguous: false });
    expect(sent()).toHaveLength(4);
  });

  it('stops when the caller does, with the caller’s reason', async () => {
    under.google.sequence('GET', EVENTS, googleError(429, 'x', { 'retry-after': '2' }));
    const controller = new AbortController();
    const listing = under.workspace.calendars.forUser(userId, { signal: controller.signal }).listEvents(WEEK);
    const why = new Error('the person left');
    setTimeout(() => controller.abort(why), 30);
    await expect(listing).rejects.toBe(why);
  });
});

describe('free and busy', () => {
  const people = Array.from({ length: 120 }, (_, index) => `p${index}@example.org`);
  const range = { start: at('2026-03-01T00:00:00Z'), end: at('2026-03-01T00:00:00Z') + 100 * DAY };

  it('asks about 120 people over 100 days in chunks of 50 and 60 days, and joins the answers', async () => {
    under.google.on('POST', /\/freeBusy/, ({ body }) => {
      const { items, timeMin } = JSON.parse(body) as { items: { id: string }[]; timeMin: string };
      const busy = [{ start: timeMin, end: new Date(at(timeMin) + HOUR).toISOString() }];
      return { body: { calendars: Object.fromEntries(items.map(({ id }) => [id, { busy }])) } };
    });
    const found = await calendars.freeBusy({ ids: people, ...range });
    expect(found.map(({ id }) => id)).toEqual(people);
    const asked = sent().map(({ body }) => (JSON.parse(body) as { items: unknown[] }).items.length);
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
    under.google.on('POST', /\/freeBusy/, () => ({
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
    const found = await calendars.freeBusy({
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
    under.google.on('POST', /\/freeBusy/, () => {
      calls += 1;
      return {
        body: { calendars: { 'a@x.org': calls === 1 ? { busy: [] } : { errors: [{ reason: 'notFound' }] } } },
      };
    });
    const [found] = await calendars.freeBusy({ ids: ['a@x.org'], ...range });
    expect(found?.unknown).toHaveLength(1);
    expect(found?.unknown).not.toBe('all');
  });
});

describe('changes', () => {
  it('come with the token of the last page; bounds are said only the first time', async () => {
    under.google.sequence(
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
    const first = await calendars.listChanges({ calendarId: 'primary', since: WEEK.from });
    expect(first).toMatchObject({
      kind: 'changes',
      changed: [{ id: 'new' }],
      removed: [{ id: 'off', seriesId: 's', originalStart: { kind: 'date', date: '2026-03-04' } }],
      nextSyncToken: 'sync-1',
    });
    await calendars.listChanges({ calendarId: 'primary', syncToken: 'sync-1', since: WEEK.from });
    expect(sent().map(({ query }) => [query.get('timeMin'), query.get('syncToken')])).toEqual([
      ['2026-03-02T00:00:00Z', null],
      ['2026-03-02T00:00:00Z', null],
      [null, 'sync-1'],
    ]);
  });

  it('say when everything has to be read again', async () => {
    under.google.sequence('GET', EVENTS, googleError(410, 'fullSyncRequired'));
    expect(await calendars.listChanges({ calendarId: 'primary', syncToken: 'old' })).toEqual({
      kind: 'resync-needed',
    });
    await expect(calendars.listChanges({ calendarId: 'primary' })).rejects.toMatchObject({ kind: 'gone' });
  });

  it('are watched until the time the service says, and stopping twice is no error', async () => {
    const expiresAt = at('2026-03-10T00:00:00Z');
    under.google.sequence('POST', /\/calendars\/primary\/events\/watch/, {
      body: { resourceId: 'r', expiration: String(expiresAt - HOUR) },
    });
    under.google.sequence('POST', /\/channels\/stop/, { status: 204 }, html(404));
    const channel = await calendars.watchEvents('primary', {
      id: 'c',
      address: 'https://x.example/webhooks/google',
      token: 't',
      expiresAt,
    });
    expect(channel).toEqual({ id: 'c', resourceId: 'r', expiresAt: expiresAt - HOUR });
    expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
      id: 'c',
      type: 'web_hook',
      address: 'https://x.example/webhooks/google',
      token: 't',
      expiration: String(expiresAt),
    });
    await calendars.stopChannel(channel);
    await calendars.stopChannel(channel);
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
    under.google.on('GET', /\/users\/me\/messages/, ({ query }) => ({
      body: pages[query.get('pageToken') ?? ''],
    }));
    under.google.on('GET', /\/users\/me\/messages\/m\d+/, ({ path }) => ({
      body: message(path.slice(-3), Number(path.slice(-2))),
    }));
    const found = await under.workspace.mail.recent(userId, {
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
    const requests = under.google.requests.filter(({ path }) => path.startsWith('/gmail'));
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
    under.google.on('GET', /\/users\/me\/messages/, () => ({
      body: { messages: [{ id: 'm20' }, { id: 'm19' }, { id: 'm18' }], nextPageToken: 'n' },
    }));
    under.google.on('GET', /\/users\/me\/messages\/m\d+/, ({ path }) => ({
      body: message(path.slice(-3), 20),
    }));
    expect(await under.workspace.mail.recent(userId, { box: 'inbox', since: 0, limit: 2 })).toHaveLength(2);
  });

  it('are the person’s to refuse: nobody is asked to reconnect', async () => {
    const shy = await addSignedInUser(under.database.db, under.secrets, { scopes: ['openid'] });
    await expect(under.workspace.mail.recent(shy, { box: 'sent', since: 0, limit: 5 })).rejects.toMatchObject(
      { kind: 'forbidden' },
    );
    under.google.on('GET', /\/users\/me\/messages/, () => googleError(403, 'insufficientPermissions'));
    await expect(
      under.workspace.mail.recent(userId, { box: 'sent', since: 0, limit: 5 }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    expect(under.told).toEqual([]);
  });
});
