import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ApiError,
  type ApiEvent,
  type CalendarClient,
  calendarClient,
  calendarOf,
  timedEvent,
} from '../../../test/calendar-client.ts';
import { control, signIn } from '../../../test/google-client.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/start-test-sandbox.ts';

let sandbox: TestSandbox;
let person: CalendarClient;
let count = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
// Everybody is new and has an empty calendar, so tests cannot meet each other's events.
beforeEach(async () => {
  count += 1;
  person = await calendarOf(sandbox.url, `person.${count}@example.net`);
});

const refused = (answer: { status: number; body: unknown }) => {
  const { error } = answer.body as ApiError;
  expect(error.code).toBe(answer.status);
  return [answer.status, error.errors[0]?.reason];
};

describe('insert', () => {
  it('answers the event as Google writes it', async () => {
    const { status, body } = await person.insert(
      timedEvent('2026-06-02', '09:00', '10:00', { summary: 'Lunch' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'calendar#event',
      status: 'confirmed',
      summary: 'Lunch',
      sequence: 0,
      eventType: 'default',
      start: { dateTime: '2026-06-02T07:00:00Z', timeZone: 'Europe/Madrid' },
      organizer: { email: `person.${count}@example.net`, self: true },
    });
    expect((await person.get(body.id, { timeZone: 'Asia/Kathmandu' })).body.start.dateTime).toBe(
      '2026-06-02T12:45:00+05:45',
    );
  });

  it('takes an id from the caller once, also after deletion', async () => {
    const event = timedEvent('2026-06-02', '09:00', '10:00', { id: 'abc0123456789' });
    expect((await person.insert(event)).status).toBe(200);
    const again = await person.insert(event);
    expect(refused(again)).toEqual([409, 'duplicate']);
    expect((again.body as unknown as ApiError).error.message).toBe(
      'The requested identifier already exists.',
    );
    expect((await person.remove('abc0123456789')).status).toBe(204);
    expect(refused(await person.insert(event))).toEqual([409, 'duplicate']);
    expect(refused(await person.remove('abc0123456789'))).toEqual([410, 'deleted']);
    expect((await person.get('abc0123456789')).body.status).toBe('cancelled');
  });

  it.each([
    ['an id with other letters', { id: 'xyz-123' }, 'invalid'],
    ['a short id', { id: 'abcd' }, 'invalid'],
    ['no end', { end: undefined }, 'required'],
    ['no zone', { start: { dateTime: '2026-06-02T09:00:00' } }, 'required'],
    ['an unknown zone', { start: { dateTime: '2026-06-02T09:00:00', timeZone: 'Mars/Base' } }, 'invalid'],
    [
      'an end before the start',
      { end: { dateTime: '2026-06-02T08:00:00', timeZone: 'Europe/Madrid' } },
      'timeRangeEmpty',
    ],
    ['a date with a time', { end: { date: '2026-06-03' } }, 'invalid'],
    ['30 February', { start: { date: '2026-02-30' }, end: { date: '2026-03-01' } }, 'invalid'],
    [
      'DTSTART in the recurrence',
      { recurrence: ['DTSTART:20260602T090000Z', 'RRULE:FREQ=DAILY'] },
      'invalid',
    ],
    ['an unreadable rule', { recurrence: ['RRULE:FREQ=SOMETIMES'] }, 'invalid'],
    [
      'a series without a zone',
      {
        start: { dateTime: '2026-06-02T09:00:00Z' },
        end: { dateTime: '2026-06-02T10:00:00Z' },
        recurrence: ['RRULE:FREQ=DAILY'],
      },
      'required',
    ],
    ['a guest without an address', { attendees: [{ email: 'nobody' }] }, 'invalid'],
  ])('refuses %s', async (_name, change, reason) => {
    const answer = await person.insert({ ...timedEvent('2026-06-02', '09:00', '10:00'), ...change });
    expect(refused(answer)).toEqual([400, reason]);
    expect((await person.list()).body.items).toEqual([]);
  });

  it('makes a video link only when version 1 is said, and once per request id', async () => {
    const meet = {
      conferenceData: { createRequest: { requestId: 'r1', conferenceSolutionKey: { type: 'hangoutsMeet' } } },
    };
    const silent = await person.insert(timedEvent('2026-06-02', '09:00', '10:00', meet));
    expect(silent.body.conferenceData).toBeUndefined();
    const made = await person.insert(timedEvent('2026-06-02', '09:00', '10:00', meet), {
      conferenceDataVersion: 1,
    });
    expect(made.body.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
    const again = await person.patch(made.body.id, meet, { conferenceDataVersion: 1 });
    expect(again.body.hangoutLink).toBe(made.body.hangoutLink);
  });
});

describe('patch and update', () => {
  it('merges objects, replaces arrays, clears by null, and counts changes', async () => {
    const { body: before } = await person.insert(
      timedEvent('2026-06-02', '09:00', '10:00', {
        location: 'Room 1',
        attendees: [{ email: 'one@example.net' }, { email: 'two@example.net' }],
        extendedProperties: { private: { a: '1' } },
      }),
    );
    const { body: after } = await person.patch(before.id, {
      location: null,
      attendees: [{ email: 'two@example.net', responseStatus: 'accepted' }],
      extendedProperties: { private: { b: '2' } },
    });
    expect(after.location).toBeUndefined();
    expect(after.attendees).toEqual([{ email: 'two@example.net', responseStatus: 'accepted' }]);
    expect(after).toMatchObject({ extendedProperties: { private: { a: '1', b: '2' } }, sequence: 0 });
    expect(after.etag).not.toBe(before.etag);
    const moved = await person.patch(before.id, timedEvent('2026-06-03', '09:00', '10:00'));
    expect(moved.body.sequence).toBe(1);

    const { body: replaced } = await person.update(before.id, timedEvent('2026-06-04', '09:00', '10:00'));
    expect(replaced.attendees).toBeUndefined();
    expect(refused(await person.update(before.id, { summary: 'No times' }))).toEqual([400, 'required']);
  });

  it('turns an all-day event into a timed one only when the date is cleared', async () => {
    const { body } = await person.insert({ start: { date: '2026-06-02' }, end: { date: '2026-06-03' } });
    const times = timedEvent('2026-06-02', '09:00', '10:00');
    expect(refused(await person.patch(body.id, { start: times.start, end: times.end }))).toEqual([
      400,
      'invalid',
    ]);
    const cleared = { start: { ...times.start, date: null }, end: { ...times.end, date: null } };
    expect((await person.patch(body.id, cleared)).body.start.dateTime).toBe('2026-06-02T07:00:00Z');
  });

  it('respects If-Match', async () => {
    const { body } = await person.insert(timedEvent('2026-06-02', '09:00', '10:00'));
    const first = await person.patch(body.id, { summary: 'A' }, {}, { 'if-match': body.etag });
    expect(first.status).toBe(200);
    expect(refused(await person.patch(body.id, { summary: 'B' }, {}, { 'if-match': body.etag }))).toEqual([
      412,
      'conditionNotMet',
    ]);
    expect(refused(await person.remove(body.id, {}, { 'if-match': body.etag }))).toEqual([
      412,
      'conditionNotMet',
    ]);
    expect((await person.remove(body.id, {}, { 'if-match': first.body.etag })).status).toBe(204);
  });

  it('brings a deleted event back when it is confirmed again', async () => {
    const { body } = await person.insert(timedEvent('2026-06-02', '09:00', '10:00'));
    await person.remove(body.id);
    expect(refused(await person.patch(body.id, { summary: 'Ghost' }))).toEqual([410, 'deleted']);
    expect((await person.patch(body.id, { status: 'confirmed' })).body.status).toBe('confirmed');
    expect((await person.list()).body.items).toHaveLength(1);
  });
});

describe('series', () => {
  const series = (more: Record<string, unknown> = {}) =>
    timedEvent('2026-10-19', '09:00', '09:30', { recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO'], ...more });
  const window = {
    timeMin: '2026-10-19T00:00:00Z',
    timeMax: '2026-11-10T00:00:00Z',
    singleEvents: true,
    orderBy: 'startTime',
  };
  const starts = (items: ApiEvent[]) => items.map((item) => item.start.dateTime);

  it('keeps the wall clock across the change of the clocks', async () => {
    const { body: master } = await person.insert(series());
    const { body } = await person.list(window);
    expect(starts(body.items)).toEqual([
      '2026-10-19T07:00:00Z',
      '2026-10-26T08:00:00Z',
      '2026-11-02T08:00:00Z',
      '2026-11-09T08:00:00Z',
    ]);
    expect(body.items[1]).toMatchObject({
      id: `${master.id}_20261026T080000Z`,
      recurringEventId: master.id,
      originalStartTime: { dateTime: '2026-10-26T08:00:00Z' },
    });
    expect(body.items[1]?.recurrence).toBeUndefined();
  });

  it('moves and cancels single instances', async () => {
    const { body: master } = await person.insert(series());
    const moved = await person.patch(`${master.id}_20261026T080000Z`, {
      start: { dateTime: '2026-10-27T15:00:00+01:00' },
      end: { dateTime: '2026-10-27T15:30:00+01:00' },
    });
    expect(moved.body).toMatchObject({
      recurringEventId: master.id,
      originalStartTime: { dateTime: '2026-10-26T08:00:00Z' },
    });
    expect((await person.remove(`${master.id}_20261102T080000Z`)).status).toBe(204);
    expect(starts((await person.list(window)).body.items)).toEqual([
      '2026-10-19T07:00:00Z',
      '2026-10-27T14:00:00Z',
      '2026-11-09T08:00:00Z',
    ]);
    const unexpanded = await person.list();
    expect(unexpanded.body.items.map((item) => item.status).sort()).toEqual([
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
    const withDeleted = await person.list({ ...window, showDeleted: true });
    expect(withDeleted.body.items.filter((item) => item.status === 'cancelled')).toEqual([
      {
        kind: 'calendar#event',
        etag: expect.any(String),
        id: `${master.id}_20261102T080000Z`,
        status: 'cancelled',
        recurringEventId: master.id,
        originalStartTime: { dateTime: '2026-11-02T08:00:00Z', timeZone: 'Europe/Madrid' },
      },
    ]);
    expect((await person.get(`${master.id}_20261103T080000Z`)).status).toBe(404);
    const found = await person.instances(master.id, { originalStart: '2026-10-26T09:00:00+01:00' });
    expect(starts(found.body.items)).toEqual(['2026-10-27T14:00:00Z']);
  });

  it('changes the rest with the series and drops what has no place any more', async () => {
    const { body: master } = await person.insert(series());
    await person.patch(`${master.id}_20261026T080000Z`, { location: 'Elsewhere' });
    await person.patch(master.id, { summary: 'New name' });
    expect((await person.get(`${master.id}_20261026T080000Z`)).body).toMatchObject({
      summary: 'New name',
      location: 'Elsewhere',
    });
    await person.patch(master.id, { recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261020T000000Z'] });
    expect(starts((await person.list(window)).body.items)).toEqual(['2026-10-19T07:00:00Z']);
    await person.remove(master.id);
    expect((await person.list(window)).body.items).toEqual([]);
  });

  it('names instances of all-day series by their date', async () => {
    const { body: master } = await person.insert({
      start: { date: '2026-10-19' },
      end: { date: '2026-10-21' },
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'],
    });
    const { body } = await person.list(window);
    expect(body.items.map((item) => [item.id, item.start.date, item.end.date])).toEqual([
      [`${master.id}_20261019`, '2026-10-19', '2026-10-21'],
      [`${master.id}_20261026`, '2026-10-26', '2026-10-28'],
    ]);
  });
});

describe('list', () => {
  it('returns what overlaps the window, bounds exclusive', async () => {
    for (const [from, to] of [
      ['08:00', '09:00'],
      ['08:30', '09:30'],
      ['09:15', '09:45'],
      ['10:30', '12:00'],
      ['11:00', '12:00'],
    ]) {
      await person.insert({
        summary: `${from}`,
        start: { dateTime: `2026-06-02T${from}:00Z` },
        end: { dateTime: `2026-06-02T${to}:00Z` },
      });
    }
    const { body } = await person.list({
      timeMin: '2026-06-02T09:00:00Z',
      timeMax: '2026-06-02T13:00:00+02:00',
      singleEvents: true,
      orderBy: 'startTime',
    });
    expect(body.items.map((item) => item.summary)).toEqual(['08:30', '09:15', '10:30']);
    expect((await person.list({ q: '10:30' })).body.items).toHaveLength(1);
  });

  it('gives short and empty pages with a token, and a sync token only at the end', async () => {
    await control(sandbox.url, 'google/paging', { page_size: 2, empty_first_page: true });
    try {
      for (let day = 1; day <= 5; day += 1)
        await person.insert(timedEvent(`2026-06-0${day}`, '09:00', '10:00'));
      const first = await person.list();
      expect(first.body.items).toEqual([]);
      expect(first.body.nextPageToken).toBeDefined();
      const all = await person.listAll({});
      expect(all.items.map((item) => item.start.dateTime?.slice(8, 10))).toEqual([
        '01',
        '02',
        '03',
        '04',
        '05',
      ]);
      expect([all.pages, all.syncToken === undefined]).toEqual([4, false]);
      expect(refused(await person.list({ pageToken: first.body.nextPageToken ?? '', q: 'other' }))).toEqual([
        400,
        'invalidParameter',
      ]);
    } finally {
      await control(sandbox.url, 'google/paging', {});
    }
  });

  it.each([
    ['a bound without an offset', { timeMin: '2026-06-02T09:00:00' }, 'badRequest'],
    [
      'an empty range',
      { timeMin: '2026-06-02T09:00:00Z', timeMax: '2026-06-02T09:00:00Z' },
      'timeRangeEmpty',
    ],
    ['order by start without expansion', { orderBy: 'startTime' }, 'badRequest'],
    ['an unknown order', { orderBy: 'name' }, 'invalidParameter'],
    ['no results', { maxResults: 0 }, 'invalidParameter'],
    ['an unknown zone', { timeZone: 'Mars/Base' }, 'invalidParameter'],
  ])('refuses %s', async (_name, query, reason) => {
    expect(refused(await person.list(query as Record<string, string>))).toEqual([400, reason]);
  });
});

describe('sync', () => {
  const sync = async (token: string | undefined, query = {}) =>
    person.listAll({ syncToken: token ?? '', ...query });

  it('tells what changed and what was deleted, then nothing', async () => {
    const { body: kept } = await person.insert(timedEvent('2026-06-01', '09:00', '10:00'));
    const { body: gone } = await person.insert(timedEvent('2026-06-02', '09:00', '10:00'));
    const first = await person.listAll({});
    await person.patch(kept.id, { summary: 'Changed' });
    await person.remove(gone.id);
    const second = await sync(first.syncToken);
    expect(second.items.map((item) => [item.id, item.status])).toEqual([
      [kept.id, 'confirmed'],
      [gone.id, 'cancelled'],
    ]);
    expect((await sync(second.syncToken)).items).toEqual([]);
  });

  it('names the instances that a changed series no longer has', async () => {
    const { body: master } = await person.insert(
      timedEvent('2026-06-01', '09:00', '10:00', { recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] }),
    );
    const query = { singleEvents: true, timeMin: '2026-06-01T00:00:00Z', timeMax: '2026-07-01T00:00:00Z' };
    const first = await person.listAll(query);
    expect(first.items).toHaveLength(3);
    await person.patch(master.id, { recurrence: ['RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2'] });
    const { items } = await sync(first.syncToken, { singleEvents: true });
    const byStatus = (status: string) =>
      items.filter((item) => item.status === status).map((item) => item.id.slice(-16, -8));
    expect(byStatus('confirmed')).toEqual(['20260601', '20260603']);
    expect(byStatus('cancelled')).toEqual(['20260602']);
  });

  it('refuses restrictions together with the token, and forgets old tokens', async () => {
    const { syncToken } = await person.listAll({});
    for (const name of ['timeMin', 'timeMax', 'q', 'orderBy', 'updatedMin', 'iCalUID']) {
      const value = name.startsWith('time') || name === 'updatedMin' ? '2026-06-02T09:00:00Z' : 'x';
      expect((await person.list({ syncToken: syncToken ?? '', [name]: value })).status).toBe(400);
    }
    expect(refused(await person.list({ syncToken: 'nonsense' }))).toEqual([410, 'fullSyncRequired']);
    await control(sandbox.url, 'google/expire-sync-tokens', { user: `person.${count}@example.net` });
    expect(refused(await person.list({ syncToken: syncToken ?? '' }))).toEqual([410, 'fullSyncRequired']);
  });
});

describe('who may', () => {
  it('knows the caller by a living token', async () => {
    for (const client of [calendarClient(sandbox.url, 'nonsense')]) {
      expect(refused(await client.list())).toEqual([401, 'authError']);
    }
    await control(sandbox.url, 'google/expire-tokens', { user: `person.${count}@example.net` });
    expect(refused(await person.list())).toEqual([401, 'authError']);
  });

  it('asks for the scope of each method', async () => {
    const only = async (scope: string) =>
      calendarClient(
        sandbox.url,
        (await signIn(sandbox.url, 'scopes@example.net', { scope: `openid ${scope}` })).access_token,
      );
    const auth = 'https://www.googleapis.com/auth/calendar';
    const events = await only(`${auth}.events`);
    const list = await only(`${auth}.calendarlist.readonly`);
    const freeBusy = await only(`${auth}.freebusy`);
    const status = async (client: CalendarClient) => [
      (await client.list()).status,
      (await client.call('GET', '/users/me/calendarList')).status,
      (
        await client.call('POST', '/freeBusy', {
          body: { timeMin: '2026-06-01T00:00:00Z', timeMax: '2026-06-02T00:00:00Z' },
        })
      ).status,
    ];
    expect(await status(events)).toEqual([200, 403, 403]);
    expect(await status(list)).toEqual([403, 200, 403]);
    expect(await status(freeBusy)).toEqual([403, 403, 200]);
    expect(refused(await list.list())).toEqual([403, 'insufficientPermissions']);
  });

  it('shows nobody else’s calendar', async () => {
    expect(refused(await person.list({}, 'madrid@example.org'))).toEqual([404, 'notFound']);
    expect(refused(await person.list({}, 'nothing'))).toEqual([404, 'notFound']);
  });
});
