import { onDate, timed } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct, turnOnMail } from '../../../test/test-product.ts';
import {
  type CalendarEvent,
  createEvent,
  creationKey,
  deleteEvent,
  respondToInvitation,
  type Scope,
  seriesOf,
  type UserCalendars,
  updateEvent,
} from './index.ts';
import { control, type Person, signInPerson, withFault, workspaceOf } from './test/calendar-product.ts';

/** What the assistant does with calendars, through the real adapter against the run's Google. */
const OWNER = 'calendar.owner@example.org';
const GUEST = 'calendar.guest@example.org';
const ZONE = 'America/New_York';
const wall = (text: string, zone = ZONE) =>
  timed(Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds, zone);
const HOUR = 3_600_000;

let product: TestProduct;
let owner: Person;
let guest: Person;
let calendars: UserCalendars;
let guests: UserCalendars;
let number = 0;

beforeAll(async () => {
  product = await createTestProduct();
  owner = await signInPerson(product, OWNER);
  guest = await signInPerson(product, GUEST);
  const gateway = workspaceOf(product).calendars;
  calendars = gateway.forUser(owner.userId);
  guests = gateway.forUser(guest.userId);
});
afterAll(() => product.close());

/** Every test has a year of its own, so that none sees another's events. */
const nextYear = () => 2040 + number++;
const newKey = (part = '') => creationKey(owner.userId, `test ${number} ${Math.random()}`, part);

const year = (value: number) => ({
  calendarId: 'primary',
  from: Date.UTC(value, 0, 1),
  to: Date.UTC(value + 1, 0, 1),
});
const instances = async (value: number, who = calendars) =>
  [...(await who.listEvents(year(value))).events].sort((a, b) => startOf(a) - startOf(b));
const startOf = (event: CalendarEvent) =>
  event.start.kind === 'timed' ? event.start.at : Date.parse(event.start.date);
const walls = (events: readonly CalendarEvent[]) =>
  events.map((event) =>
    event.start.kind === 'date'
      ? event.start.date
      : Temporal.Instant.fromEpochMilliseconds(event.start.at)
          .toZonedDateTimeISO(ZONE)
          .toPlainDateTime()
          .toString()
          .slice(5, 16),
  );

/** Mondays at 09:00 in March, six of them, across the change of the clocks. */
async function mondays(value: number, invited = false): Promise<CalendarEvent[]> {
  const first = Temporal.PlainDate.from({ year: value, month: 3, day: 1 });
  const monday = first.add({ days: (8 - first.dayOfWeek) % 7 });
  await createEvent(calendars, {
    calendarId: 'primary',
    notify: 'everyone',
    draft: {
      key: newKey(),
      title: 'Planning',
      start: wall(`${monday}T09:00`),
      end: wall(`${monday}T10:00`),
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=6'],
      location: 'Room 1',
      ...(invited ? { attendees: [{ email: GUEST, displayName: 'Guest' }] } : {}),
    },
  });
  return instances(value);
}

const change = async (
  event: CalendarEvent,
  scope: Scope,
  changes: Parameters<typeof updateEvent>[1]['changes'],
  newSeriesKey = newKey(),
) => {
  const series = await seriesOf(calendars, event);
  const request = { event, series, scope, changes, notify: 'everyone', newSeriesKey } as const;
  return { result: await updateEvent(calendars, request), again: () => updateEvent(calendars, request) };
};
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`there is no number ${index}`);
  return found;
};
const moved = (event: CalendarEvent, hours: number) => ({
  start: timed(startOf(event) + hours * HOUR, ZONE),
  end: timed(startOf(event) + (hours + 1) * HOUR, ZONE),
});

