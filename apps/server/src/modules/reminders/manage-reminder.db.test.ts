import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { putBack, setAside } from '../../platform/db/set-aside.repository.ts';
import { changeOwnReminder } from './manage-reminder.ts';
import { removedReminders } from './removed-reminders.ts';
import { snoozeReminder } from './schedule-reminder.ts';
import { createReminderHarness, type NewOne, type ReminderHarness } from './test/reminder-harness.ts';
import { timedEvent } from './test/timed-event.ts';

const START = '2026-11-16T08:00:00Z';
let harness: ReminderHarness;
let userId: string;
beforeAll(async () => {
  harness = await createReminderHarness(START);
});
beforeEach(async () => {
  harness.clock.set(START);
  harness.calendar.clear();
  userId = await harness.createUser();
});
afterAll(() => harness.close());

const at = async (moment: string) => {
  harness.clock.set(moment);
  // Checked, then announced.
  await harness.round();
  await harness.round();
};
const sentTimes = async () => (await harness.outbox(userId)).map(({ at: when }) => when.slice(0, 16));
const change = (id: string, edit: Parameters<typeof changeOwnReminder>[3], zone = 'Europe/Madrid') =>
  changeOwnReminder(harness.database.db, userId, id, edit, { zone, now: harness.clock.now() });
const pause = (id: string) => change(id, { isActive: false });
const resume = (id: string, zone?: string) => change(id, { isActive: true }, zone);
const put = (id: string, start: string) => harness.calendar.set(id, timedEvent(id, 'Standup', start));
const remind = (what: Partial<NewOne>) => harness.remind(userId, { text: 'stretch', ...what });

it('a paused one that repeats says nothing for days, and resumed begins with its next time', async () => {
  const id = await remind({ cron: '30 9 * * *' });
  await at('2026-11-16T08:30:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T08:30']);
  await pause(id);
  for (const day of ['17', '18', '19']) await at(`2026-11-${day}T12:00:00Z`);
  expect(await sentTimes()).toHaveLength(1);
  await resume(id);
  await at('2026-11-19T12:00:30Z');
  expect(await sentTimes()).toHaveLength(1);
  await at('2026-11-20T08:30:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T08:30', '2026-11-20T08:30']);
});

it('resumed after a move, it goes by where its owner is now, unless the zone was said', async () => {
  const [own, said] = [
    await remind({ cron: '0 9 * * *' }),
    await remind({ cron: '0 9 * * *', zone: 'Europe/Madrid' }),
  ];
  for (const id of [own, said]) {
    await pause(id);
    await resume(id, 'America/New_York');
  }
  expect(await harness.row(own)).toMatchObject({
    time_zone: 'America/New_York',
    next_at: new Date('2026-11-16T14:00:00Z'),
  });
  expect(await harness.row(said)).toMatchObject({ time_zone: 'Europe/Madrid' });
});

it('one that comes before each of many events does not catch up on them', async () => {
  const hours = ['10', '11', '12', '13', '14', '15'];
  for (const hour of hours) put(`e${hour}`, `2026-11-16T${hour}:00:00Z`);
  const id = await remind({ relativeTo: { each: true, words: ['standup'], minutes_before: 240 } });
  await pause(id);
  await at('2026-11-16T09:30:00Z');
  expect(await sentTimes()).toEqual([]);
  await resume(id);
  // Those until 13:30 were due while it was paused.
  await at('2026-11-16T09:30:30Z');
  expect(await sentTimes()).toEqual([]);
  await at('2026-11-16T10:00:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T10:00']);
  await at('2026-11-16T11:00:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T10:00', '2026-11-16T11:00']);
});

