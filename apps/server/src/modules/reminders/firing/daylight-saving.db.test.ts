import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deactivateAllReminders } from '../deactivate-reminders.ts';
import { createReminderHarness, type ReminderHarness } from '../test/reminder-harness.ts';

/**
 * The clock is moved from one due time to the next, through the days on which clocks are put forward and back. What
 * was sent is compared with times that Temporal works out independently from the wall clock.
 */

let harness: ReminderHarness;
beforeAll(async () => {
  harness = await createReminderHarness('2026-01-01T00:00:00Z');
});
afterAll(() => harness.close());

/** Each at a time of its own that the change meets: skipped, doubled, before and after it. */
const DAILY = ['00:00', '00:30', '01:45', '02:15', '02:30', '03:00', '09:00', '23:30'];

const ZONES = [
  ['Europe/Madrid', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  // By half an hour only, and in the southern year.
  ['Australia/Lord_Howe', '2026-10-04', '2026-04-05'],
  // At midnight: a day without its first hour, and one whose last hour comes twice.
  ['America/Santiago', '2026-09-06', '2026-04-04'],
] as const;

const CASES = ZONES.flatMap(([zone, forward, back]) => [
  { zone, day: forward, change: 'forward' },
  { zone, day: back, change: 'back' },
]);

describe.each(CASES)('$zone, clocks put $change on $day', ({ zone, day }) => {
  const dates = [0, 1].map((days) => Temporal.PlainDate.from(day).add({ days }));
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '00:00' });
  const from = midnight.toInstant();
  // Through the night after it: some change at its end.
  const to = midnight.add({ days: 1, hours: 4 }).toInstant();
  const isInside = (at: Temporal.Instant): boolean =>
    Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, to) < 0;
  const wanted = (local: string): string[] =>
    dates
      .map((date) =>
        date.toPlainDateTime(local).toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant(),
      )
      .filter(isInside)
      .map(String);

  it('tells everything once, at the right time of the wall clock', async () => {
    harness.clock.set(new Date(from.epochMilliseconds - 1000));
    const userId = await harness.createUser(zone);
    for (const local of DAILY) {
      const [hour, minute] = local.split(':').map(Number);
      await harness.remind(userId, { text: local, cron: `${minute} ${hour} * * *` });
    }
    await harness.remind(userId, { text: 'hourly', cron: '15 * * * *' });
    for (;;) {
      const next = await harness.database.db
        .selectFrom('reminders')
        .select(({ fn }) => fn.min('next_at').as('at'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (!next.at || next.at.getTime() >= to.epochMilliseconds) break;
      harness.clock.set(next.at);
      await harness.fireDue();
    }
    await deactivateAllReminders(harness.database.db, userId, harness.clock.now());
    const sentByText = Map.groupBy(await harness.outbox(userId), ({ text }) =>
      text.replace('Reminder: ', ''),
    );
    const times = (text: string) =>
      (sentByText.get(text) ?? []).map(({ at }) => Temporal.Instant.from(at).toString());
    for (const local of DAILY) expect(times(local), local).toEqual(wanted(local));
    expect(times('hourly')).toEqual(everyHourAt15());
    // Nothing was late, so nothing said so.
    expect([...sentByText.keys()].sort()).toEqual([...DAILY, 'hourly'].sort());
  });

  /** Whenever a clock on the wall shows a quarter past, and for a quarter past that is skipped: as much later. */
  function everyHourAt15(): string[] {
    const instants = new Set<string>();
    for (let at = from; isInside(at); )
      if (at.toZonedDateTimeISO(zone).minute === 15) {
        instants.add(at.toString());
        at = at.add({ minutes: 15 });
      } else at = at.add({ minutes: 1 });
    for (let hour = 0; hour < 24; hour += 1)
      for (const at of wanted(`${String(hour).padStart(2, '0')}:15`)) instants.add(at);
    return [...instants].sort();
  }
});