describe('a series', () => {
  it('has one meeting moved and nothing else', async () => {
    const value = nextYear();
    const before = await mondays(value);
    await change(at(before, 2), 'one', moved(at(before, 2), 3));
    const after = await instances(value);
    expect(walls(after).map((text) => text.slice(6))).toEqual([
      '09:00',
      '09:00',
      '12:00',
      '09:00',
      '09:00',
      '09:00',
    ]);
    expect(at(after, 2).originalStart).toEqual(at(before, 2).originalStart);
  });

  it('moves as a whole and keeps its wall-clock time over the change of the clocks, however often it is repeated', async () => {
    const value = nextYear();
    const before = await mondays(value);
    const { again } = await change(at(before, 4), 'series', {
      ...moved(at(before, 4), 2),
      title: 'Planning, later',
    });
    for (let round = 0; round < 2; round += 1) {
      const after = await instances(value);
      expect(walls(after)).toEqual(walls(before).map((text) => text.replace('09:00', '11:00')));
      expect(new Set(after.map(({ title }) => title))).toEqual(new Set(['Planning, later']));
      await again();
    }
  });

  it('moves to another weekday as a whole', async () => {
    const value = nextYear();
    const before = await mondays(value);
    await change(at(before, 1), 'series', moved(at(before, 1), 24));
    const days = (await instances(value)).map((one) => new Date(startOf(one)).getUTCDay());
    expect(days).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('goes on differently from one meeting on: none lost, none twice, cancelled ones stay cancelled', async () => {
    const value = nextYear();
    const before = await mondays(value);
    await deleteEvent(calendars, { event: at(before, 4), scope: 'one', notify: 'nobody' });
    const id = newKey();
    const { result, again } = await change(
      at(before, 2),
      'following',
      { ...moved(at(before, 2), 5), location: null },
      id,
    );
    expect(result).toMatchObject({ id, title: 'Planning', location: undefined });
    const expected = walls(before).flatMap((text, index) =>
      index === 4 ? [] : [index < 2 ? text : text.replace('09:00', '14:00')],
    );
    expect(walls(await instances(value))).toEqual(expected);
    await again();
    const after = await instances(value);
    expect(walls(after)).toEqual(expected);
    expect(after.map(({ seriesId }) => seriesId === id)).toEqual([false, false, true, true, true]);
  });

  it('is whole again after the process died between the new series and the end of the old one', async () => {
    const value = nextYear();
    const before = await mondays(value);
    const key = newKey();
    const series = await seriesOf(calendars, at(before, 3));
    const request = {
      event: at(before, 3),
      series,
      scope: 'following',
      changes: { title: 'New' },
      notify: 'nobody',
      newSeriesKey: key,
    } as const;
    // The new series is there, the answer to the end of the old one never comes, nor does that of any repeat.
    await withFault({ method: 'PATCH', path: '/google/calendar/v3/*', user: OWNER, lost_request: true }, () =>
      expect(updateEvent(calendars, request)).rejects.toMatchObject({ kind: 'unavailable', ambiguous: true }),
    );
    expect(await instances(value)).toHaveLength(9);
    await updateEvent(calendars, request);
    const after = await instances(value);
    expect(walls(after)).toEqual(walls(before));
    expect(after.map(({ title }) => title)).toEqual([
      'Planning',
      'Planning',
      'Planning',
      'New',
      'New',
      'New',
    ]);
  });

  it('changes from its first meeting on as a whole, without a second series', async () => {
    const value = nextYear();
    const before = await mondays(value);
    const { result } = await change(at(before, 0), 'following', { title: 'All of it' });
    expect(result.id).toBe(at(before, 0).seriesId);
    expect(new Set((await instances(value)).map(({ seriesId }) => seriesId)).size).toBe(1);
  });

  it.each([
    ['one', 5],
    ['following', 2],
    ['series', 0],
  ] as const)('is deleted: %s', async (scope, left) => {
    const value = nextYear();
    const before = await mondays(value);
    const request = { event: at(before, 2), scope, notify: 'nobody' } as const;
    await deleteEvent(calendars, request);
    expect(await instances(value)).toHaveLength(left);
    await deleteEvent(calendars, request);
    expect(await instances(value)).toHaveLength(left);
  });

  it('is not taken for one meeting', async () => {
    const value = nextYear();
    const series = await seriesOf(calendars, at(await mondays(value), 0));
    if (!series) throw new Error('no series');
    const request = {
      event: series,
      series,
      scope: 'one',
      changes: { title: 'Oops' },
      notify: 'nobody',
      newSeriesKey: newKey(),
    } as const;
    await expect(updateEvent(calendars, request)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(
      deleteEvent(calendars, { event: series, scope: 'one', notify: 'nobody' }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    expect(await instances(value)).toHaveLength(6);
  });

  it('of whole days divides by dates', async () => {
    const value = nextYear();
    await createEvent(calendars, {
      calendarId: 'primary',
      notify: 'nobody',
      draft: {
        key: newKey(),
        title: 'Watch',
        start: onDate(`${value}-05-01`),
        end: onDate(`${value}-05-02`),
        recurrence: ['RRULE:FREQ=DAILY;COUNT=5'],
      },
    });
    const before = await instances(value);
    await change(at(before, 3), 'following', { title: 'Night watch' });
    expect(walls(await instances(value))).toEqual(walls(before));
    expect((await instances(value)).map(({ title }) => title)).toEqual([
      'Watch',
      'Watch',
      'Watch',
      'Night watch',
      'Night watch',
    ]);
  });
});

describe('an invitation', () => {
  it('is answered for one meeting or for all, and others’ answers stay', async () => {
    const value = nextYear();
    await mondays(value, true);
    const invited = await instances(value, guests);
    expect(invited).toHaveLength(6);
    expect(new Set(invited.map(({ ownResponse }) => ownResponse))).toEqual(new Set(['needsAction']));
    await respondToInvitation(guests, {
      event: at(invited, 1),
      scope: 'one',
      response: 'declined',
      comment: 'Dentist',
      notify: 'everyone',
    });
    await respondToInvitation(guests, {
      event: at(invited, 1),
      scope: 'one',
      response: 'declined',
      comment: 'Dentist',
      notify: 'everyone',
    });
    expect((await instances(value, guests)).map(({ ownResponse }) => ownResponse)).toEqual([
      'needsAction',
      'declined',
      'needsAction',
      'needsAction',
      'needsAction',
      'needsAction',
    ]);
    await respondToInvitation(guests, {
      event: at(invited, 0),
      scope: 'series',
      response: 'accepted',
      notify: 'everyone',
    });
    const seenByOwner = (await instances(value)).map(
      ({ attendees }) => attendees.find(({ email }) => email === GUEST)?.responseStatus,
    );
    expect(seenByOwner[0]).toBe('accepted');
  });

  it('is not there to be answered by those who were not invited', async () => {
    const value = nextYear();
    const [event] = await mondays(value);
    if (!event) throw new Error('no event');
    await expect(
      respondToInvitation(calendars, { event, scope: 'one', response: 'accepted', notify: 'nobody' }),
    ).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('does not let a guest divide somebody else’s series', async () => {
    const value = nextYear();
    await mondays(value, true);
    const event = at(await instances(value, guests), 2);
    const series = await seriesOf(guests, event);
    await expect(
      updateEvent(guests, {
        event,
        series,
        scope: 'following',
        changes: { title: 'Mine' },
        notify: 'nobody',
        newSeriesKey: newKey(),
      }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('creating against Google', () => {
  it.each([
    ['a lost answer', { lost_response: true, times: 1 }],
    ['a lost request', { lost_request: true, times: 1 }],
    ['a server error', { status: 500, times: 1 }],
    ['two rate limits', { status: 403, reason: 'rateLimitExceeded', times: 2 }],
  ])('makes one event despite %s', async (_name, fault) => {
    const value = nextYear();
    const start = wall(`${value}-06-01T12:00`);
    const draft = {
      key: newKey(),
      title: 'Once',
      start,
      end: timed(start.at + HOUR, ZONE),
      attendees: [{ email: GUEST }],
    };
    const request = { calendarId: 'primary', draft, notify: 'everyone' } as const;
    await withFault({ method: 'POST', path: '/google/calendar/v3/*', user: OWNER, ...fault }, () =>
      createEvent(calendars, request),
    );
    expect((await createEvent(calendars, request)).wasThere).toBe(true);
    expect(await instances(value)).toHaveLength(1);
    expect(await instances(value, guests)).toHaveLength(1);
  });
});

describe('free and busy', () => {
  it('of 120 people: known ones are busy when they are, unknown ones are unknown', async () => {
    const value = nextYear();
    const start = wall(`${value}-06-01T12:00`);
    await createEvent(calendars, {
      calendarId: 'primary',
      notify: 'nobody',
      draft: { key: newKey(), title: 'Busy', start, end: timed(start.at + HOUR, ZONE) },
    });
    const strangers = Array.from({ length: 119 }, (_, index) => `nobody.${index}@elsewhere.example`);
    const found = await guests.freeBusy({
      ids: [OWNER, ...strangers],
      start: start.at - 24 * HOUR,
      end: start.at + 24 * HOUR,
    });
    expect(found).toHaveLength(120);
    expect(found[0]).toEqual({ id: OWNER, busy: [{ start: start.at, end: start.at + HOUR }] });
    for (const stranger of found.slice(1)) expect(stranger).toMatchObject({ busy: [], unknown: 'all' });
  });
});

describe('changes since', () => {
  it('are what happened, and a token that is too old says so', async () => {
    const value = nextYear();
    const first = await calendars.listChanges({ calendarId: 'primary' });
    if (first.kind !== 'changes') throw new Error('no first token');
    const before = await mondays(value);
    await deleteEvent(calendars, { event: at(before, 1), scope: 'one', notify: 'nobody' });
    const second = await calendars.listChanges({ calendarId: 'primary', syncToken: first.nextSyncToken });
    if (second.kind !== 'changes') throw new Error('no second token');
    expect(second.changed.map(({ id }) => id)).toEqual([at(before, 0).seriesId]);
    expect(second.removed).toMatchObject([
      { seriesId: at(before, 0).seriesId, originalStart: at(before, 1).originalStart },
    ]);
    const third = await calendars.listChanges({ calendarId: 'primary', syncToken: second.nextSyncToken });
    expect(third).toMatchObject({ kind: 'changes', changed: [], removed: [] });
    await control('google/expire-sync-tokens', { user: OWNER });
    expect(await calendars.listChanges({ calendarId: 'primary', syncToken: second.nextSyncToken })).toEqual({
      kind: 'resync-needed',
    });
  });

  it('are announced until the channel is stopped', async () => {
    const expiresAt = Date.now() + HOUR;
    const { push } = workspaceOf(product);
    const address = push?.address(product.settings.PUBLIC_URL);
    if (!push || !address) throw new Error('the sandbox can reach us');
    const channel = await push.open(owner.userId, 'primary', {
      id: newKey(),
      address,
      token: 'secret',
      expiresAt,
    });
    expect(channel.expiresAt).toBeLessThanOrEqual(expiresAt);
    await push.close(owner.userId, channel);
    await push.close(owner.userId, channel);
  });
});

describe('mail headers', () => {
  it('are read from the person’s own box', async () => {
    const madrid = await signInPerson(product, 'madrid@example.org');
    await turnOnMail(product, madrid.token, 'madrid@example.org');
    const { mail } = workspaceOf(product);
    const found = await mail.recent(madrid.userId, {
      box: 'sent',
      since: Date.now() - 365 * 24 * HOUR,
      limit: 20,
    });
    expect(found.length).toBeGreaterThan(0);
    for (const header of found) {
      expect(header.from).toMatchObject([{ email: 'madrid@example.org' }]);
      expect(header.to.length).toBeGreaterThan(0);
    }
    expect(found.map(({ at: sentAt }) => sentAt)).toEqual(
      found.map(({ at: sentAt }) => sentAt).sort((a, b) => b - a),
    );
  });
});