it('one for one event follows it, is sent if it moved ahead, and is over if its time went by', async () => {
  const one = { relativeTo: { event_id: 'flight', minutes_before: 60 }, at: '2026-11-16T09:00:00Z' };
  put('flight', '2026-11-16T10:00:00Z');
  const moved = await remind(one);
  const missed = await remind(one);
  await pause(moved);
  await pause(missed);
  await at('2026-11-16T09:30:00Z');
  await resume(missed);
  await at('2026-11-16T09:30:30Z');
  expect([await sentTimes(), (await harness.row(missed)).is_active]).toEqual([[], false]);
  put('flight', '2026-11-16T14:00:00Z');
  await resume(moved);
  await at('2026-11-16T13:00:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T13:00']);
});

it('one for once keeps its time while it is ahead, and cannot be resumed when it is behind', async () => {
  const id = await remind({ at: '2026-11-16T09:00:00Z' });
  await pause(id);
  expect(await resume(id)).toMatchObject({ is_active: true, next_at: new Date('2026-11-16T09:00:00Z') });
  await pause(id);
  await at('2026-11-16T10:00:00Z');
  expect(await resume(id)).toBe('over');
  expect(await sentTimes()).toEqual([]);
  // A new time brings it back, in other words.
  await change(id, { text: 'stretch well', time: { at: new Date('2026-11-16T11:00:00Z') } });
  await at('2026-11-16T11:00:30Z');
  expect((await harness.outbox(userId)).map(({ text }) => text)).toEqual(['Reminder: stretch well']);
});

it('put off and then paused, it comes when it was put off to', async () => {
  const id = await remind({ cron: '0 9 * * *' });
  await snoozeReminder(
    harness.database.db,
    userId,
    id,
    new Date('2026-11-16T10:00:00Z'),
    harness.clock.now(),
  );
  await pause(id);
  await resume(id);
  await at('2026-11-16T10:00:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T10:00']);
});

it('given a time of its own, it no longer goes by an event', async () => {
  put('flight', '2026-11-16T12:00:00Z');
  const id = await remind({
    relativeTo: { event_id: 'flight', minutes_before: 60 },
    at: '2026-11-16T11:00:00Z',
  });
  await harness.round();
  await change(id, { time: { cron: '30 9 * * 1-5' } });
  await at('2026-11-16T08:30:30Z');
  await at('2026-11-16T11:00:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T08:30']);
});

it('removed and put back it is as it was: nothing is sent twice, and what came due in between is sent once', async () => {
  put('e1', '2026-11-16T10:00:00Z');
  put('e2', '2026-11-16T12:00:00Z');
  const id = await remind({ relativeTo: { each: true, words: ['standup'], minutes_before: 120 } });
  await at('2026-11-16T08:00:10Z');
  expect(await sentTimes()).toEqual(['2026-11-16T08:00']);
  const before = await harness.row(id);
  const thing = { userId, of: removedReminders, itemId: id };
  expect(await setAside(harness.database.db, thing, harness.clock.now())).toBe(true);
  await at('2026-11-16T08:00:40Z');
  expect(await putBack(harness.database.db, thing, harness.clock.now())).toBe('back');
  expect(await harness.row(id)).toEqual({ ...before, told_from: new Date('2026-11-16T08:00:10Z') });
  await harness.database.db
    .updateTable('reminders')
    .set({ follow_at: harness.clock.now() })
    .where('id', '=', id)
    .execute();
  await at('2026-11-16T08:00:50Z');
  expect(await sentTimes()).toHaveLength(1);
  await at('2026-11-16T10:00:30Z');
  expect(await sentTimes()).toEqual(['2026-11-16T08:00', '2026-11-16T10:00']);

  const daily = await remind({ cron: '5 11 * * *', zone: 'UTC' });
  const other = { ...thing, itemId: daily };
  harness.clock.set('2026-11-16T11:04:50Z');
  await setAside(harness.database.db, other, harness.clock.now());
  await at('2026-11-16T11:05:10Z');
  expect(await sentTimes()).toHaveLength(2);
  await putBack(harness.database.db, other, harness.clock.now());
  await at('2026-11-16T11:05:20Z');
  expect(await sentTimes()).toHaveLength(3);
  expect(await putBack(harness.database.db, { ...other, itemId: randomUUID() }, harness.clock.now())).toBe(
    'gone',
  );
});
