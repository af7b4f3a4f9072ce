import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import {
  googleError,
  html,
  type ScriptedAnswer,
  type ScriptedGoogle,
  startScriptedGoogle,
} from '../../adapters/google/test/scripted-google.ts';
import { control, type Person, signInPerson } from './test/calendar-product.ts';

/** The endpoints over another Calendar v3 than the run's: one that answers oddly, though as the sheet allows. */
const EMAIL = 'calendar.odd@example.org';
const EVENTS = /\/calendars\/[^/]+\/events/;
const WEEK = 'start_date=2026-03-02&end_date=2026-03-08';

const clock = createTestClock();
let google: ScriptedGoogle;
let product: TestProduct;
let person: Person;
beforeAll(async () => {
  google = await startScriptedGoogle();
  product = await createTestProduct({
    // No jobs: a profile that is being learned would ask this calendar, too.
    environment: { GOOGLE_CALENDAR_URL: google.calendarUrl, ROLE: 'web' },
    clock,
  });
  person = await signInPerson(product, EMAIL);
});
afterAll(async () => {
  await product.close();
  await google.close();
});
beforeEach(async () => {
  google.reset();
  await product.database.db.updateTable('users').set({ time_zone: null }).execute();
  // What a process remembers of zones it remembers for a minute.
  clock.advance(61_000);
});

const inZone = (timeZone: string, calendars: unknown[] = []) =>
  google.on('GET', /\/users\/me\/calendarList/, () => ({
    body: { items: [...calendars, { id: EMAIL, primary: true, timeZone }] },
  }));
const pages = (...answers: (ScriptedAnswer | undefined)[]) => {
  let next = 0;
  google.on('GET', EVENTS, ({ query }) =>
    query.get('singleEvents') === 'true' ? answers[Math.min(next++, answers.length - 1)] : { body: {} },
  );
};
interface Wire {
  id: string;
  summary: string;
  start: string;
  end: string;
  recurrence_description: string | null;
}
const ask = async (query = WEEK) => {
  const answer = await person.get(`/calendar/events?${query}`);
  return {
    status: answer.statusCode,
    body: answer.json<{ detail?: string; events: Wire[]; timezone: string }>(),
  };
};

describe('the least that a calendar may say', () => {
  it('has every default of the specification', async () => {
    google.on('GET', /\/users\/me\/calendarList/, () => ({
      body: { items: [{}, { id: 'x', summary: ' ' }] },
    }));
    expect((await person.get('/calendar/calendars')).json()).toEqual({
      calendars: [
        { id: 'primary', summary: 'My Calendar', primary: false },
        { id: 'x', summary: 'My Calendar', primary: false },
      ],
    });
    pages({
      body: {
        items: [
          { id: 'bare', start: { dateTime: '2026-03-03T10:00:00Z' } },
          { id: 'off', status: 'cancelled' },
        ],
      },
    });
    const { body } = await ask();
    expect(body.timezone).toBe('UTC');
    expect(body.events).toEqual([
      {
        id: 'bare',
        summary: 'Untitled Event',
        start: '2026-03-03T10:00:00.000Z',
        end: '2026-03-03T10:00:00.000Z',
        calendar_id: 'primary',
        recurrence_description: null,
        recurring_event_id: null,
        location: null,
        description: null,
        status: 'confirmed',
        html_link: null,
        created_at: null,
        updated_at: null,
        attendees: [],
        response_status: null,
        all_day: false,
      },
    ]);
  });

  it('is read over empty pages', async () => {
    inZone('UTC');
    const event = (id: string) => ({ id, start: { date: '2026-03-04' }, end: { date: '2026-03-05' } });
    const byToken: Record<string, ScriptedAnswer> = {
      '': { body: { nextPageToken: 'a' } },
      a: { body: { items: [], nextPageToken: 'b' } },
      b: { body: { items: [event('one')], nextPageToken: 'c' } },
      c: { body: { items: [event('two')] } },
    };
    // By the token and not in turn: a request that is repeated must not skip a page.
    google.on('GET', EVENTS, ({ query }) =>
      query.get('singleEvents') === 'true' ? byToken[query.get('pageToken') ?? ''] : { body: {} },
    );
    expect((await ask()).body.events.map(({ id }) => id)).toEqual(['one', 'two']);
  });
});

describe('a grant withdrawn in the middle of a week', () => {
  it('is one clear answer, marked once, with twenty weeks being read at the time', async () => {
    const email = 'calendar.midway@example.org';
    const midway = await signInPerson(product, email);
    inZone('UTC');
    let revoked: Promise<unknown> | undefined;
    google.on('GET', EVENTS, async ({ query }) => {
      if (!query.has('pageToken')) return { body: { items: [], nextPageToken: 'next' } };
      // Nobody is refused before it is withdrawn: renewing before then would yield a new token, for nothing.
      revoked ??= control('google/revoke', { user: email });
      await revoked;
      google.tokens.accepts = () => false;
      return googleError(401, 'authError');
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => midway.get(`/calendar/events?${WEEK}`)),
    );
    for (const answer of answers)
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        409,
        'Google Calendar needs to be reconnected.',
      ]);
    const logged = product
      .logs()
      .split('\n')
      .filter((line) => line.includes(midway.userId) && line.includes('reconnected'));
    expect(logged).toHaveLength(1);
  });
});

