import { endpoints } from '@catch/contract';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { control, type Person, signInPerson, withFault } from './test/calendar-product.ts';

interface WireEvent {
  id: string;
  summary: string;
  start: string;
  end: string;
  calendar_id: string;
  all_day: boolean;
  status: string;
  recurring_event_id: string | null;
  recurrence_description: string | null;
}
interface EventsAnswer {
  events: WireEvent[];
  timezone: string;
  week_start: string;
  week_end: string;
}

let product: TestProduct;
let madrid: Person;
let staff: Person;
beforeAll(async () => {
  product = await createTestProduct();
  madrid = await signInPerson(product, 'madrid@example.org');
  staff = await signInPerson(product, 'staff.one@catch.example');
});
afterAll(() => product.close());

const detail = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
  const { statusCode, json } = await answer.then((one) => ({ statusCode: one.statusCode, json: one.json() }));
  return [statusCode, (json as { detail?: string }).detail];
};

describe('calendars', () => {
  it('lists them with name and one primary, and remembers the owner’s zone', async () => {
    const { calendars } = (await madrid.get('/calendar/calendars')).json<{
      calendars: { id: string; summary: string; primary: boolean }[];
    }>();
    expect(calendars.length).toBeGreaterThan(1);
    expect(calendars.filter(({ primary }) => primary)).toHaveLength(1);
    for (const { id, summary } of calendars) expect([id, summary].every(Boolean)).toBe(true);
    const row = await product.database.db
      .selectFrom('users')
      .select('time_zone')
      .where('id', '=', madrid.userId)
      .executeTakeFirst();
    expect(row?.time_zone).toBe('Europe/Madrid');
  });
});

describe('events', () => {
  it.each([
    ['madrid@example.org', 'Europe/Madrid'],
    ['newyork@example.org', 'America/New_York'],
    ['kathmandu@example.org', 'Asia/Kathmandu'],
    ['lordhowe@example.org', 'Australia/Lord_Howe'],
  ])('are this ISO week of %s by default, in order, each repeating one in words', async (email, zone) => {
    const person = await signInPerson(product, email);
    const answer = (await person.get('/calendar/events')).json<EventsAnswer>();
    // Not compared with its schema on every call, so here: nothing more, nothing less.
    expect(endpoints.calendarEvents.response.parse(answer)).toEqual(answer);
    const today = Temporal.Now.plainDateISO(zone);
    const monday = today.subtract({ days: today.dayOfWeek - 1 });
    expect([answer.timezone, answer.week_start, answer.week_end]).toEqual([
      zone,
      monday.toString(),
      monday.add({ days: 6 }).toString(),
    ]);
    expect(answer.events.length).toBeGreaterThan(3);
    const from = monday.toZonedDateTime(zone).epochMilliseconds;
    const to = monday.add({ days: 7 }).toZonedDateTime(zone).epochMilliseconds;
    let previous = Number.NEGATIVE_INFINITY;
    for (const event of answer.events) {
      const begins = event.all_day
        ? Temporal.PlainDate.from(event.start).toZonedDateTime(zone).epochMilliseconds
        : Date.parse(event.start);
      expect(begins).toBeGreaterThanOrEqual(previous);
      expect(begins).toBeLessThan(to);
      previous = begins;
      if (!event.all_day) {
        expect(event.start).toMatch(/Z$/);
        expect(Date.parse(event.end)).toBeGreaterThanOrEqual(from);
      }
      expect(event.status).not.toBe('cancelled');
      expect(event.calendar_id).toBe('primary');
      expect(event.recurrence_description === null).toBe(event.recurring_event_id === null);
    }
    expect(answer.events.some(({ recurring_event_id }) => recurring_event_id !== null)).toBe(true);
  });

  it('of every listed calendar can be read by its id', async () => {
    const { calendars } = (await madrid.get('/calendar/calendars')).json<{ calendars: { id: string }[] }>();
    for (const { id } of calendars) {
      const answer = await madrid.get(`/calendar/events?calendar_id=${encodeURIComponent(id)}`);
      expect(answer.statusCode).toBe(200);
      for (const event of answer.json<EventsAnswer>().events) expect(event.calendar_id).toBe(id);
    }
  });

  it('asks Google for each page once and for the series once, not for every series', async () => {
    const asked: string[] = [];
    const { server, url } = await countingProxy(product.settings.GOOGLE_CALENDAR_URL, asked);
    // Without a worker, whose own look at the calendar would be counted too.
    const counted = await createTestProduct({ environment: { GOOGLE_CALENDAR_URL: url, ROLE: 'web' } });
    try {
      const person = await signInPerson(counted, 'madrid@example.org');
      await person.get('/calendar/calendars');
      asked.length = 0;
      const { events } = (await person.get('/calendar/events')).json<EventsAnswer>();
      expect(
        events.filter(({ recurrence_description }) => recurrence_description !== null).length,
      ).toBeGreaterThan(3);
      expect(asked.filter((path) => !/\/events$/.test(path))).toEqual([]);
      expect(asked.length).toBeLessThanOrEqual(4);
    } finally {
      await counted.close();
      server.close();
    }
  });
});

