import { describe, expect, it } from 'vitest';
import { calendarHarness, draft, EVENTS, timedEvent, WEEK } from '../test/calendar-harness.ts';
import { googleError, html, startScriptedGoogle } from '../test/scripted-google.ts';

const harness = calendarHarness();

describe('writing', () => {
  it('says who is notified, asks for a meeting, and names instant and zone', async () => {
    harness.google.on('POST', EVENTS, ({ body }) => ({ body: { ...JSON.parse(body), etag: '"1"' } }));
    await harness.calendars.insertEvent(
      'primary',
      { ...draft, videoMeeting: true, attendees: [{ email: 'a@b.c', optional: true }] },
      { notify: 'everyone' },
    );
    const [request] = harness.sent();
    expect([request?.query.get('sendUpdates'), request?.query.get('conferenceDataVersion')]).toEqual([
      'all',
      '1',
    ]);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      id: draft.key,
      summary: 'Tea',
      start: { dateTime: '2026-03-03T11:00:00+01:00', timeZone: 'Europe/Madrid' },
      end: { dateTime: '2026-03-03T12:00:00+01:00', timeZone: 'Europe/Madrid' },
      attendees: [{ email: 'a@b.c', optional: true }],
      conferenceData: {
        createRequest: { requestId: `meet-${draft.key}`, conferenceSolutionKey: { type: 'hangoutsMeet' } },
      },
    });
  });

  it('sends the etag and empties the other form of time', async () => {
    harness.google.on('PATCH', /\/calendars\/primary\/events\/x/, () => ({ body: timedEvent('x') }));
    await harness.calendars.patchEvent(
      'primary',
      'x',
      { start: { kind: 'date', date: '2026-03-04' }, location: null },
      { notify: 'nobody', etag: '"9"' },
    );
    const [request] = harness.sent();
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
    harness.google.sequence('POST', EVENTS, answer);
    await expect(harness.calendars.insertEvent('primary', draft, { notify: 'nobody' })).rejects.toMatchObject(
      expected,
    );
    expect(harness.sent()).toHaveLength(1);
  });

  it('is certain not to have happened when nobody listens', async () => {
    const left = await startScriptedGoogle();
    await left.close();
    const away = harness.another({
      settings: {
        issuer: harness.google.issuer,
        clientId: 'c',
        clientSecret: 's',
        calendarUrl: left.calendarUrl,
        gmailUrl: '',
        readsMail: true,
      },
    });
    await expect(
      away.calendars.forUser(harness.userId).insertEvent('primary', draft, { notify: 'nobody' }),
    ).rejects.toMatchObject({ kind: 'unavailable', ambiguous: false });
  });

  it('deletes once even when the first answer was lost', async () => {
    harness.google.sequence(
      'DELETE',
      /\/calendars\/primary\/events\/x/,
      undefined,
      googleError(410, 'deleted'),
    );
    await harness.calendars.deleteEvent('primary', 'x', { notify: 'everyone' });
    await expect(harness.calendars.deleteEvent('primary', 'x', { notify: 'everyone' })).rejects.toMatchObject(
      {
        kind: 'gone',
      },
    );
  });

  it('deletes once with an etag: the first attempt, whose answer was lost, has changed it', async () => {
    const event = /\/calendars\/primary\/events\/y/;
    harness.google.sequence('DELETE', event, undefined, googleError(412, 'conditionNotMet'));
    harness.google.sequence('GET', event, googleError(404, 'notFound'));
    await harness.calendars.deleteEvent('primary', 'y', { notify: 'everyone', etag: '"1"' });
  });

  it('does not delete what somebody changed', async () => {
    const event = /\/calendars\/primary\/events\/z/;
    harness.google.sequence('DELETE', event, googleError(412, 'conditionNotMet'));
    harness.google.sequence('GET', event, { body: timedEvent('z') });
    await expect(
      harness.calendars.deleteEvent('primary', 'z', { notify: 'everyone', etag: '"1"' }),
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
    harness.google.sequence('POST', EVENTS, refusal, refusal, { body: timedEvent(draft.key) });
    await expect(
      harness.calendars.insertEvent('primary', draft, { notify: 'nobody' }),
    ).resolves.toMatchObject({
      id: draft.key,
    });
    expect(harness.sent()).toHaveLength(3);
  });

  it('does not wait longer than it may, and says how long it should have', async () => {
    harness.google.sequence('GET', EVENTS, googleError(403, 'rateLimitExceeded', { 'retry-after': '600' }));
    await expect(harness.calendars.listEvents(WEEK)).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfterMs: 600_000,
    });
    expect(harness.sent()).toHaveLength(1);
  });

  it('ends a rate limit that does not end', async () => {
    harness.google.sequence('GET', EVENTS, googleError(429, 'rateLimitExceeded'));
    const hasty = harness.workspace.calendars.forUser(harness.userId, { budgetMs: 150 });
    await expect(hasty.listEvents(WEEK)).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  it.each([
    ['500', html(500)],
    ['503', { status: 503, body: '' }],
    ['a broken connection', undefined],
  ])('repeats a read after %s', async (_name, trouble) => {
    harness.google.sequence('GET', EVENTS, trouble, trouble, { body: { items: [timedEvent('e')] } });
    expect((await harness.calendars.listEvents(WEEK)).events).toHaveLength(1);
  });

  it('gives a read up in the end, without any doubt about its effects', async () => {
    harness.google.sequence('GET', EVENTS, html(503));
    await expect(harness.calendars.listEvents(WEEK)).rejects.toMatchObject({
      kind: 'unavailable',
      ambiguous: false,
    });
    expect(harness.sent()).toHaveLength(4);
  });

  it('stops when the caller does, with the caller’s reason', async () => {
    harness.google.sequence('GET', EVENTS, googleError(429, 'x', { 'retry-after': '2' }));
    const controller = new AbortController();
    const listing = harness.workspace.calendars
      .forUser(harness.userId, { signal: controller.signal })
      .listEvents(WEEK);
    const why = new Error('the person left');
    setTimeout(() => controller.abort(why), 30);
    await expect(listing).rejects.toBe(why);
  });
});