describe('the owner’s zone', () => {
  it('is learnt again when the owner moves, and the week is theirs at once', async () => {
    inZone('America/New_York');
    const zones: (string | null)[] = [];
    google.on('GET', EVENTS, ({ query }) => {
      if (query.get('singleEvents') === 'true') zones.push(query.get('timeMin'));
      return { body: { timeZone: 'Asia/Tokyo', items: [] } };
    });
    expect((await ask()).body.timezone).toBe('Asia/Tokyo');
    // A second early, so that events without length at the edge are seen (see read-events.ts).
    expect(zones).toEqual(['2026-03-02T04:59:59Z', '2026-03-01T14:59:59Z']);
    zones.length = 0;
    expect((await ask()).body.timezone).toBe('Asia/Tokyo');
    expect(zones).toEqual(['2026-03-01T14:59:59Z']);
  });

  it('does not follow another calendar’s zone, nor one that nobody knows', async () => {
    inZone('Asia/Kathmandu');
    google.on('GET', EVENTS, () => ({ body: { timeZone: 'Pacific/Honolulu', items: [] } }));
    expect((await ask(`${WEEK}&calendar_id=holidays`)).body.timezone).toBe('Asia/Kathmandu');
    google.on('GET', EVENTS, () => ({ body: { timeZone: 'Mars/Olympus', items: [] } }));
    expect((await ask()).body.timezone).toBe('Asia/Kathmandu');
  });

  it('decides which all-day events belong to the week, wherever the other calendar counts its days', async () => {
    inZone('Pacific/Kiritimati');
    const day = (date: string, next: string) => ({ id: date, start: { date }, end: { date: next } });
    const all = [
      day('2026-03-01', '2026-03-02'),
      day('2026-03-02', '2026-03-03'),
      day('2026-03-08', '2026-03-09'),
      day('2026-03-09', '2026-03-10'),
    ];
    // As Google does it: by the instants at which the days begin and end in the calendar's own zone.
    google.on('GET', EVENTS, ({ query }) => {
      const [from, to] = [Date.parse(query.get('timeMin') ?? ''), Date.parse(query.get('timeMax') ?? '')];
      const honolulu = (date: string) => Date.parse(`${date}T00:00:00-10:00`);
      return {
        body: {
          timeZone: 'Pacific/Honolulu',
          items:
            query.get('singleEvents') === 'true'
              ? all.filter(({ start, end }) => honolulu(start.date) < to && honolulu(end.date) > from)
              : [],
        },
      };
    });
    const { body } = await ask(`${WEEK}&calendar_id=holidays`);
    expect(body.events.map(({ id }) => id)).toEqual(['2026-03-02', '2026-03-08']);
  });
});

describe('words for series', () => {
  const instance = (id: string, series: string) => ({
    id,
    recurringEventId: series,
    start: { dateTime: '2026-03-03T09:00:00+01:00', timeZone: 'Europe/Madrid' },
    end: { dateTime: '2026-03-03T10:00:00+01:00', timeZone: 'Europe/Madrid' },
  });
  const series = (id: string) => ({
    id,
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TU'],
    start: { dateTime: '2025-01-07T09:00:00+01:00', timeZone: 'Europe/Madrid' },
    end: { dateTime: '2025-01-07T10:00:00+01:00', timeZone: 'Europe/Madrid' },
  });

  it('are fetched once for each series that the list left out', async () => {
    inZone('Europe/Madrid');
    google.on('GET', EVENTS, ({ query }) => ({
      body:
        query.get('singleEvents') === 'true'
          ? { items: [instance('a1', 'a'), instance('a2', 'a'), instance('b1', 'b'), instance('c1', 'c')] }
          : { items: [series('a')] },
    }));
    google.on('GET', /\/calendars\/[^/]+\/events\/b/, () => ({ body: series('b') }));
    const { body } = await ask();
    expect(body.events.map(({ id, recurrence_description }) => [id, recurrence_description])).toEqual([
      ['a1', 'Every Tuesday at 09:00'],
      ['a2', 'Every Tuesday at 09:00'],
      ['b1', 'Every Tuesday at 09:00'],
      ['c1', null],
    ]);
    expect(google.count('GET', /\/events\/[abc]$/)).toBe(2);
  });

  it('do not cost anybody the week when they cannot be had', async () => {
    inZone('Europe/Madrid');
    google.on('GET', EVENTS, ({ query }) =>
      query.get('singleEvents') === 'true'
        ? { body: { items: [instance('a1', 'a')] } }
        : googleError(400, 'invalid'),
    );
    google.on('GET', /\/calendars\/[^/]+\/events\/a/, () => googleError(403, 'forbidden'));
    const { status, body } = await ask();
    expect([status, body.events.map(({ recurrence_description }) => recurrence_description)]).toEqual([
      200,
      [null],
    ]);
    expect(product.logs()).toContain('could not be read for its description');
  });
});

describe('failures', () => {
  it.each([
    ['404', googleError(404, 'notFound'), 404],
    ['403', googleError(403, 'forbidden'), 403],
    ['400', googleError(400, 'invalid'), 502],
    ['HTML with 200', html(200), 503],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example' } }, 503],
  ])('%s', async (_name, answer, expected) => {
    inZone('UTC');
    google.sequence('GET', EVENTS, answer);
    const { status, body } = await ask();
    expect(status).toBe(expected);
    expect(body.detail).toMatch(/^[A-Z][^<>{}]+\.$/);
  });
});
