import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { snoozeReminder } from '../schedule-reminder.ts';
import { createReminderHarness, type ReminderHarness } from '../test/reminder-harness.ts';
import { timedEvent } from '../test/timed-event.ts';
import { followEvents } from './follow-events.ts';

const START = '2026-11-16T08:00:00Z';
let harness: ReminderHarness;
let userId: string;
beforeAll(async () => {
  harness = await createReminderHarness(START);
});
beforeEach(async () => {
  harness.clock.set(START);
  harness.calendar.clear();
  harness.calendarIsDown = false;
  harness.calendarAnswers = Promise.resolve();
  userId = await harness.createUser();
});
afterAll(() => harness.close());

const put = (id: string, title: string, start: string, guests: readonly string[] = []) =>
  harness.calendar.set(id, timedEvent(id, title, start, guests));
/** As the synchronisation does when the calendar changed. */
const changed = async () => {
  await followEvents(harness.database.db, userId, harness.clock.now());
  await harness.round();
};
const at = async (time: string) => {
  harness.clock.set(`2026-11-16T${time}:00Z`);
  // Checked, then announced.
  await harness.round();
  await harness.round();
};
const announcements = async () =>
  (await harness.outbox(userId)).map(({ text, at: when }) => `${when.slice(11, 16)} ${text}`);

describe('before one event', () => {
  const before = {
    text: 'pack',
    at: '2026-11-16T11:00:00Z',
    relativeTo: { event_id: 'flight', minutes_before: 60 },
  };
  beforeEach(() => put('flight', 'Flight to Oslo', '2026-11-16T12:00:00Z'));

  it('names the event and how long until then', async () => {
    await harness.remind(userId, before);
    await at('10:59');
    expect(await announcements()).toEqual([]);
    await at('11:00');
    expect(await announcements()).toEqual([
      '11:00 Reminder: pack\nFlight to Oslo starts at 13:00, in 1 hour.',
    ]);
  });

  it('moves with the event, later and sooner', async () => {
    const id = await harness.remind(userId, before);
    await harness.round();
    put('flight', 'Flight to Oslo', '2026-11-16T14:30:00Z');
    await changed();
    expect(await harness.row(id)).toMatchObject({
      next_at: new Date('2026-11-16T13:30:00Z'),
      scheduled_at: new Date('2026-11-16T13:30:00Z'),
    });
    await at('11:00');
    put('flight', 'Flight to Oslo', '2026-11-16T11:40:00Z');
    await changed();
    await harness.round();
    expect(await announcements()).toEqual([
      '11:00 Reminder: pack\nFlight to Oslo starts at 12:40, in 40 minutes.',
    ]);
    expect(await harness.row(id)).toMatchObject({ is_active: false });
  });

  it('postponed after it was sent, goes by the new time whatever the event does', async () => {
    const id = await harness.remind(userId, before);
    await at('10:59');
    await at('11:00');
    const until = new Date('2026-11-16T11:20:00Z');
    await snoozeReminder(harness.database.db, userId, id, until, harness.clock.now());
    put('flight', 'Flight to Oslo', '2026-11-16T18:00:00Z');
    await changed();
    await at('11:19');
    expect(await announcements()).toHaveLength(1);
    await at('11:20');
    expect((await announcements()).at(-1)).toBe('11:20 Reminder: pack');
    expect(await harness.row(id)).toMatchObject({ is_active: false });
  });

  it('is over when the event is gone', async () => {
    const id = await harness.remind(userId, before);
    await harness.round();
    harness.calendar.delete('flight');
    await changed();
    expect(await harness.row(id)).toMatchObject({ is_active: false, next_at: null });
    await at('11:00');
    expect(await announcements()).toEqual([]);
  });

  it('looks once more just before it is sent, even without news of a change', async () => {
    await harness.remind(userId, before);
    await harness.round();
    put('flight', 'Flight to Oslo', '2026-11-16T15:00:00Z');
    await at('10:59');
    await at('11:00');
    expect(await announcements()).toEqual([]);
    await at('14:00');
    expect(await announcements()).toHaveLength(1);
  });

  it('is not sent by a process that lags a little while another one is looking', async () => {
    const id = await harness.remind(userId, before);
    await harness.round();
    put('flight', 'Flight to Oslo', '2026-11-16T15:00:00Z');
    const { promise, resolve } = Promise.withResolvers<void>();
    harness.calendarAnswers = promise;
    harness.clock.set('2026-11-16T11:00:03Z');
    const looking = harness.follow();
    await expect
      .poll(async () => (await harness.row(id)).follow_at?.toISOString())
      .toBe('2026-11-16T11:00:33.000Z');
    // What is due was asked for a moment before, or by a clock that is slow.
    harness.clock.set('2026-11-16T11:00:00Z');
    await harness.fireDue();
    expect(await announcements()).toEqual([]);
    resolve();
    await looking;
    expect(await harness.row(id)).toMatchObject({ next_at: new Date('2026-11-16T14:00:00Z') });
  });

  it('goes by what is known when the calendar does not answer', async () => {
    await harness.remind(userId, before);
    await harness.round();
    harness.calendarIsDown = true;
    await at('10:59');
    await at('11:00');
    expect(await announcements()).toEqual([
      '11:00 Reminder: pack\nFlight to Oslo starts at 13:00, in 1 hour.',
    ]);
    expect(harness.reported).toEqual([]);
  });

  it('missed, is sent late and says so', async () => {
    await harness.remind(userId, before);
    await harness.round();
    await at('13:00');
    expect(await announcements()).toEqual([
      '13:00 Reminder: pack\nSorry, this is late: Flight to Oslo started at 13:00.',
    ]);
  });
});

