import { onDate, timed } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { createEvent, creationKey, type UserCalendars } from './index.ts';
import { type Person, signInPerson, workspaceOf } from './test/calendar-product.ts';

/**
 * From our write to our answer, through Google: what wall clocks show on the days on which clocks change. Expected
 * instants come from Temporal, never from the code under test.
 */
const PEOPLE = [
  ['madrid@example.org', 'Europe/Madrid'],
  ['london@example.org', 'Europe/London'],
  ['newyork@example.org', 'America/New_York'],
  ['losangeles@example.org', 'America/Los_Angeles'],
  ['lordhowe@example.org', 'Australia/Lord_Howe'],
  ['auckland@example.org', 'Pacific/Auckland'],
  ['berlin@example.org', 'Europe/Berlin'],
] as const;
/** Far from the sample data. */
const YEAR = 2033;

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const transitions = (zone: string): Temporal.ZonedDateTime[] => {
  const found: Temporal.ZonedDateTime[] = [];
  let cursor: Temporal.ZonedDateTime | null = Temporal.PlainDate.from(`${YEAR}-01-01`).toZonedDateTime(zone);
  for (;;) {
    cursor = cursor.getTimeZoneTransition('next');
    if (!cursor || cursor.year !== YEAR) return found;
    found.push(cursor);
  }
};

interface Seen {
  summary: string;
  start: string;
  end: string;
  all_day: boolean;
  recurrence_description: string | null;
}

async function week(person: Person, monday: Temporal.PlainDate) {
  const answer = await person.get(
    `/calendar/events?start_date=${monday}&end_date=${monday.add({ days: 6 })}`,
  );
  expect(answer.statusCode).toBe(200);
  return answer.json<{ events: Seen[]; week_start: string; week_end: string }>();
}

describe.each(PEOPLE)('%s', (email, zone) => {
  const changes = transitions(zone);

  it('has two days on which clocks change', () => {
    expect(changes).toHaveLength(2);
  });

  it.each(changes.map((change) => [change.toPlainDate().toString(), change] as const))(
    '%s',
    async (_day, change) => {
      const person = await signInPerson(product, email);
      const calendars = workspaceOf(product).calendars.forUser(person.userId);
      const day = change.toPlainDate();
      const monday = day.subtract({ days: day.dayOfWeek - 1 });
      const wall = (date: Temporal.PlainDate, time: string) =>
        date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
      const expected = new Map<string, [string, string]>();
      const iso = (at: number) => new Date(at).toISOString();
      const add = (name: string, start: number, end: number) => {
        expected.set(name, [iso(start), iso(end)]);
        return write(calendars, person, name, zone, start, end);
      };

      // An hour before the change to an hour after it: two hours long by the stopwatch, whatever the wall says.
      await add('across', change.epochMilliseconds - 3_600_000, change.epochMilliseconds + 3_600_000);
      // The last and the first quarter of an hour around the change: in the doubled hour they read alike.
      await add('just before', change.epochMilliseconds - 900_000, change.epochMilliseconds);
      await add('just after', change.epochMilliseconds, change.epochMilliseconds + 900_000);
      // The week's first and last minutes: in zones west of UTC the evening is already tomorrow in UTC.
      await add('first minute', wall(monday, '00:00'), wall(monday, '00:15'));
      await add('last hour', wall(monday.add({ days: 6 }), '23:30'), wall(monday.add({ days: 7 }), '00:00'));
      await write(
        calendars,
        person,
        'next week',
        zone,
        wall(monday.add({ days: 7 }), '00:00'),
        wall(monday.add({ days: 7 }), '01:00'),
      );
      await write(
        calendars,
        person,
        'last week',
        zone,
        wall(monday.subtract({ days: 1 }), '23:00'),
        wall(monday, '00:00'),
      );
      const daily = {
        start: wall(monday.subtract({ days: 3 }), '09:30'),
        end: wall(monday.subtract({ days: 3 }), '10:00'),
      };
      await write(calendars, person, 'every morning', zone, daily.start, daily.end, [
        'RRULE:FREQ=DAILY;COUNT=14',
      ]);
      for (const [name, date] of [
        ['that day', day],
        ['the sunday before', monday.subtract({ days: 1 })],
      ] as const)
        await createEvent(calendars, {
          calendarId: 'primary',
          notify: 'nobody',
          draft: {
            key: creationKey(person.userId, `${name} ${date} ${product.settings.PORT}`),
            title: name,
            start: onDate(date.toString()),
            end: onDate(date.add({ days: 1 }).toString()),
          },
        });

      const { events, week_start, week_end } = await week(person, monday);
      expect([week_start, week_end]).toEqual([monday.toString(), monday.add({ days: 6 }).toString()]);
      const named = (name: string) => events.filter(({ summary }) => summary === name);
      for (const [name, times] of expected)
        expect([name, named(name).map(({ start, end }) => [start, end])]).toEqual([name, [times]]);
      expect(named('that day').map(({ start, end, all_day }) => [start, end, all_day])).toEqual([
        [day.toString(), day.add({ days: 1 }).toString(), true],
      ]);
      for (const absent of ['next week', 'last week', 'the sunday before'])
        expect([absent, named(absent)]).toEqual([absent, []]);
      // 09:30 on every wall, whatever the offset of the day.
      expect(named('every morning').map(({ start }) => start)).toEqual(
        Array.from({ length: 7 }, (_, index) => iso(wall(monday.add({ days: index }), '09:30'))),
      );
      for (const { recurrence_description } of named('every morning'))
        expect(recurrence_description).toBe('Every day at 09:30, 14 times');
    },
  );
});

async function write(
  calendars: UserCalendars,
  person: Person,
  name: string,
  zone: string,
  start: number,
  end: number,
  recurrence?: string[],
) {
  await createEvent(calendars, {
    calendarId: 'primary',
    notify: 'nobody',
    draft: {
      key: creationKey(person.userId, `${name} ${start}`),
      title: name,
      start: timed(start, zone),
      end: timed(end, zone),
      ...(recurrence ? { recurrence } : {}),
    },
  });
}