describe('bad questions', () => {
  it.each([
    ['start_date=2026-02-30', 'start_date'],
    ['end_date=2026-13-01', 'end_date'],
    ['start_date=tomorrow', 'start_date'],
    ['start_date=2026-03-10T25:00:00', 'start_date'],
    ['start_date=2026-03-10&end_date=2026-03-09', 'end_date'],
    ['start_date=2026-03-10T10:00:00Z&end_date=2026-03-10T10:00:00Z', 'end_date'],
    ['start_date=2026-01-01&end_date=2027-01-02', 'end_date'],
    ['start_date=1066-10-14', 'start_date'],
  ])('%s is 422 and names %s', async (query, field) => {
    const [status, text] = await detail(madrid.get(`/calendar/events?${query}`));
    expect([status, String(text).split(':')[0]]).toEqual([422, field]);
  });

  it('a calendar id of any length is refused, not passed on', async () => {
    const [status, text] = await detail(madrid.get(`/calendar/events?calendar_id=${'x'.repeat(1025)}`));
    expect([status, String(text).split(':')[0]]).toEqual([422, 'calendar_id']);
  });

  it('takes a whole year', async () => {
    const answer = await madrid.get('/calendar/events?start_date=2031-01-01&end_date=2031-12-31');
    expect(answer.statusCode).toBe(200);
  });

  it('an unknown calendar is 404 with a sentence', async () => {
    expect(await detail(madrid.get('/calendar/events?calendar_id=nobody%40example.net'))).toEqual([
      404,
      'This calendar was not found.',
    ]);
  });

  it('without a session is 401 and nothing else', async () => {
    const answer = await product.app.inject({
      method: 'GET',
      url: '/api/v1/calendar/events?start_date=nonsense',
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('looking at somebody else', () => {
  const looks = () =>
    product.database.db
      .selectFrom('staff_access')
      .select(['action', 'staff_email'])
      .where('user_id', '=', madrid.userId)
      .execute();

  it.each(['calendars', 'events'])('is for staff, and each look at %s is recorded', async (what) => {
    const before = (await looks()).length;
    const answer = await staff.get(`/calendar/${what}?impersonate_user_id=${madrid.userId}`);
    expect(answer.statusCode).toBe(200);
    if (what === 'events') expect(answer.json<EventsAnswer>().timezone).toBe('Europe/Madrid');
    const after = await looks();
    expect(after.length).toBe(before + 1);
    expect(after.at(-1)).toEqual({ action: 'viewed your calendar', staff_email: 'staff.one@catch.example' });
  });

  it.each([
    ['a non-staff caller', () => madrid, () => staff.userId, 403],
    ['a non-staff caller naming themselves', () => madrid, () => madrid.userId, 403],
    ['a non-staff caller naming nobody', () => madrid, () => 'nobody', 403],
    ['a staff target', () => staff, () => staff.userId, 403],
    ['nobody', () => staff, () => '00000000-0000-4000-8000-000000000000', 404],
    ['an id of another form', () => staff, () => "'; drop table users", 404],
  ])('%s', async (_name, caller, target, status) => {
    const before = (await looks()).length;
    for (const what of ['calendars', 'events']) {
      const answer = await caller().get(
        `/calendar/${what}?impersonate_user_id=${encodeURIComponent(target())}`,
      );
      expect(answer.statusCode).toBe(status);
    }
    expect((await looks()).length).toBe(before);
  });

  it('with an empty id means oneself', async () => {
    expect((await madrid.get('/calendar/events?impersonate_user_id=')).statusCode).toBe(200);
  });
});

describe('trouble at Google', () => {
  it('a withdrawn grant is one clear answer to twenty calls, marked and reported once, and signs nobody out', async () => {
    const email = 'calendar.withdrawn@example.org';
    const person = await signInPerson(product, email);
    expect((await person.get('/calendar/events')).statusCode).toBe(200);
    await control('google/revoke', { user: email });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        detail(person.get(index % 2 ? '/calendar/events' : '/calendar/calendars')),
      ),
    );
    for (const answer of answers) expect(answer).toEqual([409, 'Google Calendar needs to be reconnected.']);
    const logged = product
      .logs()
      .split('\n')
      .filter((line) => line.includes('needs to be reconnected') && line.includes(person.userId));
    expect(logged).toHaveLength(1);
    const me = await person.get('/auth/me');
    expect([me.statusCode, me.json<{ google_reconnect_needed: boolean }>().google_reconnect_needed]).toEqual([
      200,
      true,
    ]);

    const again = await signInPerson(product, email);
    expect((await again.get('/calendar/events')).statusCode).toBe(200);
  });

  it('access tokens that died early are renewed without anybody noticing', async () => {
    const email = 'calendar.expired@example.org';
    const person = await signInPerson(product, email);
    await control('google/expire-tokens', { user: email });
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.get('/calendar/events')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  });

  it.each([
    [
      'down',
      { status: 503 },
      503,
      'Google Calendar cannot be reached right now. Please try again in a moment.',
    ],
    [
      'cutting connections',
      { lost_request: true },
      503,
      'Google Calendar cannot be reached right now. Please try again in a moment.',
    ],
    [
      'turning everybody away',
      { status: 403, reason: 'rateLimitExceeded', retry_after: 60 },
      503,
      'Google Calendar is busy right now. Please try again in a moment.',
    ],
  ])('that is %s is never a sign-out', async (_name, fault, status, sentence) => {
    const email = 'calendar.trouble@example.org';
    const person = await signInPerson(product, email);
    await person.get('/calendar/calendars');
    const answer = await withFault({ path: '/google/calendar/v3/*', user: email, ...fault }, () =>
      detail(person.get('/calendar/events')),
    );
    expect(answer).toEqual([status, sentence]);
    expect(
      (await person.get('/auth/me')).json<{ google_reconnect_needed: boolean }>().google_reconnect_needed,
    ).toBe(false);
  });

  it.each([
    ['one bad answer', { status: 500, times: 1 }],
    ['one lost answer', { lost_response: true, times: 1 }],
    ['one rate limit', { status: 429, retry_after: 0, times: 2 }],
  ])('that passes is not noticed: %s', async (_name, fault) => {
    const email = 'calendar.passing@example.org';
    const person = await signInPerson(product, email);
    const answer = await withFault({ path: '/google/calendar/v3/*', user: email, ...fault }, () =>
      person.get('/calendar/events'),
    );
    expect(answer.statusCode).toBe(200);
  });

  it('no token and no address of a person reaches the log', () => {
    expect(product.logs()).not.toMatch(/ya29\.|1\/\/0|Bearer [\w.]{8}/);
  });
});

async function countingProxy(target: string, asked: string[]) {
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    asked.push((request.url ?? '').split('?')[0] ?? '');
    void fetch(target + request.url, {
      headers: { authorization: request.headers.authorization ?? '' },
    }).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}