describe('before each event', () => {
  const each = {
    text: 'meeting with a customer',
    relativeTo: { each: true as const, words: ['customer'], minutes_before: 15 },
  };

  it('reminds of each matching event once, and of no other', async () => {
    put('one', 'Acme review', '2026-11-16T10:00:00Z', ['buyer@acme.example']);
    put('own', 'Team sync', '2026-11-16T10:30:00Z', ['colleague@home.example']);
    put('two', 'Globex demo', '2026-11-16T11:00:00Z', ['boss@globex.example']);
    await harness.remind(userId, each);
    for (const time of ['08:01', '09:44', '09:45', '09:46', '10:15', '10:44', '10:45', '11:30']) {
      await at(time);
      await changed();
    }
    expect(await announcements()).toEqual([
      '09:45 Reminder: meeting with a customer\nAcme review starts at 11:00, in 15 minutes.',
      '10:45 Reminder: meeting with a customer\nGlobex demo starts at 12:00, in 15 minutes.',
    ]);
  });

  it('follows what moves, tells again at a new time, and forgets what is cancelled', async () => {
    put('one', 'Acme review', '2026-11-16T10:00:00Z', ['buyer@acme.example']);
    put('two', 'Globex demo', '2026-11-16T11:00:00Z', ['boss@globex.example']);
    await harness.remind(userId, each);
    await at('09:45');
    // Postponed after it was announced; the other one is cancelled.
    put('one', 'Acme review', '2026-11-16T12:00:00Z', ['buyer@acme.example']);
    harness.calendar.delete('two');
    await changed();
    await at('10:45');
    await at('11:45');
    expect((await announcements()).map((line) => line.replace(/Reminder.*\n/, ''))).toEqual([
      '09:45 Acme review starts at 11:00, in 15 minutes.',
      '11:45 Acme review starts at 13:00, in 15 minutes.',
    ]);
  });

  it('finds a meeting that was made only minutes before it begins', async () => {
    await harness.remind(userId, each);
    await at('09:00');
    put('sudden', 'Sudden call', '2026-11-16T09:07:00Z', ['buyer@acme.example']);
    await changed();
    await harness.round();
    expect(await announcements()).toEqual([
      '09:00 Reminder: meeting with a customer\nSudden call starts at 10:07, in 7 minutes.',
    ]);
  });

  it('tells late of what began while nobody was there, if it was known', async () => {
    put('one', 'Acme review', '2026-11-16T10:00:00Z', ['buyer@acme.example']);
    await harness.remind(userId, each);
    await harness.round();
    await at('10:20');
    expect(await announcements()).toEqual([
      '10:20 Reminder: meeting with a customer\nSorry, this is late: Acme review started at 11:00.',
    ]);
  });
});
